"""The price of a thing, explained in steps (C4, C5): a way to pay, unit by unit.

>>> from sevenwonders.classic.position import parse_position
>>> boards = "boards gizah_day rhodos_day ephesos_day"
>>> cities = "A.city clay_pit; B.city sawmill; C.city glassworks_1"
>>> state = parse_position(f"classic 1; {boards}; age 2; ask deal; {cities}; A.coins 9")
>>> for step in prices_of(state, 0, "temple")[0].steps:
...     print(step)
Bought(resource='wood', seller='left', source='sawmill', coins=2)
Own(resource='clay', source='clay_pit')
Bought(resource='glass', seller='right', source='glassworks_1', coins=2)
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final, Literal

from sevenwonders.classic import ids, price
from sevenwonders.classic.cards import (
    BOARDS,
    CARD_IDS,
    CARD_NUMBER,
    CARDS,
    RESOURCES,
    SIDES,
    Effect,
    Neighbour,
    Power,
)
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES, stage_thing
from sevenwonders.core.bits import members
from sevenwonders.core.caches import cache_of
from sevenwonders.core.checks import check_seat
from sevenwonders.core.effects import Choice, Produce
from sevenwonders.core.errors import OptionError

STAGE: Final = "stage"  # the name under which the next stage of a seat's wonder is priced
POWER_NAMES: Final[dict[int, Power]] = {
    ids.FREE_COLOUR: "free_colour",
    ids.FREE_FIRST: "free_first",
    ids.FREE_LAST: "free_last",
}

# Read from Python, a compiled table is copied whole at each look: one copy is enough.
_KIND: Final = TABLES.kind
_CHAIN: Final = TABLES.chain
_FOR_SALE: Final = TABLES.for_sale
_SPLITS: Final = tuple(zip(TABLES.split_left, TABLES.split_right, strict=True))


@dataclass(frozen=True, slots=True)
class Chain:
    """Free, because the city has this card."""

    step: Literal["chain"] = field(default="chain", init=False, repr=False)
    card: str


@dataclass(frozen=True, slots=True)
class Free:
    """Free by a power of the wonder."""

    step: Literal["free"] = field(default="free", init=False, repr=False)
    power: Power


@dataclass(frozen=True, slots=True)
class Own:
    """A unit from the seat's own city; the source is a card, "board" or a stage of the wonder."""

    step: Literal["own"] = field(default="own", init=False, repr=False)
    resource: str
    source: str


@dataclass(frozen=True, slots=True)
class Bought:
    """A unit bought from a neighbour; the source is a card or "board"."""

    step: Literal["bought"] = field(default="bought", init=False, repr=False)
    resource: str
    seller: Neighbour
    source: str
    coins: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins that are part of the cost itself."""

    step: Literal["coins"] = field(default="coins", init=False, repr=False)
    amount: int


Step = Chain | Free | Own | Bought | Coins
Ways = tuple[tuple[int, int, tuple[Step, ...]], ...]  # coins to the left, coins to the right, payment steps


@dataclass(frozen=True, slots=True)
class Bill:
    """One way to pay: coins to the bank and to each neighbour, missing coins, and payment steps."""

    thing: str
    seat: int
    bank: int
    left: int
    right: int
    missing: int
    steps: tuple[Step, ...]

    @property
    def total(self) -> int:
        """All coins to be paid."""
        return self.bank + self.left + self.right

    @property
    def affordable(self) -> bool:
        """Whether the seat has the coins."""
        return self.missing == 0


Place = Literal["own", "left", "right"]
_SIDES: Final[tuple[Neighbour, ...]] = ("left", "right")


@dataclass(frozen=True, slots=True)
class _Symbol:
    """One symbol that gives one of some resources: from the seat's own city or for sale at a neighbour."""

    place: Place
    source: str
    resources: tuple[str, ...]


def prices_of(state: State, seat: int, name: str) -> tuple[Bill, ...]:
    """Return the ways to pay for a card, or for the next stage ("stage"), the cheapest first, affordable or not.

    A building of the same name in the city does not change the price. The result is empty if a resource cannot be
    bought at any price, if every stage is built, or while boards or sides are not known yet.
    """
    return all_prices(state, seat, [name])[name]


def all_prices(state: State, seat: int, names: Iterable[str]) -> dict[str, tuple[Bill, ...]]:
    """Return the ways to pay for several things, as `prices_of` does for each; shared parts are computed once."""
    check_seat(seat, state.players)
    market = _Market(state, seat)
    return {name: market.bills(name) for name in names}


@lru_cache(maxsize=1024)
def symbols_of(
    board: int, side: int, built: int, low: int, high: int
) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]:
    """Return a city's resource symbols: those for sale and those for its own use.

    A symbol is the tuple of resources of which it produces one. The city is given by board, side, number of built
    stages and the bit set of its cards. Both results are empty while board or side is not known yet.
    """
    if ids.NOTHING in (board, side):
        return (), ()
    made = tuple(symbol.resources for symbol in _made_by(board, side, built, low, high))
    sold = len(_sold_by("own", board, low, high))
    return made[:sold], made[sold:]


