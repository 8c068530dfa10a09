"""Things that once went wrong at a table, each tried again: leaving, tapping, opening what is no record."""

import re

from checks import LANGUAGES, all_said
from hands import CARD, asked, begin, move, new_game
from playwright.sync_api import FilePayload, Page
from stage import Stage

# What people drop on a page that asks for a record, and nothing of which is one.
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
    """On a phone, in motion and as soon as it is one's turn: the first tap on a card selects it, in both games."""
    taps = 0
    for game, moves in (("duel", 24), ("classic", 12)):
        page = on.visitor(390, 844, touch=True, moving=True)
        new_game(page, on, game)
        begin(page)
        for number in range(moves):
            question = asked(page)
            if question == "turn":
                taps += _tap_all(page)
            if not move(page, number):
                break
        page.context.close()
    return f"{taps} taps"


def _tap_all(page: Page) -> int:
    """Tap every card that can be taken, one after another; each must be selected by its one tap."""
    cards = page.locator(CARD)
    for number in range(cards.count()):
        cards.nth(number).tap()
        page.locator(".actions").wait_for()
        page.wait_for_function(_PRESSED, arg=[CARD, number])
    page.locator(".actions .close").tap()
    page.locator(".actions").wait_for(state="detached")
    return cards.count()


def no_record(on: Stage) -> str:
    """Files that are no records: a sentence in the reader's language says why, and the page stays usable."""
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
    # Refused on purpose: the browser complains of the answers.
    on.complaints[:] = [one for one in on.complaints if "status of 4" not in one]
    return f"{len(said)} reasons"
