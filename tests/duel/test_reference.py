"""The reference matches the examples of the rulebooks and plays complete games."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.duel.reference import Table

DATA: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[2] / "src/sevenwonders/duel/duel.json").read_text(encoding="utf-8")
)
BOARD = ("agriculture", "law", "masonry", "mathematics", "strategy")


class Nature:
    """Shuffles all cards, wonders and tokens in advance and answers the draws from them."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.wonders = self.random.sample([wonder["id"] for wonder in DATA["wonders"]], 12)
        backs = {card["id"]: card["back"] for card in DATA["cards"]}
        decks = {back: self.random.sample([c for c in backs if backs[c] == back], 20) for back in (1, 2)}
        decks[3] = self.random.sample([c for c in backs if backs[c] == 3], 17)
        decks[3] += self.random.sample([c for c in backs if backs[c] == "guild"], 3)
        self.random.shuffle(decks[3])
        self.decks = decks
        self.backs = backs

    def answer(self, table: Table) -> None:
        step = table.pending()
        if step == ("lay",):
            table.lay(self.random.sample([token["id"] for token in DATA["tokens"]], 5))
        elif step == ("offer",):
            table.offer([self.wonders.pop() for _ in range(4)])
        elif step == ("show",):
            table.show(self.random.sample(sorted(table.box), 3))
        elif step == ("deal",):
            age = table.age + 1
            faces = [row["face"] for row in DATA["layouts"][age - 1] for _ in row["x"]]
            hidden = {c: "guild" if self.backs[c] == "guild" else "?" for c in self.decks[age]}
            table.deal([c if f == "up" else hidden[c] for c, f in zip(self.decks[age], faces, strict=True)])
        else:
            table.reveal(self.decks[table.age][step[1]])


def check(table: Table, nature: Nature) -> None:
    assert min(table.coins) >= 0
    visible = [card for card in table.slots if card not in {None, "?", "guild"}]
    placed = [*table.city[0], *table.city[1], *table.discard, *visible]
    placed += [*table.raised[0].values(), *table.raised[1].values()]
    assert len(placed) == len(set(placed))
    assert set(placed) == table.seen
    deck = nature.decks[table.age] if table.age else []
    hidden = [card for card, slot in zip(deck, table.slots, strict=False) if slot in {"?", "guild"}]
    dealt = [c for age in range(1, table.age + 1) for c in nature.decks[age]]
    assert sorted(placed + hidden) == sorted(dealt)
    assert len(table.board | table.box | table.tokens[0] | table.tokens[1]) == 10
    assert len(table.board) + len(table.box) + len(table.tokens[0]) + len(table.tokens[1]) == 10
    assert len(table.raised[0]) + len(table.raised[1]) <= 7
    assert abs(table.pawn) <= 9


def position(*, own: str = "", other: str = "", tokens: str = "", coins: int = 50) -> Table:
    table = Table(DATA, beginners=True, first=0, coins=(coins, coins))
    table.lay(BOARD)
    table.city = [set(own.split()), set(other.split())]
    table.tokens[0] = set(tokens.split())
    return table


@pytest.mark.parametrize("beginners", [False, True])
def test_games_end_and_lose_no_card(beginners: bool) -> None:
    for seed in range(10):
        nature = Nature(seed)
        table = Table(DATA, beginners=beginners, first=seed % 2, coins=(7, 7))
        while table.pending()[0] != "over":
            moves = table.legal()
            if moves:
                table.do(nature.random.choice(sorted(moves)))
            else:
                nature.answer(table)
            check(table, nature)
        assert table.pending()[2] in {"civilian", "scientific", "military"}


def test_d5_9_prices_of_the_rulebooks() -> None:
    assert position(own="shelf_quarry", other="clay_pool").price(0, "fortifications") == 5
    assert position(other="shelf_quarry").price(0, "aqueduct") == 12
    assert position(other="quarry stone_pit").price(0, "aqueduct") == 12
    assert position(other="glassworks").price(0, "caravansery") == 7


def test_d5_9_discarding_with_two_yellow_cards() -> None:
    table = position(own="tavern brewery", coins=0)
    table.sell(0, "altar")
    assert table.coins == [4, 0]


def test_d5_4_fixed_price_and_d5_3_only_brown_and_grey_count() -> None:
    assert position(own="stone_reserve", other="shelf_quarry").price(0, "aqueduct") == 3
    assert position(other="caravansery forum").price(0, "town_hall") == 10


def test_d5_5_choice_goes_where_it_saves_most() -> None:
    # wood costs 4 and clay 2: Caravansery makes the wood
    assert position(own="caravansery", other="sawmill").price(0, "horse_breeders") == 2


def test_d5_6_masonry_and_d5_7_chain() -> None:
    assert position(tokens="masonry").price(0, "palace") == 6
    assert position(tokens="masonry", other="glassworks").price(0, "palace") == 6
    assert position(tokens="masonry").price(0, "town_hall") == 6
    assert position(tokens="architecture").price(0, "pyramids") == 4
    assert position(own="baths").price(0, "aqueduct") == 0


def test_d6_2_tokens_passed_2_then_5() -> None:
    table = position(coins=6)
    table.pawn = 2
    assert not table.march(0, 4)
    assert (table.pawn, table.coins, table.loot) == (6, [6, 0], {(0, 2), (0, 5)})
    assert table.march(0, 3)
    assert table.pending() == ("over", 0, "military")


def test_d6_4_strategy_counts_for_red_cards_only() -> None:
    table = position(tokens="strategy")
    table.build(0, "guard_tower")
    assert table.pawn == 2
    table.raise_wonder(0, "statue_of_zeus", "altar")
    assert table.pawn == 3


def test_d7_pair_and_six_symbols() -> None:
    table = position(own="scriptorium")
    table.todo = []
    table.build(0, "library")
    assert table.coins[0] == 50
    assert table.pending() == ("take", 0)
    assert table.legal() == {("take", token) for token in BOARD}
    table = position(own="workshop apothecary scriptorium pharmacist academy")
    table.gain_token(0, "law")
    assert table.pending() == ("over", 0, "scientific")


def test_d10_economy_earns_the_spending_on_resources() -> None:
    table = position(other="glassworks", coins=20)
    table.tokens[1] = {"economy"}
    table.build(0, "caravansery")
    assert table.coins == [13, 25]


def test_d10_urbanism_pays_for_chains() -> None:
    table = position(own="baths quarry shelf_quarry", tokens="urbanism", coins=0)
    table.build(0, "aqueduct")
    assert table.coins[0] == 4


def test_d11_2_shipowners_count_one_city() -> None:
    table = position(own="quarry clay_pool", other="quarry press glassworks", coins=20)
    table.card_effects(0, "shipowners_guild", chained=False)
    assert table.coins[0] == 23
