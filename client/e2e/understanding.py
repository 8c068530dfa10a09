"""Plays of the analysis features: puzzles, the analysis board with its editor, hints, reviews and mistakes."""

import re

from checks import LANGUAGES, all_said, no_sideways_scroll, no_violations
from hands import asked, watched_game
from playwright.sync_api import Locator, Page, expect
from stage import Stage

PHONE = (390, 844)
PUZZLE = "duel-1"
LATE = "duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .; pawn 8; A.coins 8"


def _sound(page: Page) -> None:
    page.mouse.move(2, 2)  # move the pointer away to close tooltips
    no_violations(page)
    no_sideways_scroll(page)


def _choose(among: Locator, label: str, value: str) -> None:
    among.get_by_role("combobox", name=label, exact=True).select_option(value)


def puzzles_solved(on: Stage) -> str:
    """The puzzle of the day with hints and answer, a wrong move and the next one; on a phone; in every language."""
    page = on.visitor()
    page.goto(f"{on.address}/puzzles")
    region = page.get_by_role("region", name="Puzzles")
    region.wait_for()
    expect(region).to_contain_text("One move is best")
    _sound(page)
    on.look(page, "puzzle")
    hint = region.get_by_role("button", name="Hint")
    hint.click()
    hint.click()
    expect(hint).to_be_disabled()
    region.get_by_role("button", name="Show the answer").click()
    expect(region).to_contain_text("The answer:")
    on.look(page, "puzzle-answer")
    _sound(page)
    region.get_by_role("button", name="Next").click()
    expect(region.get_by_role("button", name="Show the answer")).to_be_visible()
    page.goto(f"{on.address}/puzzles/classic-1")
    expect(page.get_by_role("region", name="Puzzles")).to_contain_text("All hands are open")
    _sound(page)
    for language in LANGUAGES:
        other = on.visitor(*PHONE, language, touch=True)
        other.goto(f"{on.address}/puzzles/{PUZZLE}")
        other.locator("section.puzzle").wait_for()
        all_said(other, language)
        other.locator("section.puzzle button").nth(1).click()
        other.locator("section.puzzle details").first.wait_for()
        all_said(other, language)
        _sound(other)
        other.context.close()
    return f"{len(LANGUAGES)} languages"


def analysed(on: Stage) -> str:
    """A position by its address, the best move of the list, back, the editor; on a phone; in every language."""
    page = on.visitor()
    page.goto(f"{on.address}/analysis#text={LATE.replace(' ', '%20').replace(';', '%3B')}")
    board = page.get_by_role("region", name="Analysis board")
    best = board.get_by_role("list", name="Best moves").get_by_role("button").first
    expect(best).to_contain_text("Pretorium")
    expect(best).to_contain_text("100%")
    expect(board).to_contain_text("Wins at once")
    _sound(page)
    on.look(page, "analysis")
    best.click()
    expect(page.locator("details", has_text="Variations").get_by_role("button")).to_have_count(2)
    board.get_by_role("button", name="Back").click()
    board.get_by_role("button", name="Editor").click()
    dialog = page.locator("dialog")
    dialog.get_by_label("Coins").first.fill("0")
    _sound(page)
    on.look(page, "editor")
    dialog.get_by_role("button", name="Set up").click()
    dialog.wait_for(state="detached")
    expect(board.get_by_label("Position")).to_have_value(having("A.coins 0"))
    for language in LANGUAGES:
        other = on.visitor(*PHONE, language, touch=True)
        other.goto(f"{on.address}/analysis#text={LATE.replace(' ', '%20').replace(';', '%3B')}")
        other.locator("section.panel ol button").first.wait_for()
        all_said(other, language)
        _sound(other)
        other.context.close()
    return f"{len(LANGUAGES)} languages"


