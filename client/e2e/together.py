"""Plays of several people: by link, at one screen, with lost connections and seats that change holders."""

from checks import no_violations
from hands import MOST, VERDICT, asked, await_standing, begin, click, move, new_game, play, standing
from playwright.sync_api import Page
from stage import Line, Stage


def whose_turn(pages: tuple[Page, ...]) -> Page:
    """Wait until one of the pages is asked, or shows the end; return it."""
    for _ in range(1800):
        for page in pages:
            if page.locator(".status.mine, .verdict").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError([page.locator("body").inner_text()[:400] for page in pages])


def invite(on: Stage, host: Page, guest: Page) -> None:
    """Set up a game of Duel and sit down at it, each with a browser of their own."""
    new_game(host, on, "duel")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_label("Opponent", exact=True).select_option("link")
    begin(host)
    link = host.get_by_label("Invite link").input_value()
    on.look(host, "invite")
    no_violations(host)
    guest.goto(link)
    guest.get_by_label("Your name").wait_for()
    on.look(guest, "claim")
    no_violations(guest)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_text("Waiting for").wait_for(state="detached")


def by_link(on: Stage) -> str:
    """Two browsers through three ages, a third that watches; a move taken back, a rematch, giving up."""
    host, guest, watcher = on.visitor(), on.visitor(), on.visitor()
    invite(on, host, guest)
    watcher.goto(host.url)
    pages = (host, guest)
    running, moves = True, 0
    while running:
        turn = whose_turn(pages)
        before = standing(turn)
        running = move(turn, moves)
        moves += 1
        if moves == 2:
            # Nothing was turned up by a choice of wonder, so it can be taken back if the other agrees.
            other = guest if turn is host else host
            turn.get_by_role("button", name="Undo").click()
            other.get_by_role("button", name="Agree").click()
            other.get_by_text("undoes a move").last.wait_for()
            await_standing(turn, before)
        if moves == 24:
            on.look(watcher, "watch")
            # In a turn prices are shown; while something else is asked, the card alone.
            left = turn.locator("[data-slot]").count()
            watcher.wait_for_function("n => document.querySelectorAll('[data-slot]').length === n", arg=left)
            click(watcher.locator("[data-slot] button.open").first)
            watcher.locator(".act, dialog .inspect").first.wait_for()
            assert not watcher.locator(".act:enabled").count()
            no_violations(watcher)
    for page in (host, guest, watcher):
        page.locator(VERDICT).wait_for()
    assert watcher.get_by_role("button", name="Rematch").count() == 0
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Go to the rematch").click()
    for page in pages:
        page.locator("section.draft").wait_for()
    guest.get_by_role("button", name="Menu").click()
    click(guest.get_by_role("button", name="Resign"))
    click(guest.get_by_role("button", name="Yes, resign"))
    host.get_by_text("resigned").first.wait_for()
    return f"{moves} moves"


def lines_break(on: Stage) -> str:
    """Sockets cut, pages loaded again, a server killed in the middle, a seat taken along to a telephone."""
    moves, pages = _with_broken_lines(on, MOST)
    for page in pages:
        page.locator(VERDICT).wait_for()
    shown = [page.locator(f"{VERDICT} + table, {VERDICT} ~ table").first.inner_text() for page in pages]
    assert len({text.count("\n") for text in shown}) == 1, shown
    return _told(moves)


def lines_break_early(on: Stage) -> str:
    """The same until all of it has happened."""
    moves, (host, guest) = _with_broken_lines(on, 26)
    left = whose_turn((host, guest)).locator("[data-slot]").count()
    for page in (host, guest):
        page.wait_for_function("n => document.querySelectorAll('[data-slot]').length === n", arg=left)
    return _told(moves)


def _told(moves: int) -> str:
    return f"{moves} moves, {len(range(5, moves, 5))} sockets cut, 3 servers killed"


