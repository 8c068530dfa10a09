"""Plays in windows of every size and in both themes, and on every page."""

from collections.abc import Callable

from checks import no_sideways_scroll, no_violations
from hands import CARD, asked, begin, move, new_game, play, watched_game
from playwright.sync_api import Page
from stage import CLIENT, Stage

PAGES = ("/", "/help", "/rules/duel", "/rules/classic", "/gallery", "/nowhere")
# Pages that load data before they show content, with a selector of that content.
STUDIES = {
    "/puzzles/duel-1": "section.puzzle",
    "/puzzles/classic-1": "section.puzzle",
    "/analysis": "section.panel ol button",
    "/explorer": "main section h2",
}
POSITIONS = sorted(path.stem for path in (CLIENT / "fixtures").glob("*.json"))


def on_a_phone(on: Stage) -> str:
    """360 px wide: every page without sideways scroll, a whole game of Duel and one of 7 Wonders by touch."""
    return _on_a_screen(on, "phone", 360, 740, 250, touch=True)


def on_a_phone_sideways(on: Stage) -> str:
    """740 by 360 px: the same for some moves."""
    return _on_a_screen(on, "sideways", 740, 360, 12, touch=True)


def on_a_tablet(on: Stage) -> str:
    """820 by 1180 px: the same for some moves."""
    return _on_a_screen(on, "tablet", 820, 1180, 8, touch=True)


def on_a_large_screen(on: Stage) -> str:
    """2560 by 1440 px: the same for some moves."""
    return _on_a_screen(on, "large", 2560, 1440, 12, touch=False)


def _on_a_screen(on: Stage, name: str, width: int, height: int, most: int, *, touch: bool) -> str:
    page = on.visitor(width, height, touch=touch)
    for path in PAGES:
        page.goto(on.address + path)
        page.locator("main").wait_for()
        no_sideways_scroll(page)
        on.look(page, f"{name}{path.replace('/', '-')}")
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    duel = _play_within(page, on, f"{name}-duel", most)
    new_game(page, on, "classic", 5)
    no_sideways_scroll(page)
    begin(page)
    classic = _play_within(page, on, f"{name}-classic", most)
    return f"{duel} and {classic} moves"


def _play_within(page: Page, on: Stage, name: str, most: int) -> int:
    for number in range(most):
        asked(page)
        if number in (2, 8, 15):
            on.look(page, f"{name}-{number}")
        if not move(page, number):
            on.look(page, f"{name}-over")
            return number
        no_sideways_scroll(page)
    return most


def every_screen(on: Stage) -> str:
    """axe on every page and every kind of question, light and dark, wide and narrow."""
    seen = 0
    for theme in ("light", "dark"):
        for width in (1440, 360):
            page = on.visitor(width, 900, theme=theme)
            seen += _every_page(page, on, f"{theme}-{width}", briefly=False)
            page.context.close()
    return f"{seen} screens"


def every_screen_by_day(on: Stage) -> str:
    """axe on every page and every kind of question, in the light theme on a desktop; near duplicates are left out."""
    return f"{_every_page(on.visitor(), on, 'light-1440', briefly=True)} screens"


def _every_page(page: Page, on: Stage, name: str, *, briefly: bool) -> int:
    """Check every page and every kind of question that needs no earlier moves."""
    seen = 0

    def check(what: str, ready: str = "main") -> None:
        nonlocal seen
        page.locator(ready).first.wait_for()
        no_violations(page)
        no_sideways_scroll(page)
        on.look(page, f"{name}-{what}")
        seen += 1

    for path in PAGES:
        page.goto(on.address + path)
        check(f"page{path.replace('/', '-')}")
    if not briefly:
        _every_tab(page, f"{on.address}/help", check)
        _every_tab(page, f"{on.address}/gallery", check)
    page.goto(on.address)
    page.locator("input[value=classic]").check(force=True)
    page.locator("details summary").click()
    check("new-game")
    page.get_by_role("button", name="Settings").click()
    check("settings", "dialog h2")
    for position in POSITIONS:
        if briefly and "opening" in position:
            continue
        page.goto(f"{on.address}/demo/{position}")
        page.locator(".table").wait_for()
        card = page.locator(CARD)
        if not (briefly and card.count()):
            check(position, ".table")
        if card.count():
            card.first.click()
            check(f"{position}-selected", ".actions, dialog .inspect")
    if not briefly:
        table = watched_game(page, on)
        later = {f"/replay/{table}": "nav.controls", f"/learn/{table}": "main h1, section p button"}
        for path, ready in {**STUDIES, **later}.items():
            page.goto(on.address + path)
            check(f"page{path.removesuffix(table).replace('/', '-')}", ready)
    return seen


def _every_tab(page: Page, address: str, check: Callable[[str], None]) -> None:
    page.goto(address)
    page.get_by_role("tab").first.wait_for()
    for number in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(number).click()
        check(f"{address.rsplit('/', 1)[1]}-{number}")


def resized(on: Stage) -> str:
    """One table through windows of every width, as when a phone is turned or a window is dragged."""
    # Polish has the longest words.
    page = on.visitor(language="pl")
    page.goto(on.address)
    page.locator(".now button").click()
    play(page, 10)
    asked(page)
    widths = (360, 480, 600, 740, 899, 900, 1024, 1280, 1920, 2560)
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        page.locator(".table").wait_for()
        no_sideways_scroll(page)
    return f"{len(widths)} widths"
