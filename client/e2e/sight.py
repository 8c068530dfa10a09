"""Nothing covers the game: measured on screens of every size, in every language, with small and with full cities."""

from typing import Any

from checks import LANGUAGES, sideways
from hands import CARD
from playwright.sync_api import Page
from stage import Stage

DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
HANDHELD = ((768, 1024), (390, 844), (360, 740), (844, 390))
DUEL = ("duel-age1", "duel-opening2", "duel-opening3", "duel-late", "duel-full")
CLASSIC = ("classic-opening", "classic-opening2", "classic-opening3", "classic-three", "classic-seven", "classic-full")

# The open cards that cannot be clicked in their middle, and other parts of the table outside the window.
_HIDDEN = """(cards) => {
  const told = [];
  const inside = ({ top, left, bottom, right }) =>
    top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  for (const card of document.querySelectorAll(cards)) {
    const box = card.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !card.contains(hit)) told.push(`card ${card.innerText.slice(0, 20)}`);
  }
  for (const part of ['.track', '[data-city] header, .line[data-city]', '.cities .you header', '.actions'])
    for (const node of document.querySelectorAll(part)) if (!inside(node.getBoundingClientRect())) told.push(part);
  const acts = [...document.querySelectorAll('.actions button.act')].filter((act) => !act.closest('details'));
  for (const act of acts.slice(0, 2)) {
    const box = act.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !act.contains(hit)) told.push(`act ${act.innerText.slice(0, 20)}`);
  }
  return told;
}"""


def in_sight(on: Stage) -> str:
    """Every size and language, every opening, full cities: each open card can be clicked with any card selected."""
    return _measure(on, LANGUAGES, (*DESKS, *HANDHELD), (*DUEL, *CLASSIC))


def in_sight_briefly(on: Stage) -> str:
    """The smallest desk and the smallest phone, in English and Polish, which has the longest words."""
    return _measure(on, ("en", "pl"), (DESKS[0], HANDHELD[2]), ("duel-age1", "duel-opening3", "classic-full"))


def _measure(
    on: Stage, languages: tuple[str, ...], sizes: tuple[tuple[int, int], ...], positions: tuple[str, ...]
) -> str:
    looks = 0
    wrong: list[str] = []
    for language in languages:
        page = on.visitor(language=language)
        for position in positions:
            page.goto(f"{on.address}/demo/{position}")
            page.locator(CARD).first.wait_for()
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                seen, told = _look(page, width >= DESKS[0][0])
                looks += seen
                wrong += [f"{language} {position} {width}x{height}: {one}" for one in told]
        page.context.close()
    assert not wrong, wrong[:20]
    return f"{looks} selections on {len(languages) * len(sizes) * len(positions)} screens"


def _look(page: Page, is_desk: bool) -> tuple[int, list[str]]:
    """Select the first open card, one in the middle and the last; return the number of checks, and the failures."""
    cards = page.locator(CARD)
    told: list[str] = []
    count = cards.count()
    chosen = sorted({0, count // 2, count - 1})
    for number in chosen:
        card = cards.nth(number)
        card.dblclick()
        if not page.locator(".actions").count():
            told.append(f"card {number} is not selected by a double click")
            continue
        if page.locator(".toast").count():
            told.append(f"card {number} is played by a double click")
        hidden: Any = page.evaluate(_HIDDEN, CARD)
        told += [f"card {number} selected, hidden: {one}" for one in hidden]
        if is_desk:
            high, seen = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            told += [f"scrolls: {high} px in {seen} px"] if high > seen else []
        told += sideways(page)
        page.keyboard.press("Escape")
    return len(chosen), told
