"""C1: set-up."""

from collections import Counter

import pytest
from tests.classic.rules.scene import A, B, C, Scene, deal, position, start

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.cards import BOARD_IDS, BOARDS, CARDS
from sevenwonders.classic.draws import Boards, Deal
from sevenwonders.core.errors import DrawError, OptionError
from sevenwonders.core.protocol import Draw
from sevenwonders.core.rng import Rng

PLAYERS = range(3, 8)


@pytest.mark.parametrize("players", PLAYERS)
def test_c1_1_seven_cards_for_each_in_every_age(players: int) -> None:
    for age in (1, 2, 3):
        hands = deal(players, age, seed=age).hands
        assert [len(hand) for hand in hands] == [7] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_c1_1_copies_are_used_from_their_number_of_players(players: int) -> None:
    for age in (1, 2, 3):
        dealt = Counter(name for hand in deal(players, age, seed=1).hands for name in hand)
        for card in CARDS:
            if card.age == age and card.colour != "purple":
                assert dealt[card.id] == sum(copy <= players for copy in card.copies)


@pytest.mark.parametrize("players", PLAYERS)
def test_c1_1_two_guilds_more_than_players(players: int) -> None:
    seen = set()
    for seed in range(60):
        guilds = [name for hand in deal(players, 3, seed).hands for name in hand if name.endswith("_guild")]
        assert len(guilds) == len(set(guilds)) == players + 2
        seen.update(guilds)
    assert len(seen) == 10


def test_c1_1_an_impossible_deal_is_refused() -> None:
    state = position("age 0; turn 0; ask deal").state
    hands = [list(hand) for hand in deal(3, 1, 1).hands]
    hands[0][0] = "well"  # from four players on
    with pytest.raises(DrawError, match="draw/wrong-copies"):
        RULES.settle(state, Deal(tuple(tuple(hand) for hand in hands)))


def test_c1_2_boards_are_drawn_each_at_most_once() -> None:
    state = RULES.new(Setup(7, sides="day"))
    drawn = [RULES.sample(state, Rng(seed)) for seed in range(30)]
    assert all(isinstance(one, Boards) and len(set(one.boards)) == 7 for one in drawn)
    assert len(set(drawn)) > 25


def test_c1_2_boards_can_be_named() -> None:
    scene = start(Setup(3, ("babylon", "gizah", "rhodos"), "night"))
    assert scene.pending == "A B C turn"
    assert list(scene.state.side[:3]) == [1, 1, 1]


def test_c1_2_every_seat_chooses_its_side_in_secret() -> None:
    scene = start(Setup(3, sides="choose"))
    assert scene.pending == "A B C side"
    scene = scene.after("B choose night", "A choose day")
    assert scene.pending == "C side"
    assert list(scene.state.side[:3]) == [-1, -1, -1]
    scene = scene.after("C choose night")
    assert list(scene.state.side[:3]) == [0, 1, 1]
    assert scene.pending == "nature deal"


@pytest.mark.parametrize(("sides", "found"), [("day", {0}), ("night", {1}), ("random", {0, 1})])
def test_c1_2_sides_by_agreement_or_by_chance(sides: str, found: set[int]) -> None:
    seen = {side for seed in range(10) for side in start(Setup(4, sides=sides), seed).state.side[:4]}
    assert seen == found


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"players": 2}, "setup/players"),
        ({"players": 8}, "setup/players"),
        ({"sides": "left"}, "setup/sides"),
        ({"boards": ("troy", "gizah", "rhodos")}, "setup/board"),
        ({"boards": ("gizah", "gizah", "rhodos")}, "setup/boards"),
        ({"boards": ("gizah", "rhodos")}, "setup/boards"),
    ],
)
def test_c1_2_other_set_ups_are_refused(values: dict[str, object], key: str) -> None:
    with pytest.raises(OptionError) as raised:
        Setup(**values)  # type: ignore[arg-type]  # invalid on purpose
    assert raised.value.key == key


def test_c1_3_three_coins_and_the_resource_of_the_board() -> None:
    scene = start(Setup(3, ("gizah", "babylon", "olympia"), "day"))
    assert scene.coins == (3, 3, 3)
    assert RULES.pending(RULES.new(Setup())) == Draw("boards")
    # Gizah has stone: the Baths cost nothing more.
    assert scene.prices(A, "baths") == [(0, 0, 0)]


@pytest.mark.parametrize("name", BOARD_IDS)
def test_c1_3_the_resource_is_there_and_for_sale_from_the_first_turn(name: str) -> None:
    # With drawn boards the seat uses its start resource, and both neighbours can buy it.
    others = [other for other in BOARD_IDS if other != name][:2]
    state = RULES.settle(RULES.new(Setup(3, sides="day")), Boards((f"{name}_day", *(f"{b}_day" for b in others))))
    state = RULES.settle(state, RULES.sample(state, Rng(1)))
    resource = BOARDS[BOARD_IDS.index(name)].resource
    card = next(card.id for card in CARDS if card.cost == {resource: 1})
    scene = Scene(state)
    assert scene.prices(A, card) == [(0, 0, 0)]
    assert scene.prices(B, card) == [(0, 0, 2)]
    assert scene.prices(C, card) == [(0, 2, 0)]
