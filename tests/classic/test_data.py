"""The data file matches the box and the reference's own data."""

from collections import Counter
from typing import Any

import pytest
from tests.classic.oracle import DATA

from sevenwonders.classic import cards
from sevenwonders.classic.cards import BOARD_IDS, BOARDS, CARD_IDS, CARDS, RESOURCES, SIDES, Effect
from sevenwonders.core.effects import Choice, CoinsEffect, Points, Produce, ReviveEffect, Shields, Symbol

KINDS = {"wonder_stage": "stage"}
WHOSE = {"self": "own", "neighbours": "neighbours", "all": "all"}


def test_c1_1_components() -> None:
    copies = Counter(card.age for card in CARDS for _ in card.copies)
    assert copies == {1: 49, 2: 49, 3: 50}
    assert sum(card.colour == "purple" for card in CARDS) == 10
    assert len(BOARDS) == 7
    assert sum(len(board.stages(side)) for board in BOARDS for side in SIDES) == 41


def test_ids_are_unique_and_fit_the_notation() -> None:
    names = [*CARD_IDS, *BOARD_IDS]
    assert len(set(names)) == len(names)
    assert all(name.replace("_", "").isalnum() and name.isascii() and name.islower() for name in names)
    assert not any(name.endswith(("_day", "_night")) for name in names)


def test_cards_are_those_of_the_reference() -> None:
    theirs = {entry["id"]: entry for entry in DATA["cards"]}
    assert set(theirs) == set(CARD_IDS)
    for card in CARDS:
        entry = theirs[card.id]
        assert (card.building, card.age, card.colour) == (entry["building"], entry["age"], entry["type"])
        assert list(card.copies) == entry["copies"]
        assert card.cost == entry["cost"]
        assert set(card.needs) == set(entry["chain_needs"])
        assert set(card.gives) == set(entry["chain_gives"])
        assert set(map(repr, card.effects)) == {repr(effect) for effect in card_effects(entry["effects"])}


def test_boards_are_those_of_the_reference() -> None:
    theirs = {entry["id"]: entry for entry in DATA["wonders"]}
    assert set(theirs) == set(BOARD_IDS)
    for board in BOARDS:
        assert board.resource == theirs[board.id]["start_resource"]
        for side in SIDES:
            stages = theirs[board.id]["sides"][side]["stages"]
            assert [stage.cost for stage in board.stages(side)] == [stage["cost"] for stage in stages]
            for mine, entry in zip(board.stages(side), stages, strict=True):
                expected = {repr(stage_effect(effect)) for effect in entry["effects"]}
                assert set(map(repr, mine.effects)) == expected


def ordered(resources: list[str]) -> tuple[str, ...]:
    return tuple(resource for resource in RESOURCES if resource in resources)


def card_effects(raw: dict[str, Any]) -> list[Effect]:
    """Convert the effects of the reference's data to the engine's types."""
    found: list[Effect] = []
    for key, value in raw.items():
        match key:
            case "vp":
                found.append(Points(value))
            case "coins":
                found.append(CoinsEffect(value))
            case "shields":
                found.append(Shields(value))
            case "science":
                found.append(Symbol(value))
            case "science_choice":
                found.append(cards.WildSymbol())
            case "produces":
                found.append(Produce(value))
            case "choice":
                found.append(Choice(ordered(value)))
            case "trade":
                sellers = ("left", "right") if value["direction"] == "both" else (value["direction"],)
                found.append(cards.Trade(ordered(value["resources"]), sellers))  # type: ignore[arg-type]  # by the data
            case "coins_per" | "vp_per":
                unit = "coins" if key == "coins_per" else "vp"
                count = tuple(KINDS.get(rule["what"], rule["what"]) for rule in value)
                assert len({(rule[unit], rule["where"]) for rule in value}) == 1
                made = cards.CoinsPer if key == "coins_per" else cards.PointsPer
                found.append(made(count, value[0][unit], WHOSE[value[0]["where"]]))  # type: ignore[arg-type]  # by the data
            case "vp_if_wonder_complete":
                found.append(cards.PointsIfComplete(value))
            case "choice_amount" | "sellable_to_neighbours":
                pass
            case _:
                raise AssertionError(key)
    return found


def stage_effect(raw: dict[str, Any]) -> Effect:
    match raw["type"]:
        case "vp":
            return Points(raw["amount"])
        case "coins":
            return CoinsEffect(raw["amount"])
        case "shields":
            return Shields(raw["amount"])
        case "production_choice":
            return Choice(ordered(raw["choice"]))
        case "science_choice":
            return cards.WildSymbol()
        case "play_last_card_of_age":
            return cards.PlayLast()
        case "build_from_discard":
            return ReviveEffect()
        case "free_first_building_of_each_colour":
            return cards.FreeColour()
        case "free_first_building_of_each_age":
            return cards.FreeFirst()
        case "free_last_building_of_each_age":
            return cards.FreeLast()
        case other:
            raise AssertionError(other)


@pytest.mark.parametrize("card", CARDS, ids=CARD_IDS)
def test_chain_symbols_come_from_an_earlier_age(card: cards.Card) -> None:
    for symbol in card.needs:
        givers = [other for other in CARDS if symbol in other.gives]
        assert givers
        assert all(giver.age < card.age for giver in givers)
