"""The view of a seat or a spectator, as values ready for JSON. Duel has no secrets, so all views show the same table.

The seat only adds what that seat may do: its legal moves.

>>> from sevenwonders.duel.position import parse_position
>>> state = parse_position("duel 1; ask B draft; offer colossus piraeus pyramids; A.wonders sphinx")
>>> [move.text for move in view(state, 1).moves]
['draft colossus', 'draft piraeus', 'draft pyramids']
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final, Literal, assert_never

from sevenwonders.core.bits import members
from sevenwonders.core.protocol import Pending
from sevenwonders.duel import bill, ids, moves, rules
from sevenwonders.duel.cards import (
    CARD_IDS,
    RESOURCES,
    SYMBOLS,
    WONDER_IDS,
    Back,
    cards_in,
    tokens_in,
    wonders_in,
)
from sevenwonders.duel.ids import COLOURS, DECK_START
from sevenwonders.duel.moves import move_id, move_of
from sevenwonders.duel.notation import text_of
from sevenwonders.duel.pending import pending
from sevenwonders.duel.score import sheet
from sevenwonders.duel.state import State
from sevenwonders.duel.threats import Supremacy, near_supremacy, winning_moves

# ---- moves


@dataclass(frozen=True, slots=True)
class BuildMove:
    """Build the card of a slot for `cost` coins."""

    id: int
    verb: Literal["build"] = field(default="build", init=False, repr=False)
    text: str
    card: str
    slot: int
    coins: int


@dataclass(frozen=True, slots=True)
class SellMove:
    """Discard the card of a slot for coins."""

    id: int
    verb: Literal["sell"] = field(default="sell", init=False, repr=False)
    text: str
    card: str
    slot: int


@dataclass(frozen=True, slots=True)
class RaiseMove:
    """Build a wonder with the card of a slot for `cost` coins."""

    id: int
    verb: Literal["raise"] = field(default="raise", init=False, repr=False)
    text: str
    wonder: str
    card: str
    slot: int
    coins: int


@dataclass(frozen=True, slots=True)
class DraftMove:
    """Take a wonder of the offer."""

    id: int
    verb: Literal["draft"] = field(default="draft", init=False, repr=False)
    text: str
    wonder: str


@dataclass(frozen=True, slots=True)
class TakeMove:
    """Take a progress token, from the board or of those shown."""

    id: int
    verb: Literal["take"] = field(default="take", init=False, repr=False)
    text: str
    token: str


@dataclass(frozen=True, slots=True)
class DestroyMove:
    """Send a card of the opponent's city to the discard pile."""

    id: int
    verb: Literal["destroy"] = field(default="destroy", init=False, repr=False)
    text: str
    card: str


@dataclass(frozen=True, slots=True)
class ReviveMove:
    """Build a card of the discard pile for free."""

    id: int
    verb: Literal["revive"] = field(default="revive", init=False, repr=False)
    text: str
    card: str


@dataclass(frozen=True, slots=True)
class BeginMove:
    """Choose the seat that begins the age."""

    id: int
    verb: Literal["begin"] = field(default="begin", init=False, repr=False)
    text: str
    seat: int


AnyMove = BuildMove | SellMove | RaiseMove | DraftMove | TakeMove | DestroyMove | ReviveMove | BeginMove

# ---- what lies on the table


