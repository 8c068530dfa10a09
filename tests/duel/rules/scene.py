"""Scenes: the small language in which the rule tests of Duel are written.

    end = after("age 2; table archery_range walls; pawn 1; A.coins 9; B.coins 7", "build archery_range")
    assert end.pawn == 3
    assert end.coins == (3, 5)
    assert end.pending == "B turn"

Positions have the syntax of `parse_position` with two abbreviations: `duel 1` may be omitted, and rows of the table may
be incomplete; missing cards have been taken. Steps are moves of the active seat, or draws.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.duel import RULES, Game, Setup, score
from sevenwonders.duel.bill import price_of
from sevenwonders.duel.cards import CARD_IDS, WONDER_NUMBER, cards_in, data, tokens_in, wonders_in
from sevenwonders.duel.draws import structure
from sevenwonders.duel.notation import CHANCES, SEAT_NAMES, move_text
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.state import State

A: Final = 0
B: Final = 1


@dataclass(frozen=True, slots=True)
class Scene:
    """A state and the events of its last step."""

    state: State
    events: tuple[Event, ...] = ()

    def after(self, *steps: str) -> "Scene":
        """Return the scene after these steps."""
        game, events = Game(position=self.state), self.events
        for step in steps:
            events = game.settle(step) if step.split()[0] in CHANCES else game.play(step)
        return Scene(game.state, events)

    @property
    def pending(self) -> str:
        """The pending decision: "A turn", "nature reveal", "over B military", "over shared civilian"."""
        match RULES.pending(self.state):
            case Ask(seats, question):
                return f"{' '.join(SEAT_NAMES[seat] for seat in seats)} {question}"
            case Draw(question):
                return f"nature {question}"
            case Over(winners, reason):
                return f"over {SEAT_NAMES[winners[0]] if len(winners) == 1 else 'shared'} {reason}"

    @property
    def moves(self) -> set[str]:
        return {move_text(self.state, move) for move in RULES.legal(self.state, self.state.active)}

    @property
    def slots(self) -> tuple[str, ...]:
        return structure(self.state)

    @property
    def coins(self) -> tuple[int, int]:
        return self.state.coins[A], self.state.coins[B]

    @property
    def pawn(self) -> int:
        """Spaces from neutral, positive towards the capital of B."""
        return self.state.pawn

    @property
    def loot(self) -> set[str]:
        """The military tokens on the track as losing seat and coins: "A2", "A5", "B2", "B5"."""
        return {word for bit, word in enumerate(("A2", "A5", "B2", "B5")) if self.state.loot >> bit & 1}

    @property
    def cities(self) -> tuple[set[str], set[str]]:
        return set(cards_in(self.state.city[A])), set(cards_in(self.state.city[B]))

    @property
    def wonders(self) -> tuple[set[str], set[str]]:
        """The wonders owned and not built."""
        return set(wonders_in(self.state.wonders[A])), set(wonders_in(self.state.wonders[B]))

    @property
    def raised(self) -> tuple[dict[str, str], dict[str, str]]:
        """The wonders built, each with the card under it."""
        return self._raised(A), self._raised(B)

    def _raised(self, seat: int) -> dict[str, str]:
        names = wonders_in(self.state.raised[seat])
        return {name: CARD_IDS[self.state.tucked[WONDER_NUMBER[name]]] for name in names}

    @property
    def tokens(self) -> tuple[set[str], set[str]]:
        return set(tokens_in(self.state.progress[A])), set(tokens_in(self.state.progress[B]))

    @property
    def board(self) -> set[str]:
        return set(tokens_in(self.state.board))

    @property
    def box(self) -> set[str]:
        return set(tokens_in(self.state.box))

    @property
    def discard(self) -> set[str]:
        return set(cards_in(self.state.discard))

    @property
    def happened(self) -> list[str]:
        """The keys of the last step's events, in order, without the name of the game."""
        return [event.key.removeprefix("duel/") for event in self.events]

    def details_of(self, key: str) -> list[Mapping[str, Any]]:
        """Return the arguments of the last step's events of one key."""
        return [event.args for event in self.events if event.key == f"duel/{key}"]

    def price(self, seat: int, thing: str) -> int:
        """Return the current price of a card or wonder for a seat."""
        return price_of(self.state, seat, thing).total

    def sheet(self, seat: int) -> dict[str, int]:
        """Return the lines of a seat's score sheet that are not zero."""
        return {line: points for line, points in score.sheet(self.state, seat).items() if points}


def position(text: str) -> Scene:
    """Parse a position into a scene; a missing table is filled with arbitrary cards."""
    sections = dict(_section(section) for section in text.split(";"))
    age = sections.setdefault("age", "1")
    table = sections.get("table", UNIMPORTANT[int(age)])
    sections["table"] = _whole_rows(table, int(age))
    return Scene(parse_position("; ".join(["duel 1", *(f"{key} {words}" for key, words in sections.items())])))


UNIMPORTANT: Final = {1: "theater altar", 2: "brewery drying_room", 3: "palace town_hall"}


def after(text: str, *steps: str) -> Scene:
    """Return the scene after these steps from a position."""
    return position(text).after(*steps)


def start(*steps: str, beginners: bool = False, first: int = A, bonus: int = 0) -> Scene:
    """Return the scene after these steps of a new game."""
    return Scene(RULES.new(Setup(beginners, first, bonus))).after(*steps)


def _section(text: str) -> tuple[str, str]:
    key, _, words = text.strip().partition(" ")
    return key, words


def _whole_rows(table: str, age: int) -> str:
    layout = [len(row["x"]) for row in data()["layouts"][age - 1]]
    rows = [row.split() for row in table.split("/")]
    rows += [[] for _ in layout[len(rows) :]]
    return " / ".join(" ".join(row + ["."] * (length - len(row))) for row, length in zip(rows, layout, strict=True))


LAY: Final = "lay agriculture economy law masonry strategy"
# One example deal per age; the tests name the cards that matter to them.
DEAL_1: Final = (
    "deal theater altar / ? ? ? / baths tavern stable garrison / ? ? ? ? ? / "
    "lumber_yard clay_pool quarry glassworks press guard_tower"
)
DEAL_2: Final = (
    "deal sawmill brickyard shelf_quarry walls forum brewery / ? ? ? ? ? / "
    "statue temple aqueduct rostrum / ? ? ? / library school"
)
DEAL_3: Final = (
    "deal palace town_hall / ? guild ? / arsenal pretorium academy study / ? ? / "
    "port armory arena builders_guild / ? ? guild / senate obelisk"
)
