"""Cards dragged to the city, to the discard pile, to a wonder, and to no target."""

import pytest
from client.e2e.pages import NewPage
from client.e2e.player_actions import (
    CARD,
    board_text,
    choose_game,
    move,
    play_now,
    question_of,
    start_game,
    wait_for_change,
)
from playwright.sync_api import Page

pytestmark = pytest.mark.slow


def test_duel(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    play_now(page)
    _drag_to_all_targets(page, "[data-city=near]", "[data-city=near] .droppable")


def test_seven_wonders(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    choose_game(page, "classic", 3)
    start_game(page)
    _drag_to_all_targets(page, ".place:has(.target)", ".droppable")


def _drag_to_all_targets(page: Page, city: str, wonder: str) -> None:
    """Drop a card nowhere, then discard, build and build a wonder as soon as the game allows it."""
    while question_of(page) != "turn":
        move(page, 0)
    before = board_text(page)
    _drag(page, 0, "header.bar h1")
    page.wait_for_timeout(300)
    assert board_text(page) == before, "a card that is dropped nowhere stays"
    drops = 0
    for target in (".bin", city, wonder):
        for number in range(60):
            if question_of(page) != "turn":
                if not move(page, number):
                    return
                continue
            before = board_text(page)
            if _drag(page, number, target):
                wait_for_change(page, before)
                drops += 1
                break
            move(page, 3 * number)  # to collect the price
    assert drops >= 2, drops


def _drag(page: Page, number: int, target: str) -> bool:
    """Drag a card to a target that accepts one; return whether it was dropped."""
    cards = page.locator(CARD)
    box = cards.nth(number % cards.count()).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 3 + 12, steps=4)
    page.wait_for_timeout(200)
    place = page.locator(target)
    goal = place.first.bounding_box() if place.count() else None
    if goal is not None:
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    return goal is not None
