"""Gymnasium's own checks, and further tests of the registered and the vector environments."""

import copy
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - after the check that it is there
from tests.effort import effort  # noqa: E402
from tests.timeouts import TIMEOUT  # noqa: E402

from sevenwonders.core.errors import MoveError, OptionError  # noqa: E402
from sevenwonders.rl.gym import ClassicEnv, DuelEnv  # noqa: E402
from sevenwonders.rl.vector import VectorEnv  # noqa: E402

IDS = ["sevenwonders/Duel-v0", "sevenwonders/Classic-v0"]


def test_both_games_are_registered() -> None:
    assert [env_id for env_id in gymnasium.registry if env_id.startswith("sevenwonders/")] == IDS
    assert isinstance(gymnasium.make(IDS[0]).unwrapped, DuelEnv)
    assert isinstance(gymnasium.make(IDS[1], players=7).unwrapped, ClassicEnv)


@pytest.mark.parametrize("env_id", IDS)
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_check_env(env_id: str, opponent: str) -> None:
    check_env(gymnasium.make(f"sevenwonders.rl.gym:{env_id}", opponent=opponent, render_mode="ansi").unwrapped)


def play(env: Any, seed: int) -> tuple[float, list[int]]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions, ended, reward = [], False, 0.0
    while not ended:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, ended, _, info = env.step(actions[-1])
    return reward, actions


@pytest.mark.parametrize(("env_id", "loss"), [(IDS[0], -1.0), (IDS[1], -0.5)])
def test_games_end_and_depend_on_the_seed_alone(env_id: str, loss: float) -> None:
    env = gymnasium.make(env_id, opponent="random")
    results = [play(env, seed) for seed in range(6)]
    assert results == [play(env, seed) for seed in range(6)]
    assert {reward for reward, _ in results} <= {loss, 0.0, 0.25, 1.0}
    assert len({tuple(actions) for _, actions in results}) == 6


@pytest.mark.parametrize(("seat", "number"), [("first", 0), ("second", 1)])
def test_the_learner_has_the_requested_seat(seat: Any, number: int) -> None:
    env = DuelEnv("random", seat=seat)
    _, info = env.reset(seed=3)
    assert info["seat"] == number
    assert env.table.next_seat() == number


@pytest.mark.parametrize("players", [3, 7])
def test_the_learner_has_one_seat_of_7_wonders(players: int) -> None:
    for seat in range(players):
        env = ClassicEnv("greedy", players=players, seat=seat)
        _, info = env.reset(seed=3)
        ended = False
        while not ended:
            assert info["seat"] == seat
            assert [other for other in range(players) if env.table.is_waiting_for(other)] == [seat]
            _, _, ended, _, info = env.step(int(info["action_mask"].argmax()))
    drawn = {ClassicEnv("random", players=players).reset(seed=seed)[1]["seat"] for seed in range(100)}
    assert drawn == set(range(players))
    with pytest.raises(ValueError, match=f"a number from 0 to {players - 1}"):
        ClassicEnv(players=players, seat=players)


def test_an_environment_in_use_refuses_other_threads() -> None:
    env = DuelEnv("random")
    _, info = env.reset(seed=1)
    with env.exclusive, ThreadPoolExecutor(1) as other, pytest.raises(RuntimeError, match="in use by another thread"):
        other.submit(env.step, int(info["action_mask"].argmax())).result(TIMEOUT)
    with copy.deepcopy(env.exclusive):
        env.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize("environment", [DuelEnv, ClassicEnv])
def test_an_illegal_action_changes_nothing(environment: Any) -> None:
    env = environment("random", illegal_reward=-0.25)
    observation, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, ended, _, info = env.step(wrong)
    assert (after == observation).all()
    assert (reward, ended, info["illegal"]) == (-0.25, False, True)


def test_invalid_options_raise() -> None:
    with pytest.raises(OptionError):
        DuelEnv("nobody")
    with pytest.raises(ValueError, match="random, first or second"):
        DuelEnv(seat="third")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'fun' is none of win, rank, margin, points"):
        DuelEnv(reward="fun")  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [None, 0.5, [1], "1", np.array([1])])
def test_actions_that_are_not_integers_raise(wrong: Any) -> None:
    env = DuelEnv("random")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="the action of the learner is a whole number"):
        env.step(wrong)


@pytest.mark.parametrize(("environment", "text"), [(DuelEnv, "Progress tokens"), (ClassicEnv, "Alexandria")])
def test_render(environment: Any, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fluent.runtime")
    env = environment("random", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert text in drawn
    env.render_mode = "human"
    assert env.render() is None
    assert capsys.readouterr().out == drawn + "\n"


@pytest.mark.parametrize("environment", [DuelEnv, ClassicEnv])
def test_render_rgb_array(environment: Any) -> None:
    pytest.importorskip("matplotlib")
    env = environment("random", render_mode="rgb_array")
    env.reset(seed=1)
    image = env.render()
    assert image.dtype == np.uint8
    assert image.ndim == 3
    assert image.shape[2] == 3
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 10


def test_unknown_render_mode() -> None:
    with pytest.raises(ValueError, match="ansi, human, rgb_array"):
        DuelEnv(render_mode="ascii")


class Cheating:
    """An opponent whose moves do not exist."""

    name = "cheat"

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, seen: Any) -> int:
        del seen
        return 100_000


def test_an_illegal_move_of_the_opponent_names_it() -> None:
    env = DuelEnv("tests.rl.test_gym:Cheating", seat="second")
    with pytest.raises(MoveError, match=r"seat A: the agent “cheat” chose “100000”"):
        env.reset(seed=1)


# ---- vector environment


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


def test_same_step_autoreset_returns_the_final_observation() -> None:
    env = VectorEnv("duel", 3, autoreset="same_step", threads=2)
    _, infos = env.reset(seed=4)
    for _ in range(400):
        chosen = env.action_space.sample(mask=tuple(infos["action_mask"]))
        observations, rewards, ended, _, infos = env.step(chosen)
        if "final_obs" in infos:
            break
    else:
        pytest.fail("no game ended")
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
    """The first rows are the same for any number of games."""
    few, many = (VectorEnv(game, envs, players=players, opponent="random", threads=envs // 2) for envs in (2, 8))
    for seen in zip(steps_of(few, 60), steps_of(many, 60), strict=True):
        one, other = (arrays[:2].tobytes() for arrays in seen)
        assert one == other


def steps_of(env: VectorEnv, steps: int) -> Iterator[Any]:
    yield env.reset(seed=5)[0]
    for _ in range(steps):
        yield env.step(env.batch.masks.argmax(axis=1))[0]
    env.close()


def test_a_vector_environment_in_use_refuses_other_threads() -> None:
    def reenter(_: Any, masks: Any) -> Any:
        for call in (env.reset, lambda: env.step(masks.argmax(axis=1)), env.close):
            with pytest.raises(RuntimeError, match="in use by another thread"):
                other.submit(call).result(TIMEOUT)
        refused.append(True)
        return masks.argmax(axis=1)

    refused: list[bool] = []
    env = VectorEnv("duel", 2, opponent=reenter)
    with ThreadPoolExecutor(1) as other:
        env.reset(seed=1)
        env.step(env.batch.masks.argmax(axis=1))
    assert refused
    env.close()
