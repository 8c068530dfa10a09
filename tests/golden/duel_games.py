"""Golden games of Duel: readable records, with the engine's output between the steps.

A golden file is a record of the game and nothing but comments beside it, so that any tool can read it. After each step
stand its events (`!`), the coins and the pawn if they changed (`=`), and the question (`?`) with the legal moves:

    12. A raise sphinx with tavern
    #   ! coins-paid: A coins 4 trade 4
    #   ! wonder-built: A wonder sphinx card tavern slot 14
    #   ! extra-turn: A
    #   = coins 5 7
    #   ? A turn
    #     build altar 0, baths 2
    #     sell altar, baths for 2
    #     raise pyramids 5 with altar, baths
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.core.record import AnyMoment, AnyRecord, parse_record, record_text, replay
from sevenwonders.duel import RULES, bill, moves, rules
from sevenwonders.duel.cards import CARD_IDS
from sevenwonders.duel.notation import SEAT_NAMES, move_text
from sevenwonders.duel.score import sheet
from sevenwonders.duel.state import State

FOLDER: Final = Path(__file__).parent / "duel"
GAMES: Final = {
    "military-jump": "After a draft: a jump over both zones takes both tokens at once, then a military victory.",
    "military-beginners": "Beginners' wonders: a military victory, with Economy earning on the way.",
    "scientific-by-a-card": "After a draft: the sixth symbol is on a card. Great Library, Sphinx, Hanging Gardens.",
    "scientific-by-law": "Beginners' wonders, B first: the sixth symbol is Law, taken for a pair.",
    "civilian-theology": "After a draft, B first: Theology gives wonders an extra turn. A civilian victory.",
    "civilian-beginners": "Beginners' wonders, B first: all but one wonder built, a civilian victory.",
    "civilian-tie": "After a draft, B first: equal points, decided by blue cards. Urbanism and Economy pay.",
    "shared": "After a draft: equal points and equal blue points, a shared victory.",
    "lost-extra-turn": "With 3 coins for the second player: an extra turn is lost because the age has ended.",
    "empty-discard-pile": "After a draft, B first: the Mausoleum is built while the discard pile is empty.",
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.7wd"


def read(name: str) -> AnyRecord:
    """Return the game of a golden file; the comments in it are not looked at."""
    return parse_record(path_of(name).read_text(encoding="utf-8"))


def render(record: AnyRecord, title: str) -> str:
    """Return the golden text of a game."""
    lines = record_text(record).splitlines()
    steps = len(record.steps)
    end = len(lines) - (1 if lines[-1].startswith("=") else 0)
    start = end - steps
    out = [f"# {title}", *lines[:start]]
    for line, moment in zip(lines[start:end], replay(record), strict=True):
        out += [line, *(f"#   {note}" for note in _notes(moment))]
    return "\n".join([*out, *lines[end:]]) + "\n"


def _notes(moment: AnyMoment) -> Iterator[str]:
    before, after = moment.before, moment.after
    for event in moment.events:
        yield f"! {_event(event, of_nature=moment.step.seat is None)}"
    if list(after.coins) != list(before.coins):
        yield f"= coins {after.coins[0]} {after.coins[1]}"
    if after.pawn != before.pawn:
        yield f"= pawn {after.pawn:+}"
    match RULES.pending(after):
        case Ask((seat,), question):
            yield f"? {SEAT_NAMES[seat]} {question}"
            yield from (f"  {line}" for line in _legal(after, seat))
        case Draw(question):
            yield f"? {question}"
        case Over(winners, reason):
            yield f"? over: {' and '.join(SEAT_NAMES[seat] for seat in winners)} by {reason} victory"
            for seat, name in enumerate(SEAT_NAMES):
                lines = sheet(after, seat)
                yield f"  {name} {' '.join(f'{line} {n}' for line, n in lines.items())} total {sum(lines.values())}"
        case other:
            raise AssertionError(other)


def _event(event: Event, *, of_nature: bool) -> str:
    name = event.key.removeprefix("duel/")
    if of_nature:  # what nature drew stands in the step itself
        return name
    args = dict(event.args)
    seat = f" {SEAT_NAMES[args.pop('seat')]}" if "seat" in args else ""
    rest = "".join(f" {key} {_value(value)}" for key, value in args.items() if value is not None)
    return f"{name}:{seat}{rest}"


def _value(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _legal(state: State, seat: int) -> Iterator[str]:
    """Group the legal moves by type, each with its price."""
    legal = RULES.legal(state, seat)
    card = {slot: CARD_IDS[number] for slot, number in enumerate(state.slot) if number >= 0}
    builds = [f"{card[m.slot]} {_price(state, seat, card[m.slot])}" for m in legal if isinstance(m, moves.Build)]
    sales = [card[m.slot] for m in legal if isinstance(m, moves.Sell)]
    if builds:
        yield f"build {', '.join(builds)}"
    if sales:
        yield f"sell {', '.join(sales)} for {rules.sale_income(state, seat)}"
    for wonder in dict.fromkeys(m.wonder for m in legal if isinstance(m, moves.Raise)):
        with_ = [card[m.slot] for m in legal if isinstance(m, moves.Raise) and m.wonder == wonder]
        yield f"raise {wonder} {_price(state, seat, wonder)} with {', '.join(with_)}"
    rest = [move_text(state, m) for m in legal if not isinstance(m, moves.Build | moves.Sell | moves.Raise)]
    if rest:
        yield ", ".join(rest)


def _price(state: State, seat: int, name: str) -> str:
    price = bill.price_of(state, seat, name)
    return "by chain" if any(isinstance(step, bill.Chain) for step in price.steps) else str(price.total)
