"""The price is minimal: compared with a brute force over choice production and discounts (D5.5, D5.6).

HYPOTHESIS_PROFILE=deep .venv/bin/pytest tests/duel/test_price_exact.py     100 000 cities, every card and wonder each

The brute force reads the data file alone. A choice is one unit of one of its resources, so all productions of a city
are the products of its choices; a discount removes units of the cost, so the demands of a thing are the remaining costs
after every such removal. The price is the minimum over all pairs of a production and a demand.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from tests.duel.oracle import DATA
from tests.effort import effort

from sevenwonders.duel import price
from sevenwonders.duel.cards import TOKEN_IDS
from sevenwonders.duel.state import State, _assemble

CITIES = effort(quick=500, default=20_000, deep=100_000)
THINGS_EACH = effort(quick=10, default=10, deep=85)
PARTS = 10

RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")
CARDS: list[dict[str, Any]] = DATA["cards"]
WONDERS: list[dict[str, Any]] = DATA["wonders"]
TOKENS: list[dict[str, Any]] = DATA["tokens"]
THINGS = [*CARDS, *WONDERS]
Units = tuple[int, ...]  # of each resource


def units(amounts: dict[str, int]) -> Units:
    return tuple(amounts.get(resource, 0) for resource in RESOURCES)


def demands(cost: Units, discount: int) -> set[Units]:
    """Return the remaining costs after every removal of up to `discount` units."""
    found = {cost}
    for _ in range(discount):
        found |= {
            tuple(amount - (lane == taken) for lane, amount in enumerate(left))
            for left in found
            for taken in range(len(RESOURCES))
            if left[taken]
        }
    return found


DISCOUNTS = {token["effects"]["discount"]["on"]: token for token in TOKENS if "discount" in token["effects"]}
KINDS = [card["colour"] for card in CARDS] + ["wonder"] * len(WONDERS)
FULL = [{units(thing["cost"])} for thing in THINGS]
REDUCED = [
    demands(units(thing["cost"]), DISCOUNTS[kind]["effects"]["discount"]["amount"]) if kind in DISCOUNTS else full
    for thing, kind, full in zip(THINGS, KINDS, FULL, strict=True)
]


@dataclass(frozen=True)
class City:
    """The numbers of the built cards and wonders, and the owned tokens."""

    things: tuple[int, ...]
    tokens: tuple[str, ...]

    def productions(self) -> set[Units]:
        """Return every production that the city can choose."""
        effects = [THINGS[number]["effects"] for number in self.things]
        made = [sum(column) for column in zip(*(units(e.get("produce", {})) for e in effects), strict=True)] or [0] * 5
        choices = [effect["choice"] for effect in effects if "choice" in effect]
        return {
            tuple(amount + chosen.count(resource) for resource, amount in zip(RESOURCES, made, strict=True))
            for chosen in product(*choices)
        }

    def fixed(self) -> set[str]:
        """Return the resources that cost this city 1."""
        return {name for number in self.things for name in THINGS[number]["effects"].get("fixed_price", ())}

    def sold(self) -> Units:
        """Return the symbols on brown and grey cards, which make resources dear for the opponent."""
        made = [units(THINGS[n]["effects"].get("produce", {})) for n in self.things if KINDS[n] in ("brown", "grey")]
        return tuple(sum(column) for column in zip(*made, strict=True)) or (0,) * 5


def brute_force(own: City, other: City, things: list[int]) -> Iterator[int]:
    """Return the price of each card and wonder for `own`, by brute force."""
    fixed = own.fixed()
    each = [1 if name in fixed else 2 + sold for name, sold in zip(RESOURCES, other.sold(), strict=True)]
    productions = own.productions()
    for thing in things:
        waiver = DISCOUNTS.get(KINDS[thing])
        needs = REDUCED[thing] if waiver is not None and waiver["id"] in own.tokens else FULL[thing]
        lowest = min(
            sum((need - have) * coins for need, have, coins in zip(demand, made, each, strict=True) if need > have)
            for made in productions
            for demand in needs
        )
        yield lowest + THINGS[thing]["cost"].get("coins", 0)


# Cards and tokens that influence prices are drawn more often than others.
TELLING = [
    number for number, thing in enumerate(THINGS) if thing["effects"].keys() & {"produce", "choice", "fixed_price"}
]


def random_cities(rng: random.Random) -> tuple[City, City]:
    """Return two disjoint cities, from empty to nearly complete."""
    left = TELLING if rng.random() < 0.9 else list(range(len(THINGS)))
    density = rng.random()
    built: tuple[list[int], list[int]] = ([], [])
    for number in left:
        if rng.random() < density:
            built[rng.random() < 0.5].append(number)
    tokens = [tuple(name for name in TOKEN_IDS if rng.random() < 0.4) for _ in range(2)]
    return City(tuple(built[0]), tokens[0]), City(tuple(built[1]), tuple(set(tokens[1]) - set(tokens[0])))


def state_of(cities: tuple[City, City]) -> State:
    cards = [sum(1 << number for number in city.things if number < len(CARDS)) for city in cities]
    return _assemble(
        {
            "city": [[mask & (1 << 64) - 1, mask >> 64] for mask in cards],
            "raised": [sum(1 << (n - len(CARDS)) for n in city.things if n >= len(CARDS)) for city in cities],
            "progress": [sum(1 << TOKEN_IDS.index(name) for name in city.tokens) for city in cities],
        }
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_d5_5_price_equals_the_brute_force_minimum(part: int) -> None:
    rng = random.Random(part)
    for _ in range(CITIES // PARTS):
        cities = random_cities(rng)
        state = state_of(cities)
        things = rng.sample(range(len(THINGS)), THINGS_EACH)
        seat = rng.randrange(2)
        expected = list(brute_force(cities[seat], cities[1 - seat], things))
        found = [price.total(state, seat, thing) for thing in things]
        assert found == expected, (cities, seat, things)


def test_random_cities_cover_the_hard_cases() -> None:
    """The random cities combine several choices, fixed prices and discounts."""
    rng = random.Random(0)
    cities = [random_cities(rng)[0] for _ in range(2_000)]
    assert sum(len(city.productions()) == 18 for city in cities) > 10  # all four choices
    assert sum(len(city.productions()) > 1 and "masonry" in city.tokens for city in cities) > 100
    assert sum(bool(city.fixed()) and "architecture" in city.tokens for city in cities) > 100
    assert max(max(city.sold()) for city in cities) >= 4


def test_a_wasteful_price_would_be_noticed() -> None:
    """Wood costs 4 and clay 2: with Caravansery making clay, Horse Breeders would cost 4, not 2."""
    names = [thing["id"] for thing in THINGS]
    own, other = City((names.index("caravansery"),), ()), City((names.index("sawmill"),), ())
    assert list(brute_force(own, other, [names.index("horse_breeders")])) == [2]
