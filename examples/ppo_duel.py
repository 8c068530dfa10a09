"""PPO with action masks in one file, in the style of CleanRL: Duel by self-play, or against a pool of opponents.

    pip install "sevenwonders[rl]" torch
    python -m examples.ppo_duel --seconds 120 --seed 1 --curve ppo.jsonl

Half of the games are played against `greedy`, the others against the latest snapshots of the learner itself.
`--curve` appends one line of JSON per evaluation; `python -m examples.plot_curves` draws them.
"""

import argparse
import json
import time
from collections import deque
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from sevenwonders.rl.batch import shape_of
from sevenwonders.rl.vector import Policy, VectorEnv

GAMES, STEPS, EPOCHS, PARTS = 256, 32, 3, 16
DISCOUNT_TRACE, CLIP, ENTROPY, RATE = 0.9, 0.2, 0.01, 1e-3
SNAPSHOTS, SNAPSHOT_STEPS = 3, 100_000
EVALUATION_GAMES = 400
SCALE = torch.from_numpy(1 / shape_of("duel").high.astype(np.float32))


class Network(nn.Module):
    """Policy logits and value of a scaled observation."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log probabilities of the actions, illegal ones at -1e9, and the values."""
        features = self.body(observations.float() * SCALE)
        logits = self.policy(features).masked_fill(masks == 0, -1e9)
        value: Tensor = self.value(features).squeeze(-1)
        return torch.log_softmax(logits, dim=-1), value


def policy_of(network: Network, greedy: bool = False) -> Policy:
    """Return a frozen copy of a network as a policy for `VectorEnv`."""
    frozen = Network(len(SCALE), network.policy.out_features)
    frozen.load_state_dict(network.state_dict())

    def choose(observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        with torch.no_grad():
            logs, _ = frozen(torch.from_numpy(observations), torch.from_numpy(masks))
        actions = logs.argmax(-1) if greedy else torch.distributions.Categorical(logits=logs).sample()
        chosen: NDArray[np.int64] = actions.numpy()
        return chosen

    return choose


def win_share(network: Network, opponent: str, seed: int) -> float:
    """Return the share of games that the network wins, always choosing its most likely action."""
    env = VectorEnv("duel", 100, opponent=opponent, autoreset="same_step")
    choose = policy_of(network, greedy=True)
    observations, infos = env.reset(seed=seed)
    wins = games = 0.0
    while games < EVALUATION_GAMES:
        observations, rewards, ended, _, infos = env.step(choose(observations, infos["action_mask"]))
        wins += float((rewards[ended] > 0).sum() + (rewards[ended] == 0).sum() / 2)
        games += int(ended.sum())
    return wins / games


def advantages(rewards: Tensor, ended: Tensor, values: Tensor, last: Tensor) -> Tensor:
    """Return generalised advantage estimates without discount; `last` is the value after the last step."""
    found = torch.zeros_like(rewards)
    running = torch.zeros_like(last)
    following = last
    for step in reversed(range(len(rewards))):
        going = 1 - ended[step]
        running = rewards[step] + going * following - values[step] + DISCOUNT_TRACE * going * running
        found[step] = running
        following = values[step]
    return found


def main() -> None:
    """Train and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=120, help="CPU time of the training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100_000, help="steps between two evaluations")
    parser.add_argument("--curve", type=Path, help="file to append the evaluations to")
    parser.add_argument("--save", type=Path, help="file for the weights")
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)

    # An ended game is restarted by the next step, which ignores its action: such steps are left out of the loss.
    snapshots: deque[Policy] = deque(maxlen=SNAPSHOTS)
    env = VectorEnv("duel", GAMES, opponent="greedy")
    shape = env.batch.shape
    network = Network(shape.size, shape.actions)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    first, infos = env.reset(seed=chosen.seed)
    observation, mask = torch.from_numpy(first), torch.from_numpy(infos["action_mask"])
    is_restart = torch.zeros(GAMES)

    steps = next_evaluation = next_snapshot = 0
    begin, evaluating, seconds = time.process_time(), 0.0, 0.0
    while seconds < chosen.seconds:
        if steps >= next_evaluation:
            next_evaluation += chosen.every
            evaluating += report(network, chosen.seed, steps, seconds, chosen.curve)
        if steps >= next_snapshot:
            next_snapshot += SNAPSHOT_STEPS
            snapshots.append(policy_of(network))
            env.set_opponents(["greedy"] * len(snapshots) + list(snapshots))

        # ---- play
        kept: list[tuple[Tensor, ...]] = []
        for _ in range(STEPS):
            with torch.no_grad():
                logs, values = network(observation, mask)
            actions = torch.distributions.Categorical(logits=logs).sample()
            found, rewards, ended, _, infos = env.step(actions.numpy())
            log = logs.gather(1, actions[:, None]).squeeze(1)
            flags = torch.from_numpy(ended).float()
            kept.append((observation, mask, actions, log, values, torch.from_numpy(rewards), flags, 1 - is_restart))
            observation, mask, is_restart = torch.from_numpy(found), torch.from_numpy(infos["action_mask"]), flags
        steps += GAMES * STEPS
        columns = [torch.stack(column) for column in zip(*kept, strict=True)]
        with torch.no_grad():
            _, last = network(observation, mask)
        gains = advantages(columns[5], columns[6], columns[4], last)
        targets = gains + columns[4]

        # ---- learn
        flat = [column.flatten(0, 1) for column in (*columns[:4], gains, targets, columns[7])]
        rows = torch.nonzero(flat[6]).squeeze(1)
        for _ in range(EPOCHS):
            for part in rows[torch.randperm(len(rows))].chunk(PARTS):
                seen, legal, taken, old, gain, target, _ = (column[part] for column in flat)
                logs, values = network(seen, legal)
                log = logs.gather(1, taken[:, None]).squeeze(1)
                ratio = (log - old).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(logs.exp() * logs).sum(-1).mean()
                loss = policy_loss - ENTROPY * entropy + 0.5 * (values - target).square().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        seconds = time.process_time() - begin - evaluating
    report(network, chosen.seed, steps, seconds, chosen.curve)
    if chosen.save is not None:
        torch.save(network.state_dict(), chosen.save)


def report(network: Network, seed: int, steps: int, seconds: float, path: Path | None) -> float:
    """Evaluate the network, write a line of the curve and return the CPU seconds it took."""
    begin = time.process_time()
    shares = {name: win_share(network, name, seed=1000) for name in ("random", "greedy")}
    line = json.dumps({"seed": seed, "steps": steps, "seconds": round(seconds, 1), **shares})
    print(line, flush=True)
    if path is not None:
        with path.open("a") as file:
            file.write(line + "\n")
    return time.process_time() - begin


if __name__ == "__main__":
    main()
