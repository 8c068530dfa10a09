"""D7: science."""

from collections import Counter

from tests.duel.rules.scene import A, after, position

from sevenwonders.core.effects import Symbol
from sevenwonders.duel.cards import CARDS, TOKENS

FIVE_SYMBOLS = "scriptorium pharmacist workshop apothecary academy"


def test_d7_1_six_symbols_on_two_green_cards_each_the_seventh_on_law() -> None:
    on_cards = Counter(effect.symbol for card in CARDS for effect in card.effects if isinstance(effect, Symbol))
    assert on_cards == dict.fromkeys(("wheel", "mortar", "pendulum", "quill", "sundial", "armillary_sphere"), 2)
    on_tokens = {effect.symbol: token.id for token in TOKENS for effect in token.effects if isinstance(effect, Symbol)}
    assert on_tokens == {"balance": "law"}


def test_d7_1_every_green_card_has_a_symbol_and_no_other_card() -> None:
    for card in CARDS:
        assert any(isinstance(effect, Symbol) for effect in card.effects) == (card.colour == "green")


def test_d7_2_a_pair_takes_a_token_from_the_board() -> None:
    pair = after("age 2; table library walls; A.city scriptorium; board law economy", "build library")
    assert pair.pending == "A take"
    assert pair.details_of("pair-completed") == [{"seat": A}]
    taken = pair.after("take economy")
    assert taken.tokens[A] == {"economy"}
    assert taken.board == {"law"}
    assert taken.pending == "B turn"


def test_d7_2_taking_one_is_compulsory() -> None:
    pair = after("age 2; table library walls; A.city scriptorium; board law economy", "build library")
    assert pair.moves == {"take law", "take economy"}


def test_d7_2_the_effect_of_the_token_comes_at_once() -> None:
    scene = after(
        "age 2; table library walls; A.city scriptorium; A.coins 0; board urbanism", "build library", "take urbanism"
    )
    # Library was built by a chain before Urbanism was taken: 6 coins, not 10.
    assert scene.coins == (6, 7)


def test_d7_2_a_pair_with_no_token_left_brings_nothing() -> None:
    scene = after("age 2; table library walls; A.city scriptorium", "build library")
    assert scene.board == set()
    assert scene.pending == "B turn"


def test_d7_2_two_cards_of_one_symbol_in_two_cities_are_no_pair() -> None:
    scene = after("age 2; table library walls; A.coins 9; B.city scriptorium; board law", "build library")
    assert scene.pending == "B turn"


def test_d7_2_a_first_symbol_brings_no_token() -> None:
    scene = after("age 2; table library walls; A.coins 9; A.city pharmacist; board law", "build library")
    assert scene.pending == "B turn"


def test_d7_2_two_pairs_bring_two_tokens() -> None:
    scene = after(
        "age 2; table library dispensary walls; A.city scriptorium pharmacist; board law economy",
        "build library",
        "take law",
        "sell walls",
        "build dispensary",
        "take economy",
    )
    assert scene.tokens[A] == {"law", "economy"}


def test_d7_2_law_completes_no_pair() -> None:
    scene = after(
        "age 2; table library walls; A.city scriptorium; board law economy masonry", "build library", "take law"
    )
    assert scene.pending == "B turn"


def test_d7_3_six_different_symbols_win_at_once() -> None:
    scene = after(f"age 3; table university palace; A.city {FIVE_SYMBOLS}; A.coins 9; board law", "build university")
    assert scene.pending == "over A scientific"


def test_d7_3_five_different_symbols_do_not_win() -> None:
    scene = after(
        "age 3; table university palace; A.city scriptorium pharmacist workshop apothecary; A.coins 9",
        "build university",
    )
    assert scene.pending == "B turn"


def test_d7_3_two_equal_symbols_count_once() -> None:
    scene = after(f"age 3; table study palace; A.city {FIVE_SYMBOLS}; A.coins 20", "build study")
    assert scene.pending == "B turn"


def test_d7_3_law_taken_from_the_board_is_a_sixth_symbol() -> None:
    scene = after(f"age 3; table study palace; A.city {FIVE_SYMBOLS}; A.coins 20; board law", "build study", "take law")
    assert scene.pending == "over A scientific"


def test_d7_3_law_from_the_great_library_wins_at_once() -> None:
    scene = after(
        f"age 3; table palace / ? / senate; A.city {FIVE_SYMBOLS}; A.wonders great_library; A.coins 20",
        "raise great_library with senate",
        "show law masonry economy",
        "take law",
    )
    assert scene.pending == "over A scientific"
    assert scene.slots[2] == "?"


def test_d7_3_law_counts_for_a_card_built_later() -> None:
    scene = after(
        "age 3; table university palace; A.city scriptorium pharmacist workshop apothecary; A.tokens law; A.coins 9",
        "build university",
    )
    assert scene.pending == "over A scientific"


def test_d7_3_a_green_card_of_the_mausoleum_wins_too() -> None:
    scene = after(
        f"age 3; table palace town_hall; A.city {FIVE_SYMBOLS}; A.wonders mausoleum; A.coins 20; discard university",
        "raise mausoleum with palace",
        "revive university",
    )
    assert scene.pending == "over A scientific"


def test_d7_3_the_opponent_may_have_far_more_points() -> None:
    scene = position(f"age 3; table university palace; ask B; B.city {FIVE_SYMBOLS}; B.coins 9; A.coins 200")
    assert scene.after("build university").pending == "over B scientific"
