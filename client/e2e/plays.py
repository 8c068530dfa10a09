"""What a person does with the client, from the first visit to the end of a game. Each play has its own visitors."""

from pathlib import Path

from guide_play import guided_duel
from playwright.sync_api import Page
from stage import (
    ACTIONS,
    VERDICT,
    Stage,
    click_move,
    no_sideways_scroll,
    no_violations,
    ready,
)

LANGUAGES = ("en", "sr", "pl", "et", "ro")


def duel_by_mouse(on: Stage) -> str:
    """Play now, a whole game against the computer, the record, the replay, a rematch."""
    page = on.visitor()
    page.goto(on.address)
    on.shot(page, "home")
    no_violations(page)
    page.get_by_role("button", name="Play now").click()
    ready(page, "duel")
    on.shot(page, "duel-draft")
    no_violations(page)
    moves = 0
    while click_move(page, "duel", moves):
        moves += 1
        if moves in (6, 12, 20):
            on.shot(page, f"duel-{moves}")
            no_violations(page)
    on.shot(page, "duel-over")
    no_violations(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = Path(download.value.path()).read_text("utf-8")
    assert record.startswith("sevenwonders duel 1"), record[:80]
    page.get_by_role("button", name="Replay").click()
    page.locator("input[type=range]").wait_for()
    page.get_by_role("button", name="Age II", exact=True).click()
    on.shot(page, "replay")
    no_violations(page)
    page.get_by_role("button", name="To the end").click()
    page.locator(VERDICT).wait_for()
    page.get_by_role("button", name="Points over the game").click()
    on.shot(page, "chart")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Link to this position").click()
    page.goto(page.get_by_role("textbox", name="Position").input_value())
    page.locator(VERDICT).wait_for()
    page.goto(on.address)
    page.set_input_files(
        "input[type=file]", files=[{"name": "g.7wd", "mimeType": "text/plain", "buffer": record.encode()}]
    )
    page.locator("input[type=range]").wait_for()
    page.go_back()
    page.get_by_role("region", name="Finished games").get_by_role("link").first.click()
    page.locator("input[type=range]").wait_for()
    return f"{moves} moves"


def _tab_to(page: Page, target: str, most: int = 80) -> None:
    for _ in range(most):
        if page.evaluate("target => Boolean(document.activeElement?.matches(target))", target):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def duel_by_keyboard(on: Stage) -> str:
    """A whole game without the mouse, from the start page on."""
    page = on.visitor()
    page.goto(on.address)
    page.get_by_role("button", name="Play now").wait_for()
    _tab_to(page, ".now button")
    page.keyboard.press("Enter")
    moves = 0
    while (question := ready(page, "duel")) != "over":
        before = page.evaluate("document.querySelector('main')?.innerText")
        if question == "question":
            _tab_to(page, "section.question button")
        elif question == "draft":
            _tab_to(page, "section.draft li button")
        else:
            _tab_to(page, "[data-slot] button.open")
            if moves % 2:
                page.keyboard.press("ArrowRight")
                for _ in range(6):
                    if page.evaluate("document.activeElement.matches('[data-slot] button.open')"):
                        break
                    page.keyboard.press("ArrowDown")
                _tab_to(page, "[data-slot] button.open")
            page.keyboard.press("Enter")
            page.locator(ACTIONS).first.wait_for()
            _tab_to(page, ACTIONS)
        page.keyboard.press("Enter")
        page.wait_for_function("told => document.querySelector('main')?.innerText !== told", arg=before)
        moves += 1
        assert moves < 200
    return f"{moves} moves"


def _new_game(page: Page, on: Stage, game: str, players: int | None = None) -> None:
    page.goto(on.address)
    page.locator(f"input[value={game}]").check(force=True)
    if players is not None:
        page.get_by_label("Players").select_option(str(players))


def classic_with_three(on: Stage) -> str:
    """A whole game of three, two of them the computer's."""
    return _classic(on, 3)


def classic_with_seven(on: Stage) -> str:
    """A whole game of seven, six of them the computer's."""
    return _classic(on, 7)


def _classic(on: Stage, players: int) -> str:
    page = on.visitor()
    _new_game(page, on, "classic", players)
    page.get_by_role("button", name="Begin").click()
    moves = 0
    while click_move(page, "classic", moves):
        moves += 1
        if moves in (3, 10, 16):
            on.shot(page, f"classic-{players}-{moves}")
            no_violations(page)
    on.shot(page, f"classic-{players}-over")
    no_violations(page)
    page.get_by_role("button", name="What happened").click()
    assert page.locator("ol li").count() > 30
    return f"{moves} moves"


def _whose_turn(pages: tuple[Page, ...]) -> Page:
    for _ in range(600):
        for page in pages:
            if page.locator(".status.mine, .verdict").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError([page.locator("body").inner_text()[:400] for page in pages])


def by_link(on: Stage) -> str:
    """Two browsers: an invitation, a server killed in the middle, an undo that the other agrees to, giving up."""
    host, guest = on.visitor(), on.visitor()
    _new_game(host, on, "duel")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_label("Opponent").select_option("link")
    host.get_by_role("button", name="Begin").click()
    link = host.get_by_label("Invitation to send").input_value()
    on.shot(host, "invite")
    no_violations(host)
    guest.goto(link)
    on.shot(guest, "claim")
    no_violations(guest)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_text("the seat is still free").wait_for(state="detached")
    watcher = on.visitor()
    watcher.goto(host.url)
    pages = (host, guest)
    running, moves = True, 0
    while running:
        turn = _whose_turn(pages)
        running = click_move(turn, "duel", moves)
        moves += 1
        if moves == 2:
            # Nothing was turned up by a choice of wonder, so it can be taken back if the other agrees.
            other = guest if turn is host else host
            turn.get_by_role("button", name="Take back").click()
            other.get_by_role("button", name="Agree").click()
            turn.get_by_text("take back a move").wait_for()
        if moves == 14:
            on.restart()
            for page in pages:
                page.get_by_text("The connection is lost").wait_for(state="detached")
        if moves == 24:
            on.shot(watcher, "watch")
    for page in (host, guest, watcher):
        page.locator(VERDICT).wait_for()
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="To the rematch").click()
    for page in (host, guest):
        page.locator("section.draft").wait_for()
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Give up").click()
    guest.get_by_role("button", name="Really give up").click()
    host.get_by_text("gave up").first.wait_for()
    return f"{moves} moves"


