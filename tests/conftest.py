"""What all tests share: machines are noisy, and no property is about time."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
