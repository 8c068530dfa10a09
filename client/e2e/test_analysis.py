"""Puzzles, the analysis board with its editor, hints, reviews, mistakes, and statistics."""

import re
from typing import Final

import pytest
from client.e2e.assertions import LANGUAGES, assert_sound, assert_translated
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import finished_game_of_bots, play_now, question_of
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.slow
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
PHONE: Final = (390, 844)
FINDINGS: Final = 3
PUZZLE: Final = "/puzzles/duel-1"
LATE: Final = (
    (
        "/analysis#text=duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .;"
        " pawn 8; A.coins 8"
    )
    .replace(" ", "%20")
    .replace(";", "%3B")
)


def _containing(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def _choose(parent: Locator, label: str, value: str) -> None:
    parent.get_by_role("combobox", name=label, exact=True).select_option(value)


def test_puzzle_of_the_day(page: Page, screenshot: Screenshot) -> None:
    """Ask for hints and the answer, and go to the next puzzle."""
    page.goto("/puzzles")
    page.get_by_role("list", name="Puzzles").wait_for()
    assert_sound(page)
    screenshot(page, "puzzles")
    page.get_by_role("link", name="Puzzle of the day").click()
    region = page.get_by_role("region", name="Puzzles")
    region.wait_for()
    expect(region).to_contain_text("Find the best")
    assert_sound(page)
    screenshot(page, "puzzle")
    hint = region.get_by_role("button", name="Hint")
    hint.click()
    hint.click()
    expect(hint).to_be_disabled()
    region.get_by_role("button", name="Show the answer").click()
    expect(region).to_contain_text("The answer:")
    region.get_by_role("button", name="Before the move").wait_for()
    screenshot(page, "puzzle-answer")
    assert_sound(page)
    region.get_by_role("button", name="Next").click()
    expect(region.get_by_role("button", name="Show the answer")).to_be_visible()
    page.goto("/puzzles/classic-1")
    expect(page.get_by_role("region", name="Puzzles")).to_contain_text("All hands are shown")
    assert_sound(page)


@in_every_language
def test_puzzle_on_a_phone(language: str, new_page: NewPage) -> None:
    """Try a move of a puzzle and read the comment."""
    page = new_page(*PHONE, language, has_touch=True)
    page.goto(PUZZLE)
    page.locator("section.puzzle").wait_for()
    assert_translated(page, language)
    page.locator("section.puzzle button").nth(1).click()
    page.locator("section.puzzle details").first.wait_for()
    assert_translated(page, language)
    assert_sound(page)


def test_analysis_board(page: Page, screenshot: Screenshot) -> None:
    """Open a position by its address, play the best move, go back, edit the position."""
    page.goto(LATE)
    board = page.get_by_role("region", name="Analysis board")
    best = board.get_by_role("list", name="Best moves").get_by_role("button").first
    expect(best).to_contain_text("Pretorium")
    expect(best).to_contain_text("100%")
    expect(board).to_contain_text("Wins at once")
    assert_sound(page)
    screenshot(page, "analysis")
    best.click()
    expect(page.locator("details", has_text="Variations").get_by_role("button")).to_have_count(2)
    board.get_by_role("button", name="Back").click()
    board.get_by_role("button", name="Editor").click()
    dialog = page.locator("dialog")
    dialog.get_by_label("Coins").first.fill("0")
    assert_sound(page)
    screenshot(page, "editor")
    dialog.get_by_role("button", name="Set up").click()
    dialog.wait_for(state="detached")
    expect(board.get_by_label("Position")).to_have_value(_containing("A.coins 0"))


@in_every_language
def test_analysis_on_a_phone(language: str, new_page: NewPage) -> None:
    page = new_page(*PHONE, language, has_touch=True)
    page.goto(LATE)
    page.locator("section.panel ol button").first.wait_for()
    assert_translated(page, language)
    assert_sound(page)


def test_editor_of_seven_wonders(new_page: NewPage, screenshot: Screenshot) -> None:
    """Set a table up by hand: boards, cities, the own hand; an impossible position is refused."""
    page = new_page()
    page.goto("/analysis")
    board = page.get_by_role("region", name="Analysis board")
    board.get_by_role("button", name="Editor").click()
    dialog = page.locator("dialog")
    dialog.get_by_role("tab", name="7 Wonders", exact=True).click()
    _choose(dialog, "Players", "4")
    _choose(dialog, "Age", "2")
    _choose(dialog, "Turn", "5")
    own = dialog.get_by_role("group").nth(1)
    _choose(own, "City", "rhodos")
    _choose(own, "Side", "night")
    _choose(own, "Stage 1", "1")
    own.get_by_label("Military tokens: 1").fill("2")
    for card in ("stockade", "altar"):
        _choose(own, "Cards built", card)
    for card in ("temple", "temple"):
        _choose(own, "Hand", card)
    assert_sound(page)
    screenshot(page, "editor-classic")
    dialog.get_by_role("button", name="Set up").click()
    expect(dialog.get_by_role("alert")).to_contain_text("appears more often than in the box")
    assert_sound(page)
    new_page.ignore_errors("422")
    own.get_by_role("button", name="Remove Temple").last.click()
    dialog.get_by_role("button", name="Set up").click()
    dialog.wait_for(state="detached")
    position = board.get_by_label("Position")
    for text in ("boards rhodos_night", "turn 5", "A.tokens 1 1", "A.city altar stockade"):
        expect(position).to_have_value(_containing(text))
    expect(position).not_to_have_value(_containing("hand ?"))
    moves = board.get_by_role("list", name="Best moves").get_by_role("button")
    expect(moves.filter(has_text="Temple").first).to_be_visible()
    assert_sound(page)
    screenshot(page, "analysis-classic")
    moves.first.click()
    expect(page.locator("details", has_text="Variations").get_by_role("button")).to_have_count(2)
    _open_editor_on_phones(new_page, page.url, screenshot)


def _open_editor_on_phones(new_page: NewPage, address: str, screenshot: Screenshot) -> None:
    for language in LANGUAGES:
        page = new_page(*PHONE, language, has_touch=True)
        page.goto(address)
        page.locator("section.panel .buttons button").nth(2).click()
        page.locator("dialog fieldset").nth(4).wait_for()
        assert_translated(page, language)
        assert_sound(page)
        screenshot(page, f"editor-classic-{language}")
        page.locator("dialog form > button").click()
        page.locator("dialog").wait_for(state="detached")
        page.context.close()


def test_hints(page: Page, screenshot: Screenshot) -> None:
    """Ask for a hint in three steps by its key, then for the evaluation."""
    play_now(page)
    question_of(page)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Look at")
    assert_sound(page)
    hint.get_by_role("button", name="Which card?").click()
    page.keyboard.press("h")
    expect(hint).to_contain_text("→")
    hint.get_by_role("button", name="Evaluation").click()
    expect(page.get_by_role("region", name="Evaluation").locator("figure")).to_be_visible()
    assert_sound(page)
    screenshot(page, "hint")


@in_every_language
def test_hints_on_a_phone(language: str, new_page: NewPage) -> None:
    page = new_page(*PHONE, language, has_touch=True)
    page.goto("/")
    page.locator(".now.duel button").click()
    page.locator("[aria-keyshortcuts=h]").click()
    page.locator("section .said button").first.click()
    expect(page.locator("section .said b")).to_be_visible()
    assert_translated(page, language)
    assert_sound(page)


def test_review(new_page: NewPage, screenshot: Screenshot) -> None:
    """Review a game of two computers on its replay: key moments, mistakes to solve, in every language."""
    page = new_page()
    table = finished_game_of_bots(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Review this game").click()
    review = page.get_by_role("region", name="Mistakes and luck")
    review.get_by_role("button", name="Details").click()
    expect(page.locator("dialog")).to_contain_text("Result without luck")
    assert_sound(page)
    screenshot(page, "review")
    page.keyboard.press("Escape")
    review.locator(".moments button").first.click()
    expect(page.get_by_role("region", name="Review")).to_contain_text("Chance of winning")
    expect(page.locator(".rings .good")).not_to_have_count(0)
    screenshot(page, "review-moment")
    assert_sound(page)
    review.get_by_role("button", name="Learn from your mistakes").click()
    mistakes = page.get_by_role("region", name="Learn from your mistakes")
    expect(mistakes).to_contain_text("Find a better move")
    assert_sound(page)
    screenshot(page, "learn")
    show = mistakes.get_by_role("button", name="Show the answer")
    expect(show).to_be_enabled()
    show.click()
    expect(mistakes).to_contain_text("The answer:")
    assert_sound(page)
    _review_on_phones(new_page, table)


def _review_on_phones(new_page: NewPage, table: str) -> None:
    for language in LANGUAGES:
        page = new_page(*PHONE, language, has_touch=True)
        page.goto(f"/replay/{table}")
        page.locator("[aria-keyshortcuts=r]").click()
        # The end of the game shows the result of the review, other moves only their own grade.
        expect(page.locator(".line .accuracy").first).to_be_in_viewport()
        assert_sound(page)
        page.locator("[aria-keyshortcuts=l]").click()
        page.locator("dialog .accuracy").first.wait_for()
        assert_translated(page, language)
        assert_sound(page)
        page.goto(f"/learn/{table}")
        page.locator("section p button").first.wait_for()
        assert_translated(page, language)
        assert_sound(page)
        page.context.close()


def test_statistics(page: Page, screenshot: Screenshot) -> None:
    """Read the statistics of both games."""
    page.goto("/explorer")
    page.get_by_role("heading", name="Wonders owned").wait_for()
    assert page.locator(".findings li").count() == FINDINGS
    assert page.locator("main ol li:has(svg) .difference").count() > 0
    assert_sound(page)
    screenshot(page, "explorer")
    for topic in ("Progress tokens", "First moves and turns"):
        page.get_by_role("button", name=topic).click()
        assert_sound(page)
    page.get_by_role("tab", name="7 Wonders", exact=True).click()
    page.get_by_role("combobox", name="Players", exact=True).select_option("5")
    page.get_by_role("heading", name="Boards and sides").wait_for()
    assert_sound(page)


@in_every_language
def test_statistics_on_a_phone(language: str, new_page: NewPage) -> None:
    page = new_page(*PHONE, language, has_touch=True)
    page.goto("/explorer")
    page.locator("section h2").first.wait_for()
    assert_translated(page, language)
    page.locator(".tabs button").nth(1).click()
    assert_translated(page, language)
    assert_sound(page)
