"""Scenes: the small language in which the rule tests of 7 Wonders are written.

    end = position("A.hand baths; A.coins 3; B.city stone_pit").turn("A build baths")
    assert end.coins == (1, 8, 6)

Positions have the syntax of `parse_position` with abbreviations: `classic 1` may be omitted; the defaults are three
neutral boards, Age I and turn 5; hands are filled with filler cards of the age. In a turn, every seat that is not
mentioned sells a filler card if it has one.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sevenwonders.classic import RULES, Game, Setup, ids, score
from sevenwonders.classic.bill import Bill, prices_of
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS, CARDS, cards_in
from sevenwonders.classic.draws import Deal
from sevenwonders.classic.notation import CHANCES, SEAT_NAMES, move_text
from sevenwonders.classic.piles import cards_of
from sevenwonders.classic.position import parse_position
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.core.rng import Rng

A: Final = 0
B: Final = 1
C: Final = 2
BOARDS: Final = "gizah_day rhodos_day ephesos_day"


@dataclass(frozen=True, slots=True)
class Scene:
    """A state, its filler cards, and the events of its last step."""

    state: State
    fillers: frozenset[str] = frozenset()
    events: tuple[Event, ...] = ()

    def after(self, *steps: str) -> "Scene":
        """Return the scene after these steps: "A build altar", or a draw."""
        game, events = Game(position=self.state), self.events
        for step in steps:
            first, _, rest = step.partition(" ")
            events = game.settle(step) if first in CHANCES else game.play(rest, SEAT_NAMES.index(first))
        return Scene(game.state, self.fillers, events)

    def turn(self, *steps: str) -> "Scene":
        """Return the scene after a turn with these actions; all other seats sell a card."""
        scene = self.after(*steps)
        asked = RULES.pending(scene.state)
        if not isinstance(asked, Ask) or asked.question != "turn" or scene.state.turn != self.state.turn:
            return scene
        for seat in asked.seats:
            hand = scene.hand(seat)
            card = next((name for name in hand if name in self.fillers), hand[0])
            scene = scene.after(f"{SEAT_NAMES[seat]} sell {card}")
        return scene

    @property
    def pending(self) -> str:
        """The pending decision: "A B turn", "nature deal", "over A C"."""
        match RULES.pending(self.state):
            case Ask(seats, question):
                return f"{' '.join(SEAT_NAMES[seat] for seat in seats)} {question}"
            case Draw(question):
                return f"nature {question}"
            case Over(winners, _):
                return f"over {' '.join(SEAT_NAMES[seat] for seat in winners)}"

    def moves(self, seat: int) -> set[str]:
        """Return the legal moves of a seat."""
        return {move_text(self.state, move) for move in RULES.legal(self.state, seat)}

    def builds(self, seat: int) -> set[str]:
        """Return the cards that a seat can build."""
        return {text.split()[1] for text in self.moves(seat) if text.startswith("build")}

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return a seat's hand."""
        return cards_of(self.state.hand[seat], self.state.age)

    @property
    def coins(self) -> tuple[int, ...]:
        """The coins of all seats."""
        return tuple(self.state.coins[: self.state.players])

    def city(self, seat: int) -> set[str]:
        """Return the cards that a seat has built."""
        return set(cards_in(self.state.city[seat]))

    def under(self, seat: int) -> list[str]:
        """Return the cards under a seat's stages."""
        start = seat * ids.STAGES
        return [CARD_IDS[card] for card in self.state.under[start : start + self.state.stages[seat]]]

    @property
    def discard(self) -> Counter[str]:
        """The discard pile."""
        return Counter(name for age, pile in enumerate(self.state.pile, start=1) for name in cards_of(pile, age))

    def tokens(self, seat: int) -> list[int]:
        """Return a seat's military tokens, the victories first."""
        won = [TABLES.victory[age] for age in range(ids.AGES) for _ in range(self.state.won[seat][age])]
        return won + [TABLES.defeat] * self.state.lost[seat]

    def prices(self, seat: int, thing: str) -> list[tuple[int, int, int]]:
        """Return the ways to pay for a card or for "stage": coins to the bank, the left and the right."""
        return [(bill.bank, bill.left, bill.right) for bill in self.bills(seat, thing)]

    def bills(self, seat: int, thing: str) -> tuple[Bill, ...]:
        """Return the ways to pay, explained."""
        return prices_of(self.state, seat, thing)

    def sheet(self, seat: int) -> dict[str, int]:
        """Return the lines of a seat's score pad that are not zero."""
        return {line: points for line, points in score.sheet(self.state, seat).items() if points}

    @property
    def happened(self) -> list[str]:
        """The keys of the last step's events, in order, without the name of the game."""
        return [event.key.removeprefix("classic/") for event in self.events]

    def details_of(self, key: str) -> list[Mapping[str, Any]]:
        """Return the arguments of the last step's events of one key."""
        return [event.args for event in self.events if event.key == f"classic/{key}"]


def position(text: str = "") -> Scene:
    """Parse a position into a scene."""
    sections = dict(_section(section) for section in text.split(";") if section.strip())
    sections.setdefault("boards", BOARDS)
    age = int(sections.setdefault("age", "1"))
    turn = int(sections.setdefault("turn", "5"))
    seats = SEAT_NAMES[: len(sections["boards"].split())]
    fillers: set[str] = set()
    if sections.get("ask", "turn").startswith("turn"):
        named = Counter(word for key, words in sections.items() if "log" not in key for word in words.split())
        free = [card.id for card in CARDS if card.age == age and card.copies[0] <= len(seats) and not named[card.id]]
        for seat in seats:
            hand = sections.get(f"{seat}.hand", "").split()
            while len(hand) < ids.HAND + 1 - turn:
                fillers.add(free[0])
                hand.append(free.pop(0))
            sections[f"{seat}.hand"] = " ".join(hand)
    line = "; ".join(["classic 1", *(f"{key} {words}" for key, words in sections.items())])
    return Scene(parse_position(line), frozenset(fillers))


def _section(text: str) -> tuple[str, str]:
    key, _, words = text.strip().partition(" ")
    return key, words


def start(setup: Setup, seed: int = 1) -> Scene:
    """Return a new game at the first decision of a seat."""
    rng = Rng(seed)
    state = RULES.new(setup)
    while isinstance(RULES.pending(state), Draw):
        state = RULES.settle(state, RULES.sample(state, rng))
    return Scene(state)


def deal(players: int, age: int, seed: int) -> Deal:
    """Return a random deal of an age."""
    boards = " ".join(f"{name}_day" for name in BOARD_IDS[:players])
    state = position(f"boards {boards}; age {age - 1}; turn {6 if age > 1 else 0}; ask deal").state
    drawn = RULES.sample(state, Rng(seed))
    assert isinstance(drawn, Deal)
    return drawn
