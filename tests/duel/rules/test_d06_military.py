"""D6: military."""

import pytest
from tests.duel.rules.scene import A, B, after, position

from sevenwonders.duel.view import view


@pytest.mark.parametrize(
    ("age", "card", "spaces"), [(1, "guard_tower", 1), (2, "walls", 2), (3, "pretorium", 3), (3, "arsenal", 3)]
)
def test_d6_1_each_shield_moves_the_pawn_one_space(age: int, card: str, spaces: int) -> None:
    scene = after(f"age {age}; table {card}; A.coins 30; loot none", f"build {card}")
    assert scene.pawn == spaces
    assert scene.details_of("pawn-moved") == [{"seat": A, "from": 0, "to": spaces}]


def test_d6_1_towards_the_opponents_capital_from_either_side() -> None:
    assert after("age 2; table walls statue; ask B; B.coins 9", "build walls").pawn == -2
    assert after("age 2; table walls statue; pawn -1; A.coins 9", "build walls").pawn == 1


@pytest.mark.parametrize(("wonder", "spaces"), [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)])
def test_d6_1_shields_of_wonders_move_the_pawn(wonder: str, spaces: int) -> None:
    scene = after(f"table theater altar; A.coins 20; A.wonders {wonder}", f"raise {wonder} with theater")
    assert scene.pawn == spaces


def test_d6_1_discarding_a_red_card_moves_nothing() -> None:
    assert after("age 2; table walls statue", "sell walls").pawn == 0


def test_d6_2_entering_the_zone_takes_two_coins_and_the_token() -> None:
    # The rulebook's example: Archery Range, two shields, into a new zone.
    scene = after("age 2; table archery_range walls; pawn 1; A.coins 9; B.coins 7", "build archery_range")
    assert scene.pawn == 3
    assert scene.coins == (3, 5)
    assert scene.loot == {"A2", "A5", "B5"}
    assert scene.details_of("loot-taken") == [{"seat": B, "loot": 2}]
    assert scene.details_of("coins-lost") == [{"seat": B, "coins": 2}]


def test_d6_2_entering_the_next_zone_takes_five_coins() -> None:
    scene = after("table guard_tower altar; pawn 5; loot A2 A5 B5; B.coins 7", "build guard_tower")
    assert scene.coins == (7, 2)
    assert scene.loot == {"A2", "A5"}


def test_d6_2_the_other_player_loses_on_the_other_side() -> None:
    scene = after("table guard_tower altar; ask B; pawn -2; A.coins 7; B.coins 7", "build guard_tower")
    assert scene.coins == (5, 7)
    assert scene.loot == {"A5", "B2", "B5"}


def test_d6_2_a_token_taken_is_gone() -> None:
    scene = after("table guard_tower altar; pawn 2; loot A2 A5 B5; B.coins 7", "build guard_tower")
    assert scene.pawn == 3
    assert scene.coins == (7, 7)
    assert scene.details_of("loot-taken") == []


def test_d6_2_the_last_coin_is_left() -> None:
    assert after("table guard_tower altar; pawn 2; B.coins 3", "build guard_tower").coins == (7, 1)


def test_d6_2_coins_never_fall_below_zero() -> None:
    scene = after("table guard_tower altar; pawn 2; B.coins 1", "build guard_tower")
    assert scene.coins == (7, 0)
    assert scene.details_of("coins-lost") == [{"seat": B, "coins": 1}]
    assert scene.loot == {"A2", "A5", "B5"}


def test_d6_2_a_token_is_used_up_on_an_opponent_without_coins() -> None:
    scene = after("table guard_tower altar; pawn 2; B.coins 0", "build guard_tower")
    assert scene.loot == {"A2", "A5", "B5"}
    assert scene.details_of("coins-lost") == []


def test_d6_2_moving_inside_a_zone_takes_nothing() -> None:
    scene = after("age 2; table walls statue; pawn 3; loot A2 A5 B5; A.coins 9; B.coins 7", "build walls")
    assert scene.pawn == 5
    assert scene.coins == (5, 7)


def test_d6_2_being_pushed_back_costs_nothing() -> None:
    """The pawn leaves A's half; A's own shields do not trigger the tokens there."""
    scene = after("age 3; table pretorium palace; pawn -4; loot A5 B2 B5; A.coins 8; B.coins 7", "build pretorium")
    assert scene.pawn == -1
    assert scene.coins == (0, 7)
    assert scene.loot == {"A5", "B2", "B5"}


