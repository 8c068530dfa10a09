"""Constants fit the data."""

from pathlib import Path

from sevenwonders.classic import cards, ids
from sevenwonders.classic.tables import TABLES

HOME = Path(ids.__file__).parent


def test_constants_fit_the_data() -> None:
    assert len(cards.CARDS) == ids.CARDS
    assert len(cards.BOARDS) == ids.BOARDS
    assert ids.THINGS == ids.CARDS + ids.BOARDS * ids.SIDES * ids.STAGES
    for age, (start, end) in enumerate(zip(ids.DECK_START, ids.DECK_START[1:], strict=False), start=1):
        assert {card.age for card in cards.CARDS[start:end]} == {age}
        assert end - start <= 32
    assert [card.colour == "purple" for card in cards.CARDS].index(True) == ids.GUILD_0
    assert all(card.colour == "purple" for card in cards.CARDS[ids.GUILD_0 :])
    assert max(len(card.copies) for card in cards.CARDS) <= 3


def test_move_ids_are_ranges_without_gaps() -> None:
    assert (ids.MOST_PAID + 1) * (ids.MOST_PAID + 2) // 2 == ids.SPLITS == len(TABLES.split_left)
    assert ids.STAGE_0 == ids.CARDS * ids.SPLITS
    assert ids.SELL_0 == 2 * ids.STAGE_0
    assert ids.REVIVE_0 == ids.SELL_0 + ids.CARDS
    assert ids.DECLINE == ids.REVIVE_0 + ids.CARDS
    assert ids.SIDE_0 == ids.DECLINE + 1
    assert ids.MOVES == ids.SIDE_0 + ids.SIDES
