"""The data as flat arrays of numbers, one column per effect, for the compiled modules.

A *thing* is a card or a wonder, which follow the cards. `TABLES` is filled once, at import, from
`cards`; nothing may write to it afterwards.
"""

from typing import assert_never

from sevenwonders.core.effects import Choice, CoinsEffect, Points, Produce, ReviveEffect, Shields, Symbol
from sevenwonders.duel import cards
from sevenwonders.duel.cards import CARD_NUMBER, RESOURCES, SYMBOLS, Effect, Kind
from sevenwonders.duel.ids import (
    CARDS,
    COIN_LANE,
    COLOURS,
    DECK_START,
    KINDS,
    LANES,
    NOTHING,
    RAW_END,
    SLOTS,
    THINGS,
    TOKENS,
    WONDER,
)


def kind_number(kind: Kind) -> int:
    """Return the number under which a kind of thing is counted; three coins come after the kinds of cards."""
    if kind == "wonder":
        return WONDER
    if kind == "three_coins":
        return KINDS
    return COLOURS.index(kind)


def _kinds(count: tuple[Kind, ...]) -> int:
    return sum(1 << kind_number(kind) for kind in count)


def _grid(rows: int, columns: int, value: int = 0) -> list[list[int]]:
    return [[value] * columns for _ in range(rows)]


class _Columns:
    """The same columns as `Tables`, as ordinary lists, while they are being filled."""

    def __init__(self) -> None:
        self.cost = _grid(THINGS, LANES)
        self.kind = [0] * THINGS
        self.chain_from = [NOTHING] * THINGS
        self.produce = _grid(THINGS, LANES)
        self.produces = [0] * THINGS
        self.choice_raw = [0] * THINGS
        self.choice_goods = [0] * THINGS
        self.fixed_price = [0] * THINGS
        self.shields = [0] * THINGS
        self.symbol = [NOTHING] * THINGS
        self.points = [0] * THINGS
        self.coins = [0] * THINGS
        self.coins_each = [0] * THINGS
        self.coins_kinds = [0] * THINGS
        self.coins_larger = [0] * THINGS
        self.points_each = [0] * THINGS
        self.points_kinds = [0] * THINGS
        self.opponent_loses = [0] * THINGS
        self.extra_turn = [0] * THINGS
        self.destroy = [NOTHING] * THINGS
        self.library = [0] * THINGS
        self.revive = [0] * THINGS
        self.token_coins = [0] * TOKENS
        self.token_points = [0] * TOKENS
        self.token_symbol = [NOTHING] * TOKENS
        self.discount = _grid(TOKENS, KINDS)
        self.extra_shields = _grid(TOKENS, KINDS)
        self.chain_coins = [0] * TOKENS
        self.points_per_token = [0] * TOKENS
        self.income_tokens = 0
        self.extra_turn_tokens = 0

    def thing_effect(self, thing: int, effect: Effect) -> None:
        """Note one effect of a card or a wonder."""
        match effect:
            case Produce(units):
                self.produces[thing] = 1
                for resource, amount in units.items():
                    self.produce[thing][RESOURCES.index(resource)] = amount
            case Choice(resources):
                numbers = [RESOURCES.index(resource) for resource in resources]
                if numbers == list(range(RAW_END)):
                    self.choice_raw[thing] = 1
                else:
                    self.choice_goods[thing] = 1
            case cards.FixedPrice(resources):
                self.fixed_price[thing] = sum(1 << RESOURCES.index(resource) for resource in resources)
            case Shields(amount):
                self.shields[thing] = amount
            case Symbol(symbol):
                self.symbol[thing] = SYMBOLS.index(symbol)
            case Points(amount):
                self.points[thing] = amount
            case CoinsEffect(amount):
                self.coins[thing] = amount
            case cards.CoinsPer(count, each, whose):
                self.coins_each[thing] = each
                self.coins_kinds[thing] = _kinds(count)
                self.coins_larger[thing] = whose == "larger"
            case cards.PointsPer(count, each, _):
                self.points_each[thing] = each
                self.points_kinds[thing] = _kinds(count)
            case cards.OpponentLoses(amount):
                self.opponent_loses[thing] = amount
            case cards.ExtraTurn():
                self.extra_turn[thing] = 1
            case cards.DestroyEffect(colour):
                self.destroy[thing] = kind_number(colour)
            case cards.Library(draw):
                self.library[thing] = draw
            case ReviveEffect():
                self.revive[thing] = 1
            case (
                cards.Discount()
                | cards.TradeIncome()
                | cards.PointsPerToken()
                | cards.ExtraShields()
                | cards.ExtraTurns()
                | cards.ChainCoins()
            ):
                raise ValueError(f"duel.json: only a token can have {effect!r}")
            case _:
                assert_never(effect)

    def token_effect(self, token: int, effect: Effect) -> None:
        """Note one effect of a progress token."""
        match effect:
            case CoinsEffect(amount):
                self.token_coins[token] = amount
            case Points(amount):
                self.token_points[token] = amount
            case Symbol(symbol):
                self.token_symbol[token] = SYMBOLS.index(symbol)
            case cards.Discount(on, amount):
                self.discount[token][kind_number(on)] = amount
            case cards.ExtraShields(on, amount):
                self.extra_shields[token][kind_number(on)] = amount
            case cards.ChainCoins(amount):
                self.chain_coins[token] = amount
            case cards.PointsPerToken(each):
                self.points_per_token[token] = each
            case cards.TradeIncome():
                self.income_tokens |= 1 << token
            case cards.ExtraTurns():
                self.extra_turn_tokens |= 1 << token
            case (
                Produce()
                | Choice()
                | cards.FixedPrice()
                | Shields()
                | cards.CoinsPer()
                | cards.PointsPer()
                | cards.OpponentLoses()
                | cards.ExtraTurn()
                | cards.DestroyEffect()
                | cards.Library()
                | ReviveEffect()
            ):
                raise ValueError(f"duel.json: a token cannot have {effect!r}")
            case _:
                assert_never(effect)


