"""The conformance kit passes an honest toy game, and catches every fault that is put into it."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from tests.pot import MOST, Pot, PotRules, Take

from sevenwonders.core import registry
from sevenwonders.core.errors import GameError, MoveError
from sevenwonders.core.options import Setting
from sevenwonders.core.protocol import Ask, Draw, Event, OpenSeen, Pending, Step
from sevenwonders.testing.kit import CHECKS, ConformanceError, Subject, random_walk

GOAL = 9


@pytest.fixture(autouse=True)
def pot_is_a_game() -> None:
    registry.register("pot", "tests.pot:RULES")


class AsksTheOtherToo(PotRules):
    def pending(self, state: Pot) -> Pending:
        asked = super().pending(state)
        return Ask((0, 1), "take") if isinstance(asked, Ask) and len(state.coins) == 2 and state.pot == MOST else asked

    def legal(self, state: Pot, seat: int) -> tuple[Take, ...]:
        return tuple(Take(n + 1) for n in range(state.pot)) if seat == state.turn or state.pot < MOST else ()

    def play(self, state: Pot, seat: int, move: Take) -> Pot:
        return super().play(state, state.turn, move)


class AllowsMovesToAnySeat(PotRules):
    def legal(self, state: Pot, seat: int) -> tuple[Take, ...]:
        return tuple(Take(n + 1) for n in range(state.pot)) if isinstance(self.pending(state), Ask) else ()


class ListsBackwards(PotRules):
    def legal(self, state: Pot, seat: int) -> tuple[Take, ...]:
        return super().legal(state, seat)[::-1]


class ChangesItsArgument(PotRules):
    def play(self, state: Pot, seat: int, move: Take) -> Pot:
        after = super().play(state, seat, move)
        object.__setattr__(state, "coins", after.coins)
        return after


class SaysTheSameForTwoMoves(PotRules):
    def move_text(self, state: Pot, move: Take) -> str:
        return f"take {min(move.coins, 2)}"


class ReadsSmallLettersOnly(PotRules):
    def parse_move(self, state: Pot, text: str, seat: int | None = None) -> Take:
        return super().parse_move(state, text) if text.islower() else Take(1)


class NumbersWithAGap(PotRules):
    def move_of(self, number: int) -> Take:
        return super().move_of(number - number % 2)


class MisreadsDraws(PotRules):
    def parse_chance(self, state: Pot, text: str) -> int:
        return min(2, super().parse_chance(state, text))


class ForgetsTheTargetInRecords(PotRules):
    def setup_lines(self, setup: tuple[int, int]) -> list[tuple[str, str]]:
        return super().setup_lines((setup[0], GOAL))


class MisreadsSettings(PotRules):
    def settings(self, setup: tuple[int, int]) -> dict[str, Setting]:
        return {"target": GOAL}


class FavoursAnOutcome(PotRules):
    def outcomes(self, state: Pot) -> list[tuple[int, Fraction]]:
        return [(coins, 2 * chance) for coins, chance in super().outcomes(state)]


class MisreadsTextsOfMoves(PotRules):
    def parse_move(self, state: Pot, text: str, seat: int | None = None) -> Take:
        return Take(1)


class TellsTheSeatOfAnother(PotRules):
    def seen(self, state: Pot, seat: int) -> Any:
        super().seen(state, seat)
        return OpenSeen("pot", 0, state)


class PaysTheLoser(PotRules):
    def returns(self, state: Pot) -> tuple[float, ...]:
        return super().returns(state)[::-1]


class HasRandomnessOfItsOwn(PotRules):
    count = 0

    def settle(self, state: Pot, chance: int) -> Pot:
        self.count += 1
        return super().settle(state, 1 + self.count % MOST)


class AnswersWithAnotherKey(PotRules):
    def play(self, state: Pot, seat: int, move: Take) -> Pot:
        if seat not in range(len(state.coins)):
            raise MoveError("move/illegal")
        return super().play(state, seat, move)


class LetsOthersMoveFirst(PotRules):
    def play(self, state: Pot, seat: int, move: Take) -> Pot:
        return super().play(state, state.turn, move)


class DrawsAtAnyTime(PotRules):
    def settle(self, state: Pot, chance: int) -> Pot:
        return replace(state, pot=chance)


class ForgetfulPot(Pot):
    def pack(self) -> bytes:
        return repr(self.coins).encode()


class ForgetsMuchInBytes(PotRules):
    def new(self, setup: tuple[int, int]) -> Pot:
        return ForgetfulPot(setup[1], (0,) * setup[0])


class ShallowPot(Pot):
    def copy(self) -> Pot:
        return self


class CopiesShallowly(PotRules):
    def new(self, setup: tuple[int, int]) -> Pot:
        return ShallowPot(setup[1], (0,) * setup[0])


class ForgetsThePotInTexts(PotRules):
    def parse_position(self, text: str) -> Pot:
        return replace(super().parse_position(text), pot=0)


class ShowsNumbersAsKeys(PotRules):
    def observe(self, state: Pot, seat: int | None) -> Any:
        return {1: state.coins}


class HidesCoins(PotRules):
    def events(self, before: Pot, step: Step[Take, int], after: Pot) -> tuple[Event, ...]:
        return tuple(
            Event("pot/nothing") if event.args.get("coins") == MOST else event
            for event in super().events(before, step, after)
        )


class EndsInSilence(PotRules):
    def events(self, before: Pot, step: Step[Take, int], after: Pot) -> tuple[Event, ...]:
        return tuple(event for event in super().events(before, step, after) if event.key != "pot/game-over")


FAULTS = {
    AsksTheOtherToo: "pending_seats_have_moves",
    AllowsMovesToAnySeat: "pending_seats_have_moves",
    ListsBackwards: "legal_moves_have_one_order",
    ChangesItsArgument: "steps_leave_their_argument_alone",
    SaysTheSameForTwoMoves: "move_forms_agree",
    ReadsSmallLettersOnly: "move_forms_agree",
    NumbersWithAGap: "move_forms_agree",
    MisreadsDraws: "draw_forms_agree",
    ForgetsTheTargetInRecords: "records_replay",
    MisreadsSettings: "set_ups_are_settings",
    FavoursAnOutcome: "outcomes_have_probabilities",
    MisreadsTextsOfMoves: "game_objects_agree",
    TellsTheSeatOfAnother: "observations_are_of_their_seat",
    PaysTheLoser: "returns_add_up_to_one",
    HasRandomnessOfItsOwn: "equal_seeds_give_equal_games",
    AnswersWithAnotherKey: "impossible_moves_are_refused",
    LetsOthersMoveFirst: "impossible_moves_are_refused",
    DrawsAtAnyTime: "impossible_draws_are_refused",
    ForgetsMuchInBytes: "states_are_values",
    CopiesShallowly: "states_are_values",
    ForgetsThePotInTexts: "positions_are_texts",
    ShowsNumbersAsKeys: "views_are_data",
    HidesCoins: "events_are_complete",
    EndsInSilence: "events_are_complete",
}


def subject(rules: PotRules) -> Subject:
    return Subject(rules, ((2, GOAL), (3, GOAL + 3)), lambda state: list(state.coins), {"pot/taken": 1})


def complaints(rules: PotRules) -> set[str]:
    found = set()
    game = subject(rules)
    for seed in range(3):
        for setup in game.setups:
            try:
                walk = random_walk(game, setup, seed)
            except (ConformanceError, MoveError):
                return {"pending_seats_have_moves"}
            for check in CHECKS:
                try:
                    check(game, walk)
                except ConformanceError:
                    found.add(check.__name__)
                except GameError:  # a faulty game may stumble over itself in another check
                    continue
    return found


def test_a_correct_game_passes() -> None:
    assert complaints(PotRules()) == set()


@pytest.mark.parametrize("faulty", FAULTS, ids=lambda kind: kind.__name__)
def test_a_fault_is_found(faulty: type[PotRules]) -> None:
    assert FAULTS[faulty] in complaints(faulty())


def test_every_check_can_fail() -> None:
    assert set(FAULTS.values()) == {check.__name__ for check in CHECKS}


class NeverEnds(PotRules):
    def pending(self, state: Pot) -> Pending:
        return Draw("fill")


def test_an_endless_game_is_detected() -> None:
    with pytest.raises(ConformanceError, match="a game ends"):
        random_walk(subject(NeverEnds()), (2, GOAL), 1)
