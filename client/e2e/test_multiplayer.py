"""Several players: by link, at one screen, and seats that change between player and computer."""

import pytest
from client.e2e.assertions import assert_accessible
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import (
    VERDICT,
    board_text,
    choose_game,
    click,
    move,
    play,
    question_of,
    start_game,
    wait_for_board,
)
from client.e2e.two_players import active_page, seat_two_players
from playwright.sync_api import Page


def test_game_by_link(new_page: NewPage, screenshot: Screenshot) -> None:
    """Play Duel in two browsers with a spectator: an undo, a rematch, a resignation."""
    host, guest, spectator = new_page(), new_page(), new_page()
    seat_two_players(host, guest, screenshot)
    spectator.goto(host.url)
    pages = (host, guest)
    is_running, moves = True, 0
    while is_running:
        active = active_page(pages)
        before = board_text(active)
        is_running = move(active, moves)
        moves += 1
        if moves == 2:
            # A choice of wonder reveals nothing, so it can be undone if the opponent agrees.
            opponent = guest if active is host else host
            active.get_by_role("button", name="Undo").click()
            opponent.get_by_role("button", name="Agree").click()
            opponent.get_by_text("undoes a move").last.wait_for()
            wait_for_board(active, before)
        if moves == 24:
            _inspect_as_spectator(spectator, active, screenshot)
    for page in (host, guest, spectator):
        page.locator(VERDICT).wait_for()
    assert spectator.get_by_role("button", name="Rematch").count() == 0
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Go to the rematch").click()
    for page in pages:
        page.locator("section.draft").wait_for()
    guest.get_by_role("button", name="Menu").click()
    click(guest.get_by_role("button", name="Resign"))
    click(guest.get_by_role("button", name="Yes, resign"))
    host.get_by_text("resigned").first.wait_for()


def _inspect_as_spectator(spectator: Page, active: Page, screenshot: Screenshot) -> None:
    """Open a card as a spectator, who sees its prices in a turn but can do nothing with it."""
    screenshot(spectator, "spectator")
    left = active.locator("[data-slot]").count()
    spectator.wait_for_function("n => document.querySelectorAll('[data-slot]').length === n", arg=left)
    click(spectator.locator("[data-slot] button.open").first)
    spectator.locator(".act, dialog .inspect").first.wait_for()
    assert not spectator.locator(".act:enabled").count()
    assert_accessible(spectator)


@pytest.mark.slow
def test_duel_at_one_screen(page: Page) -> None:
    """Play Duel at one screen, where moves are undone without a request."""
    choose_game(page, "duel")
    page.get_by_role("radio", name="a friend at this screen").check(force=True)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Name", exact=True).fill("Boris")
    start_game(page)
    play(page, 12)
    question_of(page)
    for _ in range(3):
        left = page.locator("[data-slot]").count()
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function("left => document.querySelectorAll('[data-slot]').length === left + 1", arg=left)
    play(page)
    page.locator(VERDICT).wait_for()


@pytest.mark.slow
def test_seven_wonders_at_one_screen(new_page: NewPage, screenshot: Screenshot) -> None:
    """Play at one screen, which three players hand over without showing a hand to another player."""
    page = new_page(1024, 768)
    choose_game(page, "classic", 3)
    for number, name in enumerate(("Boris", "Celia")):
        page.locator(".seat").nth(number).click()
        page.get_by_role("radio", name="a friend at this screen").check(force=True)
        page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Your name").fill("Ana")
    start_game(page)
    moves, handovers = 0, 0
    while True:
        question = question_of(page)
        if question == "hand-over":
            assert page.locator("section.hand").count() == 0
            if handovers == 0:
                screenshot(page, "hand-over")
                assert_accessible(page)
            handovers += 1
        if not move(page, moves):
            break
        if question != "hand-over":
            moves += 1
    # Three hands of six turns in three ages at least, each behind a hand-over of its own.
    assert handovers >= 3 * 6 * 3 - 3, handovers
    screenshot(page, "classic-shared-over")
    assert_accessible(page)


@pytest.mark.slow
def test_computer_takes_over_a_seat(new_page: NewPage, screenshot: Screenshot) -> None:
    """Give the seat to the computer and take it back."""
    host, guest = new_page(), new_page()
    seat_two_players(host, guest, screenshot)
    pages = (host, guest)
    for number in range(10):
        move(active_page(pages), number)
    _press_in_menu(host, "Let the computer take over")
    guest.get_by_text("The computer plays for Ana").wait_for()
    for number in range(5):
        move(guest, number)
    host.get_by_role("button", name="Menu").click()
    screenshot(host, "menu-bots")
    assert_accessible(host)
    host.keyboard.press("Escape")
    _press_in_menu(host, "Take the seat back")
    host.locator(".status.mine, .status:not(:empty)").first.wait_for()
    moves = 0
    while move(active_page(pages), moves):
        moves += 1


def _press_in_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).first.click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


@pytest.mark.slow
def test_computer_takes_a_free_seat(page: Page) -> None:
    """Seat the computer in place of a friend who does not come."""
    choose_game(page, "duel")
    page.get_by_role("radio", name="a friend, by invite link").check(force=True)
    start_game(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let the computer take over").last.click()
    page.get_by_role("button", name="Take the seat back").wait_for()
    page.keyboard.press("Escape")
    play(page)
