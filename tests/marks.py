"""Marks that tie a test to the rulebook: `tools/rules-covered` counts them."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test shows these rules: it fails when one of them is switched off."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The test runs these worked examples with the rulebook's numbers."""
    return pytest.mark.example(*ids)
