"""Hints, analyses, reviews and puzzles over HTTP; none for a game in progress between people."""

import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Running, running
from tests.timeouts import TIMEOUT

from sevenwonders import duel
from sevenwonders.ai.puzzles import puzzles_of


def state_of(server: Running, made: dict[str, Any], secret: str | None = None) -> dict[str, Any]:
    return dict(server.get(f"/api/tables/{made['id']}", secret).json())


def finished(server: Running, path: str) -> dict[str, Any]:
    """Return a review when it is done, read in parts."""
    items: list[Any] = []
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        answer = server.get(f"{path}?since={len(items)}")
        assert answer.status_code == 200, answer.text
        reply = answer.json()
        items += reply["items"]
        if reply["accounts"]:
            return {**reply, "items": items}
        time.sleep(0.05)
    raise AssertionError("the review does not end")


def resigned(seed: int) -> str:
    """Return the record of a game that was over soon, so that its review is."""
    game = duel.Game(seed=seed, beginners=True)
    for _ in range(8):
        game.play(game.legal_moves[0])
    return f"{game.record.text}# resigned: A\n"


def test_a_hint_against_a_bot(server: Running) -> None:
    made = server.new_table("me", "easy", beginners=True, first="A")
    asked = state_of(server, made, made["secret"])
    reply = server.post(f"/api/tables/{made['id']}/hint", {"seat": 0}, made["secret"])
    assert reply.status_code == 200, reply.text
    assert reply.json()["move"] in [move["id"] for move in asked["view"]["moves"]]
    assert reply.json()["reasons"] is not None


def test_a_hint_at_one_screen_is_for_the_active_seat(server: Running) -> None:
    made = server.new_table("me", "here", beginners=True, first="A")
    path = f"/api/tables/{made['id']}/hint"
    assert server.post(path, {"seat": 0}, made["secret"]).status_code == 200
    assert server.post(path, {"seat": 1}, made["secret"]).json()["key"] == "seat/not-asked"


def test_a_position_is_analysed(server: Running) -> None:
    late = "duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .; pawn 8; A.coins 8"
    reply = server.post("/api/analyse", {"position": late}).json()
    assert reply["moves"][0]["step"] == {
        "text": "build pretorium",
        "verb": "build",
        "things": [{"kind": "card", "id": "pretorium"}],
    }
    assert reply["hint"]["step"] == reply["moves"][0]["step"]
    assert reply["moves"][0]["kind"] == "exact"
    assert reply["hint"]["reasons"][0] == {"key": "win", "args": {"victory": "military"}}
    wrong = server.post("/api/analyse", {"position": "duel 1; age 9"})
    assert wrong.status_code == 422


def test_steps_are_tried_and_draws_listed(server: Running) -> None:
    start = duel.Game(seed=3, beginners=True).position
    tried = server.post("/api/try", {"position": start, "seat": 0, "step": duel.Game(position=start).legal_moves[0]})
    assert tried.status_code == 200, tried.text
    assert tried.json()["position"] != start
    before, move, after = _before_reveal()
    reply = server.post("/api/try", {"position": after, "step": ""}).json()
    assert reply["step"]["verb"] == "reveal"
    assert [thing["kind"] for thing in reply["step"]["things"]] == ["card"]
    listed = server.post("/api/try", {"position": before, "seat": 0, "step": move}).json()
    assert listed["position"] == after
    assert sum(one["probability"] for one in listed["outcomes"]) == pytest.approx(1)
    assert all(one["step"]["verb"] == "reveal" for one in listed["outcomes"])


def _before_reveal() -> tuple[str, str, str]:
    """Return a position, a move of seat 0, and the position after it, with a pending chance event."""
    game = duel.Game(seed=1, beginners=True)
    game.nature = None
    while True:
        before, move = game.position, game.legal_moves[0]
        game.play(move)
        if game.moments[-1].step.seat == 0 and getattr(game.pending, "question", "") == "reveal":
            return before, move, game.position
        while outcomes := game.rules.outcomes(game.state) if not game.asked else None:
            game.settle(outcomes[0][0])


def test_a_review_is_streamed_and_stored(server: Running) -> None:
    record = resigned(3)
    begun = server.post("/api/reviews", {"record": record})
    assert begun.status_code == 200, begun.text
    reply = finished(server, f"/api/reviews/{begun.json()['id']}")
    assert reply["done"] == reply["steps"]
    assert {item["what"] for item in reply["items"]} >= {"choice", "chance"}
    choice = next(item for item in reply["items"] if item["what"] == "choice")
    assert {choice["played_step"]["verb"], choice["best_step"]["verb"]} <= {"build", "sell", "raise"}
    for account in reply["accounts"]:
        parts = account["start"] - account["lost"] + account["given"] + account["luck"] + account["residual"]
        assert parts == pytest.approx(account["result"], abs=1e-6)
    again = server.post("/api/reviews", {"record": record}).json()
    assert again["id"] == begun.json()["id"]
    assert again["accounts"]


