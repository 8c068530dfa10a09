"""Train a Duel agent by PPO with action masks; it beats `greedy` within minutes on one core.

    OPENBLAS_NUM_THREADS=1 python -m examples.learn_duel --minutes 8 --save learned.npz
    python -m sevenwonders simulate duel --games 200 --agents examples.learn_duel:Learned,greedy

Needs only ``sevenwonders[rl]``: the network is two matrices, and its gradient is written out below.

One network plays both seats of 512 games. Its input is an observation (docs/observations.md) in which the slots of the
structure are converted to sets of cards: accessible and covered. It returns one logit per *card*, not per slot, because
the value of a card does not depend on its slot; `to_actions` maps these logits to slots. Duel is a zero-sum game: the
value for one seat is the negated value for the other, so one backward pass over the decisions of a game yields the
advantages of both seats (`advantages`).
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenwonders.ai.agents import make_agent
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, ids
from sevenwonders.rl.batch import Batch, new_table, shape_of
from sevenwonders.rl.duel import fields

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

SHAPE = shape_of("duel")
SCALE = 1 / SHAPE.high[: fields.SLOTS].astype(np.float32)
CARDS = ids.CARDS
EMPTY = CARDS  # the card number of an empty slot
INPUTS = fields.SLOTS + 2 * CARDS
# Outputs: for each card build, sell, use for a wonder; for each wonder build; then all other actions.
BUILD, SELL, USE, RAISE, OTHER = 0, 74, 148, 222, 234
ANSWERS = OTHER + ids.MOVES - ids.DRAFT_0
VALUE = ANSWERS  # last column: expected result, 1 for a victory

GAMES, STEPS, EPOCHS, PARTS = 512, 48, 3, 12
LAMBDA, CLIP, ENTROPY, RATE = 0.9, 0.2, 0.01, 1e-3


# ---- inputs and outputs of the network


def result(observations: NDArray[np.uint8]) -> tuple[Floats, Ints]:
    """Return the network's inputs and the card in each slot."""
    faces = observations[:, fields.SLOTS :].reshape(-1, ids.SLOTS, fields.SLOT_SIZE)[:, :, :CARDS]
    cards = np.where(faces.any(axis=2), faces.argmax(axis=2), EMPTY)
    is_open = observations[:, fields.OPEN : fields.OPEN + ids.SLOTS].astype(bool)
    inputs = np.zeros((len(observations), INPUTS + 1), np.float32)
    inputs[:, : fields.SLOTS] = observations[:, : fields.SLOTS] * SCALE
    rows = np.arange(len(observations))[:, None]
    inputs[rows, np.where(is_open & (cards < EMPTY), fields.SLOTS + cards, INPUTS)] = 1
    inputs[rows, np.where(~is_open & (cards < EMPTY), fields.SLOTS + CARDS + cards, INPUTS)] = 1
    inputs[:, INPUTS] = 1  # the column of empty slots becomes the bias
    return inputs, cards


def to_actions(answers: Floats, cards: Ints) -> Floats:
    """Return the logits of the 450 actions; logits of cards move to their slots."""
    actions = np.empty((len(answers), ids.MOVES), np.float32)
    actions[:, ids.BUILD_0 : ids.SELL_0] = np.take_along_axis(answers[:, BUILD:SELL], cards, axis=1)
    actions[:, ids.SELL_0 : ids.RAISE_0] = np.take_along_axis(answers[:, SELL:USE], cards, axis=1)
    used = np.take_along_axis(answers[:, USE:RAISE], cards, axis=1)
    raised = answers[:, RAISE:OTHER, None] + used[:, None, :]
    actions[:, ids.RAISE_0 : ids.DRAFT_0] = raised.reshape(len(answers), -1)
    actions[:, ids.DRAFT_0 :] = answers[:, OTHER:VALUE]
    return actions


def to_answers(slopes: Floats, cards: Ints) -> Floats:
    """Return the gradients of the outputs from those of the actions, inverting `to_actions`."""
    answers = np.zeros((len(slopes), ANSWERS + 1), np.float32)
    np.put_along_axis(answers[:, BUILD:SELL], cards, slopes[:, ids.BUILD_0 : ids.SELL_0], axis=1)
    np.put_along_axis(answers[:, SELL:USE], cards, slopes[:, ids.SELL_0 : ids.RAISE_0], axis=1)
    raised = slopes[:, ids.RAISE_0 : ids.DRAFT_0].reshape(-1, ids.WONDERS, ids.SLOTS)
    np.put_along_axis(answers[:, USE:RAISE], cards, raised.sum(axis=1), axis=1)
    answers[:, RAISE:OTHER] = raised.sum(axis=2)
    answers[:, OTHER:VALUE] = slopes[:, ids.DRAFT_0 :]
    return answers


