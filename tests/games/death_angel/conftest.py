"""A loaded die for the tests of Death Angel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .positions import Dice, loaded


@pytest.fixture
def die() -> Iterator[Dice]:
    """``die(0, 4)``: these faces come next. All must be rolled, and no others are."""
    with loaded() as faces:
        yield faces
        assert not faces.faces, f"{faces.faces} were not rolled"