def set_up(on: Stage) -> str:
    """A table of 7 Wonders set up by hand: boards, cities, the own hand; what cannot be; on a phone; every language."""
    page = on.visitor()
    page.goto(f"{on.address}/analysis")
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
    _choose(own, "Stage 1", "?1")
    own.get_by_label("Military tokens: 1").fill("2")
    for card in ("stockade", "altar"):
        _choose(own, "Cards built", card)
    for card in ("temple", "temple"):
        _choose(own, "Hand", card)
    _sound(page)
    on.look(page, "editor-classic")
    dialog.get_by_role("button", name="Set up").click()
    expect(dialog.get_by_role("alert")).to_contain_text("appears more often than in the box")
    _sound(page)
    # The browser logs the refused request here.
    on.complaints[:] = [one for one in on.complaints if "422" not in one]
    own.get_by_role("button", name="Remove Temple").last.click()
    dialog.get_by_role("button", name="Set up").click()
    dialog.wait_for(state="detached")
    position = board.get_by_label("Position")
    for told in ("boards rhodos_night", "turn 5", "A.tokens 1 1", "A.city altar stockade"):
        expect(position).to_have_value(having(told))
    expect(position).not_to_have_value(having("hand ?"))
    moves = board.get_by_role("list", name="Best moves").get_by_role("button")
    expect(moves.filter(has_text="Temple").first).to_be_visible()
    _sound(page)
    on.look(page, "analysis-classic")
    moves.first.click()
    expect(page.locator("details", has_text="Variations").get_by_role("button")).to_have_count(2)
    for language in LANGUAGES:
        other = on.visitor(*PHONE, language, touch=True)
        other.goto(page.url)
        other.locator("section.panel .buttons button").nth(2).click()
        other.locator("dialog fieldset").nth(4).wait_for()
        all_said(other, language)
        _sound(other)
        on.look(other, f"editor-classic-{language}")
        other.locator("dialog form > button").click()
        other.locator("dialog").wait_for(state="detached")
        other.context.close()
    return f"{len(LANGUAGES)} languages"


def hinted(on: Stage) -> str:
    """A hint in three steps by its key, and the evaluation, which stays; on a phone too; in every language."""
    page = on.visitor()
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    asked(page)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Look at")
    _sound(page)
    hint.get_by_role("button", name="Which card?").click()
    page.keyboard.press("h")
    expect(hint).to_contain_text("→")
    hint.get_by_role("button", name="Evaluation").click()
    expect(hint.locator("figure")).to_be_visible()
    _sound(page)
    on.look(page, "hint")
    for language in LANGUAGES:
        other = on.visitor(*PHONE, language, touch=True)
        other.goto(on.address)
        other.locator(".now button").click()
        other.locator("[aria-keyshortcuts=h]").click()
        other.locator("section .said button").first.click()
        expect(other.locator("section .said b")).to_be_visible()
        all_said(other, language)
        _sound(other)
        other.context.close()
    return f"{len(LANGUAGES)} languages"


def reviewed(on: Stage) -> str:
    """A game of two computers: its review comes on the replay, key moments, mistakes asked again; every language."""
    page = on.visitor()
    table = watched_game(page, on)
    page.goto(f"{on.address}/replay/{table}")
    page.get_by_role("button", name="Review this game").click()
    accounts = page.get_by_role("button", name="Mistakes and luck")
    accounts.click()
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text("Result without luck")
    _sound(page)
    on.look(page, "review")
    dialog.locator(".moments button").first.click()
    expect(page.locator("p.remark")).to_be_visible()
    on.look(page, "review-moment")
    _sound(page)
    accounts.click()
    page.get_by_role("button", name="Learn from your mistakes").click()
    learn = page.get_by_role("region", name="Learn from your mistakes")
    expect(learn).to_contain_text("Find a better move")
    _sound(page)
    on.look(page, "learn")
    show = learn.get_by_role("button", name="Show the answer")
    expect(show).to_be_enabled()
    show.click()
    expect(learn).to_contain_text("The answer:")
    _sound(page)
    for language in LANGUAGES:
        other = on.visitor(*PHONE, language, touch=True)
        other.goto(f"{on.address}/replay/{table}")
        other.locator("[aria-keyshortcuts=r]").click()
        other.locator(".remark, .quiet", has_text=re.compile(".")).first.wait_for()
        all_said(other, language)
        _sound(other)
        other.goto(f"{on.address}/learn/{table}")
        other.locator("section p button").first.wait_for()
        all_said(other, language)
        _sound(other)
        other.context.close()
    return f"{len(LANGUAGES)} languages"


def explored(on: Stage) -> str:
    """The statistics of both games; on a phone; in every language."""
    page = on.visitor()
    page.goto(f"{on.address}/explorer")
    page.get_by_role("heading", name="Wonders owned").wait_for()
    _sound(page)
    on.look(page, "explorer")
    page.get_by_role("button", name="7 Wonders", exact=True).click()
    page.get_by_label("Players").select_option("5")
    page.get_by_role("heading", name="Boards and sides").wait_for()
    _sound(page)
    for language in LANGUAGES:
        other = on.visitor(*PHONE, language, touch=True)
        other.goto(f"{on.address}/explorer")
        other.locator("section h2").first.wait_for()
        all_said(other, language)
        other.locator(".tabs button").nth(1).click()
        all_said(other, language)
        _sound(other)
        other.context.close()
    return f"{len(LANGUAGES)} languages"


def having(text: str) -> re.Pattern[str]:
    """Return a pattern that a value with this text fits."""
    return re.compile(re.escape(text))
