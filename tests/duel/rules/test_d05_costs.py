"""D5: costs."""

import pytest
from tests.duel.rules.scene import A, B, after, position

from sevenwonders.core.errors import MoveError
from sevenwonders.duel.bill import Bought, Chain, Chosen, Coins, Own, Waived, price_of
from sevenwonders.duel.cards import CARDS


def test_d5_1_a_cost_may_be_nothing_coins_resources_or_both() -> None:
    scene = position("table theater altar")
    assert scene.price(A, "lumber_yard") == 0
    assert scene.price(A, "stone_pit") == 1
    assert scene.price(A, "scriptorium") == 2
    assert scene.price(A, "baths") == 2
    assert scene.price(A, "forum") == 3 + 2


def test_d5_1_resources_are_not_used_up() -> None:
    scene = position("age 2; table walls rostrum brewery; A.city shelf_quarry lumber_yard; A.coins 0")
    assert scene.after("build walls", "sell brewery", "build rostrum").coins == (0, 9)


def test_d5_2_brown_grey_and_wonders_and_yellow_produce() -> None:
    # The rulebook's city: 1 stone, 3 clay, 1 papyrus. It can build Baths and Garrison; Apothecary also needs glass.
    scene = position("age 2; table walls statue; A.city quarry brickyard clay_pool press")
    assert scene.price(A, "baths") == 0
    assert scene.price(A, "garrison") == 0
    assert scene.price(A, "apothecary") == 2


@pytest.mark.parametrize(
    ("source", "one_unit", "two_units"),
    [
        ("A.city caravansery", ("baths", "stable", "garrison"), ("walls", "horse_breeders", "statue")),
        ("A.wonders great_lighthouse+tavern", ("baths", "stable", "garrison"), ("walls", "horse_breeders", "statue")),
        ("A.city forum", ("workshop", "apothecary"), ("chamber_of_commerce",)),
        ("A.wonders piraeus+tavern", ("workshop", "apothecary"), ("chamber_of_commerce",)),
    ],
)
def test_d5_2_choice_production_gives_one_unit_per_construction(
    source: str, one_unit: tuple[str, ...], two_units: tuple[str, ...]
) -> None:
    scene = position(source)
    assert [scene.price(A, card) for card in one_unit] == [0] * len(one_unit)
    assert [scene.price(A, card) for card in two_units] == [2] * len(two_units)


def test_d5_2_choice_production_is_there_again_at_the_next_construction() -> None:
    scene = position("age 1; table baths stable / . . garrison; A.city caravansery; A.coins 0")
    assert scene.after("build garrison", "sell stable", "build baths").coins == (0, 9)


def test_d5_2_two_choice_productions_give_two_units() -> None:
    assert position("A.city caravansery; A.wonders great_lighthouse+tavern").price(A, "walls") == 0


def test_d5_2_choice_of_raw_materials_gives_no_goods() -> None:
    scene = position("A.city caravansery; A.wonders piraeus+tavern")
    assert scene.price(A, "apothecary") == 0
    assert scene.price(A, "chamber_of_commerce") == 2
    assert scene.price(A, "walls") == 2


def test_d5_3_a_missing_resource_costs_two() -> None:
    assert position("table theater altar").price(A, "baths") == 2


def test_d5_3_each_symbol_of_the_opponent_adds_a_coin() -> None:
    # The rulebook's example: a card that produces two counts two; its owner buys a third for 2.
    scene = position("B.city shelf_quarry")
    assert scene.price(A, "baths") == 4
    assert scene.price(B, "aqueduct") == 2
    assert position("B.city shelf_quarry quarry stone_pit").price(A, "baths") == 6


def test_d5_3_own_production_does_not_change_the_price() -> None:
    assert position("A.city quarry; B.city stone_pit").price(A, "walls") == 3


def test_d5_3_yellow_cards_and_wonders_of_the_opponent_do_not_count() -> None:
    scene = position("B.city caravansery forum; B.wonders great_lighthouse+tavern piraeus+stable")
    assert scene.price(A, "baths") == 2
    assert scene.price(A, "apothecary") == 2


