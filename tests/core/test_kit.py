"""The conformance kit passes an honest toy game, and catches every fault that is put into it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from sevenwonders.core.errors import DrawError, MoveError, TextError
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending
from sevenwonders.core.rng import Rng
from sevenwonders.testing.kit import CHECKS, ConformanceError, Drawn, Played, Step, random_walk

GOAL = 9
MOST = 3


@dataclass
class Pot:
    """Nature fills a pot with 1 to 3 coins; the seat whose turn it is takes some; who has 9 first wins."""

    target: int
    coins: list[int]
    turn: int = 0
    pot: int = 0

    def __hash__(self) -> int:
        return hash((self.target, *self.coins, self.turn, self.pot))


@dataclass(frozen=True)
class Take:
    coins: int


class PotGame:
    name = "pot"
    moves = MOST
    setups: Sequence[int] = (GOAL, GOAL + 3)

    def seats(self, state: Pot) -> int:
        return 2

    def new(self, setup: int) -> Pot:
        return Pot(setup, [0, 0])

    def pending(self, state: Pot) -> Pending:
        if max(state.coins) >= state.target:
            return Over((state.coins.index(max(state.coins)),), "rich")
        return Ask((state.turn,), "take") if state.pot else Draw("fill")

    def legal(self, state: Pot, seat: int) -> Sequence[Take]:
        asked = self.pending(state)
        return [Take(n) for n in range(1, state.pot + 1)] if isinstance(asked, Ask) and seat in asked.seats else []

    def play(self, state: Pot, seat: int, move: Take) -> tuple[Pot, tuple[Event, ...]]:
        asked = self.pending(state)
        if isinstance(asked, Over):
            raise MoveError("move/game-over")
        if isinstance(asked, Draw):
            raise MoveError("move/nature-first")
        if seat not in asked.seats:
            raise MoveError("move/wrong-seat")
        if move not in self.legal(state, seat):
            raise MoveError("move/illegal")
        coins = list(state.coins)
        coins[seat] += move.coins
        after = replace(state, coins=coins, turn=1 - seat, pot=0)
        events = [Event("pot/taken", {"seat": seat, "coins": move.coins})]
        if isinstance(self.pending(after), Over):
            events.append(Event("pot/game-over"))
        return after, tuple(events)

    def settle(self, state: Pot, chance: int) -> tuple[Pot, tuple[Event, ...]]:
        if not isinstance(self.pending(state), Draw):
            raise DrawError("draw/not-asked")
        return replace(state, pot=chance), (Event("pot/filled", {"coins": chance}),)

    def sample(self, state: Pot, rng: Rng) -> int:
        if not isinstance(self.pending(state), Draw):
            raise DrawError("draw/not-asked")
        return 1 + rng.below(MOST)

    def move_id(self, move: Take) -> int:
        return move.coins - 1

    def move_of(self, number: int) -> Take:
        if not 0 <= number < self.moves:
            raise MoveError("move/unknown")
        return Take(number + 1)

    def move_text(self, state: Pot, move: Take) -> str:
        return f"take {move.coins}"

    def parse_move(self, state: Pot, text: str) -> Take:
        verb, number = text.lower().split()
        if verb != "take":
            raise TextError("text/unknown-verb")
        return Take(int(number))

    def chance_text(self, state: Pot, chance: int) -> str:
        return f"fill {chance}"

    def parse_chance(self, state: Pot, text: str) -> int:
        return int(text.removeprefix("fill "))

    def record_text(self, setup: int, steps: Sequence[Step[Take, int]]) -> str:
        lines = [[s.seat, s.move.coins] if isinstance(s, Played) else [s.chance] for s in steps]
        return json.dumps([setup, *lines])

    def parse_record(self, text: str) -> tuple[int, Sequence[Step[Take, int]]]:
        setup, *lines = json.loads(text)
        return setup, [Played(line[0], Take(line[1])) if len(line) == 2 else Drawn(line[0]) for line in lines]

    def position_text(self, state: Pot) -> str:
        return " ".join(map(str, (state.target, *state.coins, state.turn, state.pot)))

    def parse_position(self, text: str) -> Pot:
        target, first, second, turn, pot = map(int, text.split())
        return Pot(target, [first, second], turn, pot)

    def pack(self, state: Pot) -> bytes:
        return self.position_text(state).encode()

    def unpack(self, packed: bytes) -> Pot:
        return self.parse_position(packed.decode())

    def copy(self, state: Pot) -> Pot:
        return replace(state, coins=list(state.coins))

    def view(self, state: Pot, seat: int | None) -> Any:
        return {"pot": state.pot, "coins": list(state.coins)}

    def coins(self, state: Pot) -> Sequence[int]:
        return list(state.coins)

    def coin_changes(self, event: Event) -> Sequence[tuple[int, int]]:
        return [(event.args["seat"], event.args["coins"])] if event.key == "pot/taken" else []


class AsksTheOtherToo(PotGame):
    def pending(self, state: Pot) -> Pending:
        asked = super().pending(state)
        return Ask((0, 1), "take") if isinstance(asked, Ask) and len(state.coins) == 2 and state.pot == MOST else asked

    def legal(self, state: Pot, seat: int) -> Sequence[Take]:
        return [Take(n) for n in range(1, state.pot + 1)] if seat == state.turn or state.pot < MOST else []

    def play(self, state: Pot, seat: int, move: Take) -> tuple[Pot, tuple[Event, ...]]:
        return super().play(state, state.turn, move)


class AllowsMovesToAnySeat(PotGame):
    def legal(self, state: Pot, seat: int) -> Sequence[Take]:
        return [Take(n) for n in range(1, state.pot + 1)] if isinstance(self.pending(state), Ask) else []


class ListsBackwards(PotGame):
    def legal(self, state: Pot, seat: int) -> Sequence[Take]:
        return super().legal(state, seat)[::-1]


class ChangesItsArgument(PotGame):
    def play(self, state: Pot, seat: int, move: Take) -> tuple[Pot, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        state.coins[seat] += move.coins
        return after, events


class SaysTheSameForTwoMoves(PotGame):
    def move_text(self, state: Pot, move: Take) -> str:
        return f"take {min(move.coins, 2)}"


class ReadsSmallLettersOnly(PotGame):
    def parse_move(self, state: Pot, text: str) -> Take:
        return super().parse_move(state, text) if text.islower() else Take(1)


class NumbersWithAGap(PotGame):
    def move_of(self, number: int) -> Take:
        return super().move_of(number - number % 2)


class MisreadsDraws(PotGame):
    def parse_chance(self, state: Pot, text: str) -> int:
        return min(2, super().parse_chance(state, text))


class ForgetsASeatInRecords(PotGame):
    def parse_record(self, text: str) -> tuple[int, Sequence[Step[Take, int]]]:
        setup, steps = super().parse_record(text)
        return setup, [replace(step, seat=0) if isinstance(step, Played) else step for step in steps]


class HasRandomnessOfItsOwn(PotGame):
    count = 0

    def settle(self, state: Pot, chance: int) -> tuple[Pot, tuple[Event, ...]]:
        self.count += 1
        return super().settle(state, 1 + self.count % MOST)


class AnswersWithAnotherKey(PotGame):
    def play(self, state: Pot, seat: int, move: Take) -> tuple[Pot, tuple[Event, ...]]:
        if seat not in (0, 1):
            raise MoveError("move/illegal")
        return super().play(state, seat, move)


class LetsOthersMoveFirst(PotGame):
    def play(self, state: Pot, seat: int, move: Take) -> tuple[Pot, tuple[Event, ...]]:
        return super().play(state, state.turn, move)


class DrawsAtAnyTime(PotGame):
    def settle(self, state: Pot, chance: int) -> tuple[Pot, tuple[Event, ...]]:
        return replace(state, pot=chance), (Event("pot/filled", {"coins": chance}),)


class ForgetsTheTurnInBytes(PotGame):
    def unpack(self, packed: bytes) -> Pot:
        return replace(super().unpack(packed), turn=0)


class CopiesShallowly(PotGame):
    def copy(self, state: Pot) -> Pot:
        return state


class ForgetsThePotInTexts(PotGame):
    def parse_position(self, text: str) -> Pot:
        return replace(super().parse_position(text), pot=0)

    def unpack(self, packed: bytes) -> Pot:
        return super().parse_position(packed.decode())


class ShowsTuples(PotGame):
    def view(self, state: Pot, seat: int | None) -> Any:
        return {"coins": tuple(state.coins)}


class HidesCoins(PotGame):
    def coin_changes(self, event: Event) -> Sequence[tuple[int, int]]:
        return [] if event.args.get("coins") == MOST else super().coin_changes(event)


class EndsInSilence(PotGame):
    def play(self, state: Pot, seat: int, move: Take) -> tuple[Pot, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        return after, tuple(event for event in events if event.key != "pot/game-over")


FAULTS = {
    AsksTheOtherToo: "seats_are_asked_as_pending_says",
    AllowsMovesToAnySeat: "seats_are_asked_as_pending_says",
    ListsBackwards: "legal_moves_have_one_order",
    ChangesItsArgument: "steps_leave_their_argument_alone",
    SaysTheSameForTwoMoves: "moves_have_three_faces",
    ReadsSmallLettersOnly: "moves_have_three_faces",
    NumbersWithAGap: "moves_have_three_faces",
    MisreadsDraws: "draws_have_two_faces",
    ForgetsASeatInRecords: "records_replay",
    HasRandomnessOfItsOwn: "the_same_chance_is_the_same_game",
    AnswersWithAnotherKey: "impossible_moves_are_refused",
    LetsOthersMoveFirst: "impossible_moves_are_refused",
    DrawsAtAnyTime: "impossible_draws_are_refused",
    ForgetsTheTurnInBytes: "states_are_values",
    CopiesShallowly: "states_are_values",
    ForgetsThePotInTexts: "positions_are_texts",
    ShowsTuples: "views_are_data",
    HidesCoins: "events_tell_everything",
    EndsInSilence: "events_tell_everything",
}


def complaints(game: PotGame) -> set[str]:
    found = set()
    for seed in range(3):
        for setup in game.setups:
            try:
                walk = random_walk(game, setup, seed)
            except (ConformanceError, MoveError):
                return {"seats_are_asked_as_pending_says"}
            for check in CHECKS:
                try:
                    check(game, walk)
                except ConformanceError:
                    found.add(check.__name__)
                except MoveError:  # a faulty game may stumble over itself in another check
                    continue
    return found


def test_an_honest_game_passes() -> None:
    assert complaints(PotGame()) == set()


@pytest.mark.parametrize("faulty", FAULTS, ids=lambda kind: kind.__name__)
def test_a_fault_is_found(faulty: type[PotGame]) -> None:
    assert FAULTS[faulty] in complaints(faulty())


def test_every_check_has_caught_something() -> None:
    assert set(FAULTS.values()) == {check.__name__ for check in CHECKS}


class NeverEnds(PotGame):
    def pending(self, state: Pot) -> Pending:
        return Draw("fill")


def test_a_game_that_does_not_end_is_noticed() -> None:
    with pytest.raises(ConformanceError, match="a game ends"):
        random_walk(NeverEnds(), GOAL, 1)
