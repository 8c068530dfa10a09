"""Tables set up by hand: typed both ways, checked as positions."""

from typing import Any

import pytest
from tests.server.running import Running

from sevenwonders import duel
from sevenwonders.core.registry import rules_of_position

HOME = (
    "classic 1; boards rhodos_night gizah_day babylon_day; age 2; turn 5; discard altar ?2; A.coins 4; "
    "A.city stockade; A.wonder ?1; A.tokens 1 -1; A.hand temple ? ?; B.coins 3; B.hand ? ? ?; C.coins 3; C.hand ? ? ?"
)
MIDDLE = (
    "duel 1; age 3; ask B turn; table . merchants_guild / . . ? / . . . magistrates_guild / . . / . . . . / . . . / . ."
    "; pawn -7; loot B5; board architecture masonry; A.coins 11; A.city altar baths; A.wonders sphinx+senate mausoleum"
    "; A.tokens philosophy; B.coins 26; discard walls"
)


def setup_of(server: Running, position: str) -> dict[str, Any]:
    answer = server.post("/api/setup", {"position": position})
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["setup"])


def position_of(server: Running, setup: dict[str, Any]) -> str:
    answer = server.post("/api/setup/position", {"setup": setup})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["position"])


@pytest.mark.parametrize("position", [HOME, MIDDLE])
def test_a_table_is_the_position_that_it_came_from(server: Running, position: str) -> None:
    rules = rules_of_position(position)
    expected = rules.position_text(rules.parse_position(position))
    assert position_of(server, setup_of(server, expected)) == expected


def test_the_table_of_a_position_is_typed(server: Running) -> None:
    table = setup_of(server, MIDDLE)
    assert (table["game"], table["age"], table["seat"], table["pawn"]) == ("duel", 3, 1, -7)
    assert table["slots"][:5] == [
        {"state": "taken", "card": None},
        {"state": "up", "card": "merchants_guild"},
        {"state": "taken", "card": None},
        {"state": "taken", "card": None},
        {"state": "down", "card": None},
    ]
    assert table["loot"] == [[False, False], [False, True]]
    assert table["seats"][0]["wonders"] == [
        {"wonder": "mausoleum", "card": None},
        {"wonder": "sphinx", "card": "senate"},
    ]
    home = setup_of(server, HOME)
    rhodos = home["seats"][0]
    assert (rhodos["board"], rhodos["side"], rhodos["coins"], rhodos["cards"]) == ("rhodos", "night", 4, ["stockade"])
    assert (rhodos["victories"], rhodos["defeats"], [card["age"] for card in rhodos["stages"]]) == ([1, 0, 0], 1, [1])
    assert sorted(card["age"] for card in home["discard"]) == [1, 2]
    assert "temple" in rhodos["hand"]


def test_an_empty_table_of_7_wonders_is_a_position_before_the_first_turn(server: Running) -> None:
    table = server.get("/api/setup/classic").json()["setup"]
    assert [seat["hand"] for seat in table["seats"]] == [[], [], []]
    position = position_of(server, table)
    assert "; age 1; turn 1; ask turn A B C; A.coins 3; A.hand " in position
    assert all(len(seat["hand"]) == 7 for seat in setup_of(server, position)["seats"])


def test_an_empty_table_of_duel_lacks_the_cards_that_lie_face_up(server: Running) -> None:
    table = server.get("/api/setup/duel").json()["setup"]
    assert {slot["state"] for slot in table["slots"]} == {"down"}
    assert server.post("/api/setup/position", {"setup": table}).json()["key"] == "text/reveals-expected"
    drafting = duel.Game(seed=1).position
    assert setup_of(server, drafting) == table


def test_impossible_tables_are_refused(server: Running) -> None:
    table = setup_of(server, MIDDLE)
    seats = [{**seat, "cards": ["altar"]} for seat in table["seats"]]
    assert server.post("/api/setup/position", {"setup": {**table, "seats": seats}}).json()["key"] == "text/twice"
    assert server.post("/api/setup/position", {"setup": {**table, "board": ["law; pawn 9"]}}).status_code == 400
    assert server.post("/api/setup/position", {"setup": {**table, "age": 4}}).status_code == 400
    assert server.get("/api/setup/chess").json()["key"] == "game/unknown"
