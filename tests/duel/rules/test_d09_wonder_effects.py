"""D9: the wonders' special effects."""

import pytest
from tests.duel.rules.scene import A, B, after, position

from sevenwonders.core.errors import DrawError, MoveError
from sevenwonders.duel import draws
from sevenwonders.duel.view import view

# ---- D9.1 Appian Way


def test_d9_1_appian_way_brings_three_coins_and_takes_three() -> None:
    scene = after("table theater altar; A.coins 10; B.coins 7; A.wonders appian_way", "raise appian_way with theater")
    assert scene.coins == (10 - 10 + 3, 4)
    assert scene.details_of("coins-gained") == [{"seat": A, "coins": 3}]
    assert scene.details_of("coins-lost") == [{"seat": B, "coins": 3}]
    assert scene.pending == "A turn"


def test_d9_1_appian_way_takes_no_more_than_there_is() -> None:
    scene = after("table theater altar; A.coins 10; B.coins 2; A.wonders appian_way", "raise appian_way with theater")
    assert scene.coins == (3, 0)


# ---- D9.2 Circus Maximus and the Statue of Zeus

DESTROYERS = [("circus_maximus", {"glassworks", "press"}), ("statue_of_zeus", {"quarry", "sawmill"})]


@pytest.mark.parametrize(("wonder", "targets"), DESTROYERS)
def test_d9_2_targets_are_the_opponents_cards_of_the_colour(wonder: str, targets: set[str]) -> None:
    scene = after(
        f"table theater altar; A.coins 30; A.wonders {wonder}; A.city stone_pit drying_room; "
        "B.city quarry sawmill glassworks press caravansery",
        f"raise {wonder} with theater",
    )
    assert scene.pending == "A destroy"
    assert scene.moves == {f"destroy {card}" for card in targets}


def test_d9_2_the_destroyed_card_goes_to_the_discard_pile() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders statue_of_zeus; B.city quarry clay_pool",
        "raise statue_of_zeus with theater",
        "destroy quarry",
    )
    assert scene.cities[B] == {"clay_pool"}
    assert scene.discard == {"quarry"}
    assert scene.pending == "B turn"


def test_d9_2_production_of_the_destroyed_card_ends_for_both() -> None:
    before = position("table theater altar; A.coins 30; A.wonders statue_of_zeus; B.city shelf_quarry")
    assert (before.price(B, "walls"), before.price(A, "walls")) == (0, 8)
    scene = before.after("raise statue_of_zeus with theater", "destroy shelf_quarry")
    assert (scene.price(B, "walls"), scene.price(A, "walls")) == (4, 4)


def test_d9_2_the_destroyed_card_counts_no_more() -> None:
    """Shipowners count three brown and grey cards of B, and two after one is destroyed."""
    before = position(
        "age 3; table palace town_hall; A.coins 30; A.wonders circus_maximus; A.city shipowners_guild; "
        "B.city quarry press glassworks"
    )
    assert before.sheet(A)["purple"] == 3
    scene = before.after("raise circus_maximus with palace", "destroy press")
    assert scene.sheet(A)["purple"] == 2


def test_d9_2_a_fixed_price_outlives_the_destruction() -> None:
    scene = after(
        "table theater altar; A.coins 30; A.wonders statue_of_zeus; A.city stone_reserve; B.city shelf_quarry",
        "raise statue_of_zeus with theater",
        "destroy shelf_quarry",
    )
    assert scene.price(A, "walls") == 2


@pytest.mark.parametrize("wonder", ["circus_maximus", "statue_of_zeus"])
def test_d9_2_without_a_target_the_wonder_can_be_built(wonder: str) -> None:
    scene = after(
        f"table theater altar; A.coins 20; A.wonders {wonder}; A.city quarry press; B.city tavern",
        f"raise {wonder} with theater",
    )
    assert scene.raised[A] == {wonder: "theater"}
    assert scene.pawn == 1
    assert scene.pending == "B turn"


def test_d9_2_cards_of_other_colours_are_no_target() -> None:
    with pytest.raises(MoveError, match="move/illegal"):
        after(
            "table theater altar; A.coins 20; A.wonders statue_of_zeus; B.city quarry press",
            "raise statue_of_zeus with theater",
            "destroy press",
        )


