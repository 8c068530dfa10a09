"""Invariants of every position, checked by a Hypothesis state machine."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.classic.oracle import table_of
from tests.effort import effort
from tests.soak.build import plain_invariants
from tests.soak.classic_invariants import FAULTS, fault

from sevenwonders.classic import RULES, Setup, bill, ids, score
from sevenwonders.classic.cards import BOARDS, CARD_NUMBER, CARDS, SIDES
from sevenwonders.classic.draws import Chance
from sevenwonders.classic.moves import Move
from sevenwonders.classic.piles import cards_of
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.setup import SIDE_RULES
from sevenwonders.classic.state import FIELDS, State, _assemble
from sevenwonders.core.protocol import Ask, Draw, Over, Step, take
from sevenwonders.core.rng import Rng
from sevenwonders.forms import plain
from sevenwonders.testing.classic import CLASSIC
from sevenwonders.testing.kit import coin_changes

PLAIN_STATE = plain("sevenwonders.classic.state")
PLAIN_INVARIANTS = plain_invariants("classic_invariants")

KEPT = ("own_raw", "own_goods", "sale_raw", "sale_goods", "price", "shields", "kinds", "symbols", "powers")


class ClassicMachine(RuleBasedStateMachine):
    """Plays 7 Wonders with moves and draws chosen by Hypothesis; sometimes skips ahead at random."""

    state: State

    @initialize(players=st.integers(3, 7), sides=st.sampled_from(SIDE_RULES))
    def start(self, players: int, sides: str) -> None:
        self.begin(Setup(players, sides=sides))

    def begin(self, setup: Setup) -> None:
        self.state = RULES.new(setup)
        self.bank = -sum(self.state.coins)

    def is_pending(self, kind: type[Ask | Draw | Over]) -> bool:
        return isinstance(RULES.pending(self.state), kind)

    def step(self, rng: Rng, move: int) -> None:
        """Take a step and update the bank's balance from its events."""
        asked = RULES.pending(self.state)
        if isinstance(asked, Ask):
            seat = asked.seats[rng.below(len(asked.seats))]
            legal = RULES.legal(self.state, seat)
            step: Step[Move, Chance] = Step(seat, legal[move % len(legal)])
        else:
            step = Step(None, RULES.sample(self.state, rng))
        before, self.state = self.state, take(RULES, self.state, step)
        for event in RULES.events(before, step, self.state):
            self.bank -= sum(change for _, change in coin_changes(CLASSIC, event))

    @precondition(lambda self: not self.is_pending(Over))
    @rule(seed=st.integers(0, 2**32), move=st.integers(0, 500))
    def go_on(self, seed: int, move: int) -> None:
        self.step(Rng(seed), move)

    @precondition(lambda self: not self.is_pending(Over))
    @rule(seed=st.integers(0, 2**32), steps=st.integers(5, 80))
    def skip_ahead(self, seed: int, steps: int) -> None:
        rng = Rng(seed)
        for _ in range(steps):
            if self.is_pending(Over):
                break
            self.step(rng, rng.below(1000))

    @precondition(lambda self: self.is_pending(Over))
    @rule(players=st.integers(3, 7))
    def play_another(self, players: int) -> None:
        self.begin(Setup(players, sides="random"))

    @invariant()
    def coins_are_conserved_between_players_and_bank(self) -> None:
        assert sum(self.state.coins) + self.bank == 0
        assert min(self.state.coins) >= 0

    @invariant()
    def the_compiled_invariants_hold(self) -> None:
        assert FAULTS[fault(self.state, Choices())] == ""

    @invariant()
    def cached_fields_equal_recomputed_values(self) -> None:
        twin = self.state.recounted()
        for name in KEPT:
            assert getattr(twin, name) == getattr(self.state, name), name

    @invariant()
    def scores_equal_those_of_the_reference(self) -> None:
        if ids.NOTHING not in self.state.side[: self.state.players]:
            table = table_of(self.state)
            for seat in range(self.state.players):
                assert score.sheet(self.state, seat) == table.sheet(seat)

    @invariant()
    def prices_are_explained(self) -> None:
        if self.state.question() in (ids.TURN, ids.LAST):
            for seat in range(self.state.players):
                for name in {*cards_of(self.state.hand[seat], self.state.age), bill.STAGE}:
                    check_bills(self.state, seat, name)