def economy_of(state: State, seat: int) -> tuple[Any, ...]:
    """Return the fields on which a seat's prices depend: its purse, its city, those of its neighbours, and the turn."""
    boards, sides, stages, cities = state.board, state.side, state.stages, state.city
    around = (seat, state.left(seat), state.right(seat))
    return (
        state.coins[seat],
        state.turn,
        state.question(),
        state.powers[seat],
        tuple(state.price[seat]),
        ids.NOTHING in sides[: state.players],
        *[(boards[at], sides[at], stages[at], *cities[at]) for at in around],
    )


def unit_prices(state: State, seat: int) -> dict[Neighbour, Mapping[str, int]]:
    """Return the seat's unit price of each resource at each neighbour, whether or not the neighbour produces it."""
    check_seat(seat, state.players)
    prices = state.price[seat]
    return {side: _unit_prices(*prices[2 * place : 2 * place + 2]) for place, side in enumerate(_SIDES)}


@cache
def _unit_prices(raw: int, goods: int) -> Mapping[str, int]:
    return {name: goods if number >= ids.RAW_END else raw for number, name in enumerate(RESOURCES)}


def _unit_price(prices: Sequence[int], resource: str, place: Place) -> int:
    """Return the price of a unit for a seat: 0 if it is its own."""
    goods = RESOURCES.index(resource) >= ids.RAW_END
    return 0 if place == "own" else prices[2 * (place == "right") + goods]


def bank_coins(state: State, seat: int, card: str) -> int:
    """Return the coins of a card's cost that the seat pays to the bank."""
    return price.bank_coins(state, seat, CARD_NUMBER[card])


class _Market:
    """Means of payment of a seat, shared by all prices computed for one state."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.coins = state.coins[seat]
        self.prices = state.price[seat]
        self.chains = state.city[seat][0]
        self._rich: State | None = None
        self._symbols: Sequence[_Symbol] | None = None
        self._known: dict[Sequence[str], Ways] | None = None

    def bills(self, name: str) -> tuple[Bill, ...]:
        """Return the ways to pay for a thing."""
        if type(name) is not str or (name != STAGE and name not in CARD_NUMBER):
            raise OptionError("thing/unknown", name=name, found=name, expected=[*CARD_NUMBER, STAGE])
        if ids.NOTHING in self.state.side[: self.state.players]:
            return ()
        return self._stage() if name == STAGE else self._card(name, CARD_NUMBER[name])

    def _stage(self) -> tuple[Bill, ...]:
        state, seat = self.state, self.seat
        built, stages = state.stages[seat], BOARDS[state.board[seat]].stages(SIDES[state.side[seat]])
        if built == len(stages):
            return ()
        return self._bought(STAGE, stage_thing(state.board[seat], state.side[seat], built), stages[built].cost)

    def _card(self, name: str, card: int) -> tuple[Bill, ...]:
        givers = self.chains & _CHAIN[card]
        if givers:
            return (Bill(name, self.seat, 0, 0, 0, 0, (Chain(CARD_IDS[givers.bit_length() - 1]),)),)
        power = price.free_by(self.state, self.seat, card)
        if power:
            bank = price.bank_coins(self.state, self.seat, card)
            steps: tuple[Step, ...] = (Free(POWER_NAMES[power]), *((Coins(bank),) if bank else ()))
            return (Bill(name, self.seat, bank, 0, 0, max(0, bank - self.coins), steps),)
        return self._bought(name, card, CARDS[card].cost)

    def _bought(self, name: str, thing: int, cost: Mapping[str, int]) -> tuple[Bill, ...]:
        bank = cost.get("coins", 0)
        paid: tuple[Step, ...] = (Coins(bank),) if bank else ()
        return tuple(
            Bill(name, self.seat, bank, left, right, max(0, bank + left + right - self.coins), steps + paid)
            for left, right, steps in self._ways(thing, _units(*cost.items()))
        )

    def _ways(self, thing: int, units: Sequence[str]) -> Ways:
        """Return the ways to obtain the resources of a cost."""
        if self._known is None:
            around = (self.seat, self.state.left(self.seat), self.state.right(self.seat))
            self._known = _known_ways(tuple(self.prices), *(_works(self.state, at) for at in around))
        if units not in self._known:
            splits = [_SPLITS[split] for split in price.thing_ways(self._as_if_rich(), self.seat, thing)]
            symbols = self._in_reach() if units else ()
            self._known[units] = tuple((*split, next(self._assignments(units, symbols, *split))) for split in splits)
        return self._known[units]

    def _as_if_rich(self) -> State:
        if self._rich is None:
            self._rich = price.with_full_purses(self.state)
        return self._rich

    def _assignments(
        self, units: Sequence[str], symbols: Sequence[_Symbol], left: int, right: int
    ) -> Iterator[tuple[Step, ...]]:
        """Yield the ways to take each unit from another symbol, own ones first, for exactly these coins."""
        if not units:
            if left == right == 0:
                yield ()
            return
        unit, *rest = units
        tried: set[tuple[str, tuple[str, ...]]] = set()
        for number, symbol in enumerate(symbols):
            if unit not in symbol.resources or (symbol.place, symbol.resources) in tried:
                continue
            tried.add((symbol.place, symbol.resources))
            coins = _unit_price(self.prices, unit, symbol.place)
            to_left, to_right = (coins if symbol.place == side else 0 for side in ("left", "right"))
            if to_left > left or to_right > right:
                continue
            others = [*symbols[:number], *symbols[number + 1 :]]
            for more in self._assignments(rest, others, left - to_left, right - to_right):
                yield (_step(unit, symbol, coins), *more)

    def _in_reach(self) -> Sequence[_Symbol]:
        """Return the usable symbols: the seat's own, single resources first, then those for sale at neighbours."""
        if self._symbols is None:
            state, seat = self.state, self.seat
            sides = (_own(state, seat), *(_for_sale(state, at, side) for at, side in self._neighbours()))
            self._symbols = [one for side in sides for one in sorted(side, key=lambda symbol: len(symbol.resources))]
        return self._symbols

    def _neighbours(self) -> tuple[tuple[int, Place], tuple[int, Place]]:
        return (self.state.left(self.seat), "left"), (self.state.right(self.seat), "right")