@dataclass(frozen=True, slots=True)
class TakenSlot:
    """A slot whose card is gone."""

    state: Literal["taken"] = field(default="taken", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class FaceUpSlot:
    """A slot with a card face up; it can be taken if it is open."""

    state: Literal["up"] = field(default="up", init=False, repr=False)
    open: bool
    card: str


@dataclass(frozen=True, slots=True)
class FaceDownSlot:
    """A slot with a card that shows its back."""

    state: Literal["down"] = field(default="down", init=False, repr=False)
    open: bool
    back: Back


Slot = TakenSlot | FaceUpSlot | FaceDownSlot


@dataclass(frozen=True, slots=True)
class RaisedWonder:
    """A wonder that stands, and the card under it."""

    wonder: str
    card: str


@dataclass(frozen=True, slots=True)
class City:
    """A seat's city. `sale` is the income of a discard; `prices` are those of every visible card and wonder.

    `produces` are the units of each resource; each of `choices` adds one unit of one of its
    resources. `unit_prices` are the prices of one missing unit.
    """

    coins: int
    cards: tuple[str, ...]
    colours: Mapping[str, int]
    wonders: tuple[str, ...]
    raised: tuple[RaisedWonder, ...]
    tokens: tuple[str, ...]
    symbols: tuple[str, ...]
    produces: Mapping[str, int]
    choices: tuple[tuple[str, ...], ...]
    unit_prices: Mapping[str, int]
    sale: int
    score: Mapping[str, int]
    prices: Mapping[str, bill.Price]


@dataclass(frozen=True, slots=True)
class Threat:
    """The moves by which a seat would win immediately if it were its turn."""

    seat: int
    victory: Supremacy
    moves: tuple[AnyMove, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table of Duel. `moves` are the legal moves of the viewing seat; all else is the same in each view.

    `loot` lists whether each military token is left, by the seat that would pay, the smaller token first. A pawn above
    zero is nearer to the capital of seat 1.
    """

    game: Literal["duel"] = field(default="duel", init=False, repr=False)
    age: int
    pending: Pending
    structure: tuple[Slot, ...]
    pawn: int
    loot: tuple[tuple[bool, bool], tuple[bool, bool]]
    board: tuple[str, ...]
    box: tuple[str, ...]
    shown: tuple[str, ...]
    offer: tuple[str, ...]
    discard: tuple[str, ...]
    unseen: Mapping[Back, tuple[str, ...]]
    extra_turn: bool
    threats: tuple[Threat, ...]
    cities: tuple[City, City]
    moves: tuple[AnyMove, ...]


# ---- how it is made


def view(state: State, seat: int | None = None) -> View:
    """Return the table as seen by a seat, or by a spectator."""
    laid, in_sight = _laid(state)
    cities = _cities(state, in_sight)
    return View(
        age=state.age,
        pending=pending(state),
        structure=laid,
        pawn=state.pawn,
        loot=(_loot(state.loot), _loot(state.loot >> 2)),
        board=tokens_in(state.board),
        box=tokens_in(state.box),
        shown=tokens_in(state.shown),
        offer=wonders_in(state.offer),
        discard=cards_in(state.discard),
        unseen=_pools(tuple(state.unseen)),
        extra_turn=bool(state.again),
        threats=_threats(state, cities),
        cities=cities,
        moves=() if seat != state.active else _moves(state, rules.legal_ids(state), cities[seat]),
    )


def _laid(state: State) -> tuple[tuple[Slot, ...], list[str]]:
    """Return the slots of the age, and the names of priced items: cards face up and unbuilt wonders."""
    present, face_up, guilds, is_open = state.present, state.face_up, state.guild_backs, state.open
    back = _BACKS[state.age - 1]
    slots: list[Slot] = []
    names = []
    for slot, card in enumerate(state.slot):
        if not present >> slot & 1:
            slots.append(_TAKEN)
        elif face_up >> slot & 1:
            slots.append(_UP[is_open >> slot & 1][card])
            names.append(CARD_IDS[card])
        else:
            slots.append(_down(bool(is_open >> slot & 1), "guild" if guilds >> slot & 1 else back))
    mine, theirs = state.wonders
    names += wonders_in(mine | theirs | state.offer)
    return tuple(slots), names


@cache
def _down(is_open: bool, back: Back) -> FaceDownSlot:
    return FaceDownSlot(is_open, back)


def _loot(left: int) -> tuple[bool, bool]:
    return bool(left & 1), bool(left >> 1 & 1)


@lru_cache(maxsize=1024)
def _pools(unseen: Sequence[int]) -> Mapping[Back, tuple[str, ...]]:
    """Return the cards that may still be face down, by back; cached because few moves change them."""
    pools = zip(_BACKS, DECK_START, unseen, strict=False)
    return {back: tuple(CARD_IDS[start + n] for n in members(mask)) for back, start, mask in pools}


def _cities(state: State, in_sight: Iterable[str]) -> tuple[City, City]:
    # Each look at a row of a compiled state copies it: once for both seats is enough.
    rows = zip(
        state.coins,
        state.city,
        state.kinds,
        state.wonders,
        state.raised,
        state.progress,
        state.symbols,
        state.produce,
        state.choice_raw,
        state.choice_goods,
        state.unit,
        strict=True,
    )
    first, second = (_city(state, seat, row, in_sight) for seat, row in enumerate(rows))
    return first, second


def _city(state: State, seat: int, row: Sequence[Any], in_sight: Iterable[str]) -> City:
    coins, (low, high), kinds, wonders, raised, tokens, symbols, produce, choice_raw, choice_goods, unit = row
    economy = tuple(produce), tuple(unit), tokens, choice_raw, choice_goods
    held, colours, waiting, progress, science, makes, choices, buys = _kept(
        low, high, tuple(kinds), wonders, symbols, economy
    )
    return City(
        coins=coins,
        cards=held,
        colours=colours,
        wonders=waiting,
        raised=_raised(state, raised) if raised else (),
        tokens=progress,
        symbols=science,
        produces=makes,
        choices=choices,
        unit_prices=buys,
        sale=rules.sale_income(state, seat),
        score=sheet(state, seat),
        prices=bill.prices_with(state, seat, in_sight, coins, (low, high), economy),
    )


_Names = tuple[str, ...]
_Numbers = Mapping[str, int]
_Kept = tuple[_Names, _Numbers, _Names, _Names, _Names, _Numbers, tuple[_Names, ...], _Numbers]


@lru_cache(maxsize=1024)
def _kept(low: int, high: int, kinds: Sequence[int], wonders: int, symbols: int, economy: bill.Economy) -> _Kept:
    """Return the fields of a city that seldom change by a move of the other seat."""
    makes, buys, tokens, choice_raw, choice_goods = economy
    return (
        cards_in((low, high)),
        _named(COLOURS, kinds),
        wonders_in(wonders),
        tokens_in(tokens),
        tuple(SYMBOLS[number] for number in members(symbols)),
        _named(RESOURCES, makes),
        (_RAW,) * choice_raw + (_GOODS,) * choice_goods,
        _named(RESOURCES, buys),
    )


@lru_cache(maxsize=4096)
def _named(names: Sequence[str], numbers: Sequence[int]) -> Mapping[str, int]:
    """Return numbers by their names; what several views have in common is shared."""
    return dict(zip(names, numbers, strict=False))


def _raised(state: State, wonders: int) -> tuple[RaisedWonder, ...]:
    tucked = state.tucked
    return tuple([_raised_wonder(wonder, tucked[wonder]) for wonder in members(wonders)])


@cache
def _raised_wonder(wonder: int, card: int) -> RaisedWonder:
    return RaisedWonder(WONDER_IDS[wonder], CARD_IDS[card])


def _threats(state: State, cities: tuple[City, City]) -> tuple[Threat, ...]:
    found = []
    for seat in near_supremacy(state):
        by_victory: dict[Supremacy, list[int]] = {}
        for move, victory in winning_moves(state, seat):
            by_victory.setdefault(victory, []).append(move_id(move))
        for victory, wins in by_victory.items():
            found.append(Threat(seat, victory, _moves(state, wins, cities[seat])))
    return tuple(found)


def _moves(state: State, numbers: Iterable[int], city: City) -> tuple[AnyMove, ...]:
    slots: Final = state.slot
    return tuple([_move(number, slots, city) for number in numbers])


def _move(number: int, slots: Sequence[int], city: City) -> AnyMove:
    if number < ids.SELL_0:
        card = CARD_IDS[slots[number - ids.BUILD_0]]
        return _shown(number, card, city.prices[card].total)
    if number < ids.RAISE_0:
        return _shown(number, CARD_IDS[slots[number - ids.SELL_0]])
    if number < ids.DRAFT_0:
        wonder, slot = divmod(number - ids.RAISE_0, ids.SLOTS)
        return _shown(number, CARD_IDS[slots[slot]], city.prices[WONDER_IDS[wonder]].total)
    return _shown(number)


@lru_cache(maxsize=4096)
def _shown(number: int, card: str = "", coins: int = 0) -> AnyMove:
    """Return a move as it is shown: most are legal for many turns."""
    move = move_of(number)
    text = text_of(move, card)
    match move:
        case moves.Build(slot):
            return BuildMove(number, text, card, slot, coins)
        case moves.Sell(slot):
            return SellMove(number, text, card, slot)
        case moves.Raise(wonder, slot):
            return RaiseMove(number, text, wonder, card, slot, coins)
        case moves.Draft(wonder):
            return DraftMove(number, text, wonder)
        case moves.Take(token):
            return TakeMove(number, text, token)
        case moves.Destroy(gone):
            return DestroyMove(number, text, gone)
        case moves.Revive(found):
            return ReviveMove(number, text, found)
        case moves.Begin(chosen):
            return BeginMove(number, text, chosen)
        case _:
            assert_never(move)


_BACKS: Final[tuple[Back, ...]] = ("1", "2", "3", "guild")
_TAKEN: Final = TakenSlot()
_UP: Final = tuple(tuple(FaceUpSlot(is_open, card) for card in CARD_IDS) for is_open in (False, True))
_RAW: Final = RESOURCES[: ids.RAW_END]
_GOODS: Final = RESOURCES[ids.RAW_END :]
