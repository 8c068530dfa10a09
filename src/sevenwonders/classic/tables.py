"""The data as flat arrays of numbers, one column per effect, for the compiled modules.

A *thing* is a card (0..79) or a stage of a board's side (from 80, four places for each side). `TABLES` is filled once,
at import, from `cards`; nothing may write to it afterwards.
"""

from collections.abc import Iterable, Mapping
from typing import assert_never

from sevenwonders.classic import cards
from sevenwonders.classic.cards import RESOURCES, SIDES, SYMBOLS, Effect, Kind, Side, Whose
from sevenwonders.classic.ids import (
    AGES,
    BOARDS,
    CARDS,
    COLOURS,
    DECK_START,
    FREE_COLOUR,
    FREE_FIRST,
    FREE_LAST,
    GUILD_0,
    HAND,
    LOOKS,
    MOST_PAID,
    MOST_SEATS,
    NEIGHBOURS,
    NOTHING,
    OWN,
    PLAY_LAST,
    RAW_END,
    STAGE_KIND,
    STAGES,
    THINGS,
)
from sevenwonders.core.effects import Choice, CoinsEffect, Points, Produce, ReviveEffect, Shields, Symbol

_WHOSE: Mapping[Whose, int] = {"own": OWN, "neighbours": NEIGHBOURS, "all": OWN | NEIGHBOURS}
_RAW_SETS = 1 << RAW_END
_GOODS_SETS = 1 << (len(RESOURCES) - RAW_END)


def kind_number(kind: Kind) -> int:
    """Return the number under which a kind of thing is counted."""
    return STAGE_KIND if kind == "stage" else COLOURS.index(kind)


def stage_thing(board: int, side: int, stage: int) -> int:
    """Return the number of a stage as a thing."""
    return CARDS + (board * 2 + side) * STAGES + stage


def _kinds(count: Iterable[Kind]) -> int:
    return sum(1 << kind_number(kind) for kind in count)


class _Counts:
    """Two words of counters, one for sets of raw materials and one for sets of goods (see `counters`)."""

    def __init__(self) -> None:
        self.raw = 0
        self.goods = 0

    def add_units(self, resource: str, units: int) -> None:
        """Count units of one resource in every set that has it."""
        self.add_symbols([resource], units)

    def add_symbols(self, resources: Iterable[str], symbols: int = 1) -> None:
        """Count symbols, each of which gives one of some resources, in every set that has one of these."""
        given = sum(1 << RESOURCES.index(resource) for resource in resources)
        raw, goods = given & _RAW_SETS - 1, given >> RAW_END
        if raw and goods:
            raise ValueError("classic.json: a choice has raw materials or goods, not both")
        self.raw += sum(symbols << 4 * S for S in range(_RAW_SETS) if S & raw)
        self.goods += sum(symbols << 4 * S for S in range(_GOODS_SETS) if S & goods)


