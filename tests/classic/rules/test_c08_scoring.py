"""C8: scoring."""

from itertools import product

import pytest
from tests.classic.rules.scene import A, B, position

from sevenwonders.classic.score import LINES, symbol_points

SIX = "boards gizah_day rhodos_day ephesos_day babylon_day olympia_day alexandria_day"


def test_c8_1_the_lines_come_in_the_order_of_the_score_pad() -> None:
    assert LINES == ("wonder", "treasury", "military", "blue", "yellow", "green", "purple")


def test_c8_1_wonder_stages() -> None:
    assert position("A.wonder altar baths; A.coins 0").sheet(A) == {"wonder": 3 + 5}


@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_c8_1_one_point_for_three_coins(coins: int, points: int) -> None:
    assert position(f"A.coins {coins}").sheet(A).get("treasury", 0) == points


def test_c8_1_military_may_be_negative() -> None:
    assert position("A.coins 0; A.tokens -1 -1 1; age 2").sheet(A) == {"military": -1}
    assert position("A.coins 0; A.tokens 1 3 5 -1 -1; age 3").sheet(A) == {"military": 1 + 3 + 5 - 2}


def test_c8_1_the_total_may_be_negative() -> None:
    scene = position("age 3; turn 6; A.coins 0; A.tokens -1 -1 -1 -1; B.city arsenal; C.city walls").turn()
    assert scene.sheet(A) == {"military": -6, "treasury": 1}
    assert scene.details_of("game-over")[0]["points"][A] == -5


def test_c8_1_blue_and_yellow() -> None:
    scene = position(
        "age 3; A.coins 0; A.city altar palace lighthouse forum haven sawmill lumber_yard arena; A.wonder baths"
    )
    assert scene.sheet(A) == {"wonder": 3, "blue": 3 + 8, "yellow": 4 + 2 + 1}


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("apothecary", 1),
        ("apothecary dispensary", 4),
        ("apothecary dispensary academy", 9),
        ("apothecary workshop scriptorium", 3 + 7),
        ("apothecary dispensary workshop scriptorium", 4 + 1 + 1 + 7),
        ("apothecary dispensary workshop laboratory scriptorium library", 4 * 3 + 2 * 7),
    ],
)
def test_c8_1_green_squares_and_sets(cards: str, points: int) -> None:
    assert position(f"age 3; A.coins 0; A.city {cards}").sheet(A) == {"green": points}


def test_c8_1_a_wild_symbol_is_set_in_the_best_way() -> None:
    scene = position("age 3; A.coins 0; A.city scientists_guild apothecary workshop")
    assert scene.sheet(A)["green"] == 3 + 7
    scene = position("age 3; A.coins 0; A.city scientists_guild apothecary dispensary academy lodge")
    assert scene.sheet(A)["green"] == 25
    assert position("age 3; A.coins 0; A.city scientists_guild").sheet(A)["green"] == 1


def test_c8_1_two_wild_symbols_together() -> None:
    board = "boards babylon_day rhodos_day ephesos_day; age 3; A.coins 0; A.wonder altar baths"
    scene = position(f"{board}; A.city scientists_guild apothecary")
    assert scene.sheet(A)["green"] == 3 + 7  # better than three compasses
    scene = position(f"{board}; A.city scientists_guild apothecary dispensary academy")
    assert scene.sheet(A)["green"] == max(25, 9 + 1 + 1 + 7)
    scene = position(f"{board}; A.city scientists_guild apothecary dispensary workshop laboratory")
    assert scene.sheet(A)["green"] == max(symbol_points(a, b, c) for a, b, c in ((4, 2, 0), (3, 2, 1), (2, 2, 2)))


