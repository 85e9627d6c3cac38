"""What all tests share: machines are noisy, and no property is about time; and what takes longest begins first."""

import pytest
from hypothesis import settings

settings.register_profile("default", deadline=None)
settings.load_profile("default")

LONGEST = ("test_browser", "test_laws")  # files that begin so


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """So that two processes end at about the same time: what is left for the end is short."""
    items.sort(key=lambda item: not item.path.name.startswith(LONGEST))
