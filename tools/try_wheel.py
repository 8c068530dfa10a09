"""Installs a wheel into empty environments, bare and with each extra, and tries what each promises.

python tools/try_wheel.py dist/sevenwonders-*.whl [EXTRA ...]    bare, app, rl, data, cluster; without a name: all
python tools/try_wheel.py --here                                 what a bare installation promises, in this environment

No compiler is used: the environment variable CC names a program that always fails.
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
TRIED: Final = {
    "": ["-c", ENGINE],
    "app": ["-m", "sevenwonders", "simulate", "duel", "--games", "4", "--agents", "greedy,random", "--jobs", "1"],
    "rl": [
        "-c",
        "import gymnasium; gymnasium.make('sevenwonders.rl.gym:Duel-v0').reset(seed=1); import sevenwonders.rl.spiel",
    ],
    "data": ["-m", "sevenwonders", "export", "duel", "--games", "2", "--agents", "greedy,random", "--out", "games"],
    "cluster": ["-m", "sevenwonders", "simulate", "--games", "4", "--agents", "greedy,random", "--cluster", "local"],
}
REFUSED: Final = {
    "app": ["-m", "sevenwonders", "simulate"],
    "rl": ["-c", "import sevenwonders.rl.batch"],
}


def main(arguments: list[str]) -> int:
    """Try what was asked for; return how many things failed."""
    if arguments == ["--here"]:
        return subprocess.call([sys.executable, *TRIED[""]])
    wheel, *extras = arguments  # "bare" names no extra
    failed = [
        extra
        for extra in (extras or list(TRIED))
        if not tried(str(Path(wheel).resolve()), "" if extra == "bare" else extra)
    ]
    print("all good" if not failed else f"failed: {failed}")
    return len(failed)


def tried(wheel: str, extra: str) -> bool:
    """Install a wheel with an extra in an empty environment and try it there."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        wanted = f"{wheel}[{extra}]" if extra else wheel
        environment = {**os.environ, "CC": "false"}
        install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", wanted]
        good = subprocess.call(install, env=environment) == 0
        good = good and subprocess.call([python, *TRIED[extra]], cwd=folder, env=environment) == 0
        if not extra:
            good = good and all(refused(python, folder, words) for words in REFUSED.values())
    print(f"{'ok' if good else 'FAILED':7} {extra or 'bare'}", flush=True)
    return good


def refused(python: str, folder: str, words: list[str]) -> bool:
    """Return whether what needs an extra says so in the last line of its complaint."""
    done = subprocess.run([python, *words], cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode != 0 and 'pip install "sevenwonders[' in done.stderr.strip().splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
