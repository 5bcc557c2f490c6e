"""Plays any game through the page as a person does: by what is lit, by buttons, or by keys alone.

It uses only the marks that the page promises to everybody: data-lit, data-option, data-act.
"""

from __future__ import annotations

import contextlib
import random
from typing import Any

from playwright.sync_api import Error, Locator, Page

MY_MOVE = "[data-lit], button[data-option], [data-act=confirm], [data-act=sit]"
#: What the page offers at this instant, as one string: it changes with every touch that counts.
SITUATION = f"""() => {{
  const table = document.querySelector('[data-table]');
  if (!table) return '';
  const {{seq, seat, over}} = table.dataset;
  const marks = [...document.querySelectorAll('{MY_MOVE}')];
  const names = marks.map(m => (m.dataset.key ?? m.dataset.option ?? m.dataset.act)
    + (m.getAttribute('aria-pressed') ? '!' : ''));
  return JSON.stringify([seq, seat, over ?? '', names]);
}}"""
#: Nothing moves any more: what is clicked is where it seems to be.
AT_REST = """() => document.getAnimations().every(
  a => a.playState !== 'running' || a.effect.getTiming().iterations === Infinity)"""


class Stuck(AssertionError):
    """The page offers nothing, or does nothing when it is touched."""


#: Looks in a row at a page that wants a move and offers none, a twentieth of a second apart.
IDLE = 1200


class Driver:
    """One person in front of one page, with a mouse or with a finger."""

    def __init__(
        self, page: Page, seed: int = 0, patience: float = 20_000, *, finger: bool = False
    ) -> None:
        self.page = page
        self.finger = finger
        self.chance = random.Random(seed)
        self.patience = patience
        self.touches = 0

    # ---- what there is ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator("[data-table][data-over=true]").count() > 0

    @property
    def seq(self) -> int:
        return int(self.page.locator("[data-table]").get_attribute("data-seq") or 0)

    def situation(self) -> str:
        return str(self.page.evaluate(SITUATION))

    def wait_for_turn(self) -> bool:
        """Until there is something to do, or the game is over; says whether there is."""
        while True:
            seq = self.seq
            try:
                self.page.wait_for_selector(
                    f"{MY_MOVE}, [data-over=true]", state="attached", timeout=self.patience
                )
            except Error:
                if self.seq == seq:
                    raise
                continue  # the table goes on: others are thinking, however slow the machine is
            return not self.over

    # ---- touching -----------------------------------------------------------------------------

    def start(self, address: str, game: str) -> None:
        """From the start page to a new table, with the usual seats.

        The bots are easy ones: they answer at once, however busy the machine is.
        """
        self.page.goto(address)
        self.page.click(f'[data-box="{game}"]')
        self.page.wait_for_selector("[data-act=start]")
        easy = self.page.locator("option[value='easy']")
        for level in self.page.locator("[data-new-seat] select").filter(has=easy).all():
            level.select_option("easy")
        self.page.click("[data-act=start]")
        self.page.wait_for_selector("[data-table][data-seq]")

    def choices(self) -> list[Locator]:
        for act in ("sit", "confirm"):
            found = self.page.locator(f"[data-act={act}]")
            if found.count():
                return [found.first]
        return [
            *self.page.locator("[data-lit]").all(),
            *self.page.locator("button[data-option]").all(),
        ]

    def touch(self) -> None:
        """One touch of something that can be touched now."""
        before = self.situation()
        choices = self.choices()
        if not choices:
            return
        thing = self.chance.choice(choices)
        self.rest()
        try:
            if self.finger:
                thing.tap(timeout=self.patience / 2)
            else:
                thing.click(timeout=self.patience / 2)
        except Error as error:
            if self.situation() == before:
                raise Stuck(f"cannot touch {before}: {error}") from error
            return  # the table went on meanwhile, as it does where several decide at once
        self.touches += 1
        self.wait_for_change(before)

    def rest(self) -> None:
        """Things arrive in half a second; a machine that is busy may take longer to show it."""
        with contextlib.suppress(Error):
            self.page.wait_for_function(AT_REST, timeout=2000)

    def wait_for_change(self, before: str) -> None:
        try:
            self.page.wait_for_function(
                f"before => ({SITUATION})() !== before", arg=before, timeout=self.patience
            )
        except Error as error:
            raise Stuck(f"nothing happened at {before}") from error

    def play(self, most: int = 3000, until: Any = None) -> None:
        """Touch after touch until the game is over, or until a condition holds."""
        last, idle = self.touches + most, 0
        while self.touches < last and idle < IDLE:
            if not self.wait_for_turn() or (until is not None and until()):
                return
            before = self.touches
            self.touch()
            if self.touches == before:  # nothing to touch just now: the page is being drawn
                idle += 1
                self.page.wait_for_timeout(50)
            else:
                idle = 0
        raise Stuck(f"not over after {most} touches, or nothing to touch at {self.situation()}")

    # ---- keys only ----------------------------------------------------------------------------

    def press(self) -> None:
        """One decision without a pointer: arrows to a lit thing and Enter, or an option's key."""
        before = self.situation()
        keyboard = self.page.keyboard
        if self.page.locator("[role=alertdialog]").count():  # what warns has its focus on Back
            keyboard.press("Shift+Tab")
            keyboard.press("Enter")
        elif self.page.locator("[data-act=confirm]").count():
            self.page.locator("[data-prompt]").focus()
            keyboard.press("Enter")
        elif self.page.locator("[data-act=sit]").count():
            keyboard.press("Enter")
        elif (keys := self.shortcuts()) and self.chance.random() < 0.5:
            keyboard.press(self.chance.choice(keys))
        elif self.page.locator("[data-lit]").count():
            self.walk_to_lit()
            keyboard.press("Enter")
        elif keys:
            keyboard.press(self.chance.choice(keys))
        else:
            return
        self.touches += 1
        self.wait_for_change(before)

    def shortcuts(self) -> list[str]:
        """The keys that the options name themselves: digits, or letters in a list of actions."""
        return [
            key for key in self.page.locator("button[data-option] kbd").all_text_contents() if key
        ]

    def walk_to_lit(self) -> None:
        keyboard = self.page.keyboard
        keyboard.press("ArrowDown")
        for _ in range(self.chance.randint(0, 4)):
            keyboard.press(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        on_lit = "() => document.activeElement?.matches('[data-lit]') ?? false"
        for _ in range(80):
            if self.page.evaluate(on_lit):
                return
            keyboard.press("Tab")
        raise Stuck("no lit thing can be reached by keys")

    def play_by_keys(self, most: int = 3000) -> None:
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.press()
        raise Stuck(f"not over after {most} keys")
