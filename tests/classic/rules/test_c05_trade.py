"""C5: trade."""

import pytest
from tests.classic.rules.scene import A, B, C, position

from sevenwonders.classic.bill import Bought, Own
from sevenwonders.core.errors import MoveError


def test_c5_1_two_coins_to_the_neighbour_for_each_unit() -> None:
    scene = position("A.hand stockade; A.coins 3; B.city lumber_yard").turn("A build stockade")
    assert scene.coins == (1, 3 + 2 + 3, 3 + 3)
    paid = {"seat": A, "coins": 2, "bank": 0, "left": 2, "right": 0}
    assert scene.details_of("coins-paid") == [paid]
    assert {"seat": B, "from": A, "coins": 2} in scene.details_of("trade-income")


def test_c5_1_the_seller_keeps_the_use_of_the_resource() -> None:
    scene = position("A.hand barracks; B.hand stockade; B.city lumber_yard; B.coins 0")
    done = scene.turn("A build barracks", "B build stockade")
    assert done.city(B) == {"lumber_yard", "stockade"}
    # B's ore was sold to A in the same turn in which C, too, could have had it.
    assert scene.prices(C, "barracks") == [(0, 0, 2)]


def test_c5_1_only_from_the_two_neighbours() -> None:
    boards = "boards gizah_day rhodos_day ephesos_day olympia_day"
    scene = position(f"{boards}; A.hand stockade; C.city lumber_yard; A.coins 20")
    assert "stockade" not in scene.builds(A)


@pytest.mark.parametrize(
    ("seller", "card"),
    [("B.city clay_pool", "guard_tower"), ("C.city loom_1", "apothecary"), ("B.city glassworks_1", "workshop")],
)
def test_c5_2_brown_and_grey_cards_are_for_sale(seller: str, card: str) -> None:
    assert card in position(f"A.hand {card}; {seller}").builds(A)


def test_c5_2_the_start_resource_is_for_sale() -> None:
    # Rhodos, on the left, has ore; Ephesos, on the right, papyrus.
    scene = position("A.hand barracks scriptorium")
    assert scene.prices(A, "barracks") == [(0, 2, 0)]
    assert scene.prices(A, "scriptorium") == [(0, 0, 2)]


def test_c5_2_yellow_cards_and_stages_are_not_for_sale() -> None:
    boards = "boards gizah_day alexandria_night rhodos_day"
    scene = position(f"{boards}; age 2; B.city caravansery forum; B.wonder altar baths; A.hand school; A.coins 20")
    assert scene.prices(A, "school") == []


def test_c5_2_a_choice_card_is_sold_as_different_resources_to_two_buyers() -> None:
    # B's Forest Cave gives wood or ore; A takes wood, C takes ore, and B itself uses it for ore.
    boards = "boards gizah_day olympia_day ephesos_day halikarnassos_day alexandria_day"
    scene = position(
        f"{boards}; B.city forest_cave; A.hand stockade; B.hand barracks; C.hand barracks; "
        "A.coins 2; B.coins 0; C.coins 2"
    )
    done = scene.turn("A build stockade", "B build barracks", "C build barracks")
    assert done.city(A) == {"stockade"}
    assert done.city(B) == {"forest_cave", "barracks"}
    assert done.city(C) == {"barracks"}
    assert done.coins[:3] == (0, 2 + 2, 0)


def test_c5_2_of_a_choice_card_a_buyer_takes_one_resource() -> None:
    boards = "boards gizah_day rhodos_day ephesos_day olympia_day babylon_day alexandria_day"
    scene = position(f"{boards}; age 2; B.city forest_cave; A.city foundry; A.hand statue; A.coins 9")
    assert scene.prices(A, "statue") == [(0, 2, 0)]  # wood from the Forest Cave
    scene = position(f"{boards}; age 2; F.city forest_cave; A.city ore_vein; A.hand statue; A.coins 9")
    assert scene.prices(A, "statue") == [(0, 2, 2)]  # wood of it; the second ore can only be B's


def test_c5_3_each_symbol_once_per_buyer() -> None:
    assert position("age 2; B.city lumber_yard; A.hand caravansery; A.coins 20").prices(A, "caravansery") == []
    scene = position(
        "age 2; B.city lumber_yard tree_farm; boards gizah_day rhodos_day ephesos_day olympia_day "
        "babylon_day alexandria_day; A.hand caravansery; A.coins 20"
    )
    assert scene.prices(A, "caravansery") == [(0, 4, 0)]


