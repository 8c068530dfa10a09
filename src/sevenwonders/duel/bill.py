"""Prices of cards and wonders explained in steps (D5), equal to those of `price.total`.

>>> from sevenwonders.duel.position import parse_position
>>> state = parse_position("duel 1; age 2; ask A deal begin; A.city shelf_quarry; B.city clay_pool")
>>> bill = price_of(state, 0, "fortifications")
>>> bill.total, bill.affordable
(5, True)
>>> for step in bill.steps:
...     print(step)
Own(resource='stone', units=2)
Bought(resource='clay', units=1, each=3)
Bought(resource='papyrus', units=1, each=2)
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal

from sevenwonders.core.caches import cache_of
from sevenwonders.core.checks import check_seat
from sevenwonders.core.errors import OptionError
from sevenwonders.duel import ids, price
from sevenwonders.duel.cards import CARD_IDS, CARD_NUMBER, RESOURCES, TOKEN_IDS, WONDER_NUMBER
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

# Read from Python, a compiled table is copied whole on every access, so one copy is kept.
_COST: Final = TABLES.cost
_LANES: Final = tuple(tuple(lane for lane in range(ids.RESOURCES) if cost[lane]) for cost in TABLES.cost)
_KIND: Final = TABLES.kind
_CHAIN_FROM: Final = TABLES.chain_from
_GIVERS: Final = sum(1 << giver for giver in {*TABLES.chain_from} - {ids.NOTHING})  # cards that make others free
_DISCOUNT_TOKENS: Final = TABLES.discount_tokens


@dataclass(frozen=True, slots=True)
class Chain:
    """Free, because the city has this card."""

    step: Literal["chain"] = field(default="chain", init=False, repr=False)
    card: str


@dataclass(frozen=True, slots=True)
class Own:
    """Units that the city produces."""

    step: Literal["own"] = field(default="own", init=False, repr=False)
    resource: str
    units: int


@dataclass(frozen=True, slots=True)
class Chosen:
    """Units from choice production."""

    step: Literal["chosen"] = field(default="chosen", init=False, repr=False)
    resource: str
    units: int


@dataclass(frozen=True, slots=True)
class Waived:
    """Units that a progress token takes off the cost."""

    step: Literal["waived"] = field(default="waived", init=False, repr=False)
    resource: str
    units: int
    token: str


@dataclass(frozen=True, slots=True)
class Bought:
    """Units bought from the bank."""

    step: Literal["bought"] = field(default="bought", init=False, repr=False)
    resource: str
    units: int
    each: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins that are part of the cost itself."""

    step: Literal["coins"] = field(default="coins", init=False, repr=False)
    amount: int


Step = Chain | Own | Chosen | Waived | Bought | Coins
Row = tuple[int, ...]  # of numbers by resource
Economy = tuple[Row, Row, int, int, int]  # production, unit prices, progress tokens, choices


@dataclass(frozen=True, slots=True)
class Price:
    """Total price in coins, the coins spent on resources, the missing coins, and the payment steps."""

    total: int
    trade: int
    missing: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Bill:
    """Price of a card or wonder for a seat: total, coins spent on resources, missing coins, payment steps."""

    thing: str
    seat: int
    total: int
    trade: int
    missing: int
    steps: tuple[Step, ...]

    @property
    def affordable(self) -> bool:
        """Whether the seat has the coins."""
        return self.missing == 0


def thing_number(name: str) -> int:
    """Return the number of a card or a wonder; raise OptionError if nothing has this name."""
    if not isinstance(name, str):
        raise OptionError("thing/unknown", name=repr(name))
    if name in CARD_NUMBER:
        return CARD_NUMBER[name]
    if name in WONDER_NUMBER:
        return ids.CARDS + WONDER_NUMBER[name]
    raise OptionError("thing/unknown", name=name, found=name, expected=[*CARD_NUMBER, *WONDER_NUMBER])


