"""Regression tests of tables: leaving, tapping, opening files that are no records."""

import re

from checks import LANGUAGES, all_said
from hands import CARD, asked, begin, move, new_game
from playwright.sync_api import FilePayload, Page
from stage import Stage

# Plausible wrong uploads, none of which is a record.
REFUSED = {
    "empty": b"",
    "letter": "Draga Ana, vidimo se u subotu! Ž\n".encode(),
    "picture": bytes(range(256)) * 4,
    "cut": b"sevenwonders duel 1\n\n1. A build nothing\n",
    "other": b"sevenwonders poker 1\n",
}
# Whether the card of this number is the selected one.
_PRESSED = "([card, n]) => document.querySelectorAll(card)[n]?.getAttribute('aria-pressed') === 'true'"


def left_and_found_again(on: Stage) -> str:
    """A table left by its menu, by the browser and by a link: it opens its own socket each time, and no other."""
    page = on.visitor()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    asked(page)
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Start page").click()
    home = page.get_by_role("button", name="Play now")
    home.wait_for()
    page.go_back()
    asked(page)
    page.go_forward()
    home.wait_for()
    page.get_by_role("region", name="Games in progress").get_by_role("link").first.click()
    asked(page)
    page.goto(f"{on.address}/help")
    page.locator("main").wait_for()
    assert len(sockets) == 3, sockets
    assert all(url.endswith(f"/api/tables/{table}/socket") for url in sockets), sockets
    return f"{len(sockets)} sockets"


def every_tap_selects(on: Stage) -> str:
    """By mouse and by finger, as soon as it is one's turn and while things move: one click on a card selects it."""
    taps = 0
    for size, touch in (((1280, 720), False), ((390, 844), True)):
        for game, moves in (("duel", 12), ("classic", 5)):
            page = on.visitor(*size, touch=touch, moving=True, slow=2)
            new_game(page, on, game)
            begin(page)
            for number in range(moves):
                if asked(page) == "turn":
                    taps += _tap_some(page, touch=touch)
                if not move(page, number):
                    break
            page.context.close()
    return f"{taps} taps"


def _tap_some(page: Page, *, touch: bool) -> int:
    """Tap the first card that can be taken, and the last; each must be selected by its one tap."""
    # By raw pointer events: Playwright's click would check the target first, and retry.
    tap = page.touchscreen.tap if touch else page.mouse.click
    chosen = sorted({0, page.locator(CARD).count() - 1})
    for number in chosen:
        box = page.locator(CARD).nth(number).bounding_box()
        assert box is not None
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(_PRESSED, arg=[CARD, number])
    page.keyboard.press("Escape")
    page.locator(".actions").wait_for(state="detached")
    return len(chosen)


def no_record(on: Stage) -> str:
    """Files that are no records: an error message in the player's language, and the page stays usable."""
    said: set[str] = set()
    for language in LANGUAGES:
        page = on.visitor(language=language)
        for name, content in REFUSED.items():
            page.goto(on.address)
            page.locator("input[type=file]").wait_for()
            file: FilePayload = {"name": f"{name}.txt", "mimeType": "text/plain", "buffer": content}
            page.set_input_files("input[type=file]", files=[file])
            toast = page.locator(".toast").last
            toast.wait_for()
            text = toast.locator("span").inner_text()
            assert not re.search(r"\[|\]|\{|Error|undefined|record/|sevenwonders", text), text
            said.add(text)
            all_said(page, language)
        page.context.close()
    # Refused on purpose: the browser logs the error responses.
    on.complaints[:] = [one for one in on.complaints if "status of 4" not in one]
    return f"{len(said)} reasons"