class _Columns:
    """The columns of `Tables` that have an entry for each thing, as lists, while they are being filled."""

    def __init__(self) -> None:
        self.bank = [0] * THINGS  # coins of the cost itself
        self.need_raw = [0] * THINGS
        self.need_goods = [0] * THINGS
        self.units = [0] * THINGS  # units of resources in the cost
        self.kind = [STAGE_KIND] * THINGS
        self.gives_raw = [0] * THINGS
        self.gives_goods = [0] * THINGS
        self.produces = [0] * THINGS
        self.trade = [[0] * 4 for _ in range(THINGS)]  # 1 where the lower price applies
        self.trades = [0] * THINGS
        self.shields = [0] * THINGS
        self.symbol = [NOTHING] * THINGS
        self.wild = [0] * THINGS
        self.points = [0] * THINGS
        self.complete = [0] * THINGS
        self.coins = [0] * THINGS
        self.coins_each = [0] * THINGS
        self.coins_kinds = [0] * THINGS
        self.coins_whose = [0] * THINGS
        self.points_each = [0] * THINGS
        self.points_kinds = [0] * THINGS
        self.points_whose = [0] * THINGS
        self.power = [0] * THINGS
        self.revive = [0] * THINGS

    def cost(self, thing: int, cost: Mapping[str, int]) -> None:
        """Enter the cost of a thing."""
        counts = _Counts()
        for what, amount in cost.items():
            if what == "coins":
                self.bank[thing] = amount
            else:
                counts.add_units(what, amount)
                self.units[thing] += amount
        if self.units[thing] > 7:
            raise ValueError("classic.json: counters end at 7 units")
        self.need_raw[thing], self.need_goods[thing] = counts.raw, counts.goods

    def effect(self, thing: int, effect: Effect) -> None:
        """Note one effect of a thing."""
        match effect:
            case Produce(units):
                self.produces[thing] = 1
                counts = _Counts()
                for resource, amount in units.items():
                    counts.add_units(resource, amount)
                self.gives_raw[thing], self.gives_goods[thing] = counts.raw, counts.goods
            case Choice(resources):
                self.produces[thing] = 1
                counts = _Counts()
                counts.add_symbols(resources)
                self.gives_raw[thing], self.gives_goods[thing] = counts.raw, counts.goods
            case cards.Trade(resources, sellers):
                self.trades[thing] = 1
                goods = _is_goods(resources)
                for seller in sellers:
                    self.trade[thing][2 * ("left", "right").index(seller) + goods] = 1
            case Shields(amount):
                self.shields[thing] = amount
            case Symbol(symbol):
                self.symbol[thing] = SYMBOLS.index(symbol)
            case cards.WildSymbol():
                self.wild[thing] = 1
            case Points(amount):
                self.points[thing] = amount
            case cards.PointsIfComplete(amount):
                self.complete[thing] = amount
            case CoinsEffect(amount):
                self.coins[thing] = amount
            case cards.CoinsPer(count, each, whose):
                self.coins_each[thing] = each
                self.coins_kinds[thing] = _kinds(count)
                self.coins_whose[thing] = _WHOSE[whose]
            case cards.PointsPer(count, each, whose):
                self.points_each[thing] = each
                self.points_kinds[thing] = _kinds(count)
                self.points_whose[thing] = _WHOSE[whose]
            case ReviveEffect():
                self.revive[thing] = 1
            case cards.PlayLast():
                self.power[thing] |= PLAY_LAST
            case cards.FreeColour():
                self.power[thing] |= FREE_COLOUR
            case cards.FreeFirst():
                self.power[thing] |= FREE_FIRST
            case cards.FreeLast():
                self.power[thing] |= FREE_LAST
            case _:
                assert_never(effect)


def _is_goods(resources: Iterable[str]) -> int:
    places = {RESOURCES.index(resource) for resource in resources}
    if places == set(range(RAW_END)):
        return 0
    if places == set(range(RAW_END, len(RESOURCES))):
        return 1
    raise ValueError("classic.json: a trading post is for all raw materials or for all goods")


def _columns() -> _Columns:
    columns = _Columns()
    for thing, card in enumerate(cards.CARDS):
        columns.cost(thing, card.cost)
        columns.kind[thing] = kind_number(card.colour)
        for effect in card.effects:
            columns.effect(thing, effect)
    for number, board in enumerate(cards.BOARDS):
        for side, name in enumerate(SIDES):
            for place, stage in enumerate(board.stages(name)):
                thing = stage_thing(number, side, place)
                columns.cost(thing, stage.cost)
                for effect in stage.effects:
                    columns.effect(thing, effect)
    return columns


def _chain(card: cards.Card) -> int:
    """Return the cards that make a card free, as a set; they are of earlier ages, so one word holds them all."""
    givers = [number for number, giver in enumerate(cards.CARDS) if set(giver.gives) & set(card.needs)]
    if any(number >= 64 for number in givers):
        raise ValueError("classic.json: a chain starts in Age I or II")
    return sum(1 << number for number in givers)


def _barred_by(card: cards.Card) -> int:
    return sum(1 << number for number, other in enumerate(cards.CARDS) if other.building == card.building)


def _deck(players: int, age: int) -> list[int]:
    """Return the cards of an age for this many players, without guilds, once for each copy."""
    return [
        number
        for number in range(DECK_START[age - 1], min(DECK_START[age], GUILD_0))
        for copy in cards.CARDS[number].copies
        if copy <= players
    ]


