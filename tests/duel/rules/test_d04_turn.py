"""D4: a turn."""

import pytest
from tests.duel.rules.scene import A, B, after, position

from sevenwonders.core.errors import MoveError
from sevenwonders.duel import RULES
from sevenwonders.duel.moves import Sell
from sevenwonders.duel.view import view

SIX_RAISED = (
    "A.wonders sphinx+lumber_yard pyramids+clay_pool colossus+quarry mausoleum; "
    "B.wonders piraeus+baths appian_way+stable great_library+garrison circus_maximus"
)


def test_d4_1_build_or_discard_or_raise_an_own_wonder() -> None:
    scene = position("table theater; A.coins 20; A.wonders sphinx piraeus; B.wonders pyramids")
    assert scene.moves == {"build theater", "sell theater", "raise sphinx with theater", "raise piraeus with theater"}


def test_d4_1_every_accessible_card_offers_all_three() -> None:
    scene = position("table theater altar; A.coins 20; A.wonders sphinx")
    assert scene.moves == {
        f"{verb} {card}" for verb in ("build", "sell", "raise sphinx with") for card in ("theater", "altar")
    }


def test_d4_1_passing_is_no_move_and_a_turn_takes_one_card() -> None:
    scene = after("table theater altar", "sell theater")
    assert scene.slots[:2] == (".", "altar")
    assert scene.pending == "B turn"


def test_d4_1_only_the_active_player_moves() -> None:
    scene = position("table theater altar; ask B")
    assert RULES.legal(scene.state, A) == ()
    with pytest.raises(MoveError, match="move/wrong-seat"):
        RULES.play(scene.state, A, Sell(0))


def test_d4_1_a_wonder_is_built_once() -> None:
    scene = position("table theater altar; A.coins 20; A.wonders sphinx+tavern pyramids")
    assert "raise sphinx with theater" not in scene.moves
    assert "raise pyramids with theater" in scene.moves


def test_d4_2_building_pays_the_cost_and_applies_the_effects() -> None:
    scene = after("table scriptorium altar; A.coins 7", "build scriptorium")
    assert scene.coins == (5, 7)
    assert scene.cities[A] == {"scriptorium"}
    assert scene.details_of("coins-paid") == [{"seat": A, "coins": 2, "trade": 0}]
    assert scene.details_of("symbol-gained") == [{"seat": A, "symbol": "quill"}]


def test_d4_2_coins_of_the_card_come_at_once() -> None:
    scene = after("table tavern altar; A.coins 0", "build tavern")
    assert scene.coins == (4, 7)
    assert scene.details_of("coins-gained") == [{"seat": A, "coins": 4}]


def test_d4_3_discarding_brings_two_coins() -> None:
    scene = after("table theater altar; A.coins 0", "sell theater")
    assert scene.coins == (2, 7)
    assert scene.cities[A] == set()
    assert scene.details_of("card-sold") == [{"seat": A, "card": "theater", "slot": 0, "coins": 2}]


def test_d4_3_each_own_yellow_card_adds_a_coin() -> None:
    assert after("table theater altar; A.coins 0; A.city tavern forum brewery", "sell theater").coins == (5, 7)


def test_d4_3_the_opponents_yellow_cards_bring_nothing() -> None:
    assert after("table theater altar; A.coins 0; B.city tavern forum brewery", "sell theater").coins == (2, 7)


def test_d4_3_a_yellow_card_discarded_does_not_count_itself() -> None:
    assert after("table tavern altar; A.coins 0", "sell tavern").coins == (2, 7)


def test_d4_3_both_may_look_through_the_discard_pile() -> None:
    state = after("table theater altar; discard baths", "sell theater").state
    for seat in (A, B, None):
        assert set(view(state, seat).discard) == {"baths", "theater"}


