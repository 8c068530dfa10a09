"""Invariants of every position; Hypothesis chooses the moves and the draws."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.duel.oracle import DATA, in_sight, table_of
from tests.duel.reference import Table
from tests.effort import effort
from tests.soak.build import plain_invariants
from tests.soak.duel_invariants import FAULTS, fault

from sevenwonders.core.protocol import Ask, Draw, Over
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, bill, draws, ids, price, score
from sevenwonders.duel.cards import CARD_IDS, CARD_NUMBER, TOKEN_IDS, WONDER_IDS, cards_in, tokens_in, wonders_in
from sevenwonders.duel.draws import Deal
from sevenwonders.duel.ids import DECK_START
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.setup import MOST_BONUS
from sevenwonders.duel.state import FIELDS, State, _assemble
from sevenwonders.forms import plain

PLAIN_STATE = plain("sevenwonders.duel.state")
PLAIN_INVARIANTS = plain_invariants("duel_invariants")

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["cards"]}
COSTS: dict[str, dict[str, int]] = {thing["id"]: thing["cost"] for thing in (*DATA["cards"], *DATA["wonders"])}
KEPT = ("open", "produce", "unit", "fixed", "choice_raw", "choice_goods", "kinds", "symbols")


class DuelMachine(RuleBasedStateMachine):
    """Plays Duel with moves and draws chosen by Hypothesis; sometimes skips ahead at random."""

    state: State
    table: Table

    @initialize(beginners=st.booleans(), first=st.integers(0, 1), bonus=st.sampled_from([0, 0, 3, MOST_BONUS]))
    def start(self, beginners: bool, first: int, bonus: int) -> None:
        self.state = RULES.new(Setup(beginners, first, bonus))

    def is_pending(self, kind: type[Ask | Draw | Over]) -> bool:
        return isinstance(RULES.pending(self.state), kind)

    @precondition(lambda self: self.is_pending(Ask))
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(RULES.legal(self.state, self.state.active)), label="move")
        self.state = RULES.play(self.state, self.state.active, move)

    @precondition(lambda self: self.is_pending(Draw))
    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        outcomes = draws.outcomes(self.state)
        drawn = data.draw(deals(self.state) if outcomes is None else st.sampled_from(outcomes), label="draw")
        self.state = RULES.settle(self.state, drawn)

    @precondition(lambda self: not self.is_pending(Over))
    @rule(seed=st.integers(0, 2**32), steps=st.integers(5, 60))
    def skip_ahead(self, seed: int, steps: int) -> None:
        rng = Rng(seed)
        for _ in range(steps):
            if self.is_pending(Over):
                break
            if self.is_pending(Draw):
                self.state = RULES.settle(self.state, RULES.sample(self.state, rng))
            else:
                moves = RULES.legal(self.state, self.state.active)
                self.state = RULES.play(self.state, self.state.active, moves[rng.below(len(moves))])

    @precondition(lambda self: self.is_pending(Over))
    @rule(setup=st.builds(Setup, st.booleans(), st.integers(0, 1)))
    def play_another(self, setup: Setup) -> None:
        self.state = RULES.new(setup)

    @invariant()
    def coins_are_not_negative(self) -> None:
        assert min(self.state.coins) >= 0

    @invariant()
    def cards_are_conserved(self) -> None:
        state = self.state
        tucked = [CARD_IDS[card] for card in state.tucked if card != ids.NOTHING]
        shown = [CARD_IDS[card] for card in state.slot if card != ids.NOTHING]
        places = [*cards_in(state.city[0]), *cards_in(state.city[1]), *cards_in(state.discard), *tucked, *shown]
        unseen = [name for back in range(ids.BACKS) for name in pool(state, back)]
        assert sorted(places + unseen) == sorted(CARDS)

    @invariant()
    def pools_and_seen_are_the_deck(self) -> None:
        state = self.state
        hidden = [entry for entry in draws.structure(state) if entry in (draws.FACE_DOWN, draws.GUILD)]
        for back in range(3):
            dealt = back < state.age
            left = 3 + (hidden.count(draws.FACE_DOWN) if back == state.age - 1 else 0)
            assert len(pool(state, back)) == (left if dealt else DECK_START[back + 1] - DECK_START[back])
        assert len(pool(state, ids.GUILD_BACK)) == (4 + hidden.count(draws.GUILD) if state.age == 3 else 7)

    @invariant()
    def cached_fields_equal_recomputed_values(self) -> None:
        twin = self.state.recounted()
        for name in KEPT:
            assert getattr(twin, name) == getattr(self.state, name), name

    @invariant()
    def prices_are_explained(self) -> None:
        table = table_of(self.state)
        for name in in_sight(table):
            for seat in range(ids.SEATS):
                check_bill(self.state, table, seat, name)

    @invariant()
    def scores_equal_those_of_the_reference(self) -> None:
        table = table_of(self.state)
        for seat in range(ids.SEATS):
            sheet = score.sheet(self.state, seat)
            assert sheet == table.sheet(seat)
            assert sum(sheet.values()) == score.points(self.state, seat)

    @invariant()
    def tokens_are_partitioned(self) -> None:
        state = self.state
        places = [*tokens_in(state.board), *tokens_in(state.box), *tokens_in(state.progress[0])]
        places += tokens_in(state.progress[1])
        laid = RULES.pending(state) != Draw("lay")
        assert sorted(places) == (sorted(TOKEN_IDS) if laid else [])
        assert set(tokens_in(state.shown)) <= set(tokens_in(state.box))

    @invariant()
    def wonders_are_partitioned_and_seven_are_built_at_most(self) -> None:
        state = self.state
        built = [*wonders_in(state.raised[0]), *wonders_in(state.raised[1])]
        unbuilt = [*wonders_in(state.wonders[0]), *wonders_in(state.wonders[1])]
        places = [*built, *unbuilt, *wonders_in(state.offer), *wonders_in(state.wonder_pool)]
        assert len(set(places)) == len(places)
        assert len(built) <= 7
        assert len(WONDER_IDS) - len(places) == (1 if len(built) == 7 else 0)

    @invariant()
    def the_pawn_is_on_the_track(self) -> None:
        assert -9 <= self.state.pawn <= 9
        assert (abs(self.state.pawn) == 9) == (self.state.reason == ids.MILITARY)

    @invariant()
    def every_decision_has_a_legal_answer(self) -> None:
        state = self.state
        match RULES.pending(state):
            case Ask((seat,), _):
                assert seat == state.active
                assert RULES.legal(state, state.active)
                assert RULES.legal(state, 1 - seat) == ()
            case Draw("deal"):
                assert state.age < 3
                assert state.present == 0
            case Draw():
                assert draws.outcomes(state)
            case Over(winners, reason):
                assert winners
                assert reason in ("civilian", "scientific", "military")
                assert RULES.legal(state, state.active) == ()
            case other:
                raise AssertionError(other)
        assert not any(state.stack[state.depth :])

    @invariant()
    def the_compiled_invariants_hold_too(self) -> None:
        assert FAULTS[fault(self.state, Choices())] == ""


TestDuelMachine = DuelMachine.TestCase
TestDuelMachine.settings = settings(
    max_examples=effort(quick=4, default=40, deep=2_000),
    stateful_step_count=effort(quick=20, default=40, deep=150),
)


def pool(state: State, back: int) -> list[str]:
    mask = state.unseen[back]
    return [CARD_IDS[DECK_START[back] + n] for n in range(32) if mask >> n & 1]


@st.composite
def deals(draw: st.DrawFn, state: State) -> Deal:
    """Generate deals of the next age: the removed cards, the guilds and the order of the cards."""
    age = state.age + 1
    deck = pool(state, age - 1)
    cards = [*deck[:17], *pool(state, ids.GUILD_BACK)[:3]] if age == 3 else deck[:20]
    if draw(st.booleans(), label="shuffled"):
        guilds = draw(st.permutations(pool(state, ids.GUILD_BACK)))[:3] if age == 3 else []
        cards = draw(st.permutations([*draw(st.permutations(deck))[: 20 - len(guilds)], *guilds]))
    faces = [row["face"] for row in DATA["layouts"][age - 1] for _ in row["x"]]
    backs = ["guild" if CARDS[card]["back"] == "guild" else "?" for card in cards]
    return Deal(tuple(c if f == "up" else b for c, f, b in zip(cards, faces, backs, strict=True)))


def check_bill(state: State, table: Table, seat: int, name: str) -> None:
    """Assert that the price steps cover the whole cost, add up to the price, and are minimal."""
    due = bill.price_of(state, seat, name)
    units: dict[str, int] = {}
    total = 0
    chosen = waived = 0
    for step in due.steps:
        match step:
            case bill.Chain(card):
                assert card in table.city[seat]
                assert CARDS[name]["chain"]["from"] == card
                assert due.steps == (step,)
            case bill.Coins(amount):
                assert amount == COSTS[name]["coins"]
                total += amount
            case bill.Bought(resource, count, each):
                assert each == table.resource_price(seat, resource)
                total += count * each
                units[resource] = units.get(resource, 0) + count
            case bill.Own(resource, count):
                units[resource] = units.get(resource, 0) + count
            case bill.Chosen(resource, count):
                chosen += count
                units[resource] = units.get(resource, 0) + count
            case bill.Waived(resource, count, token):
                assert token in table.tokens[seat]
                waived += count
                units[resource] = units.get(resource, 0) + count
    assert due.total == total == table.price(seat, name)
    assert due.missing == max(0, total - state.coins[seat])
    assert due.affordable == (due.missing == 0)
    if not table.chained(seat, name):
        assert units == {resource: amount for resource, amount in COSTS[name].items() if resource != "coins"}
        assert due.total == price.total(state, seat, bill.thing_number(name))
        assert due.trade == total - COSTS[name].get("coins", 0)
        assert chosen <= sum("choice" in effects for effects in table.effects(seat))
        assert waived <= 2


# ---- the compiled invariants can fail


MIDDLE = (
    "duel 1; age 2; ask A turn; "
    "table sawmill laboratory glass_blower walls forum brewery / ? ? ? ? ? / statue school library courthouse / "
    "rostrum ? ? / . aqueduct; pawn 3; loot A2 A5 B5; board economy law mathematics strategy urbanism; "
    "A.coins 1; A.city pharmacist stable; A.wonders great_lighthouse+press pyramids+tavern mausoleum sphinx; "
    "B.coins 6; B.city guard_tower workshop apothecary; B.wonders circus_maximus+baths appian_way colossus piraeus; "
    "discard lumber_yard logging_camp clay_pool clay_pit stone_pit glassworks palisade theater clay_reserve "
    "wood_reserve altar scriptorium dispensary"
)


def middle() -> State:
    return parse_position(MIDDLE)


def word(*cards: str) -> list[int]:
    mask = sum(1 << CARD_NUMBER[card] for card in cards)
    return [mask & (1 << 64) - 1, mask >> 64]


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
        (1, "coins", [-1, 6]),
        (2, "city", [word("pharmacist", "stable", "lumber_yard"), word("guard_tower", "workshop", "apothecary")]),
        (2, "city", [word("pharmacist"), word("guard_tower", "workshop", "apothecary")]),
        (2, "discard", word("altar")),
        (2, "tucked", [CARD_NUMBER["press"]] * 12),
        (2, "unseen", [0, 0, 0, 0]),
        (3, "age", 1),
        (4, "face_up", middle().face_up | 1 << 18),
        (4, "guild_backs", 1 << 19),
        (5, "open", 1),
        (6, "produce", [[1] * 8, [0] * 8]),
        (6, "unit", [[3] * 8, [2] * 8]),
        (6, "kinds", [[0] * 8, [0] * 8]),
        (6, "fixed", [1, 0]),
        (6, "choice_raw", [0, 0]),
        (6, "choice_goods", [0, 1]),
        (6, "symbols", [0, 0]),
        (7, "board", 0),
        (7, "box", 0b1111111111),
        (7, "progress", [1, 1]),
        (7, "shown", 1 << 3),
        (8, "wonders", [0, 0]),
        (8, "offer", 1),
        (8, "drafted", 7),
        (9, "pawn", 10),
        (9, "pawn", 9),
        (9, "loot", 0b1111),
        (9, "loot", 0b0110),
        (11, "winner", 0),
        (11, "depth", 0),
        (11, "again", 1),
        (11, "stack", [ids.TURN, 1, 0, 0]),
        (11, "stack", [ids.OVER, 0, 0, 0]),
        (11, "stack", [ids.PICK, 0, 0, 0]),
        (12, "stack", [ids.DESTROY + (ids.PURPLE << 4), 0, 0, 0]),
    ],
)
def test_invariants_detect_each_fault(number: int, field: str, value: Any) -> None:
    check_fault(number, **{field: value})


def test_invariants_detect_a_scientific_victory_without_six_symbols() -> None:
    check_fault(10, stack=[ids.OVER, 0, 0, 0], winner=0, reason=ids.SCIENTIFIC)
