"""Plays in every language: nothing missing, nothing left in English."""

import subprocess

from checks import LANGUAGES, all_said, no_sideways_scroll
from hands import MOST, asked, begin, move, new_game, play
from playwright.sync_api import FilePayload, Page
from screens import PAGES, POSITIONS
from stage import Stage

# A whole game by chance, for the sake of everything that can happen in one.
_RECORD = """
import sys
from sevenwonders.core.record import random_game, record_text
from sevenwonders.core.rng import Rng
from sevenwonders.{game} import RULES, Setup
sys.stdout.write(record_text(random_game(RULES, Setup({setup}), Rng(7))))
"""


def in_every_language(on: Stage) -> str:
    """Every page, every kind of question, the log and the menu of a table, in five languages."""
    seen = 0
    for language in LANGUAGES:
        page = on.visitor(language=language)
        for path in (*PAGES, *(f"/demo/{position}" for position in POSITIONS)):
            page.goto(on.address + path)
            page.locator("main").wait_for()
            all_said(page, language)
            seen += 1
        for path in ("/help", "/gallery"):
            page.goto(on.address + path)
            page.get_by_role("tab").first.wait_for()
            for number in range(page.get_by_role("tab").count()):
                page.get_by_role("tab").nth(number).click()
                if path == "/help" or number != 5:  # icon names are for developers
                    all_said(page, language)
                seen += 1
        page.goto(on.address)
        page.locator("input[value=classic]").check(force=True)
        page.locator("details summary").click()
        all_said(page, language)
        page.locator(".now button").click()
        play(page, 9)
        asked(page)
        for number in range(page.locator("header.bar button").count()):
            page.locator("header.bar button").nth(number).click()
            page.wait_for_timeout(50)
            all_said(page, language)
            page.keyboard.press("Escape")
        page.locator("[data-slot] button.open").first.click()
        all_said(page, language)
        on.look(page, f"table-{language}")
        page.context.close()
    return f"{seen} screens"


def language_changed(on: Stage) -> str:
    """Whole games of both kinds, in another language at each move, on the narrowest screen."""
    return _in_changing_languages(on, MOST)


def language_changed_early(on: Stage) -> str:
    """The same for the first moves of both, through every language."""
    return _in_changing_languages(on, 2 * len(LANGUAGES))


def _in_changing_languages(on: Stage, most: int) -> str:
    page = on.visitor(360, 740)
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    told = [_another_each_move(page, "duel", on, most)]
    page = on.visitor(360, 740)
    new_game(page, on, "classic", 4)
    begin(page)
    told.append(_another_each_move(page, "classic", on, most))
    return f"{told[0]} and {told[1]} moves"


def _another_each_move(page: Page, game: str, on: Stage, most: int) -> int:
    for number in range(most):
        asked(page)
        language = LANGUAGES[(number + 1) % len(LANGUAGES)]
        page.locator("header.bar button").last.click()
        page.locator("dialog .switches select").first.select_option(language)
        page.wait_for_function("tag => document.documentElement.lang.startsWith(tag)", arg=language)
        all_said(page, language)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        all_said(page, language)
        no_sideways_scroll(page)
        if not move(page, number):
            on.look(page, f"{game}-over-{language}")
            return number
    assert most < MOST, "the game does not end"
    return most


def replays_in_every_language(on: Stage) -> str:
    """A whole game of both kinds from a record, every step of it shown in five languages."""
    steps = 0
    for game, setup in (("duel", ""), ("classic", "players=5")):
        record = _record(on, game, setup)
        for language in LANGUAGES:
            page = on.visitor(language=language)
            page.goto(on.address)
            file: FilePayload = {"name": f"g.{game}", "mimeType": "text/plain", "buffer": record}
            page.set_input_files("input[type=file]", files=[file])
            scrubber = page.locator("input[type=range]")
            scrubber.wait_for()
            last = int(scrubber.get_attribute("max") or 0)
            assert last > 20
            page.keyboard.press("Home")
            for _ in range(last):
                page.keyboard.press("ArrowRight")
                all_said(page, language)
                steps += 1
            page.locator(".verdict").wait_for()
            page.context.close()
    return f"{steps} steps"


def _record(on: Stage, game: str, setup: str) -> bytes:
    source = _RECORD.format(game=game, setup=setup)
    return subprocess.run([on.python, "-c", source], check=True, capture_output=True).stdout
