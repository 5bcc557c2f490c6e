"""What every test may rely on: tests that cannot run here are skipped, and say why."""

from __future__ import annotations

import pytest

from tools import system

REASONS = {"browser": system.why_no_browser, "postgres": system.why_no_postgres}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for mark, why_not in REASONS.items():
        marked = [item for item in items if item.get_closest_marker(mark)]
        if marked and (reason := why_not()):
            for item in marked:
                item.add_marker(pytest.mark.skip(reason=reason))
