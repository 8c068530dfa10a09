"""Tests of the features of 7 Wonders: layout, C constants, encoded positions."""

from typing import Any

import pytest
from tests.classic.walks import states
from tests.effort import effort

import sevenwonders
from sevenwonders import forms
from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic.features import Features
from sevenwonders.classic import counters, ids
from sevenwonders.classic.cards import CARD_IDS, CARD_NUMBER
from sevenwonders.classic.moves import Build, Sell, move_id
from sevenwonders.classic.piles import numbers_of
from sevenwonders.classic.position import parse_position
from sevenwonders.classic.seen import seen
from sevenwonders.classic.tables import TABLES

GAMES = effort(quick=2, default=6, deep=50)


def test_blocks_are_contiguous() -> None:
    end = 0
    for block in sorted(layout.BLOCKS, key=lambda block: block.start):
        assert block.start == end, block.name
        end += block.size
    assert end <= layout.INPUTS == 64 * layout.WORDS
    assert len({block.name for block in layout.BLOCKS}) == len(layout.BLOCKS)


def names(features: list[int]) -> set[str]:
    return {layout.name_of(feature) for feature in features}


def cards(features: list[int], block: str) -> set[str]:
    start = layout.block(block).start
    return {CARD_IDS[feature - start] for feature in features if start <= feature < start + ids.CARDS}


def made(table: Any, seat: int, card: int) -> bool:
    """Return whether a city produces the resource cost of a card."""
    goods = counters.covers(table.own_goods[seat], TABLES.need_goods[card])
    return goods and counters.covers(table.own_raw[seat], TABLES.need_raw[card])


POSITION = (
    "classic 1; boards gizah_day rhodos_night babylon_day; age 1; turn 6; A.hand altar stockade; B.hand baths theater; "
    "C.hand press_1 workshop; A.city loom_1 barracks; B.city clay_pool; C.city apothecary; C.coins 7; B.coins 0"
)


def test_features_of_a_decision() -> None:
    found = Features().of(seen(parse_position(POSITION), 0))
    assert {"COINS+2", "SHIELDS+0", "GOODS+2", "KIND+0", "TIME+5", "PLAYERS+0", "RIGHT_COINS+6"} <= names(found)
    assert not {"COINS+3", "SHIELDS+1", "LEFT_COINS+0", "RIGHT_COINS+7", "AGES+1"} & names(found)
    assert cards(found, "HAND") == {"altar", "stockade"}
    assert cards(found, "PAYABLE") == {"altar"} | (cards(found, "PAYABLE") & {"stockade"})
    assert (cards(found, "CARDS"), cards(found, "LEFT_CARDS")) == ({"loom_1", "barracks"}, {"clay_pool"})
    assert cards(found, "RIGHT_CARDS") == {"apothecary"}
    assert {"WAR+6", "WAR+17"} <= names(found)  # one shield more than either neighbour


def test_features_of_an_afterstate() -> None:
    mine = seen(parse_position(POSITION), 0)
    built = Features().of(mine, move_id(Build("altar")))
    assert cards(built, "CARDS") == {"loom_1", "barracks", "altar"}
    assert cards(built, "PASSED") == {"stockade"}
    assert cards(built, "HAND") == cards(built, "PAYABLE") == set()
    assert "KIND+1" in names(built)
    sold = Features().of(mine, move_id(Sell("altar")))
    assert {"COINS+5"} <= names(sold)
    assert "COINS+6" not in names(sold)


def test_affordable_future_cards() -> None:
    mine = seen(parse_position(POSITION), 0)
    found = Features().of(mine)
    assert {"baths", "theater", "clay_pool"} <= cards(found, "FREE")
    assert "stockade" in cards(found, "NEAR")  # a neighbour has wood
    assert not {"barracks", "loom_1", "palace"} & (cards(found, "FREE") | cards(found, "NEAR"))
    assert {"STAGE+0"} == {name for name in names(found) if name.startswith("STAGE+")}  # two units are lacking
    assert "pantheon" not in cards(found, "FREE")
    assert "pantheon" in cards(Features().of(mine, move_id(Build("altar"))), "FREE")  # by the chain
    assert cards(Features().of(mine, move_id(Sell("stockade"))), "GIFTS") == {"altar"}
    assert cards(Features().of(mine, move_id(Sell("altar"))), "GIFTS") == set()


@pytest.mark.parametrize("seed", range(GAMES))
def test_cached_card_sets_do_not_affect_the_result(seed: int) -> None:
    """An instance that has encoded other positions returns the same features as a new one."""
    used = Features()
    for ply, state in enumerate(states(seed)):
        if state.question() == ids.TURN and ply % 7 == 0:
            mine = seen(state, max(seat for seat in range(state.players) if state.waiting >> seat & 1))
            for move in mine.legal_ids()[::5]:
                assert used.of(mine, move) == Features().of(mine, move)


@pytest.mark.parametrize("seed", range(GAMES))
def test_affordable_cards_agree_with_prices(seed: int) -> None:
    price = forms.plain("sevenwonders.classic.price")
    unpack = forms.plain("sevenwonders.classic.seen").unpack
    used = Features()
    for ply, state in enumerate(states(seed)):
        if state.question() != ids.TURN or ply % 5:
            continue
        for seat in range(state.players):
            table = unpack(seen(state, seat).pack()).state
            found = cards(used.of(seen(state, seat)), "FREE")
            chained = {card for card in range(ids.CARDS) if price.has_chain(table, seat, card)}
            barred = {card for card in range(ids.CARDS) if price.is_barred(table, seat, card)}
            coming = range(TABLES.deck_start[state.age - 1], ids.CARDS)
            paid = {card for card in coming if card in chained or made(table, seat, card)}
            assert found == {CARD_IDS[card] for card in paid - barred}


@pytest.mark.parametrize("seed", range(GAMES))
def test_known_hands_contain_the_real_hands(seed: int) -> None:
    known = 0
    for ply, state in enumerate(states(seed)):
        if state.question() != ids.TURN or ply % 3:
            continue
        for seat in range(state.players):
            found = Features().of(seen(state, seat))
            step = {1: 1, 2: -1, 3: 1}[state.age]
            for block, other in (("NEXT", (seat - step) % state.players), ("AWAY", (seat + step) % state.players)):
                if possible := cards(found, block):
                    assert {CARD_IDS[card] for card in numbers_of(state.hand[other], state.age)} <= possible
                    known += 1
            assert all(layout.name_of(feature) for feature in found)
            assert len(found) == len(set(found))
    assert known > 20


@pytest.mark.skipif(not sevenwonders.compiled, reason="the plain form has nothing to be compared with")
@pytest.mark.parametrize("seed", range(GAMES))
def test_forms_agree(seed: int) -> None:
    plain = forms.plain("sevenwonders.ai.classic.features").Features()
    unpack = forms.plain("sevenwonders.classic.seen").unpack
    for ply, state in enumerate(states(seed)):
        for seat in range(state.players):
            if state.waiting >> seat & 1 and (ply + seat) % 5 == 0:
                mine = seen(state, seat)
                twin = unpack(mine.pack())
                assert Features().of(mine) == plain.of(twin)
                for move in mine.legal_ids()[::4]:
                    assert Features().of(mine, move) == plain.of(twin, move)


def test_cards_have_the_same_number_in_all_blocks() -> None:
    for name, number in CARD_NUMBER.items():
        assert layout.name_of(layout.HAND + number) == f"HAND+{number}", name
