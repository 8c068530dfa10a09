"""Measure the speed of network evaluation, search and training, beside the recorded numbers.

    python bench/search_speed.py [duel] [classic] [--seconds 1] [--json] [--record]

As in `bench/speed.py`, numbers are per CPU second of one core, best of several rounds. The network starts with random
weights and is trained on a thousand games, so that its games are realistic; `--record` stores the numbers in
`bench/search_speed.json`.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from speed import Measure, main, microseconds, rate

import sevenwonders

if TYPE_CHECKING:
    from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
    from sevenwonders.classic.state import State

RECORDED = Path(__file__).with_name("search_speed.json")


def duel(seconds: float) -> Iterator[Measure]:
    """Measure the network of Duel."""
    from sevenwonders.ai import network_file
    from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
    from sevenwonders.core.rng import Rng
    from sevenwonders.duel import RULES, Setup
    from sevenwonders.training.duel_schedule import new_course
    from sevenwonders.training.duel_selfplay import Score, play_match

    course = new_course(128, seed=1)
    (worker,) = course.workers(1, seed=1)
    batch = 100 if sevenwonders.compiled else 1
    worker.play(10 * batch)
    start, rng, score = RULES.new(Setup()), Rng(1), Score()
    one, two = NetworkEvaluator(course.network), NetworkEvaluator(course.network)
    games = rate(lambda n: play_match(one, two, start, n, rng, score), batch, seconds)
    yield Measure(
        "duel: positions judged, one ply, with the rules", games * score.judged / score.games, "per s", "higher"
    )
    yield Measure("duel: decisions at one ply", games * score.decisions / score.games, "per s", "higher")
    yield Measure("duel: games of two networks at one ply", games, "per s", "higher")
    yield Measure("duel: games with learning", rate(worker.play, batch, seconds), "per s", "higher")
    yield Measure(
        "duel: a simulation of the search with the network of the package", simulation(seconds), "µs", "lower"
    )
    yield Measure("duel: the first move of a bot, from the start of a process", first_move(), "s", "lower")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "some.net"
        network_file.write(course.network, path)
        yield Measure("duel: network file", path.stat().st_size, "bytes", "lower")
        begin = time.process_time()
        network_file.read(path)
        yield Measure("duel: reading it", 1000 * (time.process_time() - begin), "ms", "lower")
        network_file.write(course.network, path, "float16")
        begin = time.process_time()
        network_file.read(path)
        yield Measure("duel: reading it in half the bytes", 1000 * (time.process_time() - begin), "ms", "lower")


def simulation(seconds: float) -> float:
    """Return the CPU microseconds per simulation, 800 per decision of one game, best of several rounds."""
    from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
    from sevenwonders.ai.networks import network_of

    evaluator = NetworkEvaluator(network_of("duel"))
    best, spent = float("inf"), 0.0
    while spent < 3 * seconds:
        took, done = searched_game(evaluator)
        best, spent = min(best, 1e6 * took / done), spent + took
    return best


def searched_game(evaluator: "NetworkEvaluator") -> tuple[float, int]:
    """Play a game with the search, always the same; return CPU seconds and simulations."""
    from sevenwonders.ai.duel.puct import Search
    from sevenwonders.core.rng import Rng
    from sevenwonders.duel import RULES, Setup, ids, nature, rules

    state, rng, spent, done = RULES.new(Setup()), Rng(1), 0.0, 0
    while state.winner == ids.NOTHING:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
            continue
        search = Search(evaluator, rng.bits64())
        search.set_root(state)
        begin = time.process_time()
        search.grow(800)
        spent += time.process_time() - begin
        report = search.report()
        done += sum(visits for _, visits, _, _ in report)
        state = rules.after_move(state, max(report, key=lambda found: found[1])[0])
    return spent, done


def first_move() -> float:
    """Return the CPU seconds of a new process for one move of `net:50`, best of five."""
    code = (
        "from sevenwonders import duel\n"
        "from sevenwonders.ai.agents import make_agent\n"
        "game = duel.Game(seed=7)\n"
        "make_agent('duel', 'net:50', 1).choose(game.seen())\n"
    )
    times = []
    for _ in range(5):
        begin = _children()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(_children() - begin)
    return min(times)


def _children() -> float:
    """Return the CPU seconds of finished child processes."""
    times = os.times()
    return times.children_user + times.children_system


def classic(seconds: float) -> Iterator[Measure]:
    """Measure the network of 7 Wonders."""
    from sevenwonders.ai.classic.agents import SearchAgent
    from sevenwonders.ai.classic.determinized_search import DeterminizedSearch
    from sevenwonders.ai.classic.match_loop import Score, play_networks
    from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
    from sevenwonders.ai.networks import released, rollout_policy_of
    from sevenwonders.classic import RULES
    from sevenwonders.classic.seen import seen
    from sevenwonders.core.protocol import Draw
    from sevenwonders.core.rng import Rng
    from sevenwonders.training import distillation
    from sevenwonders.training.classic_schedule import new_course, start

    course = new_course(64, seed=1)
    (worker,) = course.workers(1, seed=1)
    batch = 100 if sevenwonders.compiled else 1
    worker.play(10 * batch)
    rng, score = Rng(1), Score()
    one, two = NetworkEvaluator(course.network), NetworkEvaluator(course.network)
    for players in (3, 5, 7):
        first = start(players)

        def play(games: int, first: "State" = first) -> None:
            play_networks(one, two, first, games, rng, score)

        games = rate(play, batch, seconds)
        yield Measure(f"classic: games of networks at one ply, {players} players", games, "per s", "higher")
        yield Measure(f"classic: decisions at one ply, {players} players", 18 * players * games, "per s", "higher")
    yield Measure("classic: games with learning, 3 to 7 players", rate(worker.play, batch, seconds), "per s", "higher")
    (watcher,) = distillation.new_course(128, 1, released("classic")).workers(1, seed=1)
    watched = rate(watcher.play, batch // 10 or 1, seconds)
    yield Measure("classic: games watched for habits, 3 to 7 players", watched, "per s", "higher")
    for players in (3, 5, 7):
        state = start(players)
        while isinstance(RULES.pending(state), Draw):
            state = RULES.settle(state, RULES.sample(state, rng))
        mine = seen(state, 0)
        agent = SearchAgent(one, 1)
        per_move = microseconds(lambda: agent.choose(mine), seconds)  # noqa: B023 - called at once
        yield Measure(f"classic: a move at one ply with samples, {players} players", per_move, "µs", "lower")
        careful = DeterminizedSearch(one, 1, depth=6, width=8)
        search = DeterminizedSearch(two, 1, depth=6, width=8, rollout_policy=rollout_policy_of("classic"))
        for tried, how in ((careful, ""), (search, "by habit ")):
            tried.start(mine)
            simulations = tried.active * rate(tried.run, batch // 10 or 1, seconds)
            name = f"classic: simulations {how}to the end of Age I, {players} players"
            yield Measure(name, simulations, "per s", "higher")


if __name__ == "__main__":
    main({"duel": duel, "classic": classic}, RECORDED)
