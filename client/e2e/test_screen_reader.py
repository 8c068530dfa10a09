"""Whole games by the accessibility tree alone, as a screen reader announces it: roles, names and texts."""

import re
from dataclasses import dataclass
from typing import Final

import pytest
from client.e2e.player_actions import MOVE_LIMIT, choose_game
from client.e2e.server import TIMEOUT_MS
from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.slow
TURNS: Final = ("Your turn.", "Choose a card.")


@dataclass(frozen=True)
class AriaSnapshot:
    """A snapshot of the announced page."""

    text: str

    @property
    def status(self) -> str:
        """The status of the table: the active player or the question."""
        found = re.search(r"^  - status: (.+)$", self.text, re.MULTILINE)
        return found[1].strip('"') if found else ""

    @property
    def events(self) -> str:
        """The last events, as in the log."""
        found = re.search(r"^ *- '?log\b.*$", self.text, re.MULTILINE)
        return found[0] if found else ""

    @property
    def is_over(self) -> bool:
        return '- button "Rematch"' in self.text


def snapshot(page: Page) -> AriaSnapshot:
    return AriaSnapshot(page.locator("body").aria_snapshot())


def test_duel(page: Page) -> None:
    """Play Duel from the start page to the score."""
    page.goto("/")
    page.get_by_role("button", name="Play Duel").press("Enter")
    _play(page, 2)


def test_seven_wonders(page: Page) -> None:
    """Play 7 Wonders with three players."""
    choose_game(page, "classic", 3)
    page.get_by_role("button", name="Start game").press("Enter")
    _play(page, 3)


def _play(page: Page, players: int) -> None:
    for number in range(MOVE_LIMIT):
        announced, choices = _wait_for_question(page)
        if announced.is_over:
            _check_score(page, players)
            return
        if announced.status in TURNS:
            _play_card(page, choices[number % len(choices)], number)
        else:
            choices[0].press("Enter")
        _wait_for_events(page, announced)
    raise AssertionError("the game does not end")


def _wait_for_question(page: Page) -> tuple[AriaSnapshot, list[Locator]]:
    """Wait for a question or the end of the game; return the announced page and the choices."""
    for _ in range(TIMEOUT_MS // 100):
        announced = snapshot(page)
        choices = [] if announced.is_over or not announced.status else _choices(page, announced.status)
        if choices or announced.is_over:
            return announced, choices
        page.wait_for_timeout(100)
    raise AssertionError(snapshot(page).text)


def _choices(page: Page, status: str) -> list[Locator]:
    """Return the available cards in a turn, else the answers to the question."""
    if status in TURNS:
        cards = page.get_by_role("main").get_by_role("button", name="available")
        return cards.all()
    # The draft says how many wonders are still to be taken.
    question = page.get_by_role("region", name=re.compile(rf"^{re.escape(status)}$|^Take 2\swonders"))
    return [button for button in question.get_by_role("button").all() if button.is_enabled()]


def _play_card(page: Page, card: Locator, number: int) -> None:
    """Open a card, read its actions with their prices, and press one."""
    name = card.inner_text().split(". ")[0]
    card.press("Enter")
    panel = page.get_by_role("region", name=name, exact=True)
    panel.wait_for()
    buttons = [button for button in panel.get_by_role("button").all() if button.is_enabled()]
    texts = [re.sub(r"\s+", " ", button.inner_text()) for button in buttons]
    priced = [button for button, text in zip(buttons, texts, strict=True) if re.search(r"costs you|\d+ coins?", text)]
    assert priced, texts
    (priced[0] if number % 4 else priced[-1]).press("Enter")


def _wait_for_events(page: Page, before: AriaSnapshot) -> None:
    """Wait until the announced events change: the move has been made."""
    for _ in range(TIMEOUT_MS // 100):
        announced = snapshot(page)
        if announced.is_over or announced.events != before.events:
            return
        page.wait_for_timeout(100)
    raise AssertionError(snapshot(page).text)


def _check_score(page: Page, players: int) -> None:
    """Read the winner and the total of each player."""
    outcome = page.get_by_role("heading", name=re.compile("Victory|Defeat|Draw|You came"))
    outcome.first.wait_for()
    rows = page.get_by_role("table").first.get_by_role("row")
    totals = [cell.inner_text() for cell in rows.last.get_by_role("cell").all()]
    assert len(totals) == players, totals
    assert all(points.strip().isdigit() for points in totals), totals
