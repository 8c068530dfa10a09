"""`Knowledge` samples states that are consistent with the view, all with equal probability."""

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any, NamedTuple

import pytest
from tests.classic.walks import states
from tests.effort import effort

from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.cards import CARD_IDS
from sevenwonders.classic.constrained_counts import Demand
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.piles import cards_of, size
from sevenwonders.classic.position import parse_position
from sevenwonders.classic.seen import seen
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.classic.view import view
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Ask
from sevenwonders.core.rng import Rng
from sevenwonders.forms import plain

GAMES = effort(quick=3, default=15, deep=500)


def all_cards(state: State) -> list[Counter[str]]:
    """Count the cards of each age in all places."""
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
            sampled = Knowledge(seen(state, seat)).sample(rng)
            assert view(sampled, seat) == view(state, seat)
            for there, real in zip(all_cards(sampled), all_cards(state), strict=True):
                assert {n: c for n, c in there.items() if "guild" not in n} == {
                    n: c for n, c in real.items() if "guild" not in n
                }
                assert there.total() == real.total()
                assert max(there.values(), default=0) <= 3


@pytest.mark.parametrize("seed", range(GAMES))
def test_certain_cards_are_held_and_held_cards_are_possible(seed: int) -> None:
    for ply, state in enumerate(states(seed)):
        if not state.age or ply % 4:
            continue
        for seat in range(state.players):
            knowledge = Knowledge(seen(state, seat))
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
    knowledge = Knowledge(seen(state, 0))
    assert Counter(knowledge.certain(1)) == mine == Counter(cards_of(state.hand[1], 1))
    assert knowledge.certain(2) == ()
    assert len(knowledge.possible(2)) > size(state.hand[2])


def test_a_spectator_has_no_knowledge() -> None:
    with pytest.raises(OptionError, match="seat/unknown"):
        Knowledge(seen(RULES.new(Setup())))


@pytest.mark.parametrize("rng", [None, 1, "rng"])
def test_a_sample_needs_a_generator(rng: Any) -> None:
    with pytest.raises(TypeError):
        Knowledge(seen(RULES.new(Setup()), 0)).sample(rng)


LOOKED_THROUGH = (
    "classic 1; boards halikarnassos_night ephesos_night olympia_night; age 1; turn 6; A.coins 10; A.city clay_pool; "
    "A.wonder stockade; A.hand altar workshop; A.log1 -timber_yard -barracks -ore_vein +clay_pool ^stockade; "
    "B.coins 6; B.city clay_pit east_trading_post guard_tower; B.hand glassworks_1 west_trading_post; "
    "B.log1 +east_trading_post +guard_tower +clay_pit -apothecary -marketplace; C.coins 19; C.city lumber_yard; "
    "C.hand baths scriptorium; C.log1 -stone_pit -loom_1 -theater +lumber_yard -press_1; "
    "discard ore_vein stone_pit timber_yard loom_1 press_1 theater apothecary marketplace barracks; "
    "look1 A 1 5 . ore_vein stone_pit timber_yard loom_1 press_1 theater apothecary marketplace barracks"
)


def test_a_card_seen_on_the_discard_pile_is_in_no_hand() -> None:
    knowledge = Knowledge(seen(parse_position(LOOKED_THROUGH), 0))
    assert knowledge.certain(2) == knowledge.possible(2) == ("baths", "scriptorium")
    assert knowledge.certain(1) == knowledge.possible(1) == ("glassworks_1", "west_trading_post")


@pytest.mark.parametrize("seed", range(GAMES))
def test_possible_and_certain_cards_match_the_samples(seed: int) -> None:
    """With few cards left, many samples show exactly the cards reported as possible and as certain."""
    rng = Rng(seed)
    for state in states(seed):
        if state.turn != ids.TURNS or state.question() != ids.TURN or state.waiting != (1 << state.players) - 1:
            continue
        for seat in range(0, state.players, 2):
            knowledge = Knowledge(seen(state, seat))
            samples = [knowledge.sample(rng) for _ in range(effort(quick=20, default=200, deep=200))]
            for other in range(state.players):
                if other == seat:
                    continue
                hands = [Counter(cards_of(sample.hand[other], state.age)) for sample in samples]
                in_all = hands[0]
                for hand in hands:
                    in_all &= hand
                in_any = {card for hand in hands for card in hand}
                assert Counter(knowledge.certain(other)) <= in_all
                assert in_any <= set(knowledge.possible(other))
                if len(knowledge.possible(other)) <= 4 and len(samples) >= 200:
                    assert in_any == set(knowledge.possible(other))
                    assert in_all == Counter(knowledge.certain(other))