# Caches by the fields on which the values depend; few steps of a game change these.


# Ways to obtain units, by production and prices around a seat; they depend neither on its coins nor on the turn.
_known_ways: Callable[..., dict[Sequence[str], Ways]] = cache_of(dict, 1024)


def _works(state: State, seat: int) -> tuple[int, ...]:
    """Return the fields that determine a city's production: board, side, stages and producing cards."""
    low, high = state.city[seat]
    return state.board[seat], state.side[seat], state.stages[seat], low & _MAKERS_LOW, high & _MAKERS_HIGH


@cache
def _units(*cost: tuple[str, int]) -> tuple[str, ...]:
    """Return the resources of a cost, unit by unit."""
    amounts = dict(cost)
    return tuple(resource for resource in RESOURCES for _ in range(amounts.get(resource, 0)))


def _step(unit: str, symbol: _Symbol, coins: int) -> Step:
    return Own(unit, symbol.source) if symbol.place == "own" else Bought(unit, symbol.place, symbol.source, coins)


def _for_sale(state: State, seat: int, place: Place) -> Sequence[_Symbol]:
    board, _, _, low, high = _works(state, seat)
    return _sold_by(place, board, low, high)


def _own(state: State, seat: int) -> Sequence[_Symbol]:
    return _made_by(*_works(state, seat))


# The production of a city changes once in a turn at most, and the views of all seats contain it.


@lru_cache(maxsize=1024)
def _sold_by(place: Place, board: int, low: int, high: int) -> tuple[_Symbol, ...]:
    symbols = [_Symbol(place, "board", (BOARDS[board].resource,))]
    for card in members(low | high << 64):
        if _FOR_SALE >> _KIND[card] & 1:
            symbols += _of_effects(place, CARD_IDS[card], CARDS[card].effects)
    return tuple(symbols)


@lru_cache(maxsize=1024)
def _made_by(board: int, side: int, built: int, low: int, high: int) -> tuple[_Symbol, ...]:
    symbols = list(_sold_by("own", board, low, high))
    for card in members(low | high << 64):
        if not _FOR_SALE >> _KIND[card] & 1:
            symbols += _of_effects("own", CARD_IDS[card], CARDS[card].effects)
    for number, stage in enumerate(BOARDS[board].stages(SIDES[side])[:built], start=1):
        symbols += _of_effects("own", f"stage {number}", stage.effects)
    return tuple(symbols)


def _of_effects(place: Place, source: str, effects: Sequence[Effect]) -> Iterator[_Symbol]:
    for effect in effects:
        if isinstance(effect, Produce):
            for resource, amount in effect.units.items():
                for _ in range(amount):
                    yield _Symbol(place, source, (resource,))
        elif isinstance(effect, Choice):
            yield _Symbol(place, source, effect.resources)


_MAKERS: Final = sum(
    1 << number
    for number, card in enumerate(CARDS)
    if any(isinstance(effect, Produce | Choice) for effect in card.effects)
)
_MAKERS_LOW, _MAKERS_HIGH = _MAKERS & (1 << 64) - 1, _MAKERS >> 64
