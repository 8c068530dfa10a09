"""Duel, prepared for the conformance kit."""

from collections.abc import Sequence
from typing import Any

from sevenwonders.core.data import as_data
from sevenwonders.core.protocol import Event, Pending
from sevenwonders.core.rng import Rng
from sevenwonders.duel import game, ids, moves, notation, position, record
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.game import Setup
from sevenwonders.duel.moves import Move
from sevenwonders.duel.state import State, unpack
from sevenwonders.duel.view import view
from sevenwonders.testing.kit import Drawn, Played, Step


class Duel:
    """The `Subject` that is Duel."""

    name = "duel"
    moves = ids.MOVES
    setups: Sequence[Setup] = (
        Setup(),
        Setup(beginners=True),
        Setup(first=1, bonus=3),
        Setup(beginners=True, first=1, bonus=game.MOST_BONUS),
    )

    def seats(self, state: State) -> int:  # noqa: ARG002  # there are always two
        return ids.SEATS

    def new(self, setup: Setup) -> State:
        return game.new(setup)

    def pending(self, state: State) -> Pending:
        return game.pending(state)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return game.legal(state, seat)

    def play(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        return game.play(state, seat, move)

    def settle(self, state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        return game.settle(state, chance)

    def sample(self, state: State, rng: Rng) -> Chance:
        return game.sample(state, rng)

    def move_id(self, move: Move) -> int:
        return moves.move_id(move)

    def move_of(self, number: int) -> Move:
        return moves.move_of(number)

    def move_text(self, state: State, move: Move) -> str:
        return notation.move_text(state, move)

    def parse_move(self, state: State, text: str) -> Move:
        return notation.parse_move(state, text)

    def chance_text(self, state: State, chance: Chance) -> str:
        return notation.chance_text(state, chance)

    def parse_chance(self, state: State, text: str) -> Chance:  # noqa: ARG002  # Duel's draws name everything
        return notation.parse_chance(text)

    def record_text(self, setup: Setup, steps: Sequence[Step[Move, Chance]]) -> str:
        plain = tuple(step.move if isinstance(step, Played) else step.chance for step in steps)
        return record.record_text(record.Record(setup, plain))

    def parse_record(self, text: str) -> tuple[Setup, Sequence[Step[Move, Chance]]]:
        read = record.parse_record(text)
        steps: list[Step[Move, Chance]] = []
        for moment in record.replay(read):
            step = moment.step
            steps.append(Drawn(step) if isinstance(step, Chance) else Played(moment.before.active, step))
        return read.setup, tuple(steps)

    def position_text(self, state: State) -> str:
        return position.position_text(state)

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)

    def pack(self, state: State) -> bytes:
        return state.pack()

    def unpack(self, packed: bytes) -> State:
        return unpack(packed)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int | None) -> Any:
        return as_data(view(state, seat))

    def coins(self, state: State) -> Sequence[int]:
        return list(state.coins)

    def coin_changes(self, event: Event) -> Sequence[tuple[int, int]]:
        sign = {
            "duel/card-sold": 1,
            "duel/coins-gained": 1,
            "duel/trade-income": 1,
            "duel/coins-paid": -1,
            "duel/coins-lost": -1,
        }.get(event.key)
        return [(event.args["seat"], sign * event.args["coins"])] if sign else []
