"""Hints, analyses, reviews and puzzles over HTTP; and that a running game between people is analysed by no door."""

import itertools
import re
import time
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.running import Running, running

from sevenwonders import classic, duel
from sevenwonders.ai.puzzles import puzzles_of
from sevenwonders.core.record import parse_record
from sevenwonders.core.rng import Rng
from sevenwonders.duel.cards import TOKENS
from sevenwonders.server.between import fingerprint, has_kin, landmarks, traces


def state_of(server: Running, made: dict[str, Any], secret: str | None = None) -> dict[str, Any]:
    return dict(server.get(f"/api/tables/{made['id']}", secret).json())


def finished(server: Running, path: str) -> dict[str, Any]:
    """Return a review when it is done, read in parts."""
    items: list[Any] = []
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = server.get(f"{path}?since={len(items)}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
        items += told["items"]
        if told["accounts"]:
            return {**told, "items": items}
        time.sleep(0.05)
    raise AssertionError("the review does not end")


def resigned(seed: int) -> str:
    """Return the record of a game that was over soon, so that its review is."""
    game = duel.Game(seed=seed, beginners=True)
    for _ in range(8):
        game.play(game.legal_moves[0])
    return f"{game.record.text}# resigned: A\n"


def test_a_hint_against_an_ai(server: Running) -> None:
    made = server.new_table("me", "easy", beginners=True, first="A")
    asked = state_of(server, made, made["secret"])
    told = server.post(f"/api/tables/{made['id']}/hint", {"seat": 0}, made["secret"])
    assert told.status_code == 200, told.text
    assert told.json()["move"] in [move["id"] for move in asked["view"]["moves"]]
    assert told.json()["reasons"] is not None


def test_a_hint_at_one_screen_goes_to_whoever_is_asked(server: Running) -> None:
    made = server.new_table("me", "here", beginners=True, first="A")
    path = f"/api/tables/{made['id']}/hint"
    assert server.post(path, {"seat": 0}, made["secret"]).status_code == 200
    assert server.post(path, {"seat": 1}, made["secret"]).json()["key"] == "seat/not-asked"


def test_a_position_is_analysed(server: Running) -> None:
    late = "duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .; pawn 8; A.coins 8"
    told = server.post("/api/analyse", {"position": late}).json()
    assert told["moves"][0]["text"] == "build pretorium"
    assert told["moves"][0]["kind"] == "exact"
    assert told["hint"]["reasons"][0] == {"key": "win", "args": {"victory": "military"}}
    wrong = server.post("/api/analyse", {"position": "duel 1; age 9"})
    assert wrong.status_code == 422


def test_steps_are_tried_and_draws_listed(server: Running) -> None:
    start = duel.Game(seed=3, beginners=True).position
    tried = server.post("/api/try", {"position": start, "seat": 0, "step": duel.Game(position=start).legal_moves[0]})
    assert tried.status_code == 200, tried.text
    assert tried.json()["position"] != start
    before, move, after = _before_reveal()
    told = server.post("/api/try", {"position": after, "step": ""}).json()
    assert told["text"].startswith("reveal")
    listed = server.post("/api/try", {"position": before, "seat": 0, "step": move}).json()
    assert listed["position"] == after
    assert sum(one["probability"] for one in listed["outcomes"]) == pytest.approx(1)


def _before_reveal() -> tuple[str, str, str]:
    """Return a position, a move of seat 0, and the position after it, in which nature owes a card."""
    game = duel.Game(seed=1, beginners=True)
    game.nature = None
    while True:
        before, move = game.position, game.legal_moves[0]
        game.play(move)
        if game.moments[-1].step.seat == 0 and getattr(game.pending, "question", "") == "reveal":
            return before, move, game.position
        while outcomes := game.rules.outcomes(game.state) if not game.asked else None:
            game.settle(outcomes[0][0])


def test_a_review_is_told_in_parts_and_kept(server: Running) -> None:
    record = resigned(3)
    begun = server.post("/api/reviews", {"record": record})
    assert begun.status_code == 200, begun.text
    told = finished(server, f"/api/reviews/{begun.json()['id']}")
    assert told["done"] == told["steps"]
    assert {item["what"] for item in told["items"]} >= {"choice", "chance"}
    for account in told["accounts"]:
        parts = account["start"] - account["lost"] + account["given"] + account["luck"] + account["residual"]
        assert parts == pytest.approx(account["result"], abs=1e-6)
    again = server.post("/api/reviews", {"record": record}).json()
    assert again["id"] == begun.json()["id"]
    assert again["accounts"]


def test_a_game_that_was_resigned_is_reviewed(server: Running) -> None:
    made = server.new_table("me", "easy", beginners=True, first="A")
    path = f"/api/tables/{made['id']}"
    order = {"type": "resign", "nonce": "n1", "seat": 0}
    assert server.post(f"{path}/orders", order, made["secret"]).status_code == 200
    told = finished(server, f"{path}/review")
    assert [account["result"] for account in told["accounts"]] == [0, 1]
    assert told["items"][-1]["cause"] == "resigned"
    nobodys = resigned(1).replace("resigned: A", "resigned: C")
    assert server.post("/api/reviews", {"record": nobodys}).json()["key"] == "review/unfinished"
    first, second = told["accounts"]
    assert first["lost"] >= -told["items"][-1]["by"][0] > 0
    assert second["given"] == pytest.approx(first["lost"])
    again = server.post("/api/reviews", {"record": server.get(f"{path}/record").text}).json()
    assert again["id"] == told["id"]


def test_puzzles_are_listed_and_shown(server: Running) -> None:
    listed = server.get("/api/puzzles/duel").json()
    assert len(listed["puzzles"]) == len(puzzles_of("duel"))
    shown = server.get(f"/api/puzzle/{listed['daily']}").json()
    assert shown["values"][shown["best"]] == max(shown["values"].values())
    assert shown["hint"]["text"] == shown["best"]
    assert server.get("/api/puzzle/duel-999999").status_code == 422


# ---- no door into a running game between people


@pytest.mark.parametrize("kinds", [("me", "link"), ("link", "me")])
@pytest.mark.parametrize("is_taken", [False, True])
def test_a_running_game_between_people_is_analysed_by_no_door(
    server: Running, kinds: tuple[str, ...], is_taken: bool
) -> None:
    made = server.new_table(*kinds, beginners=True)
    secrets = [made["secret"], *([server.claim(made)] if is_taken else [])]
    path = f"/api/tables/{made['id']}"
    by_seat = {state_of(server, made, secret)["seats"][0]: secret for secret in secrets}
    for _ in range(2):
        asked = state_of(server, made)["view"]["pending"]["seats"][0]
        if asked not in by_seat:
            break
        shown = state_of(server, made, by_seat[asked])
        order = {"type": "play", "nonce": f"n{shown['version']}", "version": shown["version"], "seat": asked}
        server.post(f"{path}/orders", {**order, "move": shown["view"]["moves"][0]["id"]}, by_seat[asked])
    for secret in (*secrets, None):
        for seat in (0, 1):
            assert server.post(f"{path}/hint", {"seat": seat}, secret).status_code in (401, 403)
    assert server.get(f"{path}/review").status_code == 409
    assert server.get(f"{path}/replay").status_code == 409
    record = server.get(f"{path}/record").text
    assert server.post("/api/reviews", {"record": record}).status_code in (403, 422)
    replayed = server.post("/api/replay", {"record": record}).json()
    moved = [n for n, frame in enumerate(replayed["frames"]) if frame["seat"] is not None]
    for n in range(moved[0], len(replayed["frames"])) if moved else ():
        answer = server.post("/api/analyse", {"position": replayed["frames"][n]["position"]})
        assert answer.status_code in (403, 422), n  # 422: nobody is asked there
        if n == len(replayed["frames"]) - 1:
            assert answer.json()["key"] == "analysis/between-people"
    for ended in (record + "# resigned: A\n", _played_out(record)) if moved else ():
        assert server.post("/api/reviews", {"record": ended}).json()["key"] == "analysis/between-people"


def _played_out(text: str) -> str:
    """Return a game with an end made up."""
    game, rng = duel.Game.of(parse_record(text), seed=1), Rng(1)
    while not game.is_over:
        game.play(game.legal_moves[rng.below(len(game.legal_moves))])
    return game.record.text


def begun_between_people(server: Running) -> list[str]:
    """Let two people play a little, without any socket; return the positions after each move and its draws."""
    made = server.new_table("me", "link", beginners=True, first="A")
    for secret in (made["secret"], server.claim(made)):
        shown = state_of(server, made, secret)
        order = {"type": "play", "nonce": "n", "version": shown["version"], "seat": shown["seat"]}
        done = server.post(
            f"/api/tables/{made['id']}/orders", {**order, "move": shown["view"]["moves"][0]["id"]}, secret
        )
        assert done.status_code == 200, done.text
    record = server.get(f"/api/tables/{made['id']}/record").text
    frames = server.post("/api/replay", {"record": record}).json()["frames"]
    moved = [number for number, frame in enumerate(frames) if frame["seat"] is not None]
    return [frames[number - 1]["position"] for number in (*moved[1:], len(frames))]


def seats_exchanged(position: str) -> str:
    """Return a position of Duel as if both had sat down in the other's place."""
    named = re.sub(r"(?<![\w])[AB](?=[. ])", lambda seat: "BA"["AB".index(seat[0])], position)
    return re.sub(r"(?<=pawn )-?\d+", lambda pawn: str(-int(pawn[0])), named)


def test_nor_is_what_it_may_come_to(server: Running) -> None:
    """Whoever tries the moves of a running game one by one learns nothing, nor who says that there is a coin more."""
    position = begun_between_people(server)[-1]
    game = duel.Game(position=position)
    for move in game.legal_moves:
        tried = server.post("/api/try", {"position": position, "seat": game.asked[0], "step": move}).json()
        while tried["seat"] is None:
            tried = server.post("/api/try", {"position": tried["position"], "step": ""}).json()
        answer = server.post("/api/analyse", {"position": tried["position"], "simulations": 10})
        assert answer.json()["key"] == "analysis/between-people", move
    coins = f"A.coins {game.state.coins[0]}"
    assert coins in position
    richer = position.replace(coins, f"A.coins {game.state.coins[0] + 1}")
    assert server.post("/api/analyse", {"position": richer}).json()["key"] == "analysis/between-people"
    answer = server.post("/api/analyse", {"position": seats_exchanged(position)})
    assert answer.json()["key"] == "analysis/between-people", "nor with the seats exchanged"
    game, rng = duel.Game(position=position, seed=5), Rng(5)
    while game.state.age < 2:
        game.play(game.legal_moves[rng.below(len(game.legal_moves))])
    ahead = server.post("/api/analyse", {"position": game.position, "simulations": 10})
    assert ahead.json()["key"] == "analysis/between-people", "nor with the next age dealt by whoever asks"
    other = duel.Game(seed=77, beginners=True).position
    assert server.post("/api/analyse", {"position": other, "simulations": 10}).status_code == 200


def drafting_between_people(server: Running) -> str:
    """Let the first player of two people draft a wonder; return the record so far."""
    made = server.new_table("me", "link", first="A")
    secrets = {state_of(server, made, secret)["seat"]: secret for secret in (made["secret"], server.claim(made))}
    shown = state_of(server, made, secrets[0])
    order = {"type": "play", "nonce": "n", "version": shown["version"], "seat": 0}
    done = server.post(
        f"/api/tables/{made['id']}/orders", {**order, "move": shown["view"]["moves"][0]["id"]}, secrets[0]
    )
    assert done.status_code == 200, done.text
    return str(server.get(f"/api/tables/{made['id']}/record").text)


def test_nor_is_an_age_that_its_draft_may_lead_to(server: Running) -> None:
    """With all wonders drafted by whoever asks, and any cards dealt; a game with other tokens is another one."""
    game, rng = duel.Game.of(parse_record(drafting_between_people(server)), seed=5), Rng(5)
    while game.state.age < 1:
        game.play(game.legal_moves[rng.below(len(game.legal_moves))])
    for asked in (game.position, seats_exchanged(game.position)):
        answer = server.post("/api/analyse", {"position": asked, "simulations": 10})
        assert (answer.status_code, answer.json()["key"]) == (403, "analysis/between-people")
    board = re.search(r"board ([^;]+)", game.position)
    assert board is not None
    token = next(token.id for token in TOKENS if token.id not in board[1])
    other = game.position.replace(board[1], f"{token} {board[1].split(' ', 1)[1]}")
    bare = "duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .; ask B turn; A.coins 8"
    for asked in (other, bare, duel.Game(seed=78, beginners=True).position):
        answer = server.post("/api/analyse", {"position": asked, "simulations": 10})
        assert answer.status_code == 200, answer.text


def test_nor_is_a_record_reviewed_that_goes_round_all_that_it_has_passed_through(server: Running) -> None:
    """The first player drafts the wonder last: the record passes through none of the game's positions."""
    before, move, rest = drafting_between_people(server).partition("1. A draft ")
    drafted = move + rest.splitlines()[0]
    game, rng = duel.Game.of(parse_record(before), seed=1), Rng(1)
    while game.state.drafted < 3:
        game.play(next(one for one in game.legal_moves if one not in drafted))
    game.play(game.legal_moves[0])
    assert game.legal_moves[0] not in drafted
    assert drafted.split()[-1] in game.cities[0].wonders
    while not game.is_over:
        game.play(game.legal_moves[rng.below(len(game.legal_moves))])
    assert server.post("/api/reviews", {"record": game.record.text}).json()["key"] == "analysis/between-people"
    assert server.post("/api/reviews", {"record": _another_game()}).status_code == 200


def _another_game() -> str:
    game, rng = duel.Game(seed=78), Rng(1)
    while not game.is_over:
        game.play(game.legal_moves[rng.below(len(game.legal_moves))])
    return game.record.text


def test_a_game_between_people_is_not_analysed_while_nobody_is_there_either(folder: Path) -> None:
    with running(folder) as server:
        positions = begun_between_people(server)
        assert len(positions) >= 2
    with running(folder) as server:
        assert server.get("/api/health").json()["tables"] == 0, "nobody has asked for the table since"
        for position in positions:
            answer = server.post("/api/analyse", {"position": position})
            assert (answer.status_code, answer.json()["key"]) == (403, "analysis/between-people")


def test_how_a_game_stands_does_not_depend_on_what_is_hidden() -> None:
    boards = ("gizah", "rhodos", "ephesos")
    one, other = (classic.Game(players=3, boards=boards, sides="day", seed=seed).state for seed in (1, 2))
    assert one != other
    assert fingerprint(classic.RULES, one) == fingerprint(classic.RULES, other)
    game = classic.Game(players=3, boards=boards, sides="day", seed=1)
    game.play(game.legal_moves[0])
    assert fingerprint(classic.RULES, game.state) != fingerprint(classic.RULES, one)


@pytest.mark.parametrize("beginners", [True, False])
def test_what_a_game_of_duel_may_come_to_is_known_and_no_other_game(beginners: bool) -> None:
    """By random games: positions of all ages are kin, those of the draft to all of its game and hardly any other."""
    games: list[list[tuple[bool, list[str]]]] = []
    strangers = 0
    for seed in range(20):
        game, rng, passed = duel.Game(seed=seed, beginners=beginners), Rng(seed), []
        while not game.is_over:
            game.play(game.legal_moves[rng.below(len(game.legal_moves))])
            if game.state.raised[0].bit_count() + game.state.raised[1].bit_count() < 7:  # then one is forgotten
                passed.append((game.state.age > 0, list(traces(duel.RULES, game.state))))
        games.append(passed)
    for number, passed in enumerate(games):
        for (is_dealt, one), (is_later_dealt, other) in itertools.combinations(passed, 2):
            assert has_kin(one[:1], other[:1]) == (is_dealt == is_later_dealt)
            assert has_kin(one[:1], other), "it may come to this"
            assert has_kin(other[:1], one) == (is_dealt == is_later_dealt), "but not from there"
        for other_game in (*games[:number], *games[number + 1 :]):
            others = [traced[0] for _, traced in other_game]
            assert not any(has_kin(one[:1], others) for _, one in passed)
            ages = [trace for is_dealt, traced in other_game if is_dealt for trace in traced]
            strangers += any(has_kin(one[:1], ages) for is_dealt, one in passed if not is_dealt)
    assert strangers <= 4, "of 380 pairs"


def test_a_record_without_steps_has_no_landmarks_and_one_with_a_draft_two() -> None:
    game, passed = duel.Game(seed=1), [duel.Game(seed=1).state]
    assert list(landmarks(duel.RULES, [])) == []
    while game.state.age < 2:
        game.play(game.legal_moves[0])
        passed.append(game.state.copy())
    assert [state.age for state in landmarks(duel.RULES, passed)] == [1, 2]


def test_nor_is_one_of_seven_wonders_that_is_set_up_again_without_its_past(server: Running) -> None:
    made = server.new_table("me", "easy", "easy", "link", game="classic")
    secrets = [made["secret"], server.claim(made)]
    for _ in range(2):
        for secret in secrets:
            shown = state_of(server, made, secret)
            order = {"type": "play", "nonce": f"n{shown['version']}", "version": shown["version"]}
            move = {**order, "seat": shown["seats"][0], "move": shown["view"]["moves"][0]["id"]}
            assert server.post(f"/api/tables/{made['id']}/orders", move, secret).status_code == 200
        _wait_for_both(server, made, secrets)
    own = state_of(server, made, secrets[0])["view"]
    asked = server.post("/api/analyse", {"position": _by_hand(own), "simulations": 50})
    assert asked.json()["key"] == "analysis/between-people"
    other = {**own, "cities": [{**own["cities"][0], "coins": 30}, *own["cities"][1:]]}
    assert server.post("/api/analyse", {"position": _by_hand(other), "simulations": 50}).status_code == 200


def _wait_for_both(server: Running, made: dict[str, Any], secrets: list[str]) -> None:
    until = time.monotonic() + PATIENCE
    while not all(state_of(server, made, secret)["view"]["moves"] for secret in secrets):
        assert time.monotonic() < until, "the others do not choose"
        time.sleep(0.05)


def _by_hand(view: dict[str, Any]) -> str:
    """Return a table as the editor writes it: what lies there, the own hand, and nothing of the past."""
    lines = ["boards " + " ".join("{board}_{side}".format(**city) for city in view["cities"])]
    lines += [f"age {view['age']}", f"turn {view['turn']}"]
    for letter, city in zip("ABCD", view["cities"], strict=True):
        hand = view["own"]["hand"] if letter == "A" else ["?"] * city["hand"]
        under = [f"?{age}" for age in city["under"]]
        parts = {"coins": [str(city["coins"])], "city": city["cards"], "wonder": under, "hand": hand}
        lines += [f"{letter}.{what} {' '.join(words)}" for what, words in parts.items()]
    return "; ".join(["classic 1", *lines])
