"""The screenshots of docs/screenshots.md, taken during real games."""

import base64
from pathlib import Path

from hands import asked, begin, move, new_game, play
from playwright.sync_api import Page
from stage import Stage

DESK = (1280, 800)
PHONE = (390, 844)
SIDEWAYS = (844, 390)
PUZZLE = "duel-1"
QUALITY = 82


def pictures(on: Stage) -> str:
    """Take every picture."""
    assert on.looks is not None
    for old in on.looks.glob("*.webp"):
        if not old.name.startswith("before-"):
            old.unlink()
    _start(on)
    _duel(on)
    _classic(on)
    _phone(on)
    _studies(on)
    taken = sorted(on.looks.glob("*.webp"))
    largest = max(path.stat().st_size for path in taken)
    assert largest < 150_000, f"{largest} bytes"
    return f"{len(taken)} pictures, {sum(path.stat().st_size for path in taken) // 1000} kB"


def _take(on: Stage, page: Page, name: str) -> None:
    """Save a screenshot as WebP, encoded by Chromium, at a fraction of the size of PNG."""
    page.mouse.move(0, 0)
    # The display of the last turn closes automatically.
    page.wait_for_function("() => !document.querySelector('.reveal, .conflicts')")
    page.wait_for_timeout(300)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    assert on.looks is not None
    (Path(on.looks) / f"{name}.webp").write_bytes(base64.b64decode(told["data"]))


def _start(on: Stage) -> None:
    page = on.visitor(*DESK)
    page.goto(on.address)
    page.locator("input[value=duel]").wait_for()
    _take(on, page, "home")
    page.goto(f"{on.address}/gallery#wonders")
    page.get_by_role("tabpanel").wait_for()
    _take(on, page, "gallery")
    page.goto(f"{on.address}/gallery#duel")
    page.reload()
    page.get_by_role("tabpanel").wait_for()
    _take(on, page, "gallery-cards")
    page.goto(f"{on.address}/help")
    page.get_by_role("tabpanel").wait_for()
    _take(on, page, "help")
    page.goto(f"{on.address}/rules/duel#D5.3")
    page.locator("li.aimed").wait_for()
    _take(on, page, "rules")
    page.context.close()


def _until(page: Page, age: str, left: int) -> None:
    """Play until few cards of an age are left, on the player's turn."""
    for number in range(200):
        now = asked(page)
        if now == "over":
            return
        there = page.locator("h1").first.inner_text().replace("\xa0", " ") == age
        if there and now == "turn" and page.locator("[data-slot]").count() <= left:
            return
        move(page, number)


def _duel(on: Stage) -> None:
    page = on.visitor(*DESK)
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    asked(page)
    _take(on, page, "duel-draft")
    _until(page, "Age II", 16)
    page.locator("[data-slot] button.open").last.click()
    page.locator(".actions").wait_for()
    _take(on, page, "duel-table")
    page.keyboard.press("Escape")
    page.emulate_media(color_scheme="dark")
    _until(page, "Age III", 18)
    _take(on, page, "duel-table-dark")
    page.emulate_media(color_scheme="light")
    play(page)
    _take(on, page, "duel-end")
    page.get_by_role("button", name="Replay").click()
    page.locator("input[type=range]").wait_for()
    page.keyboard.press("2")
    for _ in range(6):
        page.get_by_role("button", name="Forward").click()
    _take(on, page, "replay")
    page.context.close()


def _classic(on: Stage) -> None:
    page = on.visitor(*DESK)
    new_game(page, on, "classic", 5)
    begin(page)
    play(page, 9)
    asked(page)
    page.locator("section.hand button").nth(1).click()
    page.locator(".actions").wait_for()
    _take(on, page, "classic-table")
    play(page)
    _take(on, page, "classic-end")
    page.context.close()


def _phone(on: Stage) -> None:
    page = on.visitor(*PHONE, touch=True)
    page.goto(on.address)
    page.locator("input[value=duel]").wait_for()
    _take(on, page, "phone-home")
    page.get_by_role("button", name="Play now").click()
    _until(page, "Age I", 14)
    _take(on, page, "phone-duel")
    page.locator("[data-slot] button.open").first.click()
    page.locator(".actions").wait_for()
    _take(on, page, "phone-duel-card")
    new_game(page, on, "classic", 3)
    begin(page)
    play(page, 6)
    asked(page)
    page.emulate_media(color_scheme="dark")
    _take(on, page, "phone-classic-dark")
    page.context.close()


def _studies(on: Stage) -> None:
    """Where one learns: a puzzle, the analysis of an opening; and a table on a phone on its side."""
    page = on.visitor(*DESK)
    page.goto(f"{on.address}/puzzles/{PUZZLE}")
    page.locator("section.puzzle").wait_for()
    _take(on, page, "puzzle")
    page.goto(f"{on.address}/analysis")
    page.locator("section.panel ol button").first.wait_for()
    _take(on, page, "analysis")
    page.context.close()
    page = on.visitor(*SIDEWAYS, touch=True)
    page.goto(f"{on.address}/demo/duel-opening3")
    page.locator("[data-slot] button.open").first.click()
    page.locator(".actions").wait_for()
    _take(on, page, "phone-sideways")
    page.context.close()
