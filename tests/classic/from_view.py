"""Convert a view into the `Seen` that agents take, for players that receive views as JSON."""

from collections.abc import Iterable, Mapping
from typing import Any

from sevenwonders.classic import ids
from sevenwonders.classic.cards import BOARD_NUMBER, CARD_NUMBER, SIDE_NUMBER
from sevenwonders.classic.ids import QUESTIONS, USES
from sevenwonders.classic.seen import Seen, unpack
from sevenwonders.classic.setup import SIDE_RULES
from sevenwonders.classic.tables import TABLES
from sevenwonders.classic.view import View
from sevenwonders.core.data import as_data
from sevenwonders.forms import plain

# In the plain form the fields of states can be written.
PLAIN_SEEN = plain("sevenwonders.classic.seen")
PLAIN_STATE = plain("sevenwonders.classic.state")


def seen_of(shown: View | Mapping[str, Any]) -> Seen:
    """Convert a view to `Seen`; the view is not validated."""
    view: Mapping[str, Any] = as_data(shown)
    found: Any = PLAIN_SEEN.Seen()
    found.state = _table_of(view)
    found.seat = ids.NOTHING if view["seat"] is None else view["seat"]
    rest, cities, own = ids.MOST_SEATS - view["players"], view["cities"], view["own"]
    found.hands = [*(city["hand"] for city in cities), *[0] * rest]
    found.backs = [back for city in cities for back in (*city["under"], *[0] * (ids.STAGES - len(city["under"])))] + [
        0
    ] * (ids.STAGES * rest)
    found.discard = [*view["discard"], *[0] * (ids.AGES - len(view["discard"]))]
    held = [[_pile(hand or ()) for hand in hands] for hands in own["held"]] if own else []
    found.held = [row + [0] * (ids.TURNS - len(row)) for row in held + [[]] * (ids.AGES - len(held))]
    return unpack(found.pack())


def _table_of(view: Mapping[str, Any]) -> Any:
    """Return a plain state with the visible fields of a view; hidden fields stay empty."""
    state = PLAIN_STATE.State()
    state.partial = 1
    n: int = view["players"]
    state.players, state.age, state.turn = n, view["age"], view["turn"]
    pending, cities = view["pending"], view["cities"]
    if pending["kind"] == "ask":
        state.waiting = sum(1 << seat for seat in pending["seats"])
    elif pending["kind"] == "over":
        state.winners = sum(1 << seat for seat in pending["winners"])

    def row(values: Iterable[int], filler: int = 0) -> list[int]:
        return [*values, *[filler] * (ids.MOST_SEATS - n)]

    state.board = row((BOARD_NUMBER.get(city["board"], ids.NOTHING) for city in cities), ids.NOTHING)
    state.side = row((SIDE_NUMBER.get(city["side"], ids.NOTHING) for city in cities), ids.NOTHING)
    state.stages = row(city["stages"] for city in cities)
    state.coins = row(city["coins"] for city in cities)
    state.lost = row(city["lost"] for city in cities)
    state.won = [list(city["won"]) for city in cities] + [[0] * ids.AGES for _ in range(ids.MOST_SEATS - n)]
    state.city = [_words(city["cards"]) for city in cities] + [[0, 0] for _ in range(ids.MOST_SEATS - n)]
    state.chosen = row((ids.HIDDEN if city["chosen"] else ids.NOTHING for city in cities), ids.NOTHING)
    questions = [_entry(question) for question in view["questions"]]
    state.stack = questions + [0] * (ids.STACK - len(questions))
    state.depth = len(questions)
    _add_history(state, view)
    if view["own"] is not None:
        _add_own(state, view["seat"], view["own"])
    state.recount()
    return state


def _add_history(state: Any, view: Mapping[str, Any]) -> None:
    taken, used = list(state.taken), list(state.used)
    for age, turns in enumerate(view["history"], start=1):
        for turn, seats in enumerate(turns, start=1):
            for owner, entry in enumerate(seats):
                if entry is not None:
                    used[state.moment(age, owner, turn)] = USES.index(entry["use"])
                    taken[state.moment(age, owner, turn)] = CARD_NUMBER.get(entry["card"], ids.NOTHING)
    state.taken, state.used = taken, used
    looks = view["looks"]
    empty = ids.LOOKS - len(looks)
    state.looks = len(looks)
    state.look_seat = [look["seat"] for look in looks] + [ids.NOTHING] * empty
    state.look_age = [look["age"] for look in looks] + [0] * empty
    state.look_turn = [look["turn"] for look in looks] + [0] * empty
    state.look_card = [CARD_NUMBER.get(look["card"], ids.NOTHING) for look in looks] + [ids.NOTHING] * empty
    state.look_pile = [_piles(look["pile"] or ()) for look in looks] + [[0] * ids.AGES for _ in range(empty)]


def _add_own(state: Any, seat: int, own: Mapping[str, Any]) -> None:
    under, hand, chosen = list(state.under), list(state.hand), list(state.chosen)
    for stage, name in enumerate(own["under"]):
        under[seat * ids.STAGES + stage] = CARD_NUMBER[name]
    hand[seat] = _pile(own["hand"])
    if own["chosen"] is not None:
        chosen[seat] = own["chosen"]["id"]
    state.under, state.hand, state.chosen = under, hand, chosen
    state.pile = _piles(own["pile"] or ())


def _pile(names: Iterable[str]) -> int:
    return sum(TABLES.one[CARD_NUMBER[name]] for name in names)


def _piles(names: Iterable[str]) -> list[int]:
    piles = [0] * ids.AGES
    for name in names:
        piles[TABLES.age[CARD_NUMBER[name]] - 1] += TABLES.one[CARD_NUMBER[name]]
    return piles


def _words(names: Iterable[str]) -> list[int]:
    mask = sum(1 << CARD_NUMBER[name] for name in names)
    return [mask & (1 << 64) - 1, mask >> 64]


def _entry(question: Mapping[str, Any]) -> int:
    number = QUESTIONS.index(question["question"])
    subject: int = question["seat"] or 0
    if question["sides"]:
        subject = SIDE_RULES.index(question["sides"])
    return number + (subject << 4)