# ---- D9.3 the Great Library

LIBRARY = "table theater altar; A.coins 20; A.wonders great_library; board agriculture economy law masonry strategy"
IN_THE_BOX = {"architecture", "mathematics", "philosophy", "theology", "urbanism"}


def test_d9_3_three_tokens_of_the_box_are_drawn() -> None:
    scene = after(LIBRARY, "raise great_library with theater")
    assert scene.pending == "nature show"
    assert len(set(draws.outcomes(scene.state) or ())) == 10
    for wrong in ("show philosophy urbanism", "show philosophy urbanism law"):
        with pytest.raises(DrawError):
            scene.after(wrong)


def test_d9_3_one_token_is_kept_the_others_go_back() -> None:
    scene = after(LIBRARY, "raise great_library with theater", "show philosophy theology urbanism")
    assert scene.pending == "A pick"
    assert scene.moves == {"take philosophy", "take theology", "take urbanism"}
    kept = scene.after("take philosophy")
    assert kept.tokens[A] == {"philosophy"}
    assert kept.box == IN_THE_BOX - {"philosophy"}
    assert kept.board == {"agriculture", "economy", "law", "masonry", "strategy"}
    assert kept.pending == "B turn"


def test_d9_3_the_effect_of_the_token_comes_at_once() -> None:
    scene = after(LIBRARY, "raise great_library with theater", "show philosophy theology urbanism")
    assert scene.after("take urbanism").coins == (scene.coins[A] + 6, 7)


def test_d9_3_the_three_are_shown_to_both() -> None:
    state = after(LIBRARY, "raise great_library with theater", "show philosophy theology urbanism").state
    for seat in (A, B, None):
        assert view(state, seat).shown == ("philosophy", "theology", "urbanism")


def test_d9_3_tokens_taken_by_pairs_do_not_come_into_the_box() -> None:
    scene = after(f"{LIBRARY.replace(' economy', '')}; B.tokens economy", "raise great_library with theater")
    with pytest.raises(DrawError, match="draw/not-in-pool"):
        scene.after("show economy theology urbanism")


# ---- D9.4 the Mausoleum

MAUSOLEUM = "table theater altar; A.coins 20; A.wonders mausoleum"


def test_d9_4_a_discarded_card_is_built_for_free() -> None:
    scene = after(f"{MAUSOLEUM}; discard pretorium tavern", "raise mausoleum with theater")
    assert scene.pending == "A revive"
    coins = scene.coins[A]
    revived = scene.after("revive pretorium")
    assert revived.coins[A] == coins
    assert revived.pawn == 3
    assert revived.cities[A] == {"pretorium"}
    assert revived.discard == {"tavern"}
    assert revived.pending == "B turn"


def test_d9_4_reviving_is_compulsory() -> None:
    scene = after(f"{MAUSOLEUM}; discard pretorium tavern", "raise mausoleum with theater")
    assert scene.moves == {"revive pretorium", "revive tavern"}


def test_d9_4_cards_of_every_age_and_guilds_are_offered_and_leave_the_pile() -> None:
    scene = after(f"{MAUSOLEUM}; discard baths arena statue builders_guild", "raise mausoleum with theater")
    assert scene.moves == {"revive baths", "revive statue", "revive arena", "revive builders_guild"}
    revived = scene.after("revive builders_guild")
    assert revived.cities[A] == {"builders_guild"}
    assert revived.discard == {"baths", "statue", "arena"}


def test_d9_4_with_an_empty_pile_the_mausoleum_can_be_built_and_nothing_is_asked() -> None:
    scene = after(MAUSOLEUM, "raise mausoleum with theater")
    assert scene.raised[A] == {"mausoleum": "theater"}
    assert scene.pending == "B turn"


def test_d9_4_a_revived_card_brings_its_coins() -> None:
    scene = after(f"{MAUSOLEUM}; discard brewery", "raise mausoleum with theater")
    assert scene.after("revive brewery").coins == (scene.coins[A] + 6, 7)


def test_d9_4_a_revived_red_card_counts_strategy() -> None:
    scene = after(
        f"{MAUSOLEUM}; A.tokens strategy; discard walls; B.coins 7", "raise mausoleum with theater", "revive walls"
    )
    assert scene.pawn == 3
    assert scene.coins[B] == 5