def _lanes(cost: object) -> list[int]:
    assert isinstance(cost, dict)
    lanes = [0] * LANES
    for what, amount in cost.items():
        lanes[COIN_LANE if what == "coins" else RESOURCES.index(what)] = amount
    return lanes


def _columns() -> _Columns:
    columns = _Columns()
    for thing, card in enumerate(cards.CARDS):
        columns.cost[thing] = _lanes(card.cost)
        columns.kind[thing] = kind_number(card.colour)
        if card.chain_from is not None:
            columns.chain_from[thing] = CARD_NUMBER[card.chain_from]
        for effect in card.effects:
            columns.thing_effect(thing, effect)
    for thing, wonder in enumerate(cards.WONDERS, start=CARDS):
        columns.cost[thing] = _lanes(wonder.cost)
        columns.kind[thing] = WONDER
        for effect in wonder.effects:
            columns.thing_effect(thing, effect)
    for number, token in enumerate(cards.TOKENS):
        for effect in token.effects:
            columns.token_effect(number, effect)
    return columns


class Tables:
    """All numbers of the game; see the class `_Columns` for how each column comes from the effects."""

    def __init__(self) -> None:
        columns = _columns()
        self.cost = columns.cost
        self.kind = columns.kind
        self.chain_from = columns.chain_from
        # Where the giver of the chain is found in a city: word and bit, no bit where there is no chain.
        self.chain_word = [max(giver, 0) >> 6 for giver in columns.chain_from]
        self.chain_bit = [0 if giver == NOTHING else 1 << (giver & 63) for giver in columns.chain_from]
        self.produce = columns.produce
        self.produces = columns.produces
        self.choice_raw = columns.choice_raw
        self.choice_goods = columns.choice_goods
        self.fixed_price = columns.fixed_price
        self.shields = columns.shields
        self.symbol = columns.symbol
        self.points = columns.points
        self.coins = columns.coins
        self.coins_each = columns.coins_each
        self.coins_kinds = columns.coins_kinds
        self.coins_larger = columns.coins_larger
        self.points_each = columns.points_each
        self.points_kinds = columns.points_kinds
        self.opponent_loses = columns.opponent_loses
        self.extra_turn = columns.extra_turn
        self.destroy = columns.destroy
        self.library = columns.library
        self.revive = columns.revive
        self.token_coins = columns.token_coins
        self.token_points = columns.token_points
        self.token_symbol = columns.token_symbol
        self.chain_coins = columns.chain_coins
        self.points_per_token = columns.points_per_token
        self.income_tokens = columns.income_tokens
        self.extra_turn_tokens = columns.extra_turn_tokens
        # Of each kind of discount there is one token; its owners are found by a mask instead of a loop over tokens.
        self.discount_tokens = [_owners(columns.discount, kind) for kind in range(KINDS)]
        self.discount = [max(row[kind] for row in columns.discount) for kind in range(KINDS)]
        self.any_discount_tokens = sum(1 << token for token in range(TOKENS) if any(columns.discount[token]))
        self.extra_shields_tokens = [_owners(columns.extra_shields, kind) for kind in range(KINDS)]
        self.extra_shields = [max(row[kind] for row in columns.extra_shields) for kind in range(KINDS)]
        # The cards and tokens whose points depend on what else there is; no wonder is of that kind.
        self.counting_cards = [_counting(columns.points_each, word) for word in range(2)]
        self.counting_tokens = sum(1 << token for token in range(TOKENS) if columns.points_per_token[token])
        self.chain_coins_tokens = sum(1 << token for token in range(TOKENS) if columns.chain_coins[token])

        layouts = cards.data()["layouts"]
        covers = [[[NOTHING, NOTHING] for _ in range(SLOTS)]] + [_covers(layout) for layout in layouts]
        self.covers = covers
        self.covered_by = [_covered_by(rows) for rows in covers]
        self.face_up = [0] + [_face_up(layout) for layout in layouts]

        setup = cards.data()["setup"]
        military = cards.data()["military"]
        self.deck_start = list(DECK_START)
        self.capital: int = military["capital"]
        self.zone_from = [zone["from"] for zone in military["zones"]]
        self.zone_points = [zone["points"] for zone in military["zones"]]
        self.zone_loot = [zone.get("token", 0) for zone in military["zones"]]
        self.draft_order = setup["draft_order"]
        self.start_coins: int = setup["coins"]
        self.sale_base: int = setup["sale"]["base"]
        self.sale_per_yellow: int = setup["sale"]["per_yellow"]
        self.trade_base: int = setup["trade_base"]
        self.wonders_limit: int = setup["wonders_built_limit"]
        self.symbols_to_win: int = setup["symbols_to_win"]
        self.coins_per_point: int = setup["coins_per_point"]
        self.guilds: int = setup["guilds"]
        self.offer_size: int = setup["offer"]
        self.board_size: int = setup["tokens_on_board"]