def at_one_screen(on: Stage) -> str:
    """Two at one screen, with a move taken back; a bot takes over and gives the seat back."""
    page = on.visitor()
    _new_game(page, on, "duel")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Opponent").select_option("here")
    page.get_by_label("Name", exact=True).fill("Boris")
    page.get_by_role("button", name="Begin").click()
    for number in range(12):
        click_move(page, "duel", number)
    left = page.locator("[data-slot]").count()
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function("left => document.querySelectorAll('[data-slot]').length !== left", arg=left)
    assert page.locator("[data-slot]").count() == left + 1
    page.get_by_role("button", name="Menu").click()
    on.shot(page, "menu")
    no_violations(page)
    return "12 moves"


def on_a_phone(on: Stage) -> str:
    """360 px wide: every page without sideways scroll, a whole game by touch."""
    page = on.visitor(360, 740, has_touch=True, is_mobile=True)
    for path in ("/", "/help", "/gallery"):
        page.goto(on.address + path)
        page.locator("main").wait_for()
        no_sideways_scroll(page)
        no_violations(page)
        on.shot(page, f"phone{path.replace('/', '-')}")
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    moves = 0
    while click_move(page, "duel", moves):
        moves += 1
        no_sideways_scroll(page)
        if moves in (2, 8, 15):
            on.shot(page, f"phone-duel-{moves}")
    on.shot(page, "phone-over")
    _new_game(page, on, "classic", 3)
    no_sideways_scroll(page)
    page.get_by_role("button", name="Begin").click()
    for number in range(4):
        click_move(page, "classic", number)
        no_sideways_scroll(page)
    ready(page, "classic")
    on.shot(page, "phone-classic")
    return f"{moves} moves"


def in_every_language(on: Stage) -> str:
    """Start page, help and the first moves of a table without a text that is missing."""
    for language in LANGUAGES:
        page = on.visitor(language=language)
        page.goto(on.address + "/help")
        page.locator("main").wait_for()
        _all_said(page)
        page.goto(on.address)
        page.locator("input[value=classic]").wait_for()
        _all_said(page)
        page.locator(".now button").click()
        for number in range(12):
            click_move(page, "duel", number)
        _all_said(page)
        page.locator("header button").nth(3).click()
        page.locator("dialog ol li").first.wait_for()
        _all_said(page)
        on.shot(page, f"log-{language}")
        page.context.close()
    return ", ".join(LANGUAGES)


def _all_said(page: Page) -> None:
    text = page.locator("body").inner_text()
    missing = [word for word in text.split() if word.startswith(("client-", "duel-", "classic-", "error-"))]
    assert not missing, missing


PLAYS = (
    duel_by_mouse,
    duel_by_keyboard,
    classic_with_three,
    classic_with_seven,
    by_link,
    at_one_screen,
    on_a_phone,
    in_every_language,
    guided_duel,
)
