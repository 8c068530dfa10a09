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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.classic import ids, price
from sevenwonders.classic.cards import BOARDS, CARD_IDS, CARD_NUMBER, CARDS, RESOURCES, SIDES, Choice, Effect, Produce
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.checks import check_seat
from sevenwonders.core.errors import OptionError

STAGE: Final = "stage"  # the name under which the next stage of a seat's wonder is priced


@dataclass(frozen=True, slots=True)
class Chain:
    """Free, because the city has this card."""

    card: str


@dataclass(frozen=True, slots=True)
class Free:
    """Free by a power of the wonder."""

    power: str


@dataclass(frozen=True, slots=True)
class Own:
    """A unit from the seat's own city; the source is a card, "board" or a stage of the wonder."""

    resource: str
    source: str


@dataclass(frozen=True, slots=True)
class Bought:
    """A unit bought from a neighbour; the source is a card or "board"."""

    resource: str
    seller: str
    source: str
    coins: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins that are part of the cost itself."""

    amount: int


Step = Chain | Free | Own | Bought | Coins


@dataclass(frozen=True, slots=True)
class Bill:
    """One way to pay: coins to the bank and to the neighbours, the steps that lead there, and what the seat lacks."""

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


@dataclass(frozen=True, slots=True)
class _Symbol:
    """One symbol that gives one of some resources: from the seat's own city or for sale next door."""

    place: str
    source: str
    resources: tuple[str, ...]


def prices_of(state: State, seat: int, name: str) -> tuple[Bill, ...]:
    """Return the ways to pay for a card, or for the next stage ("stage"), the cheapest first, affordable or not.

    A building of the same name in the city makes no difference to the price. There are no ways if what is needed
    cannot be bought at any price, if every stage is built, or while boards or sides are not known yet.
    """
    check_seat(seat, state.players)
    if not isinstance(name, str) or (name != STAGE and name not in CARD_NUMBER):
        raise OptionError("thing/unknown", name=name)
    if ids.NOTHING in state.side[: state.players]:
        return ()
    if name == STAGE:
        stages = BOARDS[state.board[seat]].stages(SIDES[state.side[seat]])
        if state.stages[seat] == len(stages):
            return ()
        cost = dict(stages[state.stages[seat]].cost)
    else:
        card = CARD_NUMBER[name]
        givers = state.city[seat][0] & TABLES.chain[card]
        if givers:
            return (Bill(name, seat, 0, 0, 0, 0, (Chain(CARD_IDS[givers.bit_length() - 1]),)),)
        power = price.free_by(state, seat, card)
        if power:
            bank = price.bank_coins(state, seat, card)
            steps: tuple[Step, ...] = (Free(POWER_NAMES[power]), *((Coins(bank),) if bank else ()))
            return (Bill(name, seat, bank, 0, 0, max(0, bank - state.coins[seat]), steps),)
        cost = dict(CARDS[card].cost)
    bank = cost.pop("coins", 0)
    thing = state.stage_thing(seat, state.stages[seat]) if name == STAGE else CARD_NUMBER[name]
    return tuple(_bill(state, seat, name, bank, cost, split) for split in _splits(state, seat, thing))


POWER_NAMES: Final = {ids.FREE_COLOUR: "free_colour", ids.FREE_FIRST: "free_first", ids.FREE_LAST: "free_last"}


def _splits(state: State, seat: int, thing: int) -> list[tuple[int, int]]:
    """Return the splits as if the seat were rich."""
    rich = state.copy()
    rich.coins = [ids.NEVER] * ids.MOST_SEATS
    splits = price.thing_ways(rich, seat, thing)
    return [(TABLES.split_left[split], TABLES.split_right[split]) for split in splits]


def _bill(state: State, seat: int, name: str, bank: int, cost: dict[str, int], split: tuple[int, int]) -> Bill:
    left, right = split
    units = [resource for resource in RESOURCES for _ in range(cost.get(resource, 0))]
    steps: list[Step] = list(next(_assignments(state, seat, units, _symbols(state, seat), left, right)))
    if bank:
        steps.append(Coins(bank))
    missing = max(0, bank + left + right - state.coins[seat])
    return Bill(name, seat, bank, left, right, missing, tuple(steps))


def _assignments(
    state: State, seat: int, units: Sequence[str], symbols: Sequence[_Symbol], left: int, right: int
) -> Iterator[tuple[Step, ...]]:
    """Yield the ways to take each unit from a different symbol, own ones first, for exactly these coins."""
    if not units:
        if left == right == 0:
            yield ()
        return
    unit, *rest = units
    tried: set[tuple[str, tuple[str, ...]]] = set()
    for place, symbol in enumerate(symbols):
        if unit not in symbol.resources or (symbol.place, symbol.resources) in tried:
            continue
        tried.add((symbol.place, symbol.resources))
        coins = 0 if symbol.place == "own" else _unit_price(state, seat, unit, symbol.place)
        to_left, to_right = (coins if symbol.place == side else 0 for side in ("left", "right"))
        if to_left > left or to_right > right:
            continue
        step = Bought(unit, symbol.place, symbol.source, coins) if coins else Own(unit, symbol.source)
        others = [*symbols[:place], *symbols[place + 1 :]]
        for more in _assignments(state, seat, rest, others, left - to_left, right - to_right):
            yield (step, *more)


def _unit_price(state: State, seat: int, resource: str, seller: str) -> int:
    goods = RESOURCES.index(resource) >= ids.RAW_END
    return state.price[seat][2 * (seller == "right") + goods]


def _symbols(state: State, seat: int) -> list[_Symbol]:
    """Return what the seat can use: its own symbols, those of one resource first, then what is for sale."""
    own = sorted(_own(state, seat), key=lambda symbol: len(symbol.resources))
    left = sorted(_for_sale(state, state.left(seat), "left"), key=lambda symbol: len(symbol.resources))
    right = sorted(_for_sale(state, state.right(seat), "right"), key=lambda symbol: len(symbol.resources))
    return own + left + right


def _for_sale(state: State, seat: int, place: str) -> Iterator[_Symbol]:
    yield _Symbol(place, "board", (BOARDS[state.board[seat]].resource,))
    for card in _built(state, seat):
        if TABLES.for_sale >> TABLES.kind[card] & 1:
            yield from _of_effects(place, CARD_IDS[card], CARDS[card].effects)


def _own(state: State, seat: int) -> Iterator[_Symbol]:
    yield from _for_sale(state, seat, "own")
    for card in _built(state, seat):
        if not TABLES.for_sale >> TABLES.kind[card] & 1:
            yield from _of_effects("own", CARD_IDS[card], CARDS[card].effects)
    stages = BOARDS[state.board[seat]].stages(SIDES[state.side[seat]])
    for number, stage in enumerate(stages[: state.stages[seat]], start=1):
        yield from _of_effects("own", f"stage {number}", stage.effects)


def _built(state: State, seat: int) -> list[int]:
    return [card for card in state.things(seat) if card < ids.CARDS]


def _of_effects(place: str, source: str, effects: Sequence[Effect]) -> Iterator[_Symbol]:
    for effect in effects:
        if isinstance(effect, Produce):
            for resource, amount in effect.units.items():
                for _ in range(amount):
                    yield _Symbol(place, source, (resource,))
        elif isinstance(effect, Choice):
            yield _Symbol(place, source, effect.resources)
