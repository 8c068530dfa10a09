"""How fast networks judge, play and learn: measures, prints, compares with the last recorded numbers.

    python bench/mind.py [duel] [--seconds 1] [--json] [--record]

As in `bench/speed.py`, numbers are per CPU-second of one core and the best of several rounds. The network has random
weights and has played a thousand games, so that its games are like games; `--record` keeps the numbers in
`bench/mind.json`.
"""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from speed import Measure, main, rate

import sevenwonders

RECORDED = Path(__file__).with_name("mind.json")


def duel(seconds: float) -> Iterator[Measure]:
    """Measure the network of Duel."""
    from sevenwonders.ai import network_file
    from sevenwonders.ai.duel.course import new_course
    from sevenwonders.ai.duel.net import NetEvaluator
    from sevenwonders.ai.duel.selfplay import Score, play_match
    from sevenwonders.core.rng import Rng
    from sevenwonders.duel import game

    course = new_course(128, seed=1)
    (worker,) = course.workers(1, seed=1)
    batch = 100 if sevenwonders.compiled else 1
    worker.play(10 * batch)
    start, rng, score = game.new(game.Setup()), Rng(1), Score()
    one, two = NetEvaluator(course.network), NetEvaluator(course.network)
    games = rate(lambda n: play_match(one, two, start, n, rng, score), batch, seconds)
    yield Measure(
        "duel: positions judged, one ply, with the rules", games * score.judged / score.games, "per s", "higher"
    )
    yield Measure("duel: decisions at one ply", games * score.decisions / score.games, "per s", "higher")
    yield Measure("duel: games of two networks at one ply", games, "per s", "higher")
    yield Measure("duel: games with learning", rate(worker.play, batch, seconds), "per s", "higher")
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


if __name__ == "__main__":
    main({"duel": duel}, RECORDED)
