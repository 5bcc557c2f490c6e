"""axe-core on a page: what keeps people out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def grave_faults(page: Page) -> list[str]:
    """Serious and critical findings, one line each."""
    # Not as a script tag: the page's own policy forbids those, and rightly so.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['help']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"][:3]
    ]
