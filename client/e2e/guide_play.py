"""A first game with the guide: each lesson comes once, at its occasion, and never covers its subject."""

from checks import no_sideways_scroll, no_violations
from hands import asked, move
from playwright.sync_api import Page
from stage import Stage

TITLE = ".guide h2"
# Lessons without an element to mark.
WITHOUT_RINGS = ("welcome", "again", "classic-welcome")
# Rings hidden by the guide's panel: marked elements may be outside the window, but not only under the panel.
_HIDDEN = """() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  const isBelow = guide.top > innerHeight / 2;
  const [top, bottom] = isBelow ? [0, guide.top] : [guide.bottom, innerHeight];
  const rings = [...document.querySelectorAll('.rings span')].map((ring) => ring.getBoundingClientRect());
  return rings.length > 0 && rings.every((ring) => ring.bottom <= top || ring.top >= bottom);
}"""


def guided_duel(on: Stage) -> str:
    """The whole first game of a newcomer, with a reload, the guide closed and opened, and the list of lessons."""
    page = on.visitor()
    page.goto(on.address)
    page.get_by_text("New here?").wait_for()
    on.look(page, "guide-home")
    page.get_by_role("button", name="Learn Duel").click()
    heard = _listen(page, on)
    assert heard[:3] == ["Welcome!", "Three ways to win", "Choosing wonders"], heard
    no_violations(page)
    moves = _whole_game(page, on, heard)
    _on_a_phone(on)
    return f"{moves} moves, {len(heard)} lessons"


def guided_classic(on: Stage) -> str:
    """The same at a table of 7 Wonders; the others sit at easy ones."""
    page = on.visitor()
    page.goto(on.address)
    page.get_by_role("button", name="Learn 7 Wonders").click()
    heard = _listen(page, on)
    assert heard[:2] == ["Welcome!", "Your neighbours"], heard
    no_violations(page)
    moves = _whole_game(page, on, heard)
    assert len(heard) > 15, heard
    for language, button in (("en", "Learn 7 Wonders"), ("pl", "Poznaj 7 Cudów Świata")):
        _begin_on_a_phone(on, language, button, 8)
    return f"{moves} moves, {len(heard)} lessons"


def _whole_game(page: Page, on: Stage, heard: list[str]) -> int:
    """Play to the end and read every lesson, with a reload in between; return the number of moves."""
    moves = 0
    while True:
        heard += _listen(page, on)
        if not move(page, moves):
            break
        moves += 1
        assert page.evaluate("!document.activeElement.closest('.guide')"), "a lesson takes no focus"
        if moves == 8:
            _come_back(page, len(heard))
            no_violations(page)
    heard += _listen(page, on)
    assert heard[-1] == "The end", heard
    assert len(set(heard)) == len(heard), heard
    page.get_by_role("button", name="All lessons").click()
    left = page.locator("dialog summary:not(.learnt)")
    assert page.locator("dialog summary.learnt").count() == len(heard)
    if left.count():
        left.first.click()
        page.locator("dialog details[open] p").wait_for()
    on.look(page, "guide-lessons")
    no_violations(page)
    page.keyboard.press("Escape")
    return moves


def _listen(page: Page, on: Stage) -> list[str]:
    """Read every lesson that is due before the next move; return their titles."""
    page.locator(".guide").wait_for()
    asked(page)
    heard: list[str] = []
    while True:
        page.wait_for_timeout(150)
        if not page.locator(TITLE).count():
            return heard
        page.wait_for_timeout(200)
        lesson = page.locator(".guide").get_attribute("data-lesson")
        assert lesson is not None
        heard.append(page.locator(TITLE).inner_text())
        assert page.locator(".rings span").count() or lesson in WITHOUT_RINGS, lesson
        assert not page.evaluate(_HIDDEN), lesson
        on.look(page, f"guide-{lesson}")
        page.locator(".guide .buttons button").first.click()


def _come_back(page: Page, learnt: int) -> None:
    """Reload, close the guide and open it again: learnt lessons do not come again."""
    page.reload()
    page.locator(".guide").wait_for()
    page.get_by_role("button", name="Close the guide").click()
    page.locator(".guide").wait_for(state="detached")
    page.get_by_role("button", name="Guide", exact=True).click()
    page.locator(".guide").wait_for()
    assert page.locator(".guide .count").inner_text().split("/")[0] == str(learnt)


def _on_a_phone(on: Stage) -> None:
    for language, button in (("en", "Learn Duel"), ("sr", "Nauči Duel"), ("et", "Tutvu Duelliga")):
        _begin_on_a_phone(on, language, button, 10)


def _begin_on_a_phone(on: Stage, language: str, button: str, moves: int) -> None:
    page = on.visitor(width=360, height=740, language=language, touch=True)
    page.goto(on.address)
    page.get_by_role("button", name=button).click()
    for number in range(moves):
        _listen(page, on)
        no_sideways_scroll(page)
        assert "guide-" not in page.locator("body").inner_text()
        # A second click at once on the same spot would be suppressed as a double click.
        page.wait_for_timeout(500)
        move(page, number)
    no_violations(page)
    page.context.close()