def test_c5_3_both_neighbours_buy_the_symbol_that_the_owner_uses() -> None:
    # B's Sawmill is the only wood at this table: A, B and C all build with both of its symbols in one turn.
    boards = "boards gizah_day rhodos_day ephesos_day halikarnassos_day alexandria_day olympia_day"
    hands = "; ".join(f"{seat}.hand caravansery" for seat in "ABC")
    scene = position(f"{boards}; age 2; B.city sawmill; {hands}; A.coins 4; B.coins 0; C.coins 4")
    done = scene.turn("A build caravansery", "B build caravansery", "C build caravansery")
    assert all("caravansery" in done.city(seat) for seat in (A, B, C))
    assert done.coins[:3] == (0, 4 + 4, 0)


def test_c5_4_coins_of_this_turn_pay_nothing_this_turn() -> None:
    # B earns 2 from A in this turn, but cannot spend them yet.
    scene = position("A.hand barracks; B.hand baths; B.coins 0; A.coins 2")
    assert "baths" not in scene.builds(B)
    waiting = scene.after("A build barracks")
    assert "baths" not in waiting.builds(B)


def test_c5_4_coins_from_buyers_pay_nothing_even_if_all_could_pay_in_turn() -> None:
    # A pays B, B could then pay C, C could then pay A: but B and C have nothing when they choose.
    scene = position("A.hand barracks; B.hand scriptorium; C.hand baths; A.coins 2; B.coins 0; C.coins 0")
    scene = scene.after("A build barracks")
    assert "scriptorium" not in scene.builds(B)
    assert "baths" not in scene.builds(C)
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("B build scriptorium left 2")


def test_c5_4_a_building_of_this_turn_sells_nothing_this_turn() -> None:
    scene = position("A.hand stockade; B.hand lumber_yard; A.coins 9").after("B build lumber_yard")
    assert "stockade" not in scene.builds(A)
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("A build stockade left 2")


def test_c5_4_a_building_sells_from_the_next_turn_on() -> None:
    scene = position("turn 4; A.hand stockade; B.hand lumber_yard; A.coins 9; B.coins 0")
    after = scene.turn("B build lumber_yard")
    assert after.prices(A, "stockade") == [(0, 2, 0)]
    assert after.prices(C, "stockade") == [(0, 0, 2)]


def test_c5_4_coins_of_the_own_construction_cannot_pay_for_it() -> None:
    # Ephesos' second stage gives nine coins, which cannot pay the two coins for its wood.
    boards = "boards ephesos_day babylon_day gizah_day"
    scene = position(f"{boards}; A.wonder altar; A.city lumber_yard; A.coins 1; A.hand theater")
    assert "stage with theater left 2" not in scene.moves(A)
    scene = position(f"{boards}; A.wonder altar; A.city lumber_yard; A.coins 2; A.hand theater")
    assert scene.turn("A stage with theater").coins[A] == 2 - 2 + 9


@pytest.mark.parametrize(
    ("post", "left", "right"),
    [("west_trading_post", 1, 2), ("east_trading_post", 2, 1), ("west_trading_post east_trading_post", 1, 1)],
)
def test_c5_5_trading_posts_lower_raw_materials_on_their_side(post: str, left: int, right: int) -> None:
    scene = position(f"A.city {post}; A.hand stockade; B.city lumber_yard; A.coins 9")
    assert scene.prices(A, "stockade") == [(0, left, 0)]
    scene = position(f"A.city {post}; A.hand stockade; C.city lumber_yard; A.coins 9")
    assert scene.prices(A, "stockade") == [(0, 0, right)]
    scene = position(f"A.city {post}; A.hand workshop; B.city glassworks_1; A.coins 9")
    assert scene.prices(A, "workshop") == [(0, 2, 0)]


def test_c5_5_the_marketplace_lowers_goods_on_both_sides() -> None:
    scene = position("A.city marketplace; A.hand workshop apothecary; B.city glassworks_1; C.city loom_1")
    assert scene.prices(A, "workshop") == [(0, 1, 0)]
    assert scene.prices(A, "apothecary") == [(0, 0, 1)]
    assert scene.prices(A, "barracks") == [(0, 2, 0)]


