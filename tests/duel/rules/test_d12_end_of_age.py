"""D12: the end of an age."""

import pytest
from tests.duel.rules.scene import DEAL_2, DEAL_3, B, after

from sevenwonders.core.record import random_game
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup
from sevenwonders.duel.draws import Deal
from sevenwonders.duel.moves import Build, Raise, Sell


@pytest.mark.parametrize("seed", range(5))
def test_d12_1_an_age_ends_when_its_twenty_cards_are_taken(seed: int) -> None:
    taken: list[int] = []
    for step in random_game(RULES, Setup(beginners=True), Rng(seed)).steps:
        if isinstance(step.action, Deal):
            taken.append(0)
        elif isinstance(step.action, Build | Sell | Raise):
            taken[-1] += 1
    assert taken[:-1] == [20] * (len(taken) - 1)
    assert taken[-1] <= 20


def test_d12_1_not_before_the_choices_of_the_last_turn() -> None:
    scene = after("age 2; table library; A.city scriptorium; board law economy", "build library")
    assert scene.pending == "A take"
    taken = scene.after("take law")
    assert taken.pending == "nature deal"
    assert taken.details_of("age-ended") == [{"age": 2}]


def test_d12_1_discard_pile_cities_and_board_stay() -> None:
    scene = after(
        "age 1; table tavern; pawn 2; discard baths; A.city stable; B.city press; board law", "sell tavern", DEAL_2
    )
    assert scene.discard == {"baths", "tavern"}
    assert scene.cities == ({"stable"}, {"press"})
    assert scene.board == {"law"}
    assert scene.pawn == 2


@pytest.mark.parametrize(("pawn", "chooser"), [(1, "B"), (8, "B"), (-1, "A"), (-8, "A")])
@pytest.mark.parametrize("last", ["A", "B"])
def test_d12_2_the_weaker_player_chooses_who_begins(pawn: int, chooser: str, last: str) -> None:
    scene = after(f"age 1; table tavern; ask {last}; pawn {pawn}; loot none", "sell tavern", DEAL_2)
    assert scene.pending == f"{chooser} begin"
    assert scene.moves == {"begin A", "begin B"}


@pytest.mark.parametrize("last", ["A", "B"])
def test_d12_2_with_a_neutral_pawn_the_player_who_took_the_last_card_chooses(last: str) -> None:
    scene = after(f"age 2; table walls; ask {last}", "sell walls", DEAL_3)
    assert scene.pending == f"{last} begin"
    assert scene.moves == {"begin A", "begin B"}


@pytest.mark.parametrize("chosen", ["A", "B"])
def test_d12_2_the_chosen_player_begins(chosen: str) -> None:
    scene = after("age 1; table tavern; pawn 1", "sell tavern", DEAL_2, f"begin {chosen}")
    assert scene.pending == f"{chosen} turn"
    assert scene.details_of("beginner-chosen") == [{"seat": B, "begins": "AB".index(chosen)}]
    assert scene.details_of("extra-turn") == []


def test_d12_2_the_last_card_itself_may_change_who_is_weaker() -> None:
    scene = after("age 2; table walls; pawn -1; A.coins 9", "build walls", DEAL_3)
    assert scene.pawn == 1
    assert scene.pending == "B begin"


def test_d12_2_the_next_age_is_laid_out_before_the_choice() -> None:
    scene = after("age 1; table tavern; pawn -1", "sell tavern")
    assert scene.pending == "nature deal"
    dealt = scene.after(DEAL_2)
    assert dealt.pending == "A begin"
    assert dealt.slots[-2:] == ("library", "school")


def test_d12_2_a_lost_extra_turn_does_not_decide_who_chooses() -> None:
    scene = after("age 1; table tavern; pawn 1; A.coins 20; A.wonders sphinx", "raise sphinx with tavern", DEAL_2)
    assert scene.pending == "B begin"
