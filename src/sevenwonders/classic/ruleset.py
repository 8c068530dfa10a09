"""`RULES`: 7 Wonders behind the `Rules` protocol, with all arguments checked.

All seats are asked at once and answer in secret; the last answer resolves the turn.

>>> from sevenwonders.core.protocol import Draw
>>> state, rng = RULES.new(Setup(players=3, sides="day")), Rng(7)
>>> RULES.pending(state)
Draw(question='boards')
>>> while isinstance(RULES.pending(state), Draw):
...     state = RULES.settle(state, RULES.sample(state, rng))
>>> RULES.pending(state)
Ask(seats=(0, 1, 2), question='turn')
>>> state = RULES.play(state, 1, RULES.legal(state, 1)[0])
>>> RULES.pending(state)
Ask(seats=(0, 2), question='turn')
>>> RULES.sealed(state)
(1,)
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final, get_args

from sevenwonders.classic import draws, events, ids, moves, notation, position, rules
from sevenwonders.classic.cards import BOARD_IDS, BOARD_NUMBER
from sevenwonders.classic.draws import Chance
from sevenwonders.classic.ids import QUESTIONS
from sevenwonders.classic.moves import Move
from sevenwonders.classic.pending import legal, pending
from sevenwonders.classic.score import points, sheet
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.classic.setup import SIDE_RULES, Setup
from sevenwonders.classic.state import State, _assemble
from sevenwonders.classic.tables import TABLES
from sevenwonders.classic.view import View, uncovered, view
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
from sevenwonders.core.protocol import SEAT_NAMES, BaseRules, Event, Over, Pending, Rules, Step, step_text
from sevenwonders.core.record import HIDDEN
from sevenwonders.core.rng import Rng

_BOARDS: Final = "boards"
_RANDOM: Final = "random"
_MOVES: Final = get_args(Move)
_CHANCES: Final = get_args(Chance)


class Classic(BaseRules[State, Setup, Move, Chance]):
    """The `Rules` of 7 Wonders."""

    name = "classic"
    version = 1
    suffix = ".7w"
    fewest = ids.FEWEST_SEATS
    most = ids.MOST_SEATS
    actions = ids.MOVES
    has_secrets = True
    options: tuple[Option, ...] = (
        Option("sides", default="choose", choices=SIDE_RULES),
        Option(_BOARDS, default=_RANDOM, choices=(_RANDOM, *BOARD_IDS), is_for_each_seat=True),
    )

    # ---- set-up

    def setup(self, seats: int = 3, settings: Settings = DEFAULTS, rng: Rng | None = None) -> Setup:
        """Return the set-up for these settings. If some boards are chosen, the others are drawn now."""
        check_seats(seats, self.fewest, self.most)
        chosen = checked(self.options, settings, seats)
        boards = tuple(str(chosen[_BOARDS]).split())
        if set(boards) == {_RANDOM}:
            boards = ()
        left = [name for name in BOARD_IDS if name not in boards]
        rng = Rng(0) if rng is None else check_rng(rng)
        boards = tuple(left.pop(rng.below(len(left))) if name == _RANDOM else name for name in boards)
        return Setup(seats, boards, str(chosen["sides"]))

    def settings(self, setup: Setup) -> dict[str, Setting]:
        """Return the settings of a set-up in full."""
        check_setup(setup, Setup)
        return {"sides": setup.sides, _BOARDS: " ".join(setup.boards) or _RANDOM}

    def rematch(self, setup: Setup) -> Setup:
        """Return the same set-up, with chosen boards rotated by one seat."""
        check_setup(setup, Setup)
        return Setup(setup.players, (*setup.boards[-1:], *setup.boards[:-1]), setup.sides)

    def setup_lines(self, setup: Setup) -> list[tuple[str, str]]:
        """Return the lines of a record that describe a set-up."""
        check_setup(setup, Setup)
        lines = [("players", str(setup.players)), ("sides", setup.sides)]
        return [*lines, (_BOARDS, " ".join(setup.boards))] if setup.boards else lines

    def parse_setup(self, lines: Mapping[str, str]) -> Setup:
        """Return the set-up that the lines of a record describe; raise OptionError."""
        players, boards, sides = 3, "", "choose"
        for key, text in check_lines(lines).items():
            match key, text:
                case "players", _ if len(text) == 1 and text.isascii() and text.isdigit():
                    players = int(text)
                case "sides", _:
                    sides = text
                case "boards", _:
                    boards = text
                case _:
                    raise OptionError("setup/line", setting=key, found=text)
        return Setup(players, tuple(boards.split()), sides)

    # ---- play

    def new(self, setup: Setup) -> State:
        """Return the first state; the deal of the boards is pending, or of the cards if boards and sides are fixed."""
        check_setup(setup, Setup)
        n = setup.players
        unused = ids.MOST_SEATS - n
        values: dict[str, Any] = {"players": n, "coins": [TABLES.start_coins] * n + [0] * unused}
        rule = SIDE_RULES.index(setup.sides)
        waiting = [ids.DEAL]
        if setup.boards:
            values["board"] = [BOARD_NUMBER[name] for name in setup.boards] + [ids.NOTHING] * unused
        if not setup.boards or rule in (ids.RANDOM_SIDES, ids.CHOSEN_SIDES):
            waiting.append(ids.LAY_BOARDS + (rule << 4))
        else:
            values["side"] = [rule] * n + [ids.NOTHING] * unused
        values["stack"] = waiting + [0] * (ids.STACK - len(waiting))
        values["depth"] = len(waiting)
        return _assemble(values)

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return _check(state).players

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
        if type(seat) is not int or not (0 <= seat < state.players and state.waiting >> seat & 1):
            asked = [other for other in range(state.players) if state.waiting >> other & 1]
            raise MoveError("move/wrong-seat", move=repr(move), seat=seat, asked=asked)
        try:
            return rules.after_move(state, seat, number)
        except MoveError:
            raise MoveError("move/illegal", move=repr(move), question=QUESTIONS[question]) from None

    def outcomes(self, state: State) -> tuple[tuple[Chance, Fraction], ...] | None:
        """Return None: each chance event has too many outcomes to list."""
        if _check(state).question() >= ids.FIRST_ASK:
            raise DrawError("draw/not-asked")
        return None

    def sample(self, state: State, rng: Rng) -> Chance:
        """Return a random outcome of the pending chance event."""
        return draws.sample(_check(state), check_rng(rng))

    def settle(self, state: State, chance: Chance) -> State:
        """Return the state after a draw; raise DrawError if it is impossible."""
        return draws.settle(_check(state), _check_chance(chance))

    def events(self, before: State, step: Step[Move, Chance], after: State) -> tuple[Event, ...]:
        """Return the events of a step; all are public."""
        return events.of_step(before, step, after)

    def score(self, state: State, seat: int) -> dict[str, int]:
        """Return the seat's points by line of the score sheet, as things stand."""
        return sheet(state, check_seat(seat, _check(state).players))

    # ---- information

    def seen(self, state: State, seat: int) -> Seen:
        """Return the information of a seat."""
        return seen(_check(state), check_seat(seat, state.players))

    def observe(self, state: State, seat: int | None) -> View:
        """Return the view of a seat or a spectator; after the end with the cards that lay face down."""
        shown = view(_check(state), seat if seat is None else check_seat(seat, state.players))
        return replace(shown, uncovered=uncovered(state)) if isinstance(shown.pending, Over) else shown

    def sealed(self, state: State) -> tuple[int, ...]:
        """Return the seats that have chosen while others still choose."""
        chosen = _check(state).chosen[: state.players]
        return tuple([seat for seat, choice in enumerate(chosen) if choice != ids.NOTHING])

    def public_text(self, before: State, step: Step[Move, Chance]) -> str:
        """Return the text of a step without the cards of hands and the faces of cards that lie face down."""
        match step.action:
            case draws.Deal():
                return f"deal {HIDDEN}"
            case moves.Sell():
                return f"sell {HIDDEN}"
            case moves.Stage(_, left, right):
                return notation.move_text(before, moves.Stage(HIDDEN, left, right))
            case _:
                return step_text(self, before, step)

    # ---- texts and numbers

    def move_id(self, move: Move) -> int:
        """Return the number of a move."""
        return moves.move_id(check_move(move, _MOVES))

    def move_of(self, number: int) -> Move:
        """Return the move with this number."""
        return moves.move_of(number)

    def move_text(self, state: State, move: Move) -> str:
        """Return the text of a move."""
        return notation.move_text(_check(state), check_move(move, _MOVES))

    def parse_move(self, state: State, text: str, seat: int | None = None) -> Move:
        """Parse the text of a move; without a payment it is the cheapest of the seat."""
        known = type(seat) is int and 0 <= seat < _check(state).players
        return notation.parse_move(_check(state), check_text(text), seat if known else None)

    def chance_text(self, state: State, chance: Chance) -> str:
        """Return the text of a draw."""
        return notation.chance_text(_check(state), _check_chance(chance))

    def parse_chance(self, state: State, text: str) -> Chance:  # noqa: ARG002  # it names everything
        """Parse the text of a draw."""
        return notation.parse_chance(check_text(text))

    def result_text(self, state: State) -> str:
        """Return the winners and the points of all seats."""
        ended = self.pending(state)
        if not isinstance(ended, Over):
            raise OptionError("game/running")
        totals = " ".join(str(points(state, seat)) for seat in range(state.players))
        return f"{' '.join(SEAT_NAMES[seat] for seat in ended.winners)} {totals}"

    def position_text(self, state: State) -> str:
        """Return the position as one line, secrets and all."""
        return position.position_text(_check(state))

    def parse_position(self, text: str) -> State:
        """Parse a position text."""
        return position.parse_position(check_text(text))


def _check(state: State) -> State:
    """Return a state that is one of this game."""
    if type(state) is not State:
        check_state(state, State, Classic.name)
    return state


def _check_chance(chance: Chance) -> Chance:
    """Return a draw that is one of this game."""
    if type(chance) not in _CHANCES or not draws.is_well_formed(chance):
        raise DrawError("draw/not-asked", draw=repr(chance))
    return chance


RULES: Final[Rules[State, Setup, Move, Chance]] = Classic()
