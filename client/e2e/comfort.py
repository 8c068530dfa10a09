"""Optional comforts: sounds, turn alerts, dragging cards."""

from hands import CARD, asked, await_answer, begin, move, new_game, standing
from playwright.sync_api import Page
from stage import Stage
from together import invite, whose_turn

# Observes the page without side effects: counts tones and records notifications.
_LISTEN = """() => {
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
  window.calls = [];
  window.Notification = class extends window.Notification {
    constructor(title, options) { super(title, options); window.calls.push(`${title}: ${options.body}`); }
  };
}"""


def sounds_if_asked_for(on: Stage) -> str:
    """No sound by default; sounds of moves once enabled, also after a reload; no sound once disabled."""
    page = on.visitor()
    page.add_init_script(f"({_LISTEN})()")
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    for number in range(3):
        move(page, number)
    asked(page)
    assert _tones(page) == 0
    _switch(page, "Sounds")
    page.wait_for_function("() => window.tones > 0")
    heard = _tones(page)
    move(page, 3)
    page.wait_for_function("heard => window.tones > heard", arg=heard)
    page.reload()
    asked(page)
    move(page, 4)
    page.wait_for_function("() => window.tones > 0")
    asked(page)
    _switch(page, "Sounds", on=False)
    heard = _tones(page)
    move(page, 5)
    asked(page)
    assert _tones(page) == heard
    return f"{heard} tones"


def _tones(page: Page) -> int:
    return int(page.evaluate("window.tones"))


def _switch(page: Page, name: str, *, on: bool = True) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label(name).set_checked(on)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def called_to_a_turn(on: Stage) -> str:
    """A player in another window: the title always shows the turn, a notification appears only if enabled."""
    host, guest = on.visitor(), on.visitor()
    for page in (host, guest):
        page.context.grant_permissions(["notifications"])
        page.add_init_script(f"({_LISTEN})()")
    invite(on, host, guest)
    for page in (host, guest):
        page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    for number in range(3):
        move(whose_turn((host, guest)), number)
    turn = whose_turn((host, guest))
    other = guest if turn is host else host
    turn.wait_for_function("() => document.title.startsWith('●')")
    other.wait_for_function("() => !document.title.startsWith('●')")
    assert not host.evaluate("window.calls") + guest.evaluate("window.calls"), "nobody asked to be called"
    _switch(other, "Notify me when it is my turn")
    while whose_turn((host, guest)) is turn:
        move(turn, 3)
    other.wait_for_function("() => window.calls.length > 0")
    assert not turn.evaluate("window.calls"), "the one who did not ask is not called"
    return str(other.evaluate("window.calls[0]"))


def dragged(on: Stage) -> str:
    """Cards dragged to the city, to the discard pile, to a wonder, and to no target, in both games."""
    page = on.visitor(1280, 720)
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    while asked(page) != "turn":
        move(page, 0)
    drops = _drag_about(page, "[data-city=near]", "[data-city=near] .droppable")
    new_game(page, on, "classic", 3)
    begin(page)
    while asked(page) != "turn":
        move(page, 0)
    drops += _drag_about(page, ".place:has(.target)", ".droppable")
    return f"{drops} cards dropped"


def _drag_about(page: Page, city: str, wonder: str) -> int:
    """Drop nothing, then discard, then build as soon as something can be built, then a wonder as soon as one can."""
    before = standing(page)
    _drag(page, 0, "header.bar h1")
    page.wait_for_timeout(300)
    assert standing(page) == before, "a card that is dropped nowhere stays"
    done = 0
    for target in (".bin", city, wonder):
        for number in range(60):
            if asked(page) != "turn":
                if not move(page, number):
                    return done
                continue
            before = standing(page)
            if _drag(page, number, target):
                await_answer(page, before)
                done += 1
                break
            move(page, 3 * number)  # to collect the price
    assert done >= 2, done
    return done


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
    there = place.first.bounding_box() if place.count() else None
    if there is not None:
        page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    page.mouse.up()
    return there is not None
