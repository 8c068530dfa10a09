"""Play as a person does: read the question, make a move, see the answer."""

import math
import time

from playwright.sync_api import Locator, Page
from stage import Stage

CARD = "[data-slot] button.open, section.hand button"
ACTIONS = ".actions .choices button.act:enabled"
VERDICT = ".verdict"
MOST = 250
# The page suppresses a click soon after and near another one as part of a double click.
ECHO = 500
NEAR = 80
# Milliseconds between polls of a page: reading all its text in every frame would keep a core busy.
EVERY = 100

_ASKED = """() => document.querySelector('.verdict') ? 'over'
  : document.querySelector('main.wait button') ? 'hand-over'
  : document.querySelector('section.question button') ? 'question'
  : document.querySelector('section.draft li button:enabled') ? 'draft'
  : document.querySelector('.table.turn [data-slot] button.open') ? 'turn'
  : document.querySelector('section.hand button') && document.querySelector('.status.mine') ? 'turn' : null"""
# The text that changes with the player's own moves, but not with another player's while a question is open.
_STANDING = """() => [...document.querySelectorAll(
  'h1, main.wait, .verdict, section.draft, section.question, [data-slot], section.hand, p.choice'
)].map((node) => node.innerText).join('|')"""


def asked(page: Page) -> str:
    """Wait for a question or the end of the game; return the kind of question."""
    return str(page.wait_for_function(_ASKED, polling=EVERY).json_value())


def standing(page: Page) -> str:
    """Return the text before the active player: board, hand and question."""
    return str(page.evaluate(_STANDING))


def await_answer(page: Page, before: str) -> None:
    """Wait until the board text changes."""
    page.wait_for_function(f"told => ({_STANDING})() !== told", arg=before, polling=EVERY)


def await_standing(page: Page, before: str) -> None:
    """Wait until the page shows an earlier board again: a move was taken back."""
    page.wait_for_function(f"told => ({_STANDING})() === told", arg=before, polling=EVERY)


def move(page: Page, number: int) -> bool:
    """Make some move by mouse; return whether the game was still running."""
    question = asked(page)
    before = standing(page)
    if question == "over":
        return False
    _answer(page, question, number)
    await_answer(page, before)
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
            if not page.locator(ACTIONS).count():  # a second click would put the card down again
                click(cards.nth(number % cards.count()))
            # Mostly the first action, which is to build; sometimes the last one, to cover wonders too.
            ways = page.locator(ACTIONS)
            ways.first.wait_for()
            click(ways.last if number % 3 == 2 else ways.first)


_clicked = (0.0, 0.0, 0.0)  # when, and where


def click(target: Locator) -> None:
    """Click after a pause if the last click was near, as a person does who reads first."""
    global _clicked  # noqa: PLW0603 - a play has one pair of hands
    target.scroll_into_view_if_needed()
    box = target.bounding_box() or {"x": 0.0, "y": 0.0, "width": 0.0, "height": 0.0}
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    when, last_x, last_y = _clicked
    if math.hypot(x - last_x, y - last_y) < NEAR:
        target.page.wait_for_timeout(max(0.0, ECHO - (time.monotonic() - when) * 1000))
    target.click()
    _clicked = (time.monotonic(), x, y)


def play(page: Page, most: int = MOST) -> int:
    """Play until the game is over, or `most` moves; return the number of moves."""
    for number in range(most):
        if not move(page, number):
            return number
    assert most < MOST, "the game does not end"
    return most


def new_game(page: Page, on: Stage, game: str, players: int | None = None) -> None:
    """Go to the start page and choose a game."""
    page.goto(on.address)
    page.locator(f"input[value={game}]").check(force=True)
    if players is not None:
        page.get_by_role("combobox", name="Players").select_option(str(players))


def watched_game(page: Page, on: Stage) -> str:
    """Let two computers play Duel to the end; return the table."""
    seats = [{"kind": "ai", "level": "beginner"}, {"kind": "ai", "level": "easy"}]
    made = page.request.post(f"{on.address}/api/tables", data={"game": "duel", "seats": seats}).json()
    while page.request.get(f"{on.address}/api/tables/{made['id']}").json()["table"]["result"] is None:
        page.wait_for_timeout(300)
    return str(made["id"])


def begin(page: Page) -> None:
    """Sit down at the table after set-up."""
    page.get_by_role("button", name="Start game").click()


def tab_to(page: Page, target: str, most: int = 120) -> None:
    """Press Tab until something like this has the focus."""
    for _ in range(most):
        if page.evaluate("target => Boolean(document.activeElement?.matches(target))", target):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")