TestClassicMachine = ClassicMachine.TestCase
TestClassicMachine.settings = settings(
    max_examples=effort(quick=3, default=20, deep=1_000),
    stateful_step_count=effort(quick=12, default=25, deep=100),
)


def check_bills(state: State, seat: int, name: str) -> None:
    """Assert that the steps of every payment cover the whole cost and add up to the payment."""
    for way in bill.prices_of(state, seat, name):
        if any(isinstance(step, bill.Chain | bill.Free) for step in way.steps):
            assert len(way.steps) == 1
            assert way.total == 0
            continue
        if name == bill.STAGE:
            cost = dict(BOARDS[state.board[seat]].stages(SIDES[state.side[seat]])[state.stages[seat]].cost)
        else:
            cost = dict(CARDS[CARD_NUMBER[name]].cost)
        assert way.bank == cost.pop("coins", 0)
        units: dict[str, int] = {}
        paid = {"left": 0, "right": 0}
        for step in way.steps:
            if isinstance(step, bill.Own | bill.Bought):
                units[step.resource] = units.get(step.resource, 0) + 1
            if isinstance(step, bill.Bought):
                paid[step.seller] += step.coins
        assert units == cost
        assert paid == {"left": way.left, "right": way.right}
        assert way.missing == max(0, way.total - state.coins[seat])


# ---- the compiled invariants can fail


def middle() -> State:
    """Return a state in the middle of a game: Age II, turn 3, one seat has chosen."""
    rng = Rng(8)
    state = RULES.new(Setup(3, ("gizah", "halikarnassos", "babylon"), "night"))
    while (state.age, state.turn, state.waiting) != (2, 3, 0b110):
        asked = RULES.pending(state)
        if isinstance(asked, Ask):
            legal = RULES.legal(state, asked.seats[0])
            state = RULES.play(state, asked.seats[0], legal[rng.below(len(legal))])
        else:
            state = RULES.settle(state, RULES.sample(state, rng))
    return state


def test_invariants_accept_a_position_of_a_real_game() -> None:
    assert fault(middle(), Choices()) == 0


def check_fault(number: int, **fields: Any) -> None:
    """Check that the invariants detect wrong field values: any in the plain form, those of stored fields compiled."""
    plain_state: Any = PLAIN_STATE.unpack(middle().pack())
    for name, value in fields.items():
        setattr(plain_state, name, value)
    assert PLAIN_INVARIANTS.fault(plain_state, PLAIN_INVARIANTS.Choices()) == number
    if set(fields) <= set(FIELDS):
        assert fault(_assemble({**middle().fields(), **fields}), Choices()) == number


@pytest.mark.parametrize(
    ("number", "field", "value"),
    [
        (1, "coins", [-1, 3, 3, 0, 0, 0, 0]),
        (2, "pile", [0, 0, 0]),
        (2, "hand", [0] * 7),
        (2, "under", [0] * 28),
        (3, "shields", [9] * 7),
        (3, "own_raw", [1] * 7),
        (3, "price", [[2, 2, 2, 1]] * 7),
        (3, "kinds", [[0] * 8] * 7),
        (3, "powers", [ids.PLAY_LAST] * 7),
        (4, "lost", [2, 2, 2, 0, 0, 0, 0]),
        (4, "won", [[0, 1, 0]] * 7),
        (5, "turn", 4),
        (6, "used", [0] * 147),
        (7, "waiting", 0b111),
        (7, "winners", 1),
        (7, "stack", [ids.TURN, 1, 0, 0]),
        (7, "chosen", [ids.NOTHING] * 7),
    ],
)
def test_invariants_detect_each_fault(number: int, field: str, value: Any) -> None:
    check_fault(number, **{field: value})
