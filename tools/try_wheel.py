"""Install a wheel into empty environments, bare and with each extra, and test each.

python tools/try_wheel.py dist/sevenwonders-*.whl [EXTRA ...]    bare, app, postgres, data, cluster, rl; default: all
python tools/try_wheel.py --here                                 test a bare installation in this environment

No compiler is available: PATH contains only the programs of the environment. A feature whose extra is missing must
fail with one line that names the extra.
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

ENGINE: Final = """
import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.ai.agents import make_agent
game = duel.Game(seed=1)
agents = [make_agent("duel", spec, 1) for spec in ("net", "greedy")]
while not game.is_over:
    game.play(agents[game.asked[0]].choose(game.seen()))
assert classic.Game(seed=1).asked
print("compiled" if sevenwonders.compiled else "plain", game.pending.reason)
"""
LEARNERS: Final = """
import gymnasium, pyspiel
import sevenwonders.rl.spiel
from sevenwonders.rl import classic_v0
from sevenwonders.rl.batch import Batch
gymnasium.make("sevenwonders.rl.gym:sevenwonders/Duel-v0").reset(seed=1)
classic_v0.env(players=5).reset(seed=1)
pyspiel.load_game("python_sevenwonders_duel").new_initial_state()
batch = Batch("duel", 64, threads=2)
batch.run_random(100)
"""
COMMAND: Final = ("-m", "sevenwonders")
SIMULATE: Final = (*COMMAND, "simulate", "duel", "--games", "4", "--agents", "greedy,random")
EXPORT: Final = (
    *COMMAND,
    "export",
    "duel",
    "--games",
    "2",
    "--agents",
    "greedy,random",
    "--jobs",
    "1",
    "--out",
    "games",
)
# No server listens there: the error is about the connection with the driver, else about the driver.
ON_POSTGRES: Final = (*COMMAND, "backup", "--database", "postgresql://nobody@127.0.0.1:1/none", "games.backup")

# Commands that work with an extra; the empty name is the bare installation.
TRIED: Final = {
    "": ("-c", ENGINE),
    "app": (*SIMULATE, "--jobs", "1"),
    "postgres": ("-c", "import psycopg; print(psycopg.pq.version())"),
    "data": EXPORT,
    "cluster": (*SIMULATE, "--cluster", "local"),
    "rl": ("-c", LEARNERS),
}
# Commands that fail without an extra, by the installed and the missing extra.
REFUSED: Final = {
    "": {"app": SIMULATE, "rl": ("-c", "import sevenwonders.rl.batch")},
    "app": {"data": EXPORT, "cluster": (*SIMULATE, "--cluster", "local"), "postgres": ON_POSTGRES},
}


def main(arguments: list[str]) -> int:
    """Run the selected trials; return the number of failures."""
    if arguments == ["--here"]:
        return subprocess.call([sys.executable, *TRIED[""]])
    wheel, *extras = arguments
    chosen = ["" if extra == "bare" else extra for extra in extras] or list(TRIED)
    failed = [extra or "bare" for extra in chosen if not is_good(Path(wheel).resolve(), extra)]
    print("all good" if not failed else f"failed: {', '.join(failed)}")
    return len(failed)


def is_good(wheel: Path, extra: str) -> bool:
    """Install a wheel with an extra into an empty environment; return whether all trials pass."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        good = is_installed(folder, f"{wheel}[{extra}]" if extra else str(wheel))
        good = good and run(folder, *TRIED[extra]).returncode == 0
        for missing, words in REFUSED.get(extra, {}).items():
            good = good and is_refused(folder, missing, words)
    print(f"{'ok' if good else 'FAILED':7} {extra or 'bare'}", flush=True)
    return good


def is_installed(folder: str, wanted: str) -> bool:
    """Install from wheels only, since nothing can be compiled here."""
    return run(folder, "-m", "pip", "install", "-q", "--disable-pip-version-check", wanted).returncode == 0


def is_refused(folder: str, extra: str, words: tuple[str, ...]) -> bool:
    """Return whether the last line of the error names the missing extra."""
    done = run(folder, *words)
    result = done.stderr.strip().splitlines() or [""]
    print(f"        without {extra}: {result[-1]}")
    return done.returncode != 0 and f"sevenwonders[{extra}]" in result[-1]


def run(folder: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the Python of an environment with an empty PATH; print unexpected failures."""
    programs = str(Path(folder) / "bin")
    environment = {**os.environ, "PATH": programs, "CC": "false", "COLUMNS": "200"}
    words = (str(Path(programs) / "python"), *words)
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode and "sevenwonders[" not in done.stderr:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    return done


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
