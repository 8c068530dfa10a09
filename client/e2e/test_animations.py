"""Animated displays: the reveal of a turn, the conflicts of an age, and all hidden cards at the end."""

from typing import Final

import pytest
from client.e2e.assertions import assert_accessible, assert_no_horizontal_scroll
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import choose_game, move, play, play_now, question_of, start_game
from playwright.sync_api import Page

PLAYERS: Final = 3
TURNS: Final = 6


@pytest.mark.slow
def test_reveals_and_conflicts(page: Page, screenshot: Screenshot) -> None:
    """Play an age with slow animations and the rest without: reveals, conflicts, hidden cards at the end."""
    choose_game(page, "classic", PLAYERS)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Animations").select_option("slow")
    page.keyboard.press("Escape")
    start_game(page)
    moves, reveals = 0, 0
    while not page.locator(".conflicts").count():
        question = question_of(page)
        move(page, moves)
        moves += 1
        if question != "turn" or page.locator(".conflicts").count():
            continue
        page.locator(".reveal").wait_for(state="attached")
        assert page.locator(".reveal .act").count() >= PLAYERS
        reveals += 1
        if reveals == 1:
            assert_accessible(page)
            screenshot(page, "reveal")
        page.keyboard.press("Shift")
        if reveals < TURNS:
            page.locator(".reveal").wait_for(state="detached")
        else:
            page.locator(".conflicts").wait_for()
    assert page.locator(".conflicts li").count() == PLAYERS
    assert "Age I is over" in page.locator("[role=log]").inner_text().replace("\xa0", " ")
    page.wait_for_timeout(3000)
    assert_accessible(page)
    screenshot(page, "conflicts")
    page.locator(".conflicts .close").click()
    page.locator(".conflicts").wait_for(state="detached")
    _turn_animations_off(page, moves)
    moves += 1
    while move(page, moves):
        moves += 1
    _show_hidden_cards(page, screenshot)


def test_an_age_of_duel_is_dealt_once(new_page: NewPage) -> None:
    """A move deals no card again: the cards that stay on the table keep their elements."""
    page = new_page(has_motion=True)
    play_now(page)
    play(page, 4)
    question_of(page)
    page.locator("[data-slot]").last.evaluate(_FINISH_ANIMATIONS)
    page.evaluate(_COUNT_DEALT_CARDS)
    play(page, 2)
    question_of(page)
    assert page.evaluate("dealt") == 0


_FINISH_ANIMATIONS: Final = "(card) => Promise.all(card.getAnimations().map((animation) => animation.finished))"
_COUNT_DEALT_CARDS: Final = """() => {
  window.dealt = 0;
  addEventListener('animationstart', (event) => { window.dealt += event.animationName.endsWith('deal'); });
}"""


def _turn_animations_off(page: Page, number: int) -> None:
    """Turn animations off: the next reveal is not animated."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Animations").select_option("off")
    page.keyboard.press("Escape")
    move(page, number)
    card = page.locator(".reveal .act").first
    card.wait_for()
    assert card.evaluate("node => getComputedStyle(node).animationName") == "none"


def _show_hidden_cards(page: Page, screenshot: Screenshot) -> None:
    page.get_by_text("Reveal hidden cards").click()
    page.get_by_role("heading", name="Guilds not in the game").wait_for()
    page.get_by_role("heading", name="Discard pile").wait_for()
    assert_accessible(page)
    assert_no_horizontal_scroll(page)
    screenshot(page, "hidden-cards")
