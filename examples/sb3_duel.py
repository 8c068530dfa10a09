"""Train a Duel player with sb3-contrib's MaskablePPO, unmodified, against `greedy`.

    pip install "sevenwonders[rl]" sb3-contrib
    python -m examples.sb3_duel --seconds 120 --seed 1 --curve sb3.jsonl

`--curve` appends one line of JSON per evaluation; `python -m examples.plot_curves` draws them.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from sevenwonders.rl.sb3 import SevenWondersVecEnv

GAMES = 64  # played at the same time
EVALUATION_GAMES = 400


def win_share(model: MaskablePPO, opponent: str, seed: int) -> float:
    """Return the share of games that the model wins, always choosing its most likely action."""
    env = SevenWondersVecEnv("duel", 100, opponent=opponent)
    env.seed(seed)
    observations: Any = env.reset()
    wins = games = 0.0
    while games < EVALUATION_GAMES:
        masks: NDArray[np.int8] = np.stack(env.env_method("action_masks"))
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        observations, rewards, ended, _ = env.step(actions)
        wins += float((rewards[ended] > 0).sum() + (rewards[ended] == 0).sum() / 2)
        games += int(ended.sum())
    env.close()
    return wins / games


class Curve(BaseCallback):
    """Evaluates the model every `every` steps and ends the training after `seconds` of CPU time."""

    def __init__(self, seconds: float, every: int, seed: int, path: Path | None) -> None:
        super().__init__()
        self.seconds = seconds
        self.every = every
        self.seed = seed
        self.path = path
        self.begin = time.process_time()
        self.evaluating = 0.0  # seconds of CPU time, not counted as training
        self.next = 0

    def _on_step(self) -> bool:
        return time.process_time() - self.begin - self.evaluating < self.seconds

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.next = self.num_timesteps + self.every
            self.evaluate()

    def _on_training_end(self) -> None:
        self.evaluate()

    def evaluate(self) -> None:
        """Measure the strength and write a line of the curve."""
        begin = time.process_time()
        assert isinstance(self.model, MaskablePPO)
        shares = {name: win_share(self.model, name, seed=1000) for name in ("random", "greedy")}
        seconds = begin - self.begin - self.evaluating
        self.evaluating += time.process_time() - begin
        line = {"seed": self.seed, "steps": self.num_timesteps, "seconds": round(seconds, 1), **shares}
        print(json.dumps(line), flush=True)
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps(line) + "\n")


def main() -> None:
    """Train and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=120, help="CPU time of the training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=40_000, help="steps between two evaluations")
    parser.add_argument("--curve", type=Path, help="file to append the evaluations to")
    parser.add_argument("--save", type=Path, help="file for the model")
    chosen = parser.parse_args()
    env = SevenWondersVecEnv("duel", GAMES, opponent="greedy")
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=chosen.seed,
        device="cpu",
    )
    model.learn(2**31, callback=Curve(chosen.seconds, chosen.every, chosen.seed, chosen.curve))
    if chosen.save is not None:
        model.save(chosen.save)


if __name__ == "__main__":
    main()