def test_d9_4_a_revived_green_card_completes_a_pair() -> None:
    scene = after(
        f"{MAUSOLEUM}; A.city academy; discard study; board agriculture law",
        "raise mausoleum with theater",
        "revive study",
    )
    assert scene.pending == "A take"
    assert scene.moves == {"take agriculture", "take law"}
    assert scene.after("take law").pending == "B turn"


def test_d9_4_a_destroyed_card_can_be_revived() -> None:
    """A destroys B's quarry; B brings it back with the Mausoleum."""
    scene = after(
        "table theater altar / tavern; A.coins 20; B.coins 20; A.wonders statue_of_zeus; B.wonders mausoleum; "
        "B.city quarry",
        "raise statue_of_zeus with tavern",
        "destroy quarry",
        "raise mausoleum with theater",
    )
    assert scene.moves == {"revive quarry"}
    revived = scene.after("revive quarry")
    assert revived.cities[B] == {"quarry"}
    assert revived.price(B, "baths") == 0
    assert revived.price(A, "baths") == 3


def test_d9_4_reviving_is_no_chain_and_pays_no_urbanism_coins() -> None:
    scene = after(f"{MAUSOLEUM}; A.tokens urbanism; A.city baths; discard aqueduct", "raise mausoleum with theater")
    assert scene.after("revive aqueduct").coins == scene.coins


def test_d9_4_reviving_is_no_purchase_and_pays_no_economy_income() -> None:
    scene = after(f"{MAUSOLEUM}; B.tokens economy; discard palace", "raise mausoleum with theater")
    assert scene.after("revive palace").coins == scene.coins


def test_d9_4_a_revived_card_can_be_the_start_of_a_chain() -> None:
    scene = after(f"{MAUSOLEUM}; discard baths", "raise mausoleum with theater", "revive baths")
    assert scene.price(A, "aqueduct") == 0


def test_d9_4_the_card_under_the_mausoleum_itself_is_not_in_the_pile() -> None:
    scene = after(f"{MAUSOLEUM}; discard tavern", "raise mausoleum with theater")
    assert scene.moves == {"revive tavern"}


def test_d9_4_cards_under_other_wonders_and_unseen_cards_are_not_in_the_pile() -> None:
    scene = after(
        f"{MAUSOLEUM} pyramids+baths; B.wonders sphinx+stable; discard tavern", "raise mausoleum with theater"
    )
    assert scene.moves == {"revive tavern"}


# ---- D9.5 the other wonders


def test_d9_5_great_lighthouse_makes_one_raw_material_of_choice() -> None:
    scene = after(
        "age 2; table walls statue brewery; A.coins 10; A.wonders great_lighthouse", "raise great_lighthouse with walls"
    )
    assert [scene.price(A, card) for card in ("baths", "stable", "garrison", "apothecary")] == [0, 0, 0, 2]


def test_d9_5_piraeus_makes_one_good_of_choice_already_in_its_extra_turn() -> None:
    scene = after(
        "table apothecary altar; A.coins 8; A.wonders piraeus", "raise piraeus with altar", "build apothecary"
    )
    assert scene.coins == (0, 7)


@pytest.mark.parametrize(
    ("wonder", "points", "coins", "shields"),
    [
        ("appian_way", 3, 3, 0),
        ("circus_maximus", 3, 0, 1),
        ("colossus", 3, 0, 2),
        ("great_library", 4, 0, 0),
        ("great_lighthouse", 4, 0, 0),
        ("hanging_gardens", 3, 6, 0),
        ("mausoleum", 2, 0, 0),
        ("piraeus", 2, 0, 0),
        ("pyramids", 9, 0, 0),
        ("sphinx", 6, 0, 0),
        ("statue_of_zeus", 3, 0, 1),
        ("temple_of_artemis", 0, 12, 0),
    ],
)
def test_d9_5_points_coins_and_shields_of_each_wonder(wonder: str, points: int, coins: int, shields: int) -> None:
    before = position(f"table theater altar; A.coins 20; A.wonders {wonder}")
    scene = before.after(f"raise {wonder} with theater")
    assert scene.sheet(A).get("wonders", 0) == points
    assert scene.coins[A] == 20 - before.price(A, wonder) + coins
    assert scene.pawn == shields