# ---- all deals of the cards are equally likely


class Pool(NamedTuple):
    """The cards of one pool and the looks at its places; NOTHING marks a place in the hand of seat 1."""

    cards: list[int]
    places: list[int]


LOOKED, LATER, HAND = 0, 1, ids.NOTHING


def outcomes(pools: list[Pool], demands: dict[int, Demand], looks: int) -> Counter[tuple[int, ...]]:
    """Count the deals that satisfy the demands, by brute force."""
    found: Counter[tuple[int, ...]] = Counter()

    def fill(number: int, filled: list[tuple[int, int]]) -> None:
        if number == len(pools):
            for card in range(ids.CARDS):
                counts = [sum(c == card and place == look for place, c in filled) for look in range(looks)]
                demand = demands.get(card)
                exact = any(one.exact for one in demands.values())
                if (demand and not demand.allows(counts)) or (not demand and exact and any(counts)):
                    return
            found[tuple(card for _, card in filled)] += 1
            return
        for order in permutations(pools[number].cards):
            fill(number + 1, [*filled, *zip(pools[number].places, order, strict=False)])

    fill(0, [])
    return found


def dealer_of(pools: list[Pool], looks: int) -> Any:
    """Return an `CardDealer` of these pools, in the plain form, whose fields can be set."""
    made = plain("sevenwonders.classic.card_dealer").CardDealer()
    made.begin(1, looks)
    piles = [sum(TABLES.one[card] for card in pool.cards) for pool in pools]
    made.pile = piles[:1] + [0] * 7
    for pile in piles[1:]:
        made.add_pool(pile)
    for number, pool in enumerate(pools):
        for look in pool.places:
            made.add_place(number, 1 if look == HAND else ids.NOTHING, ids.NOTHING, ids.NOTHING, look)
    return made


CASES: list[tuple[list[Pool], dict[int, Demand], int]] = [
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
    # More cards than places: some are left out.
    ([Pool([1, 2, 2, 5], [HAND, HAND])], {}, 0),
    ([Pool([1, 1, 2, 3, 4], [LOOKED, HAND, HAND])], {1: Demand((1,), exact=False)}, 1),
]


@pytest.mark.parametrize(("pools", "demands", "looks"), CASES)
def test_deals_are_equally_likely(pools: list[Pool], demands: dict[int, Demand], looks: int) -> None:
    expected = outcomes(pools, demands, looks)
    dealer = dealer_of(pools, looks)
    dealer.demand(demands)
    rng = Rng(11)
    draws = 4_000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        dealer.deal(rng)
        found[tuple(list(dealer.laid)[: dealer.places])] += 1
    total = sum(expected.values())
    assert set(found) == set(expected)
    for outcome, ways in expected.items():
        share = ways / total
        assert abs(found[outcome] - draws * share) < 5 * sqrt(draws * share * (1 - share)) + 1


@pytest.mark.parametrize(("pools", "demands", "looks"), CASES)
def test_least_and_most_of_a_hand_are_exact(pools: list[Pool], demands: dict[int, Demand], looks: int) -> None:
    """A hand is all of one pool: the hand places of each pool in turn are those of seat 1."""
    places = [(number, look) for number, pool in enumerate(pools) for look in pool.places]
    for number in range(len(pools)):
        if HAND not in pools[number].places:
            continue
        dealer = dealer_of(pools, looks)
        dealer.hand = [
            1 if place < len(places) and places[place] == (number, HAND) else ids.NOTHING for place in range(ids.PLACES)
        ]
        dealer.demand(demands)
        hands = [
            Counter(card for card, place in zip(laid, places, strict=True) if place == (number, HAND))
            for laid in outcomes(pools, demands, looks)
        ]
        cards = {card for hand in hands for card in hand}
        exact = {card: (min(hand[card] for hand in hands), max(hand[card] for hand in hands)) for card in cards}
        assert dealer.inside(1, demands) == exact