def price_of(state: State, seat: int, name: str) -> Bill:
    """Return the price of a card or a wonder for a seat, affordable or not."""
    check_seat(seat, ids.SEATS)
    thing_number(name)
    price = prices_of(state, seat, (name,))[name]
    return Bill(name, seat, price.total, price.trade, price.missing, price.steps)


def prices_of(state: State, seat: int, names: Iterable[str]) -> dict[str, Price]:
    """Return the prices of several cards and wonders for a seat."""
    return prices_with(state, seat, names, state.coins[seat], state.city[seat], economy_of(state, seat))


def economy_of(state: State, seat: int) -> Economy:
    """Return the fields on which prices without a chain depend; few steps of a game change them."""
    makes, buys = tuple(state.produce[seat]), tuple(state.unit[seat])
    return makes, buys, state.progress[seat], state.choice_raw[seat], state.choice_goods[seat]


def prices_with(
    state: State, seat: int, names: Iterable[str], coins: int, city: Sequence[int], economy: Economy
) -> dict[str, Price]:
    """Return the same as `prices_of`, given the seat's coins, cards and economy."""
    low, high = city
    chains = (low | high << 64) & _GIVERS
    known = _known(chains, *economy)
    found = {}
    for name in names:
        prices = known.get(name)
        if prices is None:
            prices = known[name] = _prices(state, seat, name, chains, economy)
        price = prices[0]
        if price.total > coins:
            missing = price.total - coins
            if missing not in prices:
                prices[missing] = Price(price.total, price.trade, missing, price.steps)
            price = prices[missing]
        found[name] = price
    return found


# Cached prices by the number of missing coins; many tables share them.
Prices = dict[int, Price]


# By the economy of a seat and its chains; by everything that the price of one thing depends on.
_known: Callable[..., dict[str, Prices]] = cache_of(dict, 512)
_reckoned: Callable[..., Prices] = cache_of(dict, 4096)


def _prices(state: State, seat: int, name: str, chains: int, economy: Economy) -> Prices:
    thing = thing_number(name)
    giver = _CHAIN_FROM[thing]
    if giver != ids.NOTHING and chains >> giver & 1:
        return _chained(CARD_IDS[giver])
    prices = _reckoned(thing, *_matters(thing, economy))
    if not prices:
        prices[0] = _reckon(state, seat, thing, economy)
    return prices


def _matters(thing: int, economy: Economy) -> tuple[int, ...]:
    """Return the part of an economy on which the price of a thing depends."""
    makes, buys, progress, raw, goods = economy
    cost = _COST[thing]
    lacks = [buys[lane] << 4 | makes[lane] if makes[lane] < cost[lane] else 0 for lane in _LANES[thing]]
    return (*lacks, raw, goods, progress & _DISCOUNT_TOKENS[_KIND[thing]]) if any(lacks) else ()


@cache
def _chained(giver: str) -> Prices:
    return {0: Price(0, 0, 0, (Chain(giver),))}


def _reckon(state: State, seat: int, thing: int, economy: Economy) -> Price:
    """Return the price without regard to the seat's coins."""
    cost, lanes = _COST[thing], _LANES[thing]
    produce, unit, progress, *_ = economy
    lacking, chosen, waived = price.breakdown(state, seat, thing)
    steps: list[Step] = [Own(RESOURCES[lane], min(cost[lane], produce[lane])) for lane in lanes if produce[lane]]
    steps += [Chosen(RESOURCES[lane], chosen[lane]) for lane in lanes if chosen[lane]]
    if any(waived):
        token = TOKEN_IDS[(progress & _DISCOUNT_TOKENS[_KIND[thing]]).bit_length() - 1]
        steps += [Waived(RESOURCES[lane], waived[lane], token) for lane in lanes if waived[lane]]
    steps += [Bought(RESOURCES[lane], lacking[lane], unit[lane]) for lane in lanes if lacking[lane]]
    trade = sum(lacking[lane] * unit[lane] for lane in lanes)
    coins = cost[ids.COIN_LANE]
    if coins:
        steps.append(Coins(coins))
    return Price(trade + coins, trade, 0, tuple(steps))
