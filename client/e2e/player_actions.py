"""Actions of a player in a browser: read the question, make a move, see the result."""

import math
import time
from typing import Final

from playwright.sync_api import Locator, Page

CARD: Final = "[data-slot] button.open, section.hand button"
ACTIONS: Final = ".actions .choices button.act:enabled"
VERDICT: Final = ".verdict"
MOVE_LIMIT: Final = 250
# The page suppresses a click soon after and near another one as part of a double click.
DOUBLE_CLICK_MS: Final = 500
DOUBLE_CLICK_PX: Final = 80
# Reading all the text of a page in every frame would keep a core busy.
POLLING_MS: Final = 100

_QUESTION: Final = """() => document.querySelector('.verdict') ? 'over'
  : document.querySelector('main.wait button') ? 'hand-over'
  : document.querySelector('section.question button') ? 'question'
  : document.querySelector('section.draft li button:enabled') ? 'draft'
  : document.querySelector('.table.turn [data-slot] button.open') ? 'turn'
  : document.querySelector('section.hand button') && document.querySelector('.status.mine') ? 'turn' : null"""
# The text that changes with the player's own moves, but not with another player's while a question is open.
_BOARD_TEXT: Final = """() => [...document.querySelectorAll(
  'h1, main.wait, .verdict, section.draft, section.question, [data-slot], section.hand, p.choice'
)].map((node) => node.innerText).join('|')"""


def question_of(page: Page) -> str:
    """Wait for a question or the end of the game; return the kind of question."""
    return str(page.wait_for_function(_QUESTION, polling=POLLING_MS).json_value())


def board_text(page: Page) -> str:
    """Return the texts of board, hand and question."""
    return str(page.evaluate(_BOARD_TEXT))


def wait_for_change(page: Page, before: str) -> None:
    """Wait until the board text differs from an earlier one."""
    page.wait_for_function(f"before => ({_BOARD_TEXT})() !== before", arg=before, polling=POLLING_MS)


def wait_for_board(page: Page, before: str) -> None:
    """Wait until the page shows an earlier board again, as after an undo."""
    page.wait_for_function(f"before => ({_BOARD_TEXT})() === before", arg=before, polling=POLLING_MS)


def move(page: Page, number: int) -> bool:
    """Make a move by mouse; return whether the game was still running."""
    question = question_of(page)
    before = board_text(page)
    if question == "over":
        return False
    _answer(page, question, number)
    wait_for_change(page, before)
    return True


def _answer(page: Page, question: str, number: int) -> None:
    """Click an answer to a question."""
    match question:
        case "hand-over":
            click(page.locator("main.wait button"))
        case "question":
            click(page.locator("section.question button").first)
        case "draft":
            click(page.locator("section.draft li button:enabled").first)
        case _:
            cards = page.locator(CARD)
            if not page.locator(ACTIONS).count():  # a second click would deselect the card
                click(cards.nth(number % cards.count()))
            # Mostly the first action, which is to build; sometimes the last one, to cover wonders too.
            actions = page.locator(ACTIONS)
            actions.first.wait_for()
            click(actions.last if number % 3 == 2 else actions.first)


_last_click = (0.0, 0.0, 0.0)  # time, x, y


def click(target: Locator) -> None:
    """Click, after a pause if the click would count as part of a double click."""
    global _last_click  # noqa: PLW0603 - a test process has one pointer
    target.scroll_into_view_if_needed()
    box = target.bounding_box() or {"x": 0.0, "y": 0.0, "width": 0.0, "height": 0.0}
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    when, last_x, last_y = _last_click
    if math.hypot(x - last_x, y - last_y) < DOUBLE_CLICK_PX:
        target.page.wait_for_timeout(max(0.0, DOUBLE_CLICK_MS - (time.monotonic() - when) * 1000))
    target.click()
    _last_click = (time.monotonic(), x, y)


def play(page: Page, limit: int = MOVE_LIMIT) -> int:
    """Play to the end of the game, or `limit` moves; return the number of moves."""
    for number in range(limit):
        if not move(page, number):
            return number
    assert limit < MOVE_LIMIT, "the game does not end"
    return limit


def play_now(page: Page) -> None:
    """Start a game of Duel against the computer from the start page."""
    page.goto("/")
    page.get_by_role("button", name="Play Duel").click()


def choose_game(page: Page, game: str, players: int | None = None) -> None:
    """Choose a game, and a number of players, in the form of the start page."""
    page.goto("/")
    page.locator(f"input[value={game}]").check(force=True)
    if players is not None:
        page.get_by_role("combobox", name="Players", exact=True).select_option(str(players))


def start_game(page: Page) -> None:
    """Submit the form for a new game."""
    page.get_by_role("button", name="Start game").click()


def finished_game_of_bots(page: Page) -> str:
    """Let two computers play Duel to the end; return the id of the table."""
    seats = [{"kind": "ai", "level": "beginner"}, {"kind": "ai", "level": "easy"}]
    table = page.request.post("/api/tables", data={"game": "duel", "seats": seats}).json()["id"]
    while page.request.get(f"/api/tables/{table}").json()["table"]["result"] is None:
        page.wait_for_timeout(300)
    return str(table)


def tab_to(page: Page, selector: str, limit: int = 120) -> None:
    """Press Tab until a matching element has the focus."""
    for _ in range(limit):
        if page.evaluate("selector => Boolean(document.activeElement?.matches(selector))", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")