def test_d4_4_a_wonder_costs_its_own_cost_not_the_cards() -> None:
    # Pyramids: 3 stone and papyrus; Pretorium would be 8 coins.
    scene = after(
        "age 3; table pretorium palace; A.city shelf_quarry; A.coins 4; A.wonders pyramids",
        "raise pyramids with pretorium",
    )
    assert scene.coins == (0, 7)
    assert scene.raised[A] == {"pyramids": "pretorium"}
    assert scene.wonders[A] == set()


def test_d4_4_the_card_under_a_wonder_has_no_effect() -> None:
    scene = after("table tavern altar; A.coins 20; A.wonders pyramids", "raise pyramids with tavern")
    assert scene.coins == (12, 7)
    assert scene.cities[A] == set()
    assert after("table guard_tower altar; A.coins 20; A.wonders pyramids", "raise pyramids with guard_tower").pawn == 0


def test_d4_4_the_card_under_a_wonder_brings_no_income_and_no_chain() -> None:
    scene = position("age 3; table palace town_hall; A.coins 20; A.wonders pyramids+tavern")
    assert scene.after("sell palace").coins == (22, 7)
    assert scene.price(A, "lighthouse") == 6


def test_d4_4_the_card_under_a_wonder_is_in_no_pile() -> None:
    scene = after("table tavern altar; A.coins 20; A.wonders pyramids", "raise pyramids with tavern")
    assert scene.discard == set()
    assert "tavern" not in view(scene.state).unseen["1"]
    assert scene.after("sell altar").discard == {"altar"}


def test_d4_5_the_seventh_wonder_removes_the_eighth() -> None:
    # The rulebook's example: the seventh wonder is built, and its builder's Pyramids leave the game.
    scene = after(
        "table theater altar; A.coins 20; A.wonders sphinx+lumber_yard hanging_gardens+clay_pool colossus pyramids; "
        "B.wonders piraeus+baths appian_way+stable great_library+garrison circus_maximus+tavern",
        "raise colossus with theater",
    )
    assert scene.wonders == (set(), set())
    assert scene.details_of("wonder-retired") == [{"seat": A, "wonder": "pyramids"}]


def test_d4_5_the_seventh_wonder_removes_the_opponents_eighth() -> None:
    scene = after(f"table theater altar; A.coins 20; {SIX_RAISED}", "raise mausoleum with theater")
    assert scene.wonders == (set(), set())
    assert scene.details_of("wonder-retired") == [{"seat": B, "wonder": "circus_maximus"}]


def test_d4_5_the_sixth_wonder_removes_none() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders sphinx+lumber_yard pyramids+clay_pool colossus mausoleum; "
        "B.wonders piraeus+baths appian_way+stable great_library+garrison circus_maximus",
        "raise colossus with theater",
    )
    assert scene.wonders == ({"mausoleum"}, {"circus_maximus"})


def test_d4_5_the_eighth_leaves_before_the_effects_of_the_seventh() -> None:
    scene = after(f"table theater altar; A.coins 20; discard tavern; {SIX_RAISED}", "raise mausoleum with theater")
    assert scene.pending == "A revive"
    assert scene.wonders == (set(), set())
    assert scene.happened == ["coins-paid", "wonder-built", "wonder-retired"]


def test_d4_5_an_extra_turn_of_the_seventh_finds_no_wonder_left() -> None:
    scene = after(
        "table theater altar; A.coins 40; A.wonders pyramids+lumber_yard colossus+clay_pool sphinx mausoleum; "
        "B.wonders piraeus+baths appian_way+stable great_library+garrison circus_maximus+tavern",
        "raise sphinx with theater",
    )
    assert scene.pending == "A turn"
    assert scene.moves == {"build altar", "sell altar"}


def test_d4_6_the_players_alternate() -> None:
    scene = position("age 2; table brewery drying_room glass_blower")
    asked = [scene.pending]
    for step in ("build brewery", "sell drying_room"):
        scene = scene.after(step)
        asked.append(scene.pending)
    assert asked == ["A turn", "B turn", "A turn"]