def _counting(points_each: list[int], word: int) -> int:
    return sum(1 << (card & 63) for card in range(CARDS) if card >> 6 == word and points_each[card])


def _owners(amounts: list[list[int]], kind: int) -> int:
    return sum(1 << token for token in range(TOKENS) if amounts[token][kind])


def slots_of(layout: list[dict[str, object]]) -> list[tuple[int, int, bool]]:
    """Return (row, x, face up) of each slot of a layout, top row first, left to right."""
    found: list[tuple[int, int, bool]] = []
    for row, line in enumerate(layout):
        xs = line["x"]
        assert isinstance(xs, list)
        found += [(row, x, line["face"] == "up") for x in xs]
    return found


def _covers(layout: list[dict[str, object]]) -> list[list[int]]:
    slots = slots_of(layout)
    found = []
    for row, x, _ in slots:
        under = [slot for slot, (r, at, _) in enumerate(slots) if r == row - 1 and abs(at - x) == 1]
        found.append([*under, NOTHING, NOTHING][:2])
    return found


def _covered_by(covers: list[list[int]]) -> list[int]:
    return [sum(1 << slot for slot in range(SLOTS) if under in covers[slot]) for under in range(SLOTS)]


def _face_up(layout: list[dict[str, object]]) -> int:
    return sum(1 << slot for slot, (_, _, up) in enumerate(slots_of(layout)) if up)


TABLES = Tables()