def test_d5_3_each_resource_has_its_own_price() -> None:
    # Palace: wood, clay, stone, 2 glass.
    assert position("age 2; B.city sawmill clay_pool glassworks").price(A, "palace") == 4 + 3 + 2 + 3 + 3


def test_d5_3_purchases_have_no_limit() -> None:
    scene = after("age 3; table town_hall palace; A.coins 10", "build town_hall")
    assert scene.coins == (0, 7)
    assert scene.details_of("coins-paid") == [{"seat": A, "coins": 10, "trade": 10}]


@pytest.mark.parametrize(
    ("reserve", "opponent", "card", "before", "now"),
    [
        ("stone_reserve", "shelf_quarry", "aqueduct", 12, 3),
        ("clay_reserve", "brickyard", "statue", 8, 2),
        ("wood_reserve", "sawmill", "stable", 4, 1),
        ("customs_house", "glassworks glass_blower", "apothecary", 4, 1),
        ("customs_house", "press drying_room", "chamber_of_commerce", 8, 2),
    ],
)
def test_d5_4_a_fixed_price_is_one_regardless_of_the_opponents_production(
    reserve: str, opponent: str, card: str, before: int, now: int
) -> None:
    assert position(f"table theater altar; B.city {opponent}").price(A, card) == before
    assert position(f"table theater altar; A.city {reserve}; B.city {opponent}").price(A, card) == now


def test_d5_4_a_fixed_price_stays_when_the_opponent_builds_more() -> None:
    scene = position("age 2; table walls shelf_quarry statue; ask B; A.city stone_reserve; A.coins 2")
    built = scene.after("build shelf_quarry")
    assert built.price(A, "walls") == 2
    assert built.after("build walls").coins == (0, 5)


def test_d5_4_a_fixed_price_counts_from_the_owners_next_turn_on() -> None:
    scene = position("table baths quarry / stone_reserve; A.coins 4; B.city shelf_quarry clay_pool")
    assert scene.price(A, "baths") == 4
    reserve = scene.after("build stone_reserve", "build quarry")
    assert reserve.price(A, "garrison") == 3
    assert reserve.after("build baths").coins == (0, 7)


def test_d5_4_other_resources_keep_their_price() -> None:
    scene = position("A.city stone_reserve; B.city clay_pool quarry")
    assert scene.price(A, "circus") == 2 * 3 + 2 * 1


def test_d5_5_choice_production_makes_the_dearest_resource() -> None:
    # Horse Breeders: wood at 4, clay at 2.
    assert position("A.city caravansery; B.city sawmill").price(A, "horse_breeders") == 2


def test_d5_5_choice_production_skips_resources_with_a_fixed_price() -> None:
    # Rostrum: wood at 1, stone at 3: Caravansery makes the stone.
    assert position("A.city caravansery wood_reserve; B.city sawmill quarry").price(A, "rostrum") == 1


def test_d5_5_two_choices_cover_the_two_dearest() -> None:
    # Arena: wood 2, clay 3, stone 4.
    scene = position("A.city caravansery; A.wonders great_lighthouse+tavern; B.city clay_pool shelf_quarry")
    assert scene.price(A, "arena") == 2


def test_d5_5_the_discount_and_choice_production_are_combined_optimally() -> None:
    """If the discount removed the two dearest resources, the stones, Caravansery would be unused and glass cost 3."""
    scene = position("age 2; A.city caravansery; A.tokens masonry; B.city shelf_quarry glassworks")
    bill = price_of(scene.state, A, "obelisk")
    assert bill.total == 0
    assert bill.steps == (Chosen("stone", 1), Waived("stone", 1, "masonry"), Waived("glass", 1, "masonry"))


def test_d5_5_choice_of_goods_and_architecture_share_a_wonder() -> None:
    """Sphinx: clay 2, stone 2, glass 4 and 4. Forum makes one glass, Architecture takes off the other and a stone."""
    scene = position("age 2; A.city forum; A.tokens architecture; B.city glassworks glass_blower; table walls statue")
    assert scene.price(A, "sphinx") == 2


