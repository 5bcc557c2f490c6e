"""The balance report in a browser: it keeps nobody out, and fits a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from starboard.lab.balance import balance
from starboard.lab.page import page as html_of
from starboard.lab.simulate import Match
from tests.browser.axe import grave_faults

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [390, 1440])
def test_a_report_is_for_everybody(browser: Browser, tmp_path: Path, width: int) -> None:
    file = tmp_path / "report.html"
    found = balance(Match("_example", ("random",) * 3, {}, 1), 30)
    file.write_text(html_of(found, "en"), encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(file.as_uri())
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
