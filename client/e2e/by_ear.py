"""Whole games by the accessibility tree alone, as a screen reader announces it: roles, names and texts."""

import re
from dataclasses import dataclass

from hands import MOST, new_game
from playwright.sync_api import Locator, Page
from stage import PATIENCE, Stage

TURNS = ("Your turn.", "Choose a card.")


@dataclass(frozen=True)
class Heard:
    """A snapshot of the announced page."""

    text: str

    @property
    def status(self) -> str:
        """The status of the table: the active player or the question."""
        found = re.search(r"^  - status: (.+)$", self.text, re.MULTILINE)
        return found[1].strip('"') if found else ""

    @property
    def news(self) -> str:
        """The last events, as in the log."""
        found = re.search(r"^ *- '?log\b.*$", self.text, re.MULTILINE)
        return found[0] if found else ""

    @property
    def is_over(self) -> bool:
        return '- button "Rematch"' in self.text


def listen(page: Page) -> Heard:
    return Heard(page.locator("body").aria_snapshot())


def duel_by_ear(on: Stage) -> str:
    """Duel from the start page to the score, by roles, names and texts alone."""
    page = on.visitor()
    page.goto(on.address)
    page.get_by_role("button", name="Play now").press("Enter")
    return _whole_game(page, 2)


def classic_by_ear(on: Stage) -> str:
    """7 Wonders for three, in the same way."""
    page = on.visitor()
    new_game(page, on, "classic", 3)
    page.get_by_role("button", name="Start game").press("Enter")
    return _whole_game(page, 3)


def _whole_game(page: Page, players: int) -> str:
    for moves in range(MOST):
        heard, choices = _await_question(page)
        if heard.is_over:
            return f"{moves} moves, {_read_score(page, players)}"
        if heard.status in TURNS:
            _take_card(page, choices[moves % len(choices)], moves)
        else:
            choices[0].press("Enter")
        _await_news(page, heard)
    raise AssertionError("the game does not end")


def _await_question(page: Page) -> tuple[Heard, list[Locator]]:
    """Wait for a question or the end of the game; return the announced page."""
    for _ in range(PATIENCE // 100):
        heard = listen(page)
        choices = [] if heard.is_over or not heard.status else _choices(page, heard.status)
        if choices or heard.is_over:
            return heard, choices
        page.wait_for_timeout(100)
    raise AssertionError(listen(page).text)


def _choices(page: Page, status: str) -> list[Locator]:
    """Return the available cards in a turn, else the answers to the question."""
    if status in TURNS:
        cards = page.get_by_role("main").get_by_role("button", name="available")
        return cards.all()
    question = page.get_by_role("region", name=status, exact=True)
    return [one for one in question.get_by_role("button").all() if one.is_enabled()]


def _take_card(page: Page, card: Locator, number: int) -> None:
    """Open a card, read its actions with their prices, and press one."""
    name = card.inner_text().split(". ")[0]
    card.press("Enter")
    panel = page.get_by_role("region", name=name, exact=True)
    panel.wait_for()
    acts = [one for one in panel.get_by_role("button").all() if one.is_enabled()]
    said = [re.sub(r"\s+", " ", one.inner_text()) for one in acts]
    doing = [one for one, text in zip(acts, said, strict=True) if re.search(r"costs you|\d+ coins?", text)]
    assert doing, said
    (doing[0] if number % 4 else doing[-1]).press("Enter")


def _await_news(page: Page, before: Heard) -> None:
    """Wait until the announced events change: the move has been made."""
    for _ in range(PATIENCE // 100):
        heard = listen(page)
        if heard.is_over or heard.news != before.news:
            return
        page.wait_for_timeout(100)
    raise AssertionError(listen(page).text)


def _read_score(page: Page, players: int) -> str:
    """Read the result: the winner, and the total of each player."""
    outcome = page.get_by_role("heading", name=re.compile("Victory|Defeat|Draw"))
    outcome.first.wait_for()
    rows = page.get_by_role("table").first.get_by_role("row")
    sums = [cell.inner_text() for cell in rows.last.get_by_role("cell").all()]
    assert len(sums) == players, sums
    assert all(points.strip().isdigit() for points in sums), sums
    return f"{outcome.first.inner_text()} {':'.join(sums)}"