def _with_broken_lines(on: Stage, most: int) -> tuple[int, tuple[Page, Page]]:
    """Play at most `most` moves; return their number, and the pages of both players."""
    host, guest = on.visitor(), on.visitor()
    line = Line(host)
    invite(on, host, guest)
    pages = (host, guest)
    moves = 0
    for moves in range(1, most):
        if not move(whose_turn(pages), moves):
            break
        if moves % 5 == 0:
            assert line.cut()
        if moves % 7 == 0:
            guest.reload()
        if moves in (9, 16, 23):
            on.restart()
        if moves == 12:
            telephone = _take_along(on, host)
            line = Line(telephone)
            telephone.reload()
            host.close()
            host = telephone
            pages = (host, guest)
    return moves, pages


def _take_along(on: Stage, page: Page) -> Page:
    """Return the same seat on another device."""
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_label("Your own seat on another device").input_value()
    telephone = on.visitor(390, 844, touch=True)
    telephone.goto(link)
    telephone.locator(".table").wait_for()
    assert "secret" not in telephone.url
    return telephone


def at_one_screen(on: Stage) -> str:
    """Two at one screen play Duel to the end; moves are taken back without a request."""
    page = on.visitor()
    new_game(page, on, "duel")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Opponent", exact=True).select_option("here")
    page.get_by_label("Name", exact=True).fill("Boris")
    begin(page)
    play(page, 12)
    asked(page)
    for _ in range(3):
        left = page.locator("[data-slot]").count()
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function("left => document.querySelectorAll('[data-slot]').length === left + 1", arg=left)
    moves = play(page)
    page.locator(VERDICT).wait_for()
    return f"{12 + moves} moves"


def classic_at_one_screen(on: Stage) -> str:
    """Three at one screen hand it over without showing a hand to another player."""
    page = on.visitor(1024, 768)
    new_game(page, on, "classic", 3)
    page.get_by_label("Your name").fill("Ana")
    for number, name in enumerate(("Boris", "Celia")):
        page.get_by_label(f"Player {number + 2}", exact=True).select_option("here")
        page.get_by_label("Name", exact=True).nth(number).fill(name)
    begin(page)
    moves, handed = 0, 0
    while True:
        question = asked(page)
        if question == "hand-over":
            assert page.locator("section.hand").count() == 0
            if handed == 0:
                on.look(page, "hand-over")
                no_violations(page)
            handed += 1
        if not move(page, moves):
            break
        if question != "hand-over":
            moves += 1
    # Three hands of six turns in three ages at least, each behind a hand-over of its own.
    assert handed >= 3 * 6 * 3 - 3, handed
    on.look(page, "classic-shared-over")
    no_violations(page)
    return f"{moves} moves, handed over {handed} times"


def bot_takes_over(on: Stage) -> str:
    """A bot plays for a player on request and returns the seat; a bot takes a seat that stays free."""
    host, guest = on.visitor(), on.visitor()
    invite(on, host, guest)
    pages = (host, guest)
    for number in range(10):
        move(whose_turn(pages), number)
    _menu(host, "Let the computer take over")
    guest.get_by_text("The computer plays for Ana").wait_for()
    for number in range(5):
        move(guest, number)
    host.get_by_role("button", name="Menu").click()
    on.look(host, "menu-bots")
    no_violations(host)
    host.keyboard.press("Escape")
    _menu(host, "Take the seat back")
    host.locator(".status.mine, .status:not(:empty)").first.wait_for()
    moves = 0
    while move(whose_turn(pages), moves):
        moves += 1
    return f"{15 + moves} moves, {_nobody_comes(on)} without a friend who was invited"


def _menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).first.click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def _nobody_comes(on: Stage) -> int:
    page = on.visitor()
    new_game(page, on, "duel")
    page.get_by_label("Opponent", exact=True).select_option("link")
    begin(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let the computer take over").last.click()
    page.get_by_role("button", name="Take the seat back").wait_for()
    page.keyboard.press("Escape")
    return play(page)