def test_d5_5_the_discount_goes_to_the_dearest_not_the_first() -> None:
    # Palace: wood 2, clay 2, stone 2, glass 4 and 4.
    scene = position("age 2; A.tokens masonry; B.city glassworks glass_blower")
    assert scene.price(A, "palace") == 6


def test_d5_5_own_production_is_used_before_anything_is_bought() -> None:
    scene = position("age 2; A.city shelf_quarry; B.city clay_pool")
    bill = price_of(scene.state, A, "fortifications")
    assert bill.steps == (Own("stone", 2), Bought("clay", 1, 3), Bought("papyrus", 1, 2))


@pytest.mark.parametrize(("card", "without", "with_masonry"), [("baths", 2, 0), ("statue", 4, 0), ("aqueduct", 6, 2)])
def test_d5_6_masonry_takes_two_resources_off_blue_cards(card: str, without: int, with_masonry: int) -> None:
    assert position("table theater altar").price(A, card) == without
    assert position("table theater altar; A.tokens masonry").price(A, card) == with_masonry


@pytest.mark.parametrize(("opponent", "price"), [("sawmill", 4), ("brickyard", 4), ("sawmill clay_pool", 6)])
def test_d5_6_any_two_resources_can_be_taken_off(opponent: str, price: int) -> None:
    # Gardens: 2 wood and 2 clay; the two dearest go.
    assert position(f"age 3; A.tokens masonry; B.city {opponent}").price(A, "gardens") == price


def test_d5_6_masonry_is_for_blue_cards_only() -> None:
    scene = position("A.tokens masonry; A.wonders pyramids")
    assert scene.price(A, "walls") == 4
    assert scene.price(A, "pyramids") == 8


def test_d5_6_architecture_takes_two_resources_off_wonders() -> None:
    assert position("A.wonders pyramids").price(A, "pyramids") == 8
    assert position("A.tokens architecture; A.wonders pyramids").price(A, "pyramids") == 4


def test_d5_6_architecture_is_for_wonders_only() -> None:
    scene = position("A.tokens architecture")
    assert scene.price(A, "aqueduct") == 6
    assert scene.price(A, "walls") == 4


def test_d5_6_the_opponents_tokens_take_nothing_off() -> None:
    scene = position("B.tokens masonry architecture; A.wonders pyramids")
    assert scene.price(A, "aqueduct") == 6
    assert scene.price(A, "pyramids") == 8


def test_d5_6_a_discount_applies_to_missing_resources_only() -> None:
    # Aqueduct: 3 stone, 2 of them produced; the discount removes the third and refunds nothing.
    scene = position("age 2; A.city shelf_quarry; A.tokens masonry")
    assert scene.price(A, "aqueduct") == 0


def test_d5_6_a_discount_never_reduces_coins() -> None:
    """Blue cards and wonders have no coin cost, so a discount removes resources only."""
    assert not [card.id for card in CARDS if card.colour == "blue" and "coins" in card.cost]
    scene = position("A.tokens masonry architecture")
    assert price_of(scene.state, A, "forum").steps == (Bought("clay", 1, 2), Coins(3))
    # Two resources off a cost of one do not turn into a refund.
    assert after("table baths altar; A.coins 0; A.tokens masonry", "build baths").coins == (0, 7)


CHAINS = [(card.id, card.chain_from) for card in CARDS if card.chain_from]


def test_d5_7_seventeen_cards_have_a_chain() -> None:
    assert len(CHAINS) == 17


@pytest.mark.parametrize(("card", "giver"), CHAINS)
def test_d5_7_the_card_that_gives_the_symbol_makes_its_follower_free(card: str, giver: str) -> None:
    scene = position(f"age 1; table lumber_yard clay_pool; A.city {giver}")
    assert price_of(scene.state, A, card).steps == (Chain(giver),)
    assert scene.price(A, card) == 0
    assert scene.price(B, card) > 0


