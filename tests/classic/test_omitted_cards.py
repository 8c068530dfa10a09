"""Positions set up by hand may omit hidden cards: hands, cards under stages, the discard pile."""

import pytest

from sevenwonders import classic
from sevenwonders.ai.explain import analyse
from sevenwonders.classic.position import parse_position, position_text
from sevenwonders.classic.state import State
from sevenwonders.core.errors import TextError

BOARDS = "classic 1; boards gizah_day rhodos_day ephesos_day"
HOME = (
    f"{BOARDS}; age 2; turn 3; A.hand temple ? ? ? ?; B.hand ? ? ? ? ?; C.hand ? ? ? ? ?; B.wonder ?1; discard ?1 ?2 ?2"
)


def cards_of(state: State) -> dict[str, list[str]]:
    sections = (section.split() for section in position_text(state).split("; "))
    return {key: words for key, *words in sections}


def test_omitted_cards_are_filled_from_the_remaining_cards() -> None:
    filled = cards_of(parse_position(HOME))
    assert "temple" in filled["A.hand"]
    ages = {card.id: card.age for card in classic.cards.CARDS}
    assert [len(filled[f"{seat}.hand"]) for seat in "ABC"] == [5, 5, 5]
    assert {ages[card] for seat in "ABC" for card in filled[f"{seat}.hand"]} == {2}
    assert [ages[card] for card in filled["discard"]] == [1, 2, 2]
    assert ages[filled["B.wonder"][0]] == 1
    every = [card for key in ("A.hand", "B.hand", "C.hand", "B.wonder", "discard") for card in filled[key]]
    copies = {card.id: sum(copy <= 3 for copy in card.copies) for card in classic.cards.CARDS}
    assert all(every.count(card) <= copies[card] for card in every)


def test_equal_texts_give_equal_positions_and_other_texts_others() -> None:
    assert parse_position(HOME) == parse_position(HOME)
    hands = {position_text(parse_position(f"{HOME}; A.coins {coins}")).split("B.hand")[1] for coins in range(9)}
    assert len(hands) > 1


def test_omitted_guilds_match_the_number_of_players() -> None:
    hands = "; ".join(f"{seat}.hand ? ? ? ? ? ? ?" for seat in "ABC")
    filled = cards_of(parse_position(f"{BOARDS}; age 3; turn 1; {hands}"))
    guilds = [card for seat in "ABC" for card in filled[f"{seat}.hand"] if card.endswith("_guild")]
    assert len(set(guilds)) == len(guilds) == 5


def test_too_many_omitted_cards_are_refused_at_their_column() -> None:
    with pytest.raises(TextError) as refused:
        parse_position(f"{BOARDS}; age 1; turn 6; discard {'? ' * 22}")
    assert refused.value.key == "text/none-left"
    assert refused.value.details["column"] == len(f"{BOARDS}; age 1; turn 6; discard {'? ' * 21}") + 1
    with pytest.raises(TextError, match="none-left"):
        parse_position(f"{BOARDS}; ask deal; discard ?")


def test_hidden_cards_do_not_change_the_value_of_moves() -> None:
    home = HOME.replace("temple ? ? ? ?", "temple statue walls school library")
    tables = [home, home.replace("B.hand ?", "B.hand forum"), home.replace("discard ?1", "discard altar")]
    weighed = [analyse(classic.RULES.seen(parse_position(table), 0), 40).moves for table in tables]
    assert weighed[0] == weighed[1] == weighed[2]
