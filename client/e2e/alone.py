"""Plays of one person against the computer."""

from pathlib import Path

from checks import no_violations
from hands import ACTIONS, CARD, MOST, VERDICT, asked, await_answer, begin, move, new_game, standing, tab_to
from playwright.sync_api import FilePayload, Page
from stage import Stage


def duel_by_mouse(on: Stage) -> str:
    """Play now: a whole game in motion, a move taken back, all dialogs, the record, the replay, a rematch."""
    page = on.visitor(moving=True)
    page.goto(on.address)
    on.look(page, "home")
    page.get_by_role("button", name="Play now").click()
    asked(page)
    on.look(page, "duel-draft")
    moves = 0
    while move(page, moves):
        moves += 1
        if moves == 6:
            _look_around(page, on)
        if moves in (8, 14, 20):
            asked(page)
            on.look(page, f"duel-{moves}")
        if moves == 9:
            _take_back(page)
    on.look(page, "duel-over")
    no_violations(page)
    record = _download(page)
    assert record.startswith("sevenwonders duel 1"), record[:80]
    _replay(page, on)
    _upload(page, on, record)
    page.goto(on.address)
    page.get_by_role("region", name="Finished games").get_by_role("link").first.click()
    page.locator("input[type=range]").wait_for()
    return f"{moves} moves"


def _look_around(page: Page, on: Stage) -> None:
    """Open every dialog and panel of a table, as a player does while thinking."""
    asked(page)
    for name in ("Piles", "Score", "Game log", "Menu"):
        page.get_by_role("button", name=name).first.click()
        page.locator("dialog h2").first.wait_for()
        on.look(page, f"duel-{name.split()[0].lower()}")
        no_violations(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    for target in (".near button.wonder, .far button.wonder", ".board .tokens button"):
        page.locator(target).first.click()
        page.locator("dialog .inspect").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def _take_back(page: Page) -> None:
    """A single player may take back any move, even one that revealed a card."""
    asked(page)
    left = page.locator("[data-slot]").count()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("left => document.querySelectorAll('[data-slot]').length > left", arg=left)


def _download(page: Page) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    return Path(download.value.path()).read_text("utf-8")


def _replay(page: Page, on: Stage) -> None:
    """A replay starts at the end, is driven by buttons and keys, and can be linked to at any step."""
    page.get_by_role("button", name="Replay").click()
    page.locator("nav.controls").wait_for()
    page.locator(VERDICT).wait_for()
    page.keyboard.press("2")
    page.get_by_role("heading", name="Age II", exact=True).wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Forward").click()
    assert page.locator("[aria-current=step]").count() == 1
    on.look(page, "replay")
    no_violations(page)
    link = page.url
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('nav.controls input').value) > 1")
    page.keyboard.press("End")
    page.locator(VERDICT).wait_for()
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("heading", name="Age II", exact=True).wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Link to this position").click()
    page.goto(page.get_by_role("textbox", name="Position").input_value())
    page.locator(VERDICT).wait_for()


def _upload(page: Page, on: Stage, record: str) -> None:
    page.goto(on.address)
    file: FilePayload = {"name": "g.7wd", "mimeType": "text/plain", "buffer": record.encode()}
    page.set_input_files("input[type=file]", files=[file])
    page.locator("input[type=range]").wait_for()


def duel_by_keyboard(on: Stage) -> str:
    """A whole game by keyboard, from the start page."""
    page = on.visitor()
    page.goto(on.address)
    page.get_by_role("button", name="Play now").wait_for()
    tab_to(page, ".now button")
    page.keyboard.press("Enter")
    moves = _play_by_keyboard(page)
    page.locator("section.draft").wait_for()
    return f"{moves} moves and a rematch"


def classic_by_keyboard(on: Stage) -> str:
    """The same at 7 Wonders: also the game and the number of players are chosen by keys."""
    page = on.visitor()
    page.goto(on.address)
    page.get_by_role("button", name="Start game").wait_for()
    tab_to(page, "input[value=duel]")
    page.keyboard.press("ArrowDown")
    page.get_by_role("combobox", name="Players").wait_for()
    tab_to(page, ".go button")
    page.keyboard.press("Enter")
    moves = _play_by_keyboard(page)
    page.locator("section.question").wait_for()
    return f"{moves} moves and a rematch"


def _play_by_keyboard(page: Page) -> int:
    """Play to the end by keys and press for a rematch; return the number of moves."""
    moves = 0
    while (question := asked(page)) != "over":
        before = standing(page)
        if question == "question":
            tab_to(page, "section.question button")
        elif question == "draft":
            tab_to(page, "section.draft li button")
        else:
            _choose_by_keyboard(page, moves)
        page.keyboard.press("Enter")
        await_answer(page, before)
        moves += 1
        assert moves < MOST
    tab_to(page, ".closing button")
    page.keyboard.press("Enter")
    return moves


def _choose_by_keyboard(page: Page, moves: int) -> None:
    """Focus a card, select it, and focus its actions."""
    tab_to(page, CARD)
    if moves % 2:
        _wander(page)
    page.keyboard.press("Enter")
    page.locator(ACTIONS).first.wait_for()
    tab_to(page, ACTIONS)
    if moves == 10:
        _think_again(page)


def _think_again(page: Page) -> None:
    """Close the panel of the selected card and return to the card."""
    page.keyboard.press("Escape")
    page.locator(ACTIONS).first.wait_for(state="detached")
    page.wait_for_function("card => document.activeElement.matches(card)", arg=CARD)
    page.keyboard.press("Enter")
    page.locator(ACTIONS).first.wait_for()
    tab_to(page, ACTIONS)


def _wander(page: Page) -> None:
    """Move the focus by an arrow key or Tab to a card that can be taken."""
    page.keyboard.press("ArrowRight")
    for _ in range(6):
        if page.evaluate("card => document.activeElement.matches(card)", CARD):
            return
        page.keyboard.press("ArrowDown")
    tab_to(page, CARD)


def classic_with_three(on: Stage) -> str:
    """A whole game of three, two of them the computer's."""
    return _classic(on, 3)


def classic_with_seven(on: Stage) -> str:
    """A whole game of seven, six of them the computer's."""
    return _classic(on, 7)


def _classic(on: Stage, players: int) -> str:
    page = on.visitor(moving=True)
    new_game(page, on, "classic", players)
    begin(page)
    moves = 0
    while move(page, moves):
        moves += 1
        if moves in (3, 10, 16):
            asked(page)
            on.look(page, f"classic-{players}-{moves}")
            no_violations(page)
    on.look(page, f"classic-{players}-over")
    no_violations(page)
    assert page.locator(".sheet thead th").count() == players
    page.get_by_role("button", name="Game log").click()
    page.locator("dialog ol li").nth(30).wait_for(state="attached")
    page.keyboard.press("Escape")
    record = _download(page)
    assert record.startswith("sevenwonders classic 1"), record[:80]
    page.get_by_role("button", name="Replay").click()
    page.locator("input[type=range]").wait_for()
    page.get_by_role("button", name="III (Age III)").click()
    page.get_by_role("heading", name="Age III").wait_for()
    page.get_by_role("button", name="Forward").click()
    assert page.get_by_role("region", name="Turned up in this turn").get_by_role("listitem").count() >= players
    on.look(page, f"classic-{players}-replay")
    no_violations(page)
    return f"{moves} moves"