def test_d5_7_a_chain_frees_from_coins_too() -> None:
    scene = after("age 2; table barracks walls; A.city garrison; A.coins 0", "build barracks")
    assert scene.coins == (0, 7)
    assert scene.details_of("card-built") == [{"seat": A, "card": "barracks", "slot": 0, "chain": "garrison"}]


def test_d5_7_the_chain_is_taken_even_if_the_cost_could_be_paid() -> None:
    scene = position("age 2; table aqueduct walls; A.city baths quarry shelf_quarry; A.tokens urbanism; A.coins 10")
    assert {move for move in scene.moves if "aqueduct" in move} == {"build aqueduct", "sell aqueduct"}
    assert scene.after("build aqueduct").coins == (14, 7)


def test_d5_7_the_opponents_card_gives_no_chain() -> None:
    assert position("B.city baths").price(A, "aqueduct") == 6


def test_d5_8_unaffordable_things_cannot_be_built() -> None:
    scene = position("age 3; table pretorium obelisk; A.coins 5; A.wonders sphinx")
    assert scene.moves == {"sell pretorium", "sell obelisk"}
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("build pretorium")
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("raise sphinx with obelisk")


def test_d5_8_the_last_coin_counts() -> None:
    assert "build pretorium" in position("age 3; table pretorium obelisk; A.coins 8").moves
    assert "build pretorium" not in position("age 3; table pretorium obelisk; A.coins 7").moves
    assert "raise sphinx with palace" in position("age 3; table palace; A.coins 8; A.wonders sphinx").moves
    assert "raise sphinx with palace" not in position("age 3; table palace; A.coins 7; A.wonders sphinx").moves


def test_d5_8_choice_production_and_discounts_are_counted() -> None:
    # Palace: 5 resources, Caravansery makes one and Masonry takes off two. Pyramids: 4, Architecture takes off two.
    city = "age 3; table palace; A.city caravansery; A.wonders pyramids; A.tokens masonry architecture"
    assert position(f"{city}; A.coins 4").moves == {"build palace", "sell palace", "raise pyramids with palace"}
    assert position(f"{city}; A.coins 2").moves == {"sell palace", "raise pyramids with palace"}
    assert position(f"{city}; A.coins 1").moves == {"sell palace"}


def test_d5_8_coins_gained_from_a_construction_cannot_pay_for_it() -> None:
    # Hanging Gardens: 4 resources at 2, and 6 coins from the bank.
    scene = position("table theater altar; A.coins 7; A.wonders hanging_gardens")
    assert "raise hanging_gardens with theater" not in scene.moves


def test_d5_9_fortifications_for_five() -> None:
    scene = position("age 3; table fortifications palace; A.city shelf_quarry; B.city clay_pool; A.coins 5")
    assert scene.price(A, "fortifications") == 5
    assert scene.after("build fortifications").coins == (0, 7)


def test_d5_9_aqueduct_for_twelve() -> None:
    scene = position("age 2; table aqueduct walls; B.city shelf_quarry; A.coins 12")
    assert scene.price(A, "aqueduct") == 12
    assert scene.after("build aqueduct").coins == (0, 7)


def test_d5_9_caravansery_for_seven() -> None:
    scene = position("age 2; table caravansery walls; B.city glassworks; A.coins 7")
    assert price_of(scene.state, A, "caravansery").steps == (Bought("glass", 1, 3), Bought("papyrus", 1, 2), Coins(2))
    assert scene.after("build caravansery").coins == (0, 7)


def test_d5_9_discarding_the_aqueduct_with_two_yellow_cards_brings_four() -> None:
    scene = after("age 2; table aqueduct walls; A.city tavern clay_reserve; A.coins 0", "sell aqueduct")
    assert scene.coins == (4, 7)


@pytest.mark.parametrize(
    ("card", "giver"), [("aqueduct", "baths"), ("fortifications", "palisade"), ("horse_breeders", "stable")]
)
def test_d5_9_chains_of_the_rulebooks(card: str, giver: str) -> None:
    assert position(f"table theater altar; A.city {giver}").price(A, card) == 0
