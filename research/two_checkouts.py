"""Compare the speed of two built checkouts by turns: random games, searches and the plain form.

python research/two_checkouts.py OTHER [--rounds 9]

Each round runs both checkouts in fresh processes, in alternating order; CPU time counts, and the best of all rounds.
The searches choose the same moves if both print the same digest.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
FORMS = {"compiled": "0", "plain": "1"}
MEASURE = """
import hashlib, json, time
import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.ai.agents import make_agent
from sevenwonders.classic import playout as classic_playout
from sevenwonders.core.rng import Rng
from sevenwonders.duel import playout as duel_playout

digest, rates, form = hashlib.sha256(), {}, "compiled" if sevenwonders.compiled else "plain"


def play(playout, start, games):
    tally = getattr(playout, "PlayoutTally", None) or playout.Tally
    began = time.process_time()
    playout.play_many(start, games, Rng(1), tally())
    return games / (time.process_time() - began)


def search(game, module, spec, settings, decisions=8):
    position, agent, seconds, number, searched = module.Game(seed=5, **settings), make_agent(game, spec, 3), 0.0, 0, 0
    while searched < decisions:
        seat = position.asked[0]
        seen = position.seen(seat)
        if number % 4 == 0:
            began = time.process_time()
            move = int(agent.choose(seen))
            seconds, searched = seconds + time.process_time() - began, searched + 1
        else:
            moves = list(seen.legal_ids())
            move = int(moves[len(moves) // 2])
        number += 1
        digest.update(str(move).encode())
        position.play(move, seat)
    return decisions / seconds


few = 150 if form == "plain" else 1
for name, playout, start, games in (
    ("Duel", duel_playout, duel.RULES.new(duel.Setup()), 30_000),
    ("7 Wonders, 3 players", classic_playout, classic.RULES.new(classic.Setup(players=3, sides="day")), 12_000),
    ("7 Wonders, 7 players", classic_playout, classic.RULES.new(classic.Setup(players=7, sides="day")), 5_000),
):
    rates[f"random games, {form}: {name}"] = max(play(playout, start, games // few) for _ in range(2))
if form == "compiled":
    for game, module, spec, settings in (
        ("duel", duel, "net:800", {"beginners": True}),
        ("duel", duel, "mcts:2000", {"beginners": True}),
        ("classic", classic, "net:400", {"players": 3, "sides": "day"}),
        ("classic", classic, "mcts:400", {"players": 3, "sides": "day"}),
    ):
        rates[f"searches: {game} {spec}"] = max(search(game, module, spec, settings) for _ in range(2))
print(json.dumps({"rates": rates, "digest": digest.hexdigest()[:12]}))
"""


def measured(home: Path, pure: str) -> tuple[dict[str, float], str]:
    """Return the rates of a checkout per CPU second, and the digest of the moves."""
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "SEVENWONDERS_PURE": pure}
    run = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=home, env=environment, capture_output=True, text=True, check=True
    )
    report = json.loads(run.stdout)
    return report["rates"], report["digest"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="a built checkout")
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    homes = [given.other.resolve(), HERE]
    best: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for number in range(given.rounds):
        for side in (0, 1) if number % 2 == 0 else (1, 0):
            for form, pure in FORMS.items():
                rates, digest = measured(homes[side], pure)
                for name, rate in rates.items():
                    best[name][side] = max(best[name][side], rate)
                if number == 0 and form == "compiled":
                    print(f"{homes[side]}: digest {digest}")
    for name, (there, here) in best.items():
        print(f"{name:46} {there:12.1f} {here:12.1f} {here / there:8.3f}")


if __name__ == "__main__":
    main()
