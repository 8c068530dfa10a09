"""Whole games by keyboard, from the start page to a rematch."""

import pytest
from client.e2e.player_actions import (
    ACTIONS,
    CARD,
    MOVE_LIMIT,
    board_text,
    question_of,
    tab_to,
    wait_for_change,
)
from playwright.sync_api import Page


def test_duel(page: Page) -> None:
    """Play Duel by keys."""
    page.goto("/")
    page.get_by_role("button", name="Play Duel").wait_for()
    tab_to(page, ".now.duel button")
    page.keyboard.press("Enter")
    _play(page)
    page.locator("section.draft").wait_for()


@pytest.mark.slow
def test_seven_wonders(page: Page) -> None:
    """Choose the game and the number of players by keys, too."""
    page.goto("/")
    page.get_by_role("button", name="Start game").wait_for()
    tab_to(page, "input[value=duel]")
    page.keyboard.press("ArrowDown")
    page.get_by_role("combobox", name="Players", exact=True).wait_for()
    tab_to(page, ".go button")
    page.keyboard.press("Enter")
    _play(page)
    page.locator("section.question").wait_for()


def _play(page: Page) -> None:
    """Play to the end by keys and press for a rematch."""
    moves = 0
    while (question := question_of(page)) != "over":
        before = board_text(page)
        if question == "question":
            tab_to(page, "section.question button")
        elif question == "draft":
            tab_to(page, "section.draft li button")
        else:
            _choose_card(page, moves)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        moves += 1
        assert moves < MOVE_LIMIT
    tab_to(page, ".closing button")
    page.keyboard.press("Enter")


def _choose_card(page: Page, moves: int) -> None:
    """Focus a card, select it, and focus its actions."""
    tab_to(page, CARD)
    if moves % 2:
        _focus_other_card(page)
    page.keyboard.press("Enter")
    page.locator(ACTIONS).first.wait_for()
    tab_to(page, ACTIONS)
    if moves == 10:
        _reopen_panel(page)


def _reopen_panel(page: Page) -> None:
    """Close the panel of the selected card, which returns the focus to the card, and open it again."""
    page.keyboard.press("Escape")
    page.locator(ACTIONS).first.wait_for(state="detached")
    page.wait_for_function("card => document.activeElement.matches(card)", arg=CARD)
    page.keyboard.press("Enter")
    page.locator(ACTIONS).first.wait_for()
    tab_to(page, ACTIONS)


def _focus_other_card(page: Page) -> None:
    """Move the focus by an arrow key or Tab to a card that can be taken."""
    page.keyboard.press("ArrowRight")
    for _ in range(6):
        if page.evaluate("card => document.activeElement.matches(card)", CARD):
            return
        page.keyboard.press("ArrowDown")
    tab_to(page, CARD)
