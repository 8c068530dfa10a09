"""Live displays: the reveal of a turn, the conflicts of an age, and all hidden cards at the end."""

from checks import no_sideways_scroll, no_violations
from hands import asked, begin, move, new_game
from playwright.sync_api import Page
from stage import Stage

PLAYERS = 3
TURNS = 6


def turns_and_conflicts(on: Stage) -> str:
    """An age of three, slowly, then without motion: cards, skipping, conflicts; the rest of the game; the box."""
    page = on.visitor()
    new_game(page, on, "classic", PLAYERS)
    page.get_by_label("Animations").select_option("slow")
    begin(page)
    moves, shown = 0, 0
    while not page.locator(".conflicts").count():
        question = asked(page)
        move(page, moves)
        moves += 1
        if question != "turn" or page.locator(".conflicts").count():
            continue
        page.locator(".reveal").wait_for(state="attached")
        assert page.locator(".reveal .act").count() >= PLAYERS
        shown += 1
        if shown == 1:
            no_violations(page)
            on.look(page, "turn-shown")
        page.keyboard.press("Shift")
        if shown < TURNS:
            page.locator(".reveal").wait_for(state="detached")
        else:
            page.locator(".conflicts").wait_for()
    assert page.locator(".conflicts li").count() == PLAYERS
    assert "Age I is over" in page.locator("[role=log]").inner_text().replace("\xa0", " ")
    page.wait_for_timeout(3000)
    no_violations(page)
    on.look(page, "conflicts")
    page.locator(".conflicts .close").click()
    page.locator(".conflicts").wait_for(state="detached")
    _without_motion(page, moves)
    moves += 1
    while move(page, moves):
        moves += 1
    _uncover(page, on)
    return f"{moves} moves, {shown} turns shown"


def _without_motion(page: Page, number: int) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Animations").select_option("off")
    page.keyboard.press("Escape")
    move(page, number)
    act = page.locator(".reveal .act").first
    act.wait_for()
    assert act.evaluate("node => getComputedStyle(node).animationName") == "none"


def _uncover(page: Page, on: Stage) -> None:
    page.get_by_text("Reveal hidden cards").click()
    page.get_by_role("heading", name="Guilds not in the game").wait_for()
    page.get_by_role("heading", name="Discard pile").wait_for()
    no_violations(page)
    no_sideways_scroll(page)
    on.look(page, "uncovered")