class Network:
    """A network with one hidden layer of rectified units, a policy and a value output."""

    def __init__(self, hidden: int = 192, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.first = rng.normal(0, (2 / 100) ** 0.5, (INPUTS + 1, hidden)).astype(np.float32)  # some 100 inputs are set
        self.second = rng.normal(0, 0.01, (hidden, ANSWERS + 1)).astype(np.float32)

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Return the hidden layer and the outputs."""
        hidden = np.maximum(inputs @ self.first, 0)
        return hidden, hidden @ self.second

    def policy(self, inputs: Floats, cards: Ints, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Return the log probabilities of all actions, the values and the hidden layer."""
        hidden, answers = self.forward(inputs)
        actions = np.where(masks, to_actions(answers, cards), np.float32(-1e9))
        actions -= actions.max(axis=1, keepdims=True)
        actions -= np.log(np.exp(actions).sum(axis=1, keepdims=True))
        return actions, np.tanh(answers[:, VALUE]), hidden


class Adam:
    """Adam optimiser (Kingma and Ba, 2015)."""

    def __init__(self, tables: list[Floats]) -> None:
        self.tables = tables
        self.means = [np.zeros_like(table) for table in tables]
        self.squares = [np.zeros_like(table) for table in tables]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        """Take one optimisation step."""
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for table, mean, square, slope in zip(self.tables, self.means, self.squares, slopes, strict=True):
            mean[...] = 0.9 * mean + 0.1 * slope
            square[...] = 0.999 * square + 0.001 * slope * slope
            table[...] -= rate * mean / (np.sqrt(square) + 1e-8)


# ---- playing


@dataclass
class Rollout:
    """Consecutive steps of all games: one row per step, one column per game."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    actions: Ints
    logs: Floats
    values: Floats
    rewards: Floats  # of the seat that acted
    ended: NDArray[np.bool_]
    turned: Floats  # 1 if the same seat acts next, -1 otherwise


def play(batch: Batch, network: Network, rng: np.random.Generator) -> tuple[Rollout, Floats]:
    """Play against itself; return the rollout and the values of the positions after it."""
    n = batch.games
    kept = Rollout(
        observations=np.empty((STEPS, n, SHAPE.size), np.uint8),
        masks=np.empty((STEPS, n, SHAPE.actions), np.int8),
        actions=np.empty((STEPS, n), np.int64),
        logs=np.empty((STEPS, n), np.float32),
        values=np.empty((STEPS, n), np.float32),
        rewards=np.empty((STEPS, n), np.float32),
        ended=np.empty((STEPS, n), bool),
        turned=np.empty((STEPS, n), np.float32),
    )
    for step in range(STEPS):
        kept.observations[step], kept.masks[step] = batch.observations, batch.masks
        logs, kept.values[step], _ = network.policy(*result(batch.observations), batch.masks)
        # Gumbel-max trick: the argmax of logits plus Gumbel noise is a sample of the distribution.
        chosen = (logs - np.log(rng.exponential(size=logs.shape).astype(np.float32))).argmax(axis=1)
        seats = batch.seats.copy()
        batch.step(chosen)
        kept.actions[step] = chosen
        kept.logs[step] = logs[np.arange(n), chosen]
        kept.rewards[step] = batch.rewards[np.arange(n), seats]
        kept.ended[step] = batch.ended
        kept.turned[step] = np.where(batch.seats == seats, 1, -1)
    return kept, network.policy(*result(batch.observations), batch.masks)[1]


def advantages(kept: Rollout, after: Floats) -> Floats:
    """Return generalised advantage estimates over the decisions of both seats."""
    found = np.zeros_like(kept.values)
    ahead, value = np.zeros_like(after), after
    for step in reversed(range(STEPS)):
        goes_on = kept.turned[step] * ~kept.ended[step]
        surprise = kept.rewards[step] + goes_on * value - kept.values[step]
        ahead = surprise + LAMBDA * goes_on * ahead
        found[step], value = ahead, kept.values[step]
    return found


# ---- learning


def learn(network: Network, adam: Adam, kept: Rollout, found: Floats, rate: float, rng: np.random.Generator) -> None:
    """Update the network on a rollout, in minibatches, for several epochs."""
    observations = kept.observations.reshape(-1, SHAPE.size)
    masks, actions = kept.masks.reshape(-1, SHAPE.actions), kept.actions.reshape(-1)
    logs, targets = kept.logs.reshape(-1), (kept.values + found).reshape(-1)
    gains = (found.reshape(-1) - found.mean()) / (found.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(actions)), PARTS):
            inputs, cards = result(observations[rows])
            slopes = gradient(
                network, inputs, cards, masks[rows], actions[rows], logs[rows], gains[rows], targets[rows]
            )
            adam.step(slopes, rate)


def policy_of(network: Network, kept: Rollout) -> Floats:
    """Return the current log probabilities of the actions of a rollout."""
    observations, masks = kept.observations.reshape(-1, SHAPE.size), kept.masks.reshape(-1, SHAPE.actions)
    logs, _, _ = network.policy(*result(observations), masks)
    found: Floats = logs[np.arange(len(logs)), kept.actions.reshape(-1)].reshape(kept.actions.shape)
    return found


def gradient(
    network: Network,
    inputs: Floats,
    cards: Ints,
    masks: NDArray[np.int8],
    actions: Ints,
    old_logs: Floats,
    gains: Floats,
    targets: Floats,
) -> list[Floats]:
    """Return the gradients of PPO's clipped loss, the squared value error and the entropy bonus."""
    n = len(actions)
    rows = np.arange(n)
    logs, values, hidden = network.policy(inputs, cards, masks)
    chances = np.exp(logs)
    ratio = np.exp(logs[rows, actions] - old_logs)
    is_clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(is_clipped, 0, ratio * gains)
    slopes = chances * push[:, None]
    slopes[rows, actions] -= push
    entropy = -(chances * np.where(masks, logs, 0)).sum(axis=1, keepdims=True)
    slopes += ENTROPY * chances * (np.where(masks, logs, 0) + entropy)
    answers = to_answers(np.where(masks, slopes, np.float32(0)), cards)
    answers[:, VALUE] = (values - targets) * (1 - values * values)
    answers /= n
    into_hidden = (answers @ network.second.T) * (hidden > 0)
    return [inputs.T @ into_hidden, hidden.T @ answers]


# ---- evaluation against an agent


def share_against(network: Network, opponent: str, games: int, seed: int) -> float:
    """Return the win rate of the greedy policy over games in both seats."""
    batch = Batch("duel", games, seed=seed, autoreset="disabled")
    agent = make_agent("duel", opponent, seed)
    own = np.arange(games) % 2
    actions = np.zeros(games, np.int64)
    won = np.zeros(games)
    while not batch.over.all():
        running = ~batch.over
        mine = running & (batch.seats == own)
        if mine.any():
            logs, _, _ = network.policy(*result(batch.observations[mine]), batch.masks[mine])
            actions[mine] = logs.argmax(axis=1)
        for row in np.flatnonzero(running & ~mine).tolist():
            table, seat = batch.table(row), int(batch.seats[row])
            actions[row] = table.action_of(seat, agent.choose(RULES.seen(table.state, seat)))
        batch.step(actions)
        ended = running & batch.over
        won[ended] = (1 + batch.rewards[ended, own[ended]]) / 2
    return float(won.mean())


class Learned:
    """The saved network as an agent: --agents examples.learn_duel:Learned,greedy."""

    def __init__(self, seed: int, file: str = "learned.npz") -> None:
        self.name = "learned"
        self.network = Network()
        with np.load(file) as saved:
            self.network.first, self.network.second = saved["first"], saved["second"]
        self.table: Any = new_table(SHAPE)
        self.rng = Rng(seed)

    def choose(self, seen: Any) -> int:
        """Return the most probable move."""
        observation, mask = np.zeros((1, SHAPE.size), np.uint8), np.zeros((1, SHAPE.actions), np.uint8)
        self.table.set_state(seen.state)
        self.table.observe(seen.seat, observation[0])
        self.table.mask(seen.seat, mask[0])
        logs, _, _ = self.network.policy(*result(observation), mask.view(np.int8))
        return int(self.table.move_of(seen.seat, int(logs.argmax())))


def main() -> None:
    """Train for `--minutes` of CPU time and print the progress."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the network here")
    parser.add_argument("--curve", type=Path, help="write the curve here, as JSON")
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    network = Network(seed=chosen.seed)
    adam = Adam([network.first, network.second])
    batch = Batch("duel", GAMES, seed=chosen.seed)
    curve: list[dict[str, float]] = []
    start, clock, decisions, next_look = time.process_time(), time.monotonic(), 0, 0.0
    while True:
        spent = (time.process_time() - start) / 60
        if spent >= next_look or spent >= chosen.minutes:
            shares = {name: share_against(network, name, 200, len(curve)) for name in ("random", "greedy")}
            curve.append({"minutes": round(spent, 2), "decisions": decisions, **shares})
            print(
                f"{spent:5.1f} min {decisions:>9,} decisions",
                *(f"{k} {100 * v:.0f} %" for k, v in shares.items()),
                flush=True,
            )
            next_look = spent + chosen.minutes / 12
        if spent >= chosen.minutes:
            break
        kept, after = play(batch, network, rng)
        learn(network, adam, kept, advantages(kept, after), RATE * max(0.1, 1 - spent / chosen.minutes), rng)
        decisions += kept.actions.size
    last = share_against(network, "greedy", 1_000, 10_000)
    print(
        f"against greedy: {100 * last:.1f} % of 1 000 games; {(time.monotonic() - clock) / 60:.1f} minutes on the clock"
    )
    if chosen.save:
        np.savez_compressed(chosen.save, first=network.first, second=network.second)
    if chosen.curve:
        chosen.curve.write_text(
            json.dumps({"curve": curve, "against greedy, N 1000": last}, indent=1) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