@pytest.mark.parametrize("wild", [0, 1, 2])
def test_c8_1_no_way_to_set_wild_symbols_is_better(wild: int) -> None:
    green = {
        "compass": ["apothecary", "dispensary", "academy", "lodge"],
        "gear": ["workshop", "laboratory", "observatory", "study"],
        "tablet": ["scriptorium", "library", "school", "university"],
    }
    guild = " scientists_guild" if wild else ""
    stages = "; A.wonder altar baths" if wild == 2 else ""
    for counts in product(range(5), repeat=3):
        cards = " ".join(card for cards, count in zip(green.values(), counts, strict=True) for card in cards[:count])
        line = f"boards babylon_day rhodos_day ephesos_day; age 3; turn 6; A.coins 0; A.city {cards}{guild}{stages}"
        best = max(
            sum(n * n for n in tried) + 7 * min(tried)
            for chosen in product(range(3), repeat=wild)
            for tried in [[count + chosen.count(place) for place, count in enumerate(counts)]]
        )
        assert position(line).sheet(A).get("green", 0) == best


@pytest.mark.parametrize(
    ("guild", "cities", "points"),
    [
        ("workers_guild", "B.city sawmill clay_pool; D.city stone_pit; C.city quarry; A.city lumber_yard", 3),
        ("craftsmens_guild", "B.city loom_1; D.city press_1 glassworks_1; C.city loom_2; A.city press_2", 2 * 3),
        ("traders_guild", "B.city tavern marketplace; D.city forum; C.city vineyard; A.city bazar", 3),
        ("philosophers_guild", "B.city workshop; D.city school study; C.city library; A.city academy", 3),
        ("spies_guild", "B.city walls; D.city barracks stockade; C.city arsenal; A.city stables", 3),
        ("magistrates_guild", "B.city altar palace; D.city baths; C.city aqueduct; A.city theater", 3),
    ],
)
def test_c8_2_guilds_count_both_neighbours(guild: str, cities: str, points: int) -> None:
    # Neither the own city nor C's, which is opposite.
    boards = "boards gizah_day rhodos_day ephesos_day babylon_day"
    scene = position(f"{boards}; age 3; A.coins 0; {cities} {guild}")
    assert scene.sheet(A)["purple"] == points


def test_c8_2_builders_count_the_stages_of_three_wonders() -> None:
    scene = position(
        "age 3; A.city builders_guild; A.wonder altar; B.wonder baths theater; C.wonder loom_1 press_1 stockade"
    )
    assert scene.sheet(A)["purple"] == 6


@pytest.mark.parametrize(
    ("board", "stages"), [("rhodos_night", 2), ("gizah_day", 3), ("gizah_night", 4), ("babylon_night", 2)]
)
def test_c8_2_decorators_need_every_stage_of_the_own_side(board: str, stages: int) -> None:
    cards = ["altar", "baths", "theater", "loom_1"]
    for built in range(stages + 1):
        wonder = f"; A.wonder {' '.join(cards[:built])}" if built else ""
        scene = position(f"boards {board} olympia_day ephesos_day; age 3; A.city decorators_guild{wonder}")
        assert scene.sheet(A).get("purple", 0) == (7 if built == stages else 0)


def test_c8_2_shipowners_count_own_brown_grey_and_purple_with_themselves() -> None:
    scene = position(
        "age 3; A.city shipowners_guild workers_guild sawmill clay_pool loom_1; B.city stone_pit; A.coins 0"
    )
    assert scene.sheet(A)["purple"] == 5 + 1


def test_c8_3_most_points_win() -> None:
    assert position("age 3; turn 6; B.city palace").turn().pending == "over B"


def test_c8_3_of_equal_points_more_coins_win() -> None:
    # 3 + 3 coins each are 2 points; A has 2 coins more, which are no point.
    scene = position("age 3; turn 6; A.coins 5; B.coins 4; C.coins 3").turn()
    assert scene.coins == (8, 7, 6)
    assert scene.pending == "over A"


def test_c8_3_coins_decide_among_the_best_only() -> None:
    scene = position("age 3; turn 6; A.coins 60; B.coins 0; B.city palace altar theater pantheon gardens").turn()
    assert scene.details_of("game-over") == [{"winners": [B], "points": [21, 27, 2]}]


def test_c8_3_all_seats_may_share_the_victory() -> None:
    assert position("age 3; turn 6").turn().pending == "over A B C"


def test_c8_3_equal_points_and_coins_share_the_victory() -> None:
    scene = position("age 3; turn 6; A.coins 4; B.coins 4; C.coins 3").turn()
    assert scene.pending == "over A B"
    assert scene.details_of("game-over") == [{"winners": [0, 1], "points": [2, 2, 2]}]
