"""The example programs run; the gradient of the learner is correct and its policy improves."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples import learn_duel, two_agents

import sevenwonders
from sevenwonders.ai.arena import Match, play_match
from sevenwonders.rl.batch import Batch


def loss(network: learn_duel.Network, part: dict[str, Any]) -> float:
    """Return the PPO loss, computed independently of the example."""
    rows = np.arange(len(part["actions"]))
    logs, values, _ = network.policy(part["inputs"], part["cards"], part["masks"])
    ratio = np.exp(logs[rows, part["actions"]] - part["old_logs"])
    clipped = np.clip(ratio, 1 - learn_duel.CLIP, 1 + learn_duel.CLIP)
    gain = np.minimum(ratio * part["gains"], clipped * part["gains"])
    chances = np.exp(logs) * (part["masks"] != 0)
    entropy = -(chances * np.where(part["masks"], logs, 0)).sum(axis=1)
    return float((-gain - learn_duel.ENTROPY * entropy + 0.5 * (values - part["targets"]) ** 2).mean())


def some_part(network: learn_duel.Network) -> dict[str, Any]:
    batch = Batch("duel", 12, seed=3)
    batch.run_random(40)
    rng = np.random.default_rng(1)
    inputs, cards = learn_duel.result(batch.observations)
    masks, actions = batch.masks.copy(), batch.random_actions().astype(np.int64)
    logs, values, _ = network.policy(inputs, cards, masks)
    old = logs[np.arange(12), actions] + rng.normal(0, 0.05, 12).astype(np.float32)
    gains, targets = rng.normal(size=12).astype(np.float32), values + rng.normal(0, 0.5, 12).astype(np.float32)
    return {
        "inputs": inputs,
        "cards": cards,
        "masks": masks,
        "actions": actions,
        "old_logs": old,
        "gains": gains,
        "targets": targets,
    }


def test_the_gradient_is_that_of_the_loss() -> None:
    network = learn_duel.Network(hidden=16, seed=2)
    part = some_part(network)
    gradients = learn_duel.gradient(network, **part)
    rng = np.random.default_rng(5)
    for table, gradient in zip((network.first, network.second), gradients, strict=True):
        # Along the gradient itself, so that every element contributes.
        along = gradient / np.linalg.norm(gradient) + rng.normal(0, 0.01 / gradient.size**0.5, gradient.shape).astype(
            np.float32
        )
        before = table.copy()
        step = 0.02
        table[...] = before + step * along
        high = loss(network, part)
        table[...] = before - step * along
        low = loss(network, part)
        table[...] = before
        assert (high - low) / (2 * step) == pytest.approx(float((gradient * along).sum()), rel=0.05)


@pytest.mark.skipif(not sevenwonders.compiled, reason="learning takes the compiled form")
def test_the_learner_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_duel, "STEPS", 24)
    network, rng = learn_duel.Network(hidden=32, seed=1), np.random.default_rng(1)
    adam, batch = learn_duel.Adam([network.first, network.second]), Batch("duel", 64, seed=1)
    kept, after = learn_duel.play(batch, network, rng)
    found = learn_duel.advantages(kept, after)
    before = learn_duel.policy_of(network, kept)
    learn_duel.learn(network, adam, kept, found, 1e-3, rng)
    gained = (learn_duel.policy_of(network, kept) - before) * (found - found.mean())
    assert gained.mean() > 0  # actions with positive advantage have become more likely


def test_a_saved_network_is_an_agent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    network = learn_duel.Network(seed=4)
    np.savez(tmp_path / "learned.npz", first=network.first, second=network.second)
    tally = play_match(Match("duel", ("examples.learn_duel:Learned", "random"), games=2))
    assert tally.games == 2


def test_two_agents_play_a_match() -> None:
    agents = ("examples.two_agents:Counter", "examples.two_agents:Hoarder")
    assert play_match(Match("duel", agents, games=2, seed=1)).share(0) == 1
    assert two_agents.Hoarder(1).name == "hoarder"


def test_read_dataset(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("duckdb", "polars", "pyarrow"):
        pytest.importorskip(name)
    from examples import read_dataset

    read_dataset.main([])
    output = capsys.readouterr().out
    assert "draft circus_maximus" in output
    assert "civilian" in output
