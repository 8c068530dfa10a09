"""The reference follows hand-computed examples of each rule and plays complete games."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from tests.classic.reference import (
    FREE,
    Action,
    Table,
    Way,
    best_ways,
    deck,
    draw_hands,
    guilds,
    guilds_in_play,
    science,
)

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("reference_data.json").read_text(encoding="utf-8"))
WONDERS = [wonder["id"] for wonder in DATA["wonders"]]
RAW = {"wood", "stone", "clay", "ore"}


def position(
    boards: str = "gizah rhodos ephesos",
    cities: Sequence[str] = (),
    hands: Sequence[str] = (),
    *,
    stages: Sequence[int] = (),
    coins: Sequence[int] = (),
    age: int = 1,
    turn: int = 2,
) -> Table:
    """Return a table in the middle of a turn. Boards show the day side unless written "babylon/night"."""
    sides = [board.partition("/") for board in boards.split()]
    table = Table(DATA, [(wonder, side or "day") for wonder, _, side in sides])
    table.phase, table.age, table.turn = "turn", age, turn
    for seat, city in enumerate(cities):
        table.city[seat] = city.split()
    table.hands = [["altar"] * (8 - turn) for _ in sides]
    for seat, hand in enumerate(hands):
        if hand:
            table.hands[seat] = sorted(hand.split())
    for seat, number in enumerate(stages):
        table.stages[seat] = number
        table.markers[seat] = ["altar"] * number
    for seat, number in enumerate(coins):
        table.coins[seat] = number
    return table


def ways(table: Table, kind: str, card: str, seat: int = 0) -> set[Way]:
    return {action[2] for action in table.actions(seat) if action[:2] == (kind, card) and kind != "sell"}


def play(table: Table, *actions: Action) -> None:
    """Play a turn: the first seats take the given actions, the others sell their first card."""
    for seat in table.seats:
        table.choose(seat, actions[seat] if seat < len(actions) else ("sell", table.hands[seat][0]))


# -------------------------------------------------------------------- the cards


def test_c1_1_decks() -> None:
    copies = Counter(card["age"] for card in DATA["cards"] for _ in card["copies"])
    assert copies == {1: 49, 2: 49, 3: 50}
    assert len(guilds(DATA)) == 10
    assert len(WONDERS) == 7
    for players in range(3, 8):
        for age in (1, 2, 3):
            assert len(deck(DATA, players, age)) + guilds_in_play(players, age) == 7 * players


def test_cards_agree_with_each_other() -> None:
    given = {symbol for card in DATA["cards"] for symbol in card["chain_gives"]}
    assert given == {symbol for card in DATA["cards"] for symbol in card["chain_needs"]}
    for card in DATA["cards"]:
        # The reference decides by colour (C5.2), the data mark each card.
        produces = "produces" in card["effects"] or "choice" in card["effects"]
        assert card["effects"].get("sellable_to_neighbours", False) == (card["type"] in {"brown", "grey"})
        assert produces == ("sellable_to_neighbours" in card["effects"])
    names = Counter(card["building"] for card in DATA["cards"])
    assert {name for name, number in names.items() if number > 1} == {"glassworks", "loom", "press"}


def test_deal_takes_the_whole_age_only() -> None:
    table = Table(DATA, [("gizah", "day"), ("rhodos", "day"), ("ephesos", "day")])
    assert table.pending() == ("deal", 1)
    hands = draw_hands(DATA, 3, 1, random.Random(0))
    with pytest.raises(ValueError, match="not the cards"):
        table.deal(draw_hands(DATA, 3, 2, random.Random(0)))
    with pytest.raises(ValueError, match="not seven"):
        table.deal([hands[0] + hands[1], [], hands[2]])
    table.deal(hands)
    assert table.pending() == ("choose", {0, 1, 2})
    assert table.hands == [sorted(hand) for hand in hands]


# -------------------------------------------------------------------- a turn


@pytest.mark.parametrize(("age", "receiver"), [(1, 1), (2, 3), (3, 1)])
def test_c2_1_hands_are_passed(age: int, receiver: int) -> None:
    table = position("gizah rhodos ephesos olympia", hands=["well theater", "", "", ""], age=age)
    play(table, ("sell", "well"))
    assert table.hands[receiver] == ["theater"]
    assert table.turn == 3


def test_c2_1_choices_are_secret_and_made_once() -> None:
    table = position(hands=["well theater"])
    table.choose(0, ("sell", "well"))
    assert table.pending() == ("choose", {1, 2})
    assert table.actions(0) == set()
    assert (table.coins[0], table.discard) == (3, [])
    with pytest.raises(ValueError, match="cannot"):
        table.choose(0, ("sell", "theater"))


def test_c2_2_leftover_without_coins() -> None:
    table = position(hands=["well theater", "baths well", "altar well"], turn=6)
    play(table, ("sell", "well"), ("sell", "well"), ("sell", "well"))
    assert sorted(table.discard) == ["altar", "baths", "theater", "well", "well", "well"]
    assert table.coins == [6, 6, 6]
    assert table.pending() == ("deal", 2)
    assert table.hands == [[], [], []]


def test_c3_1_same_name_across_ages_and_twice_in_hand() -> None:
    table = position(cities=["glassworks_1"], hands=["glassworks_2 altar altar"], coins=[10], age=2)
    assert table.actions(0) == {("sell", "glassworks_2"), ("build", "altar", FREE), ("sell", "altar")}
    table = position("gizah rhodos ephesos", ["glassworks_1 sawmill"], ["glassworks_2"], age=2)
    assert table.actions(0) == {("sell", "glassworks_2"), ("stage", "glassworks_2", FREE)}


def test_c3_2_marker_is_no_building_and_stages_come_in_order() -> None:
    table = position("gizah rhodos ephesos", ["sawmill stone_pit quarry"], ["theater"])
    play(table, ("stage", "theater", FREE))
    assert (table.stages[0], table.markers[0], table.city[0]) == (1, ["theater"], ["sawmill", "stone_pit", "quarry"])
    table.hands[0] = ["gardens", "theater"]
    # Gardens is not chained, Theater is no duplicate; stage 3 (four stones, available) needs stage 2 first
    assert table.actions(0) == {("sell", "gardens"), ("sell", "theater"), ("build", "theater", FREE)}
    table.stages[0] = 2
    assert ways(table, "stage", "gardens") == {FREE}
    table.stages[0] = 3
    assert ways(table, "stage", "gardens") == set()


# -------------------------------------------------------------------- costs and trade


def test_c4_2_forum_by_either_post() -> None:
    for post in ("east_trading_post", "west_trading_post"):
        assert ways(position(cities=[post], hands=["forum"]), "build", "forum") == {FREE}
    assert ways(position(cities=["marketplace"], hands=["forum"]), "build", "forum") == set()


def test_c4_2_free_by_chain_offers_no_payment() -> None:
    table = position(cities=["baths", "quarry", "quarry"], hands=["aqueduct"], coins=[20])
    assert ways(table, "build", "aqueduct") == {FREE}


def test_c4_3_choice_gives_one_resource() -> None:
    # stables: wood, clay, ore
    own = "timber_yard clay_pit"
    assert ways(position("gizah ephesos olympia", [own], ["stables"], coins=[9]), "build", "stables") == {(0, 0, 2)}
    own += " tree_farm"
    assert ways(position("gizah ephesos olympia", [own], ["stables"], coins=[0]), "build", "stables") == {FREE}


def test_c5_2_choice_card_sold_as_different_resources_to_two_buyers() -> None:
    # seat 0 is the left neighbour of seat 2 and the right neighbour of seat 1; it uses the card itself as well
    cities = ["timber_yard", "", ""]
    table = position("ephesos alexandria olympia", cities, ["stockade altar", "baths altar", "stockade altar"])
    assert ways(table, "build", "baths", 1) == {(0, 0, 2)}
    assert ways(table, "build", "stockade", 2) == {(0, 2, 0)}
    play(table, ("build", "stockade", FREE), ("build", "baths", (0, 0, 2)), ("build", "stockade", (0, 2, 0)))
    assert table.coins == [7, 1, 1]


def test_c5_2_yellow_cards_and_stages_are_not_for_sale() -> None:
    cities = ["", "caravansery forum", "caravansery forum"]
    table = position("gizah alexandria ephesos", cities, ["stockade apothecary"], stages=[0, 2, 0], coins=[20])
    assert ways(table, "build", "stockade") == set()
    assert ways(table, "build", "apothecary") == set()
    table.hands[1] = ["stockade", "apothecary", "palace"]
    assert ways(table, "build", "stockade", 1) == {FREE}
    table.city[0] = ["loom_1", "ore_vein"]
    table.coins[1] = 20
    # Glass is at home, wood and clay come from Caravansery and the stage, stone and ore from Gizah on the right; Forum
    # gives cloth, and papyrus is bought from Ephesos on the left, or the other way round, and cloth is bought in Gizah.
    assert ways(table, "build", "palace", 1) == {(0, 2, 4), (0, 0, 6)}


def test_c5_3_symbol_once_per_buyer() -> None:
    # brickyard has two symbols, clay_pool one; courthouse needs two clay and one cloth
    table = position("halikarnassos rhodos ephesos", ["", "clay_pool", ""], ["courthouse"], coins=[20])
    assert ways(table, "build", "courthouse") == set()
    table.city[2] = ["brickyard"]
    assert ways(table, "build", "courthouse") == {(0, 2, 2), (0, 0, 4)}


def test_c5_4_coins_of_this_turn_pay_nothing_this_turn() -> None:
    # seat 1 buys from seat 0 and seat 2 sells a card, but seat 0 has one coin to spend
    table = position("gizah ephesos olympia", ["lumber_yard", "clay_pool", ""], ["barracks", "baths"], coins=[1, 5, 0])
    table.city[1] = ["ore_vein"]
    table.choose(1, ("build", "baths", (0, 0, 2)))
    table.choose(2, ("sell", "altar"))
    assert table.actions(0) == {("sell", "barracks")}
    table.choose(0, ("sell", "barracks"))
    assert table.coins == [6, 3, 3]


def test_c5_4_new_building_of_a_neighbour_is_not_for_sale() -> None:
    table = position("gizah ephesos olympia", [], ["stockade altar", "lumber_yard altar"], coins=[9])
    table.choose(1, ("build", "lumber_yard", FREE))
    assert ways(table, "build", "stockade") == set()
    table.choose(0, ("build", "altar", FREE))
    table.choose(2, ("sell", "altar"))
    table.hands[0] = ["stockade"]
    assert ways(table, "build", "stockade") == {(0, 2, 0)}


def test_c5_5_trading_posts_and_marketplace() -> None:
    boards = "gizah rhodos rhodos"
    hands = ["barracks apothecary"]
    cities = ["", "loom_1", "loom_1"]
    for own, ore, cloth in (
        ("", {(0, 2, 0), (0, 0, 2)}, {(0, 2, 0), (0, 0, 2)}),
        ("west_trading_post", {(0, 1, 0), (0, 0, 2)}, {(0, 2, 0), (0, 0, 2)}),
        ("east_trading_post", {(0, 2, 0), (0, 0, 1)}, {(0, 2, 0), (0, 0, 2)}),
        ("marketplace", {(0, 2, 0), (0, 0, 2)}, {(0, 1, 0), (0, 0, 1)}),
    ):
        table = position(boards, [own, *cities[1:]], hands)
        assert ways(table, "build", "barracks") == ore
        assert ways(table, "build", "apothecary") == cloth
    # The seller's own post helps no other seat, and unaffordable payments are not offered.
    table = position(boards, ["west_trading_post", "east_trading_post", ""], hands, coins=[1])
    assert ways(table, "build", "barracks") == {(0, 1, 0)}


def test_c5_6_undercut_ways_are_not_offered() -> None:
    assert best_ways([(0, 2, 2), (0, 0, 4), (0, 1, 2), (0, 3, 1), (0, 3, 1)]) == {(0, 0, 4), (0, 1, 2), (0, 3, 1)}
    # one's own wood is never left unused to buy some
    table = position("gizah rhodos ephesos", ["lumber_yard", "lumber_yard", ""], ["stockade"])
    assert ways(table, "build", "stockade") == {FREE}
    # a coin of the bank, nothing else
    assert ways(position(hands=["sawmill"]), "build", "sawmill") == {(1, 0, 0)}


def test_c5_7_exact_assignment() -> None:
    """The payments equal a brute force over all orders of the symbols."""
    source = random.Random(7)
    useful = {"produces", "choice", "trade"}
    cards = [card["id"] for card in DATA["cards"] if useful & set(card["effects"])]
    seen: Counter[int] = Counter()
    for _ in range(300):
        boards = " ".join(source.sample(WONDERS, 3))
        cities = [" ".join(source.sample(cards, source.randint(1, 5))) for _ in range(3)]
        table = position(boards, cities, coins=[source.randint(0, 12)])
        cost = {r: source.randint(1, 2) for r in source.sample(["wood", "stone", "clay", "ore", "glass"], 2)}
        needed = [resource for resource, amount in cost.items() for _ in range(amount)]
        symbols = [("own", symbol) for symbol in table.own_production(0)]
        symbols += [("left", symbol) for symbol in table.for_sale(1)]
        symbols += [("right", symbol) for symbol in table.for_sale(2)]
        symbols = [(whose, symbol) for whose, symbol in symbols if set(symbol) & set(needed)]
        found: set[Way] = set()
        for order in permutations(symbols, len(needed)):
            if all(resource in symbol for resource, (_, symbol) in zip(needed, order, strict=True)):
                paid = {"own": 0, "left": 0, "right": 0}
                for resource, (whose, _) in zip(needed, order, strict=True):
                    post = {"left": "west_trading_post", "right": "east_trading_post"}.get(whose)
                    cheap = post in table.city[0] if resource in RAW else "marketplace" in table.city[0]
                    paid[whose] += 0 if whose == "own" else 1 if cheap else 2
                if paid["left"] + paid["right"] <= table.coins[0]:
                    found.add((0, paid["left"], paid["right"]))
        assert table.ways_to_pay(0, cost) == best_ways(found)
        seen[len(best_ways(found))] += 1
    assert min(seen[0], seen[1], seen[2]) > 20
    assert seen[3]


# -------------------------------------------------------------------- resolution


def test_c6_1_vineyard_and_bazar_count_cards_of_the_same_turn() -> None:
    table = position(
        "gizah rhodos ephesos olympia",
        ["stone_pit", "clay_pool", "ore_vein foundry", "lumber_yard"],
        ["vineyard altar", "sawmill altar", "quarry altar", "altar altar"],
        age=2,
    )
    play(table, ("build", "vineyard", FREE), ("build", "sawmill", (1, 0, 0)), ("build", "quarry", (1, 0, 0)))
    # own 1, left 1 + 1 new, right 1; seat 2 is no neighbour
    assert table.coins == [3 + 4, 2, 2, 6]
    table = position("gizah rhodos ephesos", ["loom_1"], ["bazar altar", "press_2 altar", "altar altar"], age=2)
    play(table, ("build", "bazar", FREE), ("build", "press_2", FREE))
    assert table.coins == [3 + 2 * 2, 3, 6]


def test_c6_1_payment_and_coins_at_once() -> None:
    # seats 0 and 1 buy from each other with their last coins
    table = position("gizah rhodos ephesos", [], ["barracks altar", "baths altar"], coins=[2, 2, 0])
    play(table, ("build", "barracks", (0, 2, 0)), ("build", "baths", (0, 0, 2)))
    assert table.coins == [2, 2, 3]
    table = position("ephesos/night rhodos gizah", ["stone_pit quarry"], ["altar tavern", "tavern well"])
    play(table, ("stage", "altar", FREE), ("build", "tavern", FREE))
    assert table.coins == [7, 8, 6]


def test_c6_2_babylon_plays_the_last_card() -> None:
    boards, hands = "babylon/night rhodos gizah", ["altar stockade", "lumber_yard tavern", "well theater"]
    table = position(boards, ["stone_pit quarry"], hands, turn=6)
    play(table, ("stage", "altar", FREE), ("build", "tavern", FREE), ("sell", "well"))
    assert table.pending() == ("last", 0)
    assert table.hands == [["stockade"], [], []]
    assert sorted(table.discard) == ["lumber_yard", "theater", "well"]
    assert table.actions(1) == set()
    assert table.actions(0) == {("build", "stockade", FREE), ("sell", "stockade")}  # stage 2 needs clay and glass
    table.choose(0, ("build", "stockade", FREE))
    assert table.city[0] == ["stone_pit", "quarry", "stockade"]
    assert table.tokens == [[1, 1], [-1], [-1]]  # before the conflicts
    assert table.pending() == ("deal", 2)


def test_c6_2_babylon_uses_the_coins_and_production_of_turn_6() -> None:
    boards, hands = "babylon/night rhodos ephesos", ["ore_vein aqueduct", "quarry altar", "stone_pit altar"]
    table = position(boards, [], hands, stages=[1], coins=[5, 1, 0], turn=6, age=2)
    play(table, ("sell", "ore_vein"), ("build", "quarry", (1, 0, 0)), ("build", "stone_pit", FREE))
    assert ways(table, "build", "aqueduct") == {(0, 4, 2)}
    table.choose(0, ("build", "aqueduct", (0, 4, 2)))
    assert table.coins == [2, 4, 2]
    table = position(boards, ["brickyard clay_pool glassworks_1"], hands, stages=[1], turn=6, age=2)
    play(table, ("build", "ore_vein", FREE))
    table.choose(0, ("stage", "aqueduct", FREE))
    assert (table.stages[0], table.markers[0][1:], table.hands[0]) == (2, ["aqueduct"], [])
    table = position(boards, [], hands, stages=[0], turn=6)
    play(table)
    assert table.pending() == ("deal", 2)  # not without the stage


def test_c6_3_halikarnassos_on_turn_6() -> None:
    boards = "halikarnassos/night rhodos babylon/night"
    hands = ["altar stockade", "well theater", "vineyard loom_2"]
    table = position(boards, ["brickyard loom_1"], hands, stages=[0, 0, 1], turn=6)
    play(table, ("stage", "altar", FREE), ("sell", "well"), ("sell", "loom_2"))
    assert table.pending() == ("last", 2)  # Babylon first
    table.choose(2, ("sell", "vineyard"))
    assert table.pending() == ("revive", 0)
    assert table.tokens == [[], [], []]
    assert table.actions(1) == set()
    # sold and left over this turn; loom_2 has the name of loom_1; own leftover too
    fit = {"stockade", "theater", "vineyard", "well"}
    assert table.actions(0) == {("revive", card) for card in fit} | {("decline",)}
    table.choose(0, ("revive", "vineyard"))
    assert table.coins == [3 + 1, 6, 9]  # the Vineyard counts the brickyard
    assert table.city[0] == ["brickyard", "loom_1", "vineyard"]
    assert sorted(table.discard) == ["loom_2", "stockade", "theater", "well"]
    assert table.pending() == ("deal", 2)


def test_c6_3_halikarnassos_may_decline_and_skips_an_empty_choice() -> None:
    table = position("halikarnassos/night rhodos gizah", ["brickyard"], ["altar well"])
    play(table, ("stage", "altar", FREE), ("sell", "altar"))
    assert table.pending() == ("revive", 0)
    assert table.turn == 2
    table.choose(0, ("decline",))
    assert (table.turn, sorted(table.discard)) == (3, ["altar", "altar"])
    hands = ["altar well", "well altar", "well altar"]
    table = position("halikarnassos/night rhodos gizah", ["brickyard altar"], hands)
    play(table, ("stage", "altar", FREE), ("sell", "altar"), ("sell", "altar"))
    assert table.turn == 3
    # asked for the stage built now only
    table = position("halikarnassos rhodos gizah", ["quarry stone_pit"], ["altar well"], stages=[2])
    play(table, ("stage", "altar", FREE))
    assert table.turn == 3


def test_c6_4_olympia_day() -> None:
    table = position("olympia gizah rhodos", ["altar"], ["stables baths sawmill"], stages=[2], coins=[0])
    # red and brown are new, coin included; blue is not, and the stone of Gizah is too dear; stage 3 has its price
    sales = {("sell", card) for card in ("stables", "baths", "sawmill")}
    assert table.actions(0) == sales | {("build", "stables", FREE), ("build", "sawmill", FREE)}
    table.stages[0] = 1
    assert table.actions(0) == sales
    table.stages[0], table.coins[0] = 2, 9
    assert ways(table, "build", "stables") == {FREE}


def test_c6_4_olympia_night() -> None:
    for stages, free in ((0, set()), (1, {1}), (2, {1, 6}), (3, {1, 6})):
        for turn in range(1, 7):
            table = position(
                "olympia/night gizah rhodos", [], ["sawmill palace"], stages=[stages], coins=[0], turn=turn, age=2
            )
            expected = {("build", "sawmill", FREE), ("build", "palace", FREE)} if turn in free else set()
            assert {action for action in table.actions(0) if action[0] == "build"} == expected


# -------------------------------------------------------------------- the end


def test_c7_1_tokens_of_the_ages() -> None:
    for age, victory in ((1, 1), (2, 3), (3, 5)):
        table = position("rhodos gizah ephesos olympia", ["barracks", "", "stables", "walls"], stages=[2], age=age)
        assert [table.shields(seat) for seat in table.seats] == [3, 0, 2, 2]
        table.fight()
        assert [sorted(tokens) for tokens in table.tokens] == [[victory, victory], [-1, -1], [victory], [-1]]


def test_c8_1_negative_military_and_treasury() -> None:
    table = position(coins=[8, 9, 2])
    table.tokens[0] = [-1, -1, 1, -1]
    assert (table.sheet(0)["military"], table.sheet(0)["treasury"]) == (-2, 2)
    assert (table.sheet(1)["treasury"], table.sheet(2)["treasury"]) == (3, 0)


def test_c8_1_science() -> None:
    assert science([], 0) == 0
    assert science(["gear"] * 3 + ["tablet"], 0) == 10
    assert science(["gear", "gear", "compass", "compass", "tablet", "tablet"], 0) == 26
    assert science(["gear", "compass"], 1) == 10  # the set
    assert science(["gear"] * 4, 1) == 25  # the same
    assert science(["gear", "gear", "compass"], 2) == 18  # 9 + 1 + 1 + 7, not 16 + 1 nor 4 + 4 + 1 + 7
    assert science(["gear", "gear", "compass", "compass", "tablet"], 1) == 26  # two sets, not 9 + 4 + 1 + 7


def test_c8_1_wild_symbols_of_guild_and_stage_count_as_green() -> None:
    table = position("babylon gizah rhodos", ["workshop laboratory scientists_guild"], stages=[2])
    sheet = table.sheet(0)
    assert (sheet["wonder"], sheet["green"], sheet["purple"]) == (3, 16, 0)  # four gears, not 4 + 1 + 1 + 7
    table.stages[0] = 1
    assert table.sheet(0)["green"] == 9


def test_c8_2_decorators_and_builders() -> None:
    table = position("gizah/night rhodos/night ephesos", ["decorators_guild builders_guild"], stages=[3, 2, 1])
    assert table.sheet(0)["purple"] == 0 + 6
    table.stages[0] = 4
    assert table.sheet(0)["purple"] == 7 + 7
    assert table.sheet(0)["wonder"] == 3 + 5 + 5 + 7
    table.city = [[], ["decorators_guild"], []]
    assert table.sheet(1)["purple"] == 7


def test_c8_2_other_guilds_and_yellow_cards() -> None:
    around = "loom_1 press_1 sawmill altar baths tavern barracks apothecary spies_guild"
    table = position(cities=["loom_1 foundry shipowners_guild", around, around])
    assert table.sheet(0)["purple"] == 3  # itself, one grey, one brown
    points = {"workers": 2, "craftsmens": 8, "traders": 2, "philosophers": 2, "spies": 2, "magistrates": 4}
    for guild, amount in points.items():
        table.city[0] = [f"{guild}_guild", "loom_1", "sawmill", "altar", "tavern", "barracks", "workshop"]
        assert table.sheet(0)["purple"] == amount
    table.city[0] = ["lighthouse", "haven", "arena", "ludus", "chamber_of_commerce", "sawmill", "loom_1", "walls"]
    table.stages[0] = 2
    assert table.sheet(0)["yellow"] == 5 + 1 + 2 + 1 + 2
    assert table.card_coins(0, "lighthouse") == 5
    assert table.card_coins(0, "haven") == 1
    assert table.card_coins(0, "arena") == 6
    assert table.card_coins(0, "ludus") == 3
    assert table.card_coins(0, "chamber_of_commerce") == 2


def test_c8_3_ties() -> None:
    table = position(cities=["altar", "", ""], coins=[3, 3, 12], age=3)
    assert [sum(table.sheet(seat).values()) for seat in table.seats] == [4, 1, 4]
    assert table.winners() == (2,)
    table.coins = [14, 3, 14]
    table.city[2] = ["theater"]
    assert table.winners() == (0, 2)
    table.coins = [13, 3, 14]
    assert table.winners() == (2,)
    table.phase = "over"
    assert table.pending() == ("over", (2,))


# -------------------------------------------------------------------- whole games


def random_table(players: int, source: random.Random) -> Table:
    return Table(DATA, [(wonder, source.choice(["day", "night"])) for wonder in source.sample(WONDERS, players)])


def deciding_seat(table: Table, source: random.Random) -> int:
    """Return a seat that must decide now."""
    step = table.pending()
    return source.choice(sorted(step[1])) if step[0] == "choose" else int(step[1])


def check(table: Table, dealt: list[str]) -> None:
    assert min(table.coins) >= 0
    lying = [*table.discard]
    for seat in table.seats:
        lying += table.hands[seat] + table.city[seat] + table.markers[seat]
        assert table.hands[seat] == sorted(table.hands[seat])
        names = [table.cards[card]["building"] for card in table.city[seat]]
        assert len(names) == len(set(names))
        assert len(table.markers[seat]) == table.stages[seat] <= len(table.plan[seat])
        assert len(table.tokens[seat]) <= 2 * table.age
    assert sorted(lying) == sorted(dealt)


@pytest.mark.parametrize("players", range(3, 8))
def test_games_end_and_lose_no_card(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(6):
        source = random.Random(f"{players} {seed}")
        table = random_table(players, source)
        dealt: list[str] = []
        while table.pending()[0] != "over":
            asked[table.pending()[0]] += 1
            if table.pending()[0] == "deal":
                hands = draw_hands(DATA, players, table.age + 1, source)
                dealt += [card for hand in hands for card in hand]
                table.deal(hands)
            else:
                seat = deciding_seat(table, source)
                actions = table.actions(seat)
                for action in actions:
                    assert action[0] not in {"build", "stage"} or sum(action[2]) <= table.coins[seat]
                table.choose(seat, source.choice(sorted(actions)))
            check(table, dealt)
        assert len(dealt) == 21 * players
        assert table.hands == [[] for _ in table.seats]
        # each victory token of 1, 3 or 5 matches a defeat token of another seat
        tokens = Counter(token for seat in table.seats for token in table.tokens[seat])
        assert tokens[-1] == tokens[1] + tokens[3] + tokens[5]
        assert table.pending()[1]
    assert asked["deal"] == 3 * 6
    assert asked["choose"] == 18 * players * 6