def _filled(row: list[int], length: int) -> list[int]:
    return row + [NOTHING] * (length - len(row))


def _start_counts(board: cards.Board) -> _Counts:
    counts = _Counts()
    counts.add_units(board.resource, 1)
    return counts


class Tables:
    """All numbers of the game; see the class `_Columns` for how each column comes from the effects."""

    def __init__(self) -> None:
        columns = _columns()
        self.bank = columns.bank
        self.need_raw = columns.need_raw
        self.need_goods = columns.need_goods
        self.units = columns.units
        self.kind = columns.kind
        self.gives_raw = columns.gives_raw
        self.gives_goods = columns.gives_goods
        self.produces = columns.produces
        self.trade = columns.trade
        self.trades = columns.trades
        self.shields = columns.shields
        self.symbol = columns.symbol
        self.wild = columns.wild
        self.points = columns.points
        self.complete = columns.complete
        self.coins = columns.coins
        self.coins_each = columns.coins_each
        self.coins_kinds = columns.coins_kinds
        self.coins_whose = columns.coins_whose
        self.points_each = columns.points_each
        self.points_kinds = columns.points_kinds
        self.points_whose = columns.points_whose
        self.power = columns.power
        self.revive = columns.revive

        word = (1 << 64) - 1
        barred = [_barred_by(card) for card in cards.CARDS]
        self.chain = [_chain(card) for card in cards.CARDS]
        self.barred_low = [mask & word for mask in barred]  # buildings of the same name
        self.barred_high = [mask >> 64 for mask in barred]
        self.age = [card.age for card in cards.CARDS]
        self.bit = [1 << (number & 63) for number in range(CARDS)]  # in its word of a city
        self.one = [
            1 << 2 * (number - DECK_START[card.age - 1]) for number, card in enumerate(cards.CARDS)
        ]  # in a pile

        self.stages = [[len(board.stages(side)) for side in SIDES] for board in cards.BOARDS]
        self.start_raw = [_start_counts(board).raw for board in cards.BOARDS]
        self.start_goods = [_start_counts(board).goods for board in cards.BOARDS]
        revivals = sum(max(_revivals(board, side) for side in SIDES) for board in cards.BOARDS)
        if max(map(max, self.stages)) > STAGES or revivals > LOOKS:
            raise ValueError("classic.json: more stages or revivals than the state has places for")

        setup = cards.data()["setup"]
        self.guilds_above_players: int = setup["guilds_above_players"]
        decks = [[_deck(players, age) for age in range(1, AGES + 1)] for players in range(MOST_SEATS + 1)]
        self.deck_size = [[len(deck) for deck in row] for row in decks]
        self.deck = [[_filled(deck, MOST_SEATS * HAND) for deck in row] for row in decks]
        self.deck_start = list(DECK_START)
        self.step = [{"left": 1, "right": -1}[way] for way in setup["pass"]]
        self.start_coins: int = setup["coins"]
        self.sale: int = setup["sale"]
        self.full_price: int = setup["trade_price"]
        self.low_price: int = setup["discounted_price"]
        if self.full_price * max(columns.units) > MOST_PAID:
            raise ValueError("classic.json: a payment does not fit into a move")
        splits = [(left, total - left) for total in range(MOST_PAID + 1) for left in range(total + 1)]
        self.split_left = [left for left, _ in splits]
        self.split_right = [right for _, right in splits]
        self.for_sale = _kinds(setup["for_sale"])
        self.coins_per_point: int = setup["coins_per_point"]
        military = cards.data()["military"]
        self.victory: list[int] = military["victory"]
        self.defeat: int = military["defeat"]
        self.symbol_set: int = cards.data()["science"]["set"]


def _revivals(board: cards.Board, side: Side) -> int:
    return sum(isinstance(effect, ReviveEffect) for stage in board.stages(side) for effect in stage.effects)


TABLES = Tables()
assert len(cards.CARDS) == CARDS
assert len(cards.BOARDS) == BOARDS