def test_a_resigned_game_is_reviewed(server: Running) -> None:
    made = server.new_table("me", "easy", beginners=True, first="A")
    path = f"/api/tables/{made['id']}"
    order = {"type": "resign", "nonce": "n1", "seat": 0}
    assert server.post(f"{path}/orders", order, made["secret"]).status_code == 200
    reply = finished(server, f"{path}/review")
    assert [account["result"] for account in reply["accounts"]] == [0, 1]
    assert reply["items"][-1]["cause"] == "resigned"
    nobodys = resigned(1).replace("resigned: A", "resigned: C")
    assert server.post("/api/reviews", {"record": nobodys}).json()["key"] == "review/unfinished"
    first, second = reply["accounts"]
    assert first["lost"] >= -reply["items"][-1]["by"][0] > 0
    assert second["given"] == pytest.approx(first["lost"])
    again = server.post("/api/reviews", {"record": server.get(f"{path}/record").text}).json()
    assert again["id"] == reply["id"]


def test_puzzles_are_listed_and_shown(server: Running) -> None:
    listed = server.get("/api/puzzles/duel").json()
    assert len(listed["puzzles"]) == len(puzzles_of("duel"))
    shown = server.get(f"/api/puzzle/{listed['daily']}").json()
    values = {move["id"]: move["value"] for move in shown["moves"]}
    assert values[shown["best"]] == max(values.values())
    assert list(values) == [move["id"] for move in shown["view"]["moves"]]
    assert shown["hint"]["move"] == shown["best"]
    assert shown["hands"] == []
    tables = server.get("/api/puzzle/classic-1").json()
    assert tables["hands"][tables["seat"]] == tables["view"]["own"]["hand"]
    assert server.get("/api/puzzle/duel-999999").status_code == 422


def test_statistics_are_typed(server: Running) -> None:
    duels = server.get("/api/statistics/duel").json()["statistics"]
    assert (duels["game"], len(duels["pairs"]), len(duels["draft"][0]["places"])) == ("duel", 66, 8)
    assert set(duels["pairs"][0]["wonders"]) <= {row["name"] for row in duels["owned"]}
    tables = server.get("/api/statistics/classic").json()["statistics"]
    assert set(tables["players"]) == {"3", "4", "5", "6", "7"}
    assert {row["side"] for row in tables["players"]["3"]["boards"]} == {"day", "night"}


# ---- no analysis of a game in progress between people


@pytest.mark.parametrize("kinds", [("me", "link"), ("link", "me")])
@pytest.mark.parametrize("is_taken", [False, True])
def test_no_hint_or_review_for_a_table_in_progress_with_two_people(
    server: Running, kinds: tuple[str, ...], is_taken: bool
) -> None:
    made = server.new_table(*kinds, beginners=True, first="A")
    own = kinds.index("me")
    secrets = {own: made["secret"], **({1 - own: server.claim(made)} if is_taken else {})}
    path = f"/api/tables/{made['id']}"
    _play_some(server, made, secrets)
    for seat, secret in secrets.items():
        refused = server.post(f"{path}/hint", {"seat": seat}, secret)
        assert (refused.status_code, refused.json()["key"]) == (403, "analysis/game-in-progress")
        assert server.post(f"{path}/hint", {"seat": 1 - seat}, secret).json()["key"] == "seat/not-yours"
    assert server.post(f"{path}/hint", {"seat": 0}).status_code == 401
    for part in ("review", "replay"):
        refused = server.get(f"{path}/{part}")
        assert (refused.status_code, refused.json()["key"]) == (409, "table/running")
    record = server.get(f"{path}/record").text
    assert server.post("/api/reviews", {"record": record}).json()["key"] == "review/unfinished"


def test_hints_are_refused_also_after_a_restart(folder: Path) -> None:
    with running(folder) as server:
        made = server.new_table("me", "link", beginners=True, first="A")
        server.claim(made)
    with running(folder) as server:
        refused = server.post(f"/api/tables/{made['id']}/hint", {"seat": 0}, made["secret"])
        assert refused.json()["key"] == "analysis/game-in-progress"


def test_a_finished_game_between_people_is_reviewed(server: Running) -> None:
    made = server.new_table("me", "link", beginners=True, first="A")
    server.claim(made)
    path = f"/api/tables/{made['id']}"
    _play_some(server, made, {0: made["secret"]})
    order = {"type": "resign", "nonce": "n", "seat": 0}
    assert server.post(f"{path}/orders", order, made["secret"]).status_code == 200
    assert finished(server, f"{path}/review")["accounts"]


def _play_some(server: Running, made: dict[str, Any], secrets: dict[int, str]) -> None:
    """Play up to two moves, of the seats in `secrets` only."""
    for _ in range(2):
        (seat,) = state_of(server, made)["view"]["pending"]["seats"]
        if seat not in secrets:
            return
        shown = state_of(server, made, secrets[seat])
        order = {"type": "play", "nonce": f"n{shown['version']}", "version": shown["version"], "seat": seat}
        move = {**order, "move": shown["view"]["moves"][0]["id"]}
        assert server.post(f"/api/tables/{made['id']}/orders", move, secrets[seat]).status_code == 200
