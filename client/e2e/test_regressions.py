"""Regression tests of tables: leaving, tapping, opening files that are no records."""

import re
from typing import Final

import pytest
from client.e2e.assertions import LANGUAGES, assert_translated
from client.e2e.pages import NewPage
from client.e2e.player_actions import CARD, choose_game, move, play_now, question_of, start_game
from playwright.sync_api import FilePayload, Page

pytestmark = pytest.mark.slow
# Plausible wrong uploads, none of which is a record.
NO_RECORDS: Final = {
    "empty": b"",
    "letter": "Draga Ana, vidimo se u subotu! Ž\n".encode(),
    "picture": bytes(range(256)) * 4,
    "cut": b"sevenwonders duel 1\n\n1. A build nothing\n",
    "other": b"sevenwonders poker 1\n",
}
# Whether the card of this number is the selected one.
_IS_SELECTED: Final = "([card, n]) => document.querySelectorAll(card)[n]?.getAttribute('aria-pressed') === 'true'"


def test_table_left_and_reopened(page: Page) -> None:
    """Leave a table by its menu, the browser and a link: each visit opens one socket of this table."""
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    play_now(page)
    question_of(page)
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Start page").click()
    home = page.get_by_role("button", name="Play Duel")
    home.wait_for()
    page.go_back()
    question_of(page)
    page.go_forward()
    home.wait_for()
    page.get_by_role("region", name="Games in progress").get_by_role("link").first.click()
    question_of(page)
    page.goto("/help")
    page.locator("main").wait_for()
    assert len(sockets) == 3, sockets
    assert all(url.endswith(f"/api/tables/{table}/socket") for url in sockets), sockets


@pytest.mark.parametrize("has_touch", [False, True])
@pytest.mark.parametrize(("game", "moves"), [("duel", 12), ("classic", 5)])
def test_one_tap_selects(game: str, moves: int, has_touch: bool, new_page: NewPage) -> None:
    """Tap cards as soon as the turn begins, while things move: one tap selects the card."""
    width, height = (390, 844) if has_touch else (1280, 720)
    page = new_page(width, height, has_touch=has_touch, has_motion=True, slowdown=2)
    choose_game(page, game)
    start_game(page)
    for number in range(moves):
        if question_of(page) == "turn":
            _tap_cards(page, has_touch=has_touch)
        if not move(page, number):
            break


def _tap_cards(page: Page, *, has_touch: bool) -> None:
    """Tap the first card that can be taken, and the last; each must be selected by its one tap."""
    # By raw pointer events: Playwright's click would check the target first, and retry.
    tap = page.touchscreen.tap if has_touch else page.mouse.click
    for number in sorted({0, page.locator(CARD).count() - 1}):
        box = page.locator(CARD).nth(number).bounding_box()
        assert box is not None
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(_IS_SELECTED, arg=[CARD, number])
    page.keyboard.press("Escape")
    page.locator(".actions").wait_for(state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_file_without_record(language: str, new_page: NewPage) -> None:
    """Upload files that are no records: an error message in the player's language, and the page stays usable."""
    page = new_page(language=language)
    for name, content in NO_RECORDS.items():
        page.goto("/")
        page.locator("input[type=file]").wait_for(state="attached")
        file: FilePayload = {"name": f"{name}.txt", "mimeType": "text/plain", "buffer": content}
        page.set_input_files("input[type=file]", files=[file])
        toast = page.locator(".toast").last
        toast.wait_for()
        text = toast.locator("span").inner_text()
        assert not re.search(r"\[|\]|\{|Error|undefined|record/|sevenwonders", text), text
        assert_translated(page, language)
    new_page.ignore_errors("status of 4")


def test_tooltip_without_network(new_page: NewPage) -> None:
    """Point at a card while the code of the tooltip cannot be loaded: no help is shown, the game goes on."""
    page = new_page()
    page.goto("/demo/duel-age1")
    page.locator(CARD).first.wait_for()
    page.context.set_offline(True)
    with page.expect_event("requestfailed", lambda request: request.url.endswith(".js")):
        page.locator(CARD).first.hover()
    page.locator(CARD).first.click()
    page.locator(".actions").wait_for()
    new_page.ignore_errors("ERR_INTERNET_DISCONNECTED")


def test_missing_part_of_the_program(new_page: NewPage) -> None:
    """Open a page whose code is gone, with the server's version unchanged: the page shows an error."""
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Duel").wait_for()
    page.route(re.compile(r"\.js$"), lambda route: route.fulfill(status=404))
    page.locator("a[href='/rules/duel'], a[href='/help']").first.click()
    page.get_by_role("main").get_by_text("The server cannot be reached").wait_for()
    page.get_by_role("main").get_by_role("link", name="Start page").wait_for()
    new_page.ignore_errors("404")
    new_page.ignore_errors("Failed to fetch dynamically imported module")
