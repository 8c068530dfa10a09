"""Train a Duel player with tianshou's PPO, unmodified, against `greedy`.

    pip install "sevenwonders[rl]" tianshou
    python -m examples.tianshou_duel --seconds 120 --seed 1 --curve tianshou.jsonl

The environments are `sevenwonders/Duel-v0`; a wrapper puts the action mask into the observation, and the actor adds a
large negative number to the logits of illegal actions.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from tianshou.algorithm.modelfree.ppo import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from tianshou.utils.net.common import MLP, ActionReprNet
from torch import Tensor, nn

import sevenwonders.rl.gym  # noqa: F401 - registers the environments
from sevenwonders.rl.batch import shape_of

GAMES, STEPS, EVALUATION_GAMES = 64, 4_096, 200
SHAPE = shape_of("duel")
SCALE = (1 / SHAPE.high).astype(np.float32)


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations of 0 … 1 together with the action mask."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        box, mask = spaces.Box(0.0, 1.0, (SHAPE.size,), np.float32), spaces.MultiBinary(SHAPE.actions)
        self.observation_space = spaces.Dict({"observation": box, "mask": mask})

    def observation(self, observation: NDArray[np.uint8]) -> dict[str, NDArray[Any]]:
        """Return the scaled observation and the mask; all actions are legal once the game is over."""
        mask: NDArray[np.int8] = self.get_wrapper_attr("action_masks")()
        return {"observation": observation * SCALE, "mask": mask if mask.any() else np.ones_like(mask)}


def make_env(opponent: str) -> gymnasium.Env[Any, Any]:
    """Return an environment for tianshou."""
    return Scaled(gymnasium.make("sevenwonders/Duel-v0", opponent=opponent))


class Actor(ActionReprNet[Any]):
    """Logits of the actions, illegal ones at -1e9."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = MLP(input_dim=SHAPE.size, output_dim=SHAPE.actions, hidden_sizes=(128, 128))

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Tensor, Any]:  # noqa: ARG002 - tianshou's
        """Return the logits and the unchanged state."""
        logits = self.layers(torch.as_tensor(obs.observation))
        return logits.masked_fill(torch.as_tensor(obs.mask) == 0, -1e9), state


class Critic(nn.Module):
    """The value of an observation."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = MLP(input_dim=SHAPE.size, output_dim=1, hidden_sizes=(128, 128))

    def forward(self, obs: Any, **_: Any) -> Tensor:
        """Return the values of a batch."""
        values: Tensor = self.layers(torch.as_tensor(obs.observation))
        return values


class Curve:
    """Evaluates the policy before each of tianshou's epochs and stops the training after `seconds` of CPU time."""

    def __init__(self, algorithm: Any, seconds: float, seed: int, path: Path | None) -> None:
        self.algorithm = algorithm
        self.seconds = seconds
        self.seed = seed
        self.path = path
        self.begin = time.process_time()
        self.evaluating = 0.0

    @property
    def spent(self) -> float:
        """CPU time of the training, without the evaluations."""
        return time.process_time() - self.begin - self.evaluating

    def evaluate(self, steps: int) -> None:
        """Measure the strength and write a line of the curve."""
        seconds, begin = self.spent, time.process_time()
        envs = DummyVectorEnv([lambda: make_env("greedy") for _ in range(40)])
        envs.seed(1000)
        collector: Any = Collector(self.algorithm, envs)
        collector.reset()
        share = float((collector.collect(n_episode=EVALUATION_GAMES).returns + 1).mean() / 2)
        line = json.dumps({"seed": self.seed, "steps": steps, "seconds": round(seconds, 1), "greedy": share})
        print(line, flush=True)
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(line + "\n")
        self.evaluating += time.process_time() - begin


def main() -> None:
    """Train and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=120, help="CPU time of the training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=30_000, help="steps between two evaluations")
    parser.add_argument("--curve", type=Path, help="file to append the evaluations to")
    chosen = parser.parse_args()
    np.random.seed(chosen.seed)
    torch.manual_seed(chosen.seed)
    env = make_env("greedy")
    policy: Any = DiscreteActorPolicy(actor=Actor(), action_space=env.action_space, deterministic_eval=True)
    algorithm: Any = PPO(
        policy=policy,
        critic=Critic(),
        optim=AdamOptimizerFactory(lr=5e-4),
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.01,
        max_grad_norm=0.5,
        advantage_normalization=True,
    )
    envs = DummyVectorEnv([lambda: make_env("greedy") for _ in range(GAMES)])
    envs.seed(chosen.seed)
    collector: Any = Collector(algorithm, envs, VectorReplayBuffer(STEPS, GAMES))
    curve = Curve(algorithm, chosen.seconds, chosen.seed, chosen.curve)
    curve.evaluate(0)
    steps = 0
    while curve.spent < chosen.seconds:
        params: Any = OnPolicyTrainerParams(
            training_collector=collector,
            collection_step_num_env_steps=STEPS,
            max_epochs=1,
            epoch_num_steps=chosen.every,
            batch_size=512,
            update_step_num_repetitions=4,
            show_progress=False,
            verbose=False,
        )
        algorithm.run_training(params)
        steps += -(-chosen.every // STEPS) * STEPS
        curve.evaluate(steps)


if __name__ == "__main__":
    main()