JUMP = "age 3; table pretorium palace; pawn 2; A.coins 8; A.tokens strategy"


def test_d6_2_pawn_jump_takes_both_tokens() -> None:
    scene = after(f"{JUMP}; B.coins 10", "build pretorium")
    assert scene.pawn == 6
    assert scene.coins == (0, 3)
    assert scene.loot == {"A2", "A5"}
    assert scene.details_of("loot-taken") == [{"seat": B, "loot": 2}, {"seat": B, "loot": 5}]


@pytest.mark.parametrize("coins", [0, 1, 4, 6])
def test_d6_2_pawn_jump_takes_both_tokens_from_a_poor_opponent(coins: int) -> None:
    scene = after(f"{JUMP}; B.coins {coins}", "build pretorium")
    assert scene.coins == (0, 0)
    assert scene.loot == {"A2", "A5"}


def test_d6_3_pawn_on_the_capital_wins_at_once() -> None:
    scene = after("age 2; table walls statue; pawn 7; loot none; A.coins 9", "build walls")
    assert scene.pawn == 9
    assert scene.pending == "over A military"
    assert scene.moves == set()


def test_d6_3_shields_beyond_the_capital_are_of_no_use() -> None:
    scene = after("age 3; table pretorium palace; pawn 8; loot none; A.coins 8", "build pretorium")
    assert scene.pawn == 9
    assert scene.pending == "over A military"


def test_d6_3_more_points_do_not_help_against_a_military_victory() -> None:
    scene = after(
        "age 3; table pretorium palace; pawn 6; loot A2 A5; A.coins 8; B.coins 90; B.city town_hall obelisk gardens",
        "build pretorium",
    )
    assert scene.pending == "over A military"


def test_d6_3_no_card_is_destroyed_by_the_shield_that_wins() -> None:
    scene = after(
        "table theater altar; pawn 8; loot none; A.coins 20; A.wonders statue_of_zeus; B.city quarry",
        "raise statue_of_zeus with theater",
    )
    assert scene.pending == "over A military"
    assert scene.cities[B] == {"quarry"}
    assert scene.discard == set()


def test_d6_3_no_extra_turn_and_no_reveal_after_the_shield_that_wins() -> None:
    scene = after(
        "age 3; table palace / ? / senate; pawn 7; loot none; A.coins 20; A.wonders colossus; A.tokens theology",
        "raise colossus with senate",
    )
    assert scene.pending == "over A military"
    assert scene.details_of("extra-turn") == []
    assert not view(scene.state).extra_turn


def test_d6_3_a_red_card_of_the_mausoleum_wins_too() -> None:
    scene = after(
        "table theater altar; pawn 7; loot none; A.coins 20; A.wonders mausoleum; discard walls",
        "raise mausoleum with theater",
        "revive walls",
    )
    assert scene.pending == "over A military"


def test_d6_3_the_last_card_of_an_age_wins_too() -> None:
    scene = after("age 3; table pretorium; pawn 6; loot A2 A5; A.coins 8", "build pretorium")
    assert scene.pending == "over A military"


def test_d6_4_strategy_adds_a_shield_to_red_cards() -> None:
    # The rulebook's example: two shields move the pawn three spaces.
    assert after("age 2; table walls statue; A.coins 9; A.tokens strategy", "build walls").pawn == 3


def test_d6_4_strategy_does_not_count_for_wonders() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders colossus; A.tokens strategy", "raise colossus with theater"
    )
    assert scene.pawn == 2


def test_d6_4_strategy_does_not_count_for_earlier_cards() -> None:
    scene = after(
        "age 3; table study palace; pawn 1; A.coins 20; A.city academy guard_tower; board strategy",
        "build study",
        "take strategy",
    )
    assert scene.tokens[A] == {"strategy"}
    assert scene.pawn == 1


def test_d6_4_the_opponents_strategy_adds_nothing() -> None:
    assert after("age 2; table walls statue; A.coins 9; B.tokens strategy", "build walls").pawn == 2


def test_d6_4_strategy_counts_for_a_red_card_of_the_mausoleum() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders mausoleum; A.tokens strategy; discard guard_tower",
        "raise mausoleum with theater",
        "revive guard_tower",
    )
    assert scene.pawn == 2


def test_d6_4_strategy_adds_one_shield_per_card() -> None:
    scene = position("age 3; table pretorium palace; A.coins 8; A.tokens strategy; loot none")
    assert scene.after("build pretorium").pawn == 4