@pytest.mark.parametrize(
    ("post", "raw", "goods"),
    [
        ("west_trading_post", [(0, 1, 0)], [(0, 2, 0)]),
        ("east_trading_post", [(0, 2, 0)], [(0, 2, 0)]),
        ("marketplace", [(0, 2, 0)], [(0, 1, 0)]),
    ],
)
def test_c5_5_discounts_work_from_the_turn_after_construction(
    post: str, raw: list[tuple[int, int, int]], goods: list[tuple[int, int, int]]
) -> None:
    scene = position(f"A.hand {post}; B.city lumber_yard glassworks_1; A.coins 9")
    assert scene.prices(A, "stockade") == scene.prices(A, "workshop") == [(0, 2, 0)]
    after = scene.turn(f"A build {post}")
    assert after.prices(A, "stockade") == raw
    assert after.prices(A, "workshop") == goods


def test_c5_5_discounts_apply_to_their_owner_only() -> None:
    scene = position("B.city marketplace west_trading_post east_trading_post; A.hand barracks")
    assert scene.prices(A, "barracks") == [(0, 2, 0)]


def test_c5_6_every_split_that_is_not_worse_is_offered_the_cheapest_first() -> None:
    wood = "boards gizah_day rhodos_day ephesos_day olympia_day; B.city sawmill; D.city lumber_yard"
    scene = position(f"{wood}; age 2; A.hand caravansery; A.coins 9")
    assert scene.prices(A, "caravansery") == [(0, 2, 2), (0, 4, 0)]
    assert {"build caravansery left 2 right 2", "build caravansery left 4"} <= scene.moves(A)
    scene = position(f"{wood}; age 2; A.hand caravansery; A.coins 9; A.city east_trading_post")
    assert scene.prices(A, "caravansery") == [(0, 2, 1), (0, 4, 0)]
    scene = position(f"{wood}; age 2; A.hand caravansery; A.coins 3; A.city east_trading_post")
    assert [move for move in scene.moves(A) if "build caravansery" in move] == ["build caravansery left 2 right 1"]


def test_c5_6_a_worse_split_is_not_offered() -> None:
    scene = position(
        "A.city lumber_yard; B.city tree_farm; A.hand stockade; "
        "boards gizah_day rhodos_day ephesos_day olympia_day babylon_day alexandria_day"
    )
    assert scene.prices(A, "stockade") == [(0, 0, 0)]
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("A build stockade left 2")


def test_c5_6_a_split_dominated_on_one_side_is_not_offered() -> None:
    # Two raw materials, from the right for 1 each; one of the goods for 1 from either side. Both sell everything: 4 to
    # the left and 1 to the right would do as well, but 3 and 1 are enough.
    scene = position(
        "boards gizah_day rhodos_day ephesos_day; age 2; A.city east_trading_post marketplace; A.hand dispensary; "
        "B.city foundry glassworks_1; C.city ore_vein clay_pit glassworks_2; A.coins 9"
    )
    assert scene.prices(A, "dispensary") == [(0, 0, 3), (0, 1, 2), (0, 3, 1), (0, 5, 0)]


def test_c5_7_choices_are_matched_exactly() -> None:
    # Wood or stone, stone or ore, and the board's stone: three stones for the Aqueduct; wood and ore for the Statue.
    boards = "boards gizah_day rhodos_day ephesos_day olympia_day babylon_day alexandria_day"
    scene = position(f"{boards}; age 2; A.city timber_yard mine; A.hand aqueduct statue; A.coins 9")
    assert scene.prices(A, "aqueduct") == [(0, 0, 0)]
    assert scene.prices(A, "statue") == [(0, 2, 0)]
    steps = scene.bills(A, "statue")[0].steps
    assert steps == (Own("wood", "timber_yard"), Own("ore", "mine"), Bought("ore", "left", "board", 2))


def test_c5_7_the_choice_goes_where_it_saves_most() -> None:
    # The choice covers the dearer resource: with the west post raw materials from the left cost 1, from the right 2.
    scene = position(
        "age 2; A.city caravansery west_trading_post; B.city lumber_yard; C.city ore_vein foundry; "
        "boards gizah_day babylon_day ephesos_day; A.hand statue; A.coins 9"
    )
    assert scene.prices(A, "statue")[0] == (0, 1, 2)
