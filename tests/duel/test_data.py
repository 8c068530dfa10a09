"""The data file matches the box: counts, sums and chains were taken from the rule book."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.duel.oracle import DATA

from sevenwonders.duel import cards, ids
from sevenwonders.duel.cards import CARD_IDS, RESOURCES, SYMBOLS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.ids import COLOURS, DECK_START

CARDS: list[dict[str, Any]] = DATA["cards"]
BY_ID: dict[str, dict[str, Any]] = {card["id"]: card for card in CARDS}
WONDERS: list[dict[str, Any]] = DATA["wonders"]
TOKENS: list[dict[str, Any]] = DATA["tokens"]


def test_d1_1_components() -> None:
    assert Counter(card["back"] for card in CARDS) == {1: 23, 2: 23, 3: 20, "guild": 7}
    assert len(WONDERS) == 12
    assert len(TOKENS) == 10


def test_ids_are_unique_and_fit_the_notation() -> None:
    names = [*CARD_IDS, *WONDER_IDS, *TOKEN_IDS]
    assert len(set(names)) == len(names) == 73 + 12 + 10
    assert all(name.replace("_", "").isalpha() and name.isascii() and name.islower() for name in names)


def test_cards_stand_in_the_order_of_their_decks() -> None:
    backs = [card["back"] for card in CARDS]
    assert backs == [1] * 23 + [2] * 23 + [3] * 20 + ["guild"] * 7
    assert DECK_START == (0, 23, 46, 66, 73)
    assert (len(CARD_IDS), len(WONDER_IDS), len(TOKEN_IDS)) == (ids.CARDS, ids.WONDERS, ids.TOKENS)


@pytest.mark.parametrize(
    ("back", "colours"),
    [
        (1, {"brown": 6, "grey": 2, "blue": 3, "green": 4, "yellow": 4, "red": 4}),
        (2, {"brown": 3, "grey": 2, "blue": 5, "green": 4, "yellow": 4, "red": 5}),
        (3, {"blue": 6, "green": 4, "yellow": 5, "red": 5}),
        ("guild", {"purple": 7}),
    ],
)
def test_colours_of_each_deck(back: Any, colours: dict[str, int]) -> None:
    assert Counter(card["colour"] for card in CARDS if card["back"] == back) == colours
    assert set(colours) <= set(COLOURS)


def total(things: list[dict[str, Any]], effect: str) -> int:
    return sum(thing["effects"].get(effect, 0) for thing in things)


def test_data_have_the_sums_of_the_rule_book() -> None:
    assert [total([c for c in CARDS if c["back"] == back], "shields") for back in (1, 2, 3)] == [4, 8, 12]
    assert total(WONDERS, "shields") == 4
    assert [total([c for c in CARDS if c["colour"] == colour], "points") for colour in COLOURS] == [
        *(0, 0),
        *(3 * 3 + 5 + 4 + 4 + 5 + 4 + 7 + 7 + 5 + 6 + 6 + 5, 1 + 1 + 2 + 2 + 1 + 1 + 3 + 3 + 2 + 2),
        *(5 * 3, 0, 0),
    ]
    assert total(WONDERS, "points") == 42
    assert total(WONDERS, "coins") == 3 + 6 + 12
    assert total(TOKENS, "points") == 4 + 7
    assert total(TOKENS, "coins") == 6 + 6
    assert total(CARDS, "coins") == 4 + 6


def test_production_is_on_brown_and_grey_cards_only() -> None:
    made: Counter[str] = Counter()
    for card in CARDS:
        assert ("produce" in card["effects"]) == (card["colour"] in ("brown", "grey"))
        made.update(card["effects"].get("produce", {}))
    assert made == {"wood": 4, "clay": 4, "stone": 4, "glass": 2, "papyrus": 2}
    # Prices are updated from all fixed production: a wonder with fixed production would wrongly raise them (D5.3).
    assert not any("produce" in wonder["effects"] for wonder in WONDERS)


def test_d5_2_choices_are_all_raw_or_all_goods() -> None:
    """The price computation relies on choices of raw materials only or of goods only."""
    found = {thing["id"]: thing["effects"]["choice"] for thing in [*CARDS, *WONDERS] if "choice" in thing["effects"]}
    raw, goods = ["wood", "clay", "stone"], ["glass", "papyrus"]
    assert found == {"caravansery": raw, "great_lighthouse": raw, "forum": goods, "piraeus": goods}
    assert list(RESOURCES) == raw + goods


def test_d5_4_fixed_prices() -> None:
    found = {card["id"]: card["effects"]["fixed_price"] for card in CARDS if "fixed_price" in card["effects"]}
    assert found == {
        "stone_reserve": ["stone"],
        "clay_reserve": ["clay"],
        "wood_reserve": ["wood"],
        "customs_house": ["glass", "papyrus"],
    }


def test_d5_7_chains_lead_from_an_earlier_age_with_one_symbol_each() -> None:
    chained = [card for card in CARDS if "chain" in card]
    assert len(chained) == 17
    assert len({card["chain"]["symbol"] for card in chained}) == 17
    assert len({card["chain"]["from"] for card in chained}) == 17
    for card in chained:
        giver = BY_ID[card["chain"]["from"]]
        assert giver["back"] < card["back"]
        assert giver["colour"] == card["colour"]


def test_d7_1_six_symbols_stand_on_two_green_cards_each_the_seventh_on_law() -> None:
    symbols = Counter(card["effects"]["symbol"] for card in CARDS if "symbol" in card["effects"])
    assert set(symbols.values()) == {2}
    assert [symbol for symbol in SYMBOLS if symbol not in symbols] == ["balance"]
    assert all(card["colour"] == "green" for card in CARDS if "symbol" in card["effects"])
    assert [token["id"] for token in TOKENS if token["effects"].get("symbol") == "balance"] == ["law"]


def test_d8_1_extra_turns() -> None:
    found = {wonder["id"] for wonder in WONDERS if wonder["effects"].get("extra_turn")}
    assert found == {"appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"}


def test_d1_3_the_track() -> None:
    zones = DATA["military"]["zones"]
    assert DATA["military"]["capital"] == 9
    assert [(zone["from"], zone["points"], zone.get("token", 0)) for zone in zones] == [
        (1, 2, 0),
        (3, 5, 2),
        (6, 10, 5),
    ]


def test_d2_the_draft_and_the_beginners_wonders() -> None:
    assert DATA["setup"]["draft_order"] == [0, 1, 1, 0, 1, 0, 0, 1]
    assert DATA["setup"]["beginners"] == [
        ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"],
        ["circus_maximus", "piraeus", "appian_way", "colossus"],
    ]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_d3_1_a_layout_has_20_slots_each_covered_by_at_most_two(age: int) -> None:
    rows = DATA["layouts"][age - 1]
    assert sum(len(row["x"]) for row in rows) == 20
    assert [row["face"] for row in rows] == ["up" if n % 2 == 0 else "down" for n in range(len(rows))]
    for above, below in pairwise(rows):
        for x in above["x"]:
            assert sum(abs(x - other) == 1 for other in below["x"]) in (1, 2)
        for x in below["x"]:
            assert any(abs(x - other) == 1 for other in above["x"])


def test_every_effect_is_understood() -> None:
    """The parser returns as many effects as the data file has, so none is dropped silently."""
    things: tuple[cards.Card | cards.Wonder | cards.Token, ...] = (*cards.CARDS, *cards.WONDERS, *cards.TOKENS)
    for read, raw in zip(things, [*CARDS, *WONDERS, *TOKENS], strict=True):
        assert read.id == raw["id"]
        assert len(read.effects) == len(raw["effects"])
        assert len({type(effect) for effect in read.effects}) == len(read.effects)


def test_costs_name_resources_and_coins() -> None:
    for thing in [*CARDS, *WONDERS]:
        assert set(thing["cost"]) <= {*RESOURCES, "coins"}
        assert all(amount > 0 for amount in thing["cost"].values())
    assert not any("coins" in wonder["cost"] for wonder in WONDERS)
    assert sum(sum(wonder["cost"].values()) for wonder in WONDERS) == 52
    assert sum(card["cost"].get("coins", 0) for card in CARDS) == 5 + 2 + 2 + 2 + 9 + 6 + 3 + 3 + 2 + 4 + 8
