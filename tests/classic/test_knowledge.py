"""What a seat knows, and the tables that are sampled from it: they fit the view, and every one is equally likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt

import pytest
from tests.effort import effort

from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS
from sevenwonders.classic.knowledge import Demand, Knowledge, Place, Pool, _Allotment, sample_state
from sevenwonders.classic.moves import Stage
from sevenwonders.classic.piles import cards_of, size
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.classic.view import view
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng

GAMES = effort(quick=3, default=15, deep=500)


def states(seed: int) -> Iterator[State]:
    """Walk through a game in which stages are often built, so that cards go face down and come back."""
    rng = Rng(seed)
    players = 3 + seed % 5
    boards = ("halikarnassos", *(name for name in BOARD_IDS if name != "halikarnassos"))[:players] if seed % 3 else ()
    state = RULES.new(Setup(players, boards, ("choose", "night", "random", "day")[seed % 4]))
    yield state
    while not isinstance(asked := RULES.pending(state), Over):
        if isinstance(asked, Ask):
            seat = asked.seats[rng.below(len(asked.seats))]
            moves = RULES.legal(state, seat)
            stages = [move for move in moves if isinstance(move, Stage)]
            picked = stages if stages and rng.below(2) else moves
            state = RULES.play(state, seat, picked[rng.below(len(picked))])
        else:
            state = RULES.settle(state, RULES.sample(state, rng))
        yield state


def all_cards(state: State) -> list[Counter[str]]:
    """Count the cards of each age, wherever they lie."""
    found: list[Counter[str]] = [Counter() for _ in range(ids.AGES)]
    for seat in range(state.players):
        for card in state.things(seat):
            if card < ids.CARDS:
                found[TABLES.age[card] - 1][CARD_IDS[card]] += 1
        for card in state.under[seat * ids.STAGES : (seat + 1) * ids.STAGES]:
            if card != ids.NOTHING:
                found[TABLES.age[card] - 1][CARD_IDS[card]] += 1
        if state.age:
            found[state.age - 1].update(cards_of(state.hand[seat], state.age))
    for age in range(ids.AGES):
        found[age].update(cards_of(state.pile[age], age + 1))
    return found


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_sampled_state_has_the_same_view(seed: int) -> None:
    rng = Rng(seed)
    for ply, state in enumerate(states(seed)):
        for seat in range(state.players):
            if (ply + seat) % 5 and state.question() != ids.REVIVE:
                continue
            seen = view(state, seat)
            sampled = sample_state(seen, rng)
            assert view(sampled, seat) == seen
            for there, real in zip(all_cards(sampled), all_cards(state), strict=True):
                assert {n: c for n, c in there.items() if "guild" not in n} == {
                    n: c for n, c in real.items() if "guild" not in n
                }
                assert there.total() == real.total()
                assert max(there.values(), default=0) <= 3


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_certain_is_true_and_what_is_true_is_possible(seed: int) -> None:
    for ply, state in enumerate(states(seed)):
        if not state.age or ply % 4:
            continue
        for seat in range(state.players):
            knowledge = Knowledge(view(state, seat))
            for other in range(state.players):
                if other != seat:
                    real = Counter(cards_of(state.hand[other], state.age))
                    assert not Counter(knowledge.certain(other)) - real
                    assert set(real) <= set(knowledge.possible(other))


def test_a_hand_passed_on_is_known_until_cards_are_taken_from_it() -> None:
    rng = Rng(5)
    state = RULES.new(Setup(3, sides="day"))
    while not isinstance(RULES.pending(state), Ask):
        state = RULES.settle(state, RULES.sample(state, rng))
    mine = Counter(cards_of(state.hand[0], 1))
    for seat in range(3):
        move = RULES.legal(state, seat)[-1]
        if seat == 0:
            mine -= Counter([move.card])  # type: ignore[union-attr]  # the last legal move is a sale
        state = RULES.play(state, seat, move)
    knowledge = Knowledge(view(state, 0))
    assert Counter(knowledge.certain(1)) == mine == Counter(cards_of(state.hand[1], 1))
    assert knowledge.certain(2) == ()
    assert len(knowledge.possible(2)) > size(state.hand[2])


def test_a_spectator_has_no_knowledge() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Knowledge(view(RULES.new(Setup())))


# ---- every way to hand out the cards is equally likely

LOOKED, HAND = Place(1, look=0), Place(1, hand=1)
LATER = Place(1, look=1)


def outcomes(pools: list[Pool], demands: dict[int, Demand], looks: int) -> Counter[tuple[int, ...]]:
    """Count all ways to hand out the cards that the demands allow, by trying every one."""
    found: Counter[tuple[int, ...]] = Counter()

    def fill(number: int, filled: list[tuple[Place, int]]) -> None:
        if number == len(pools):
            for card in range(ids.CARDS):
                counts = [sum(c == card and p.look == look for p, c in filled) for look in range(looks)]
                demand = demands.get(card)
                exact = any(one.exact for one in demands.values())
                if (demand and not demand.allows(counts)) or (not demand and exact and any(counts)):
                    return
            found[tuple(card for _, card in filled)] += 1
            return
        for order in permutations(pools[number].cards):
            fill(number + 1, [*filled, *zip(pools[number].places, order, strict=True)])

    fill(0, [])
    return found


@pytest.mark.parametrize(
    ("pools", "demands", "looks"),
    [
        ([Pool([1, 1, 2, 3], [LOOKED, HAND, HAND, HAND])], {1: Demand((1,), exact=False)}, 1),
        ([Pool([1, 1, 2], [LOOKED, LOOKED, HAND]), Pool([1, 4], [LOOKED, HAND])], {1: Demand((2,), exact=False)}, 1),
        (
            [Pool([1, 1, 2], [LOOKED, LOOKED, HAND]), Pool([1, 2], [LOOKED, HAND])],
            {1: Demand((2,), exact=True), 2: Demand((1,), exact=True)},
            1,
        ),
        (
            [Pool([1, 2, 3], [LOOKED, LATER, HAND]), Pool([1, 2], [LATER, HAND])],
            {1: Demand((0, 1), exact=False), 2: Demand((1, 1), exact=False)},
            2,
        ),
        ([Pool([1, 2, 2, 5], [LOOKED, HAND, HAND, LATER])], {}, 0),
    ],
)
def test_every_way_is_equally_likely(pools: list[Pool], demands: dict[int, Demand], looks: int) -> None:
    expected = outcomes(pools, demands, looks)
    allotment = _Allotment(pools, demands, looks)
    rng = Rng(11)
    draws = 4_000
    places = [place for pool in pools for place in pool.places]
    found: Counter[tuple[tuple[Place, int], ...]] = Counter()
    grouped: Counter[tuple[tuple[Place, int], ...]] = Counter()
    for _ in range(draws):
        found[tuple(sorted(allotment.draw(rng), key=repr))] += 1
    for cards, ways in expected.items():
        grouped[tuple(sorted(zip(places, cards, strict=True), key=repr))] += ways
    total = sum(grouped.values())
    assert set(found) == set(grouped)
    for outcome, ways in grouped.items():
        share = ways / total
        assert abs(found[outcome] - draws * share) < 5 * sqrt(draws * share * (1 - share)) + 1
