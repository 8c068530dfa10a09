"""`RULES`: Duel behind the `Rules` protocol, with all arguments checked.

States are values: every step is validated and returns a new state.

>>> from sevenwonders.core.protocol import Draw
>>> state, rng = RULES.new(Setup(beginners=True)), Rng(7)
>>> RULES.pending(state)
Draw(question='lay')
>>> while isinstance(RULES.pending(state), Draw):
...     state = RULES.settle(state, RULES.sample(state, rng))
>>> RULES.pending(state)
Ask(seats=(0,), question='turn')
>>> [RULES.move_text(state, move) for move in RULES.legal(state, 0)][:3]
['build tavern', 'build clay_reserve', 'build stone_reserve']
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, get_args

from sevenwonders.core.checks import (
    check_lines,
    check_move,
    check_rng,
    check_seat,
    check_seats,
    check_setup,
    check_state,
    check_text,
)
from sevenwonders.core.errors import DrawError, MoveError, OptionError
from sevenwonders.core.options import DEFAULTS, Option, Setting, Settings, checked
from sevenwonders.core.protocol import SEAT_NAMES, BaseRules, Event, Over, Pending, Rules, Step
from sevenwonders.core.rng import Rng
from sevenwonders.duel import draws, events, ids, moves, notation, position, rules
from sevenwonders.duel.cards import WONDER_NUMBER, data
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.ids import QUESTIONS
from sevenwonders.duel.moves import Move
from sevenwonders.duel.pending import legal, pending
from sevenwonders.duel.score import points, sheet
from sevenwonders.duel.seen import Seen
from sevenwonders.duel.setup import MOST_BONUS, Setup
from sevenwonders.duel.state import State, _assemble
from sevenwonders.duel.tables import TABLES
from sevenwonders.duel.view import view

_RANDOM: Final = "random"
_SEATS: Final = SEAT_NAMES[: ids.SEATS]
_MOVES: Final = get_args(Move)
_CHANCES: Final = get_args(Chance)


class Duel(BaseRules[State, Setup, Move, Chance]):
    """The `Rules` of Duel."""

    name = "duel"
    version = 1
    suffix = ".7wd"
    fewest = most = ids.SEATS
    actions = ids.MOVES
    options: tuple[Option, ...] = (
        Option("beginners", default=False),
        Option("first", default=_RANDOM, choices=(_RANDOM, *_SEATS)),
        Option("bonus", default=0, minimum=0, maximum=MOST_BONUS),
    )

    # ---- set-up

    def setup(self, seats: int = ids.SEATS, settings: Settings = DEFAULTS, rng: Rng | None = None) -> Setup:
        """Return the set-up for these settings; the first player may be random."""
        check_seats(seats, self.fewest, self.most)
        chosen = checked(self.options, settings, seats)
        first = 0
        if chosen["first"] != _RANDOM:
            first = _SEATS.index(str(chosen["first"]))
        elif rng is not None:
            first = check_rng(rng).below(ids.SEATS)
        return Setup(bool(chosen["beginners"]), first, int(chosen["bonus"]))

    def settings(self, setup: Setup) -> dict[str, Setting]:
        """Return the settings of a set-up in full."""
        check_setup(setup, Setup)
        return {"beginners": setup.beginners, "first": _SEATS[setup.first], "bonus": setup.bonus}

    def rematch(self, setup: Setup) -> Setup:
        """Return the same set-up with the other seat first."""
        check_setup(setup, Setup)
        return Setup(setup.beginners, 1 - setup.first, setup.bonus)

    def setup_lines(self, setup: Setup) -> list[tuple[str, str]]:
        """Return the lines of a record that describe a set-up."""
        check_setup(setup, Setup)
        lines = [("setup", "beginners" if setup.beginners else "draft"), ("first", _SEATS[setup.first])]
        return [*lines, ("bonus", str(setup.bonus))] if setup.bonus else lines

    def parse_setup(self, lines: Mapping[str, str]) -> Setup:
        """Return the set-up that the lines of a record describe; raise OptionError."""
        beginners, first, bonus = False, 0, 0
        for key, text in check_lines(lines).items():
            match key, text:
                case "setup", ("draft" | "beginners"):
                    beginners = text == "beginners"
                case "first", ("A" | "B"):
                    first = _SEATS.index(text)
                case "bonus", _ if text.isascii() and text.isdigit() and len(text) < 5:
                    bonus = int(text)
                case _:
                    raise OptionError("setup/line", setting=key, found=text)
        return Setup(beginners, first, bonus)

    # ---- play

    def new(self, setup: Setup) -> State:
        """Return the first state; the draw of the progress tokens is pending."""
        check_setup(setup, Setup)
        coins = [TABLES.start_coins + (setup.bonus if seat != setup.first else 0) for seat in range(ids.SEATS)]
        values: dict[str, Any] = {"first": setup.first, "active": setup.first, "coins": coins}
        if setup.beginners:
            sets = [sum(1 << WONDER_NUMBER[name] for name in names) for names in data()["setup"]["beginners"]]
            values["wonders"] = [sets[seat ^ setup.first] for seat in range(ids.SEATS)]
            values["wonder_pool"] = ((1 << ids.WONDERS) - 1) & ~(sets[0] | sets[1])
            values["drafted"] = ids.DRAFTED
            values["stack"] = [ids.TURN, ids.DEAL, ids.LAY_TOKENS, *[0] * (ids.STACK - 3)]
        return _assemble(values)

    def seats(self, state: State) -> int:
        """Return the number of seats: two."""
        _check(state)
        return ids.SEATS

    def pending(self, state: State) -> Pending:
        """Return the pending decisions, chance event or result."""
        return pending(_check(state))

    def legal(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return the legal moves of a seat in their fixed order; none if it is not active."""
        return legal(_check(state), seat)

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after the seat's move; raise MoveError if it cannot be made."""
        number = self.move_id(move)
        question = _check(state).question()
        if question == ids.OVER:
            raise MoveError("move/game-over", move=repr(move))
        if question < ids.FIRST_ASK:
            raise MoveError("move/nature-first", move=repr(move), question=QUESTIONS[question])
        if seat != state.active:
            raise MoveError("move/wrong-seat", move=repr(move), seat=seat, asked=state.active)
        try:
            return rules.after_move(state, number)
        except MoveError:
            raise MoveError("move/illegal", move=repr(move), question=QUESTIONS[question]) from None

    def outcomes(self, state: State) -> tuple[tuple[Chance, Fraction], ...] | None:
        """Return the equally likely outcomes of the pending chance event; None for a deal, which has too many."""
        possible = draws.outcomes(_check(state))
        return None if possible is None else tuple((drawn, Fraction(1, len(possible))) for drawn in possible)

    def sample(self, state: State, rng: Rng) -> Chance:
        """Return a random outcome of the pending chance event."""
        return draws.sample(_check(state), check_rng(rng))

    def settle(self, state: State, chance: Chance) -> State:
        """Return the state after a draw; raise DrawError if it is impossible."""
        return draws.settle(_check(state), _check_chance(chance))

    def events(self, before: State, step: Step[Move, Chance], after: State) -> tuple[Event, ...]:
        """Return the events of a step."""
        return events.of_step(before, step, after)

    def score(self, state: State, seat: int) -> dict[str, int]:
        """Return the seat's points by line of the score sheet, as things stand."""
        return sheet(_check(state), check_seat(seat, ids.SEATS))

    # ---- information

    def seen(self, state: State, seat: int) -> Seen:
        """Return a copy of the state for the agent of a seat."""
        return Seen(seat, _check(state).copy())

    def observe(self, state: State, seat: int | None) -> Any:
        """Return the public view, with the seat's legal moves."""
        return view(_check(state), seat if seat is None else check_seat(seat, ids.SEATS))

    # ---- texts and numbers

    def move_id(self, move: Move) -> int:
        """Return the number of a move."""
        return moves.move_id(check_move(move, _MOVES))

    def move_of(self, number: int) -> Move:
        """Return the move with this number."""
        return moves.move_of(number)

    def move_text(self, state: State, move: Move) -> str:
        """Return the text of a move; the state contains the card of its slot."""
        return notation.move_text(_check(state), check_move(move, _MOVES))

    def parse_move(self, state: State, text: str, seat: int | None = None) -> Move:  # noqa: ARG002  # the same for each seat
        """Parse the text of a move."""
        return notation.parse_move(_check(state), check_text(text))

    def chance_text(self, state: State, chance: Chance) -> str:
        """Return the text of a draw."""
        return notation.chance_text(_check(state), _check_chance(chance))

    def parse_chance(self, state: State, text: str) -> Chance:  # noqa: ARG002  # it names everything
        """Parse the text of a draw."""
        return notation.parse_chance(check_text(text))

    def result_text(self, state: State) -> str:
        """Return winner and reason, and both totals of a civilian victory."""
        ended = self.pending(state)
        if not isinstance(ended, Over):
            raise OptionError("game/running")
        winner = "shared" if len(ended.winners) > 1 else _SEATS[ended.winners[0]]
        totals = f" {points(state, 0)} {points(state, 1)}" if ended.reason == "civilian" else ""
        return f"{winner} {ended.reason}{totals}"

    def position_text(self, state: State) -> str:
        """Return the position as one line."""
        return position.position_text(_check(state))

    def parse_position(self, text: str) -> State:
        """Parse a position text."""
        return position.parse_position(check_text(text))


def _check(state: State) -> State:
    """Return a state that is one of this game."""
    if type(state) is not State:
        check_state(state, State, Duel.name)
    return state


def _check_chance(chance: Chance) -> Chance:
    """Return a draw that is one of this game."""
    if type(chance) not in _CHANCES or not draws.is_well_formed(chance):
        raise DrawError("draw/not-asked", draw=repr(chance))
    return chance


RULES: Final[Rules[State, Setup, Move, Chance]] = Duel()
