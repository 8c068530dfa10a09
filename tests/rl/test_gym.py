"""Gymnasium's own checks, and what Duel-v0 and the vector environment promise beyond them."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - after the check that it is there
from tests.effort import effort  # noqa: E402

from sevenwonders.core.errors import OptionError  # noqa: E402
from sevenwonders.rl.gym import DuelEnv  # noqa: E402
from sevenwonders.rl.vector import VectorEnv  # noqa: E402


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium_finds_nothing_wrong(opponent: str) -> None:
    check_env(gymnasium.make("sevenwonders.rl.gym:Duel-v0", opponent=opponent, render_mode="ansi").unwrapped)


def play(env: Any, seed: int) -> tuple[float, list[int]]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions, ended, reward = [], False, 0.0
    while not ended:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, ended, _, info = env.step(actions[-1])
    return reward, actions


def test_games_end_with_a_result_and_follow_from_their_seed() -> None:
    env = gymnasium.make("sevenwonders.rl.gym:Duel-v0", opponent="random")
    results = [play(env, seed) for seed in range(6)]
    assert results == [play(env, seed) for seed in range(6)]
    assert {reward for reward, _ in results} <= {-1.0, 0.0, 1.0}
    assert len({tuple(actions) for _, actions in results}) == 6


@pytest.mark.parametrize(("seat", "number"), [("first", 0), ("second", 1)])
def test_the_learner_sits_where_it_is_told(seat: Any, number: int) -> None:
    env = DuelEnv("random", seat=seat)
    _, info = env.reset(seed=3)
    assert info["seat"] == number
    assert env.table.next_seat() == number


def test_an_illegal_action_changes_nothing() -> None:
    env = DuelEnv("random", illegal_reward=-0.25)
    observation, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, ended, _, told = env.step(wrong)
    assert (after == observation).all()
    assert (reward, ended, told["illegal"]) == (-0.25, False, True)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(OptionError):
        DuelEnv("nobody")
    with pytest.raises(ValueError, match="random, first or second"):
        DuelEnv(seat="third")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'fun' is none of win, rank, margin, points"):
        DuelEnv(reward="fun")  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [None, 0.5, [1], "1", np.array([1])])
def test_what_is_no_action_is_told_of(wrong: Any) -> None:
    env = DuelEnv("random")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="the action of the learner is a whole number"):
        env.step(wrong)


def test_the_text_tells_the_table() -> None:
    env = DuelEnv("random", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "A may: draft" in text or "B may: draft" in text


# ---- many at once


@pytest.mark.parametrize("game", ["duel", "classic"])
@pytest.mark.parametrize("opponent", [None, "random", lambda _, masks: masks.argmax(axis=1)])
@pytest.mark.parametrize("autoreset", ["next_step", "disabled"])
def test_vector_environment(game: str, opponent: Any, autoreset: Any) -> None:
    env = VectorEnv(game, 5, opponent=opponent, autoreset=autoreset)
    observations, infos = env.reset(seed=4)
    assert observations in env.observation_space
    ended_games = 0
    for _ in range(effort(quick=120, default=200, deep=2_000)):
        chosen = env.action_space.sample(mask=tuple(infos["action_mask"]))
        before = env.batch.over
        observations, rewards, ended, truncated, infos = env.step(chosen)
        assert observations in env.observation_space
        assert not truncated.any()
        assert not rewards[~ended].any()
        if opponent is not None:
            assert (infos["seat"] == env.own)[~ended].all()
        ended_games += int((ended & ~before).sum())
        if autoreset == "disabled" and ended.any():
            observations, infos = env.reset(options={"reset_mask": ended})
    assert ended_games > 2
    env.close()


def test_the_last_observation_is_told_where_games_begin_anew_at_once() -> None:
    env = VectorEnv("duel", 3, autoreset="same_step", threads=2)
    _, infos = env.reset(seed=4)
    for _ in range(400):
        chosen = env.action_space.sample(mask=tuple(infos["action_mask"]))
        observations, rewards, ended, _, infos = env.step(chosen)
        if "final_obs" in infos:
            break
    else:
        pytest.fail("no game came to its end")
    row = int(ended.argmax())
    assert (infos["_final_obs"] == ended).all()
    assert infos["final_obs"][row] in env.single_observation_space
    assert infos["final_obs"][row][0] == 0
    assert observations[row][0] == 1
    assert rewards[row] == infos["rewards"][row].max() or rewards[row] == infos["rewards"][row].min()
    env.close()


def test_vector_environments_of_one_seed_are_equal() -> None:
    runs = []
    for _ in range(2):
        env = VectorEnv("duel", 4, opponent="random")
        seen = [env.reset(seed=9)[0].tobytes()]
        for _ in range(20):
            seen.append(env.step(env.batch.masks.argmax(axis=1))[0].tobytes())  # noqa: PERF401 - it changes as it goes
        runs.append(seen)
    assert runs[0] == runs[1]


@pytest.mark.parametrize(("game", "players"), [("duel", None), ("classic", 3)])
def test_a_game_against_the_random_opponent_depends_on_its_seed_alone(game: str, players: int | None) -> None:
    """So all that is seen in the first rows is the same, however many other games there are."""
    few, many = (VectorEnv(game, envs, players=players, opponent="random", threads=envs // 2) for envs in (2, 8))
    for seen in zip(steps_of(few, 60), steps_of(many, 60), strict=True):
        one, other = (arrays[:2].tobytes() for arrays in seen)
        assert one == other


def steps_of(env: VectorEnv, steps: int) -> Iterator[Any]:
    yield env.reset(seed=5)[0]
    for _ in range(steps):
        yield env.step(env.batch.masks.argmax(axis=1))[0]
    env.close()
