"""Batches agree with the engine for any number of games and threads."""

import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from tests.effort import effort
from tests.timeouts import TIMEOUT

import sevenwonders
from sevenwonders.classic import rules as classic_rules
from sevenwonders.core.errors import OptionError
from sevenwonders.duel import rules as duel_rules
from sevenwonders.rl import codes, thread_pool
from sevenwonders.rl.batch import Autoreset, Batch
from sevenwonders.rl.classic import actions

GAMES = [("duel", 2), ("classic", 3), ("classic", 7)]


def games_of(batch: Batch, steps: int) -> list[bytes]:
    """Play randomly and return the concatenated arrays of each game."""
    seen = [[] for _ in range(batch.games)]  # type: list[list[bytes]]
    for _ in range(steps):
        for row in range(batch.games):
            seen[row] += [
                array[row].tobytes() for array in (batch.observations, batch.masks, batch.rewards, batch.ended)
            ]
        batch.step(batch.random_actions())
    return [b"".join(parts) for parts in seen]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_depends_on_its_seed_alone(game: str, players: int) -> None:
    alone = games_of(Batch(game, 1, players=players, seed=5), 30)
    together = games_of(Batch(game, 7, players=players, seed=5), 30)
    in_threads = games_of(Batch(game, 7, players=players, seed=5, threads=3), 30)
    assert together == in_threads
    assert together[0] == alone[0]
    assert len(set(together)) == 7


def test_threads_process_every_shard_exactly_once() -> None:
    batches = [Batch("duel", 80, seed=5, threads=threads) for threads in (1, 2, 5)]
    for batch in batches:
        for _ in range(effort(quick=5, default=200, deep=5_000)):
            batch.step(batch.random_actions())
        batch.run_random(3)
    for name in ("observations", "masks", "seats", "over"):
        alone, *together = [np.asarray(getattr(batch, name)) for batch in batches]
        assert all(np.array_equal(alone, other) for other in together), name


def test_threads_end_with_their_batch() -> None:
    before = set(threading.enumerate())
    batch, dropped = (Batch("duel", 4, threads=3) for _ in range(2))
    made = [thread for thread in set(threading.enumerate()) - before if thread.name == thread_pool.THREAD_NAME]
    assert len(made) == 4
    batch.close()
    batch.close()
    batch.step(batch.random_actions())  # runs in the calling thread
    del dropped
    for thread in made:
        thread.join(TIMEOUT)
    assert not any(thread.is_alive() for thread in made)


# ---- concurrent use

# Runs in a process of its own, because the failure would be a crash or a dead-lock.
CONCURRENT_STEPS = """
import sys
from threading import Barrier, Thread
from sevenwonders.rl.batch import Batch

batch = Batch(sys.argv[1], 256, players=int(sys.argv[2]), threads=int(sys.argv[3]), seed=1)
start, refused, failed = Barrier(6), [], []

def work():
    start.wait()
    for n in range(100):
        try:
            batch.step(batch.random_actions())
            batch.run_random(20)
            if n % 10 == 0:
                batch.reset()
        except RuntimeError as error:
            refused.append(str(error))
        except Exception as error:
            # Another thread may step between the two calls; then the actions are illegal.
            if "is not legal" not in str(error):
                failed.append(repr(error))

threads = [Thread(target=work) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
batch.step(batch.random_actions())
assert not failed, failed[:3]
assert set(refused) <= {"the batch is in use by another thread; use one batch per thread"}, set(refused)
"""


@pytest.mark.skipif(not sevenwonders.compiled, reason="plain Python holds the GIL while it steps")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 4)])
def test_steps_of_several_threads_neither_crash_nor_dead_lock(game: str, players: int, threads: int) -> None:
    command = [sys.executable, "-c", CONCURRENT_STEPS, game, str(players), str(threads)]
    subprocess.run(command, check=True, timeout=TIMEOUT)


def test_a_batch_in_use_refuses_other_threads() -> None:
    batch = Batch("duel", 4, seed=1)
    calls: list[Callable[[], object]] = [
        lambda: batch.step(batch.masks.argmax(axis=1)),
        lambda: batch.step_rows(np.ones(4, bool), batch.masks.argmax(axis=1)),
        lambda: batch.run_random(1),
        lambda: batch.random_actions_of(np.ones(4, bool)),
        batch.random_actions,
        batch.reset,
        batch.close,
    ]
    before = batch.observations.copy()
    with batch.exclusive, ThreadPoolExecutor(1) as other:
        for call in calls:
            with pytest.raises(RuntimeError, match="in use by another thread"):
                other.submit(call).result(TIMEOUT)
        batch.random_actions()  # the owner can continue
    assert (batch.observations == before).all()
    with ThreadPoolExecutor(1) as other:
        other.submit(calls[0]).result(TIMEOUT)  # free again, for any thread


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_reset_with_the_same_seed_repeats_the_games(game: str, players: int) -> None:
    batch = Batch(game, 3, players=players, seed=5)
    first = games_of(batch, 20)
    batch.reset(5)
    assert games_of(batch, 20) == first
    batch.reset(6)
    assert games_of(batch, 20) != first


def test_masks_of_duel_are_the_legal_moves() -> None:
    batch = Batch("duel", 4, seed=1)
    for _ in range(effort(quick=60, default=300, deep=4_000)):
        for row in np.flatnonzero(batch.ended == 0).tolist():
            table = batch.table(row)
            seat = int(batch.seats[row])
            expected = sorted(moves_to_actions(seat, duel_rules.legal_ids(table.state)))
            assert np.flatnonzero(batch.masks[row]).tolist() == expected
        batch.step(batch.random_actions())


def moves_to_actions(seat: int, moves: list[int]) -> list[int]:
    return [move if move < 448 else 448 + (move - 448 ^ seat) for move in moves]


@pytest.mark.parametrize("players", [3, 5, 7])
def test_actions_of_classic_reach_every_legal_move_and_no_other(players: int) -> None:
    """Every action with every payment reaches exactly the positions of the engine's legal moves."""
    batch = Batch("classic", 2, players=players, seed=3)
    trial = Batch("classic", 1, players=players).table(0)
    for _ in range(effort(quick=15, default=60, deep=1_000)):
        for row in np.flatnonzero(batch.ended == 0).tolist():
            state, seat = batch.table(row).state, int(batch.seats[row])
            if batch.table(row).pending_action(seat) == codes.NOTHING:
                assert reached(trial, state, seat) == {
                    after(state, seat, m) for m in classic_rules.legal_ids(state, seat)
                }
        batch.step(batch.random_actions())


def after(state: Any, seat: int, move: int) -> bytes:
    state = classic_rules.after_move(state, seat, move)
    return bytes(state.pack()) if state.question() >= 3 else b"deal" + bytes(state.pack())


def reached(trial: Any, state: Any, seat: int) -> set[bytes]:
    """Return the positions reachable by the actions of a seat."""
    found = set()
    mask = np.zeros(actions.ACTIONS, np.uint8)
    for way in ways(trial, state, seat, mask):
        trial.set_state(state)
        for action in way[:-1]:
            trial.act(seat, action)
        found.add(after(trial.state, seat, trial.move_of(seat, way[-1])))
    return found


def ways(trial: Any, state: Any, seat: int, mask: Any) -> list[list[int]]:
    found = []
    trial.set_state(state)
    trial.mask(seat, mask)
    for action in np.flatnonzero(mask).tolist():
        trial.set_state(state)
        if trial.move_of(seat, action) != codes.NOTHING:
            found.append([action])
            continue
        trial.act(seat, action)
        payments = np.zeros_like(mask)
        trial.mask(seat, payments)
        assert payments[: actions.PAY_0].sum() == 0
        assert payments.sum() > 1
        found += [[action, payment] for payment in np.flatnonzero(payments).tolist()]
    return found


@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "disabled"])
def test_autoreset_modes(autoreset: Autoreset) -> None:
    batch = Batch("duel", 3, seed=2, autoreset=autoreset)
    while not batch.ended.any():
        assert not batch.rewards.any()
        batch.step(batch.random_actions())
    row = int(batch.ended.argmax())
    assert sorted(batch.rewards[row].tolist()) in ([-1, 1], [0, 0])
    is_over = batch.table(row).next_seat() == codes.NOTHING
    assert is_over == (autoreset != "same_step")
    last = batch.final[row] if autoreset == "same_step" else batch.observations[row]
    assert last[0] == 0  # no seat is active
    assert batch.masks[row].any()
    actions_taken = batch.random_actions()
    actions_taken[row] = 0 if is_over else actions_taken[row]
    batch.step(actions_taken)
    assert batch.ended[row] == (autoreset == "disabled")
    assert not batch.rewards[row].any()
    if autoreset == "disabled":
        batch.reset(rows=batch.ended)
    assert batch.observations[row][0] == 1


def test_illegal_action_raises_and_changes_nothing() -> None:
    batch = Batch("classic", 3, players=3, seed=2)
    before = batch.observations.copy()
    legal = batch.random_actions().copy()
    for wrong in (-1, 339, 400, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        with pytest.raises(ValueError, match="of row 1 is not legal"):
            batch.step([legal[0], wrong, legal[2]])
    assert (batch.observations == before).all()
    batch.step(legal)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0] = 1


@pytest.mark.parametrize("shift", [0.0, 0.5, 2**32, -(2**40)])
def test_converted_actions_keep_their_value(shift: float) -> None:
    batch = Batch("duel", 3, seed=2)
    before = batch.observations.copy()
    wrong = batch.masks.argmax(axis=1) + shift
    with pytest.raises(ValueError, match=r"whole number|of row 0 is not legal"):
        batch.step(wrong)
    with pytest.raises(ValueError, match=r"whole number|of row 1 is not legal"):
        batch.step_rows(np.array([False, True, True]), wrong[1:])
    assert (batch.observations == before).all()


@pytest.mark.parametrize("wrong", [None, 0, [0, 0], [[0, 0, 0]], [True, True, True], [0, 0, None]])
def test_actions_must_be_one_integer_per_game(wrong: Any) -> None:
    with pytest.raises(ValueError, match="whole number for each of 3 games"):
        Batch("duel", 3).step(wrong)


@pytest.mark.parametrize("kind", [np.int16, np.int32, np.int64, np.uint64, list])
def test_actions_of_any_integer_type_are_accepted(kind: Any) -> None:
    batch, other = Batch("duel", 3, seed=2), Batch("duel", 3, seed=2)
    actions = batch.random_actions().copy()
    batch.step(actions)
    other.step(actions.tolist() if kind is list else actions.astype(kind))
    assert (batch.observations == other.observations).all()


@pytest.mark.parametrize("seed", [3, np.int64(3), np.uint8(3)])
def test_seed_can_be_any_integer_type(seed: Any) -> None:
    assert (Batch("duel", 2, seed=seed).observations == Batch("duel", 2, seed=3).observations).all()


@pytest.mark.parametrize(
    "rows", [[2], [0, 0, 1], 2, [True], [True] * 9, np.array([0, 2, 1], np.uint8), [0.0, 1.0, 0.0]]
)
def test_rows_must_be_a_mask_of_all_games(rows: Any) -> None:
    batch = Batch("duel", 3, seed=2)
    batch.run_random(5)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="a mask of 3 booleans"):
        batch.reset(rows=rows)
    with pytest.raises(ValueError, match="a mask of 3 booleans"):
        batch.step_rows(rows, [0])
    assert (batch.observations == before).all()


@pytest.mark.parametrize("mask", [[False, False, True], np.array([0, 0, 1], np.uint8)])
def test_reset_with_a_mask_restarts_only_those_games(mask: Any) -> None:
    batch = Batch("duel", 3, seed=2)
    begun = batch.observations.copy()
    batch.run_random(5)
    before = batch.observations.copy()
    batch.reset(seed=2, rows=mask)
    assert (batch.observations[:2] == before[:2]).all()
    assert (batch.observations[2] == begun[2]).all()


def test_random_actions_of_a_mask_do_not_advance_other_generators() -> None:
    batch, other = Batch("duel", 3, seed=2), Batch("duel", 3, seed=2)
    mask = np.array([False, True, False])
    assert batch.random_actions_of(mask).tolist() == [other.table(1).random_action(other.seats[1])]
    assert (batch.random_actions() == other.random_actions()).tolist() == [True, True, True]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_rewards(game: str, players: int) -> None:
    found: dict[str, Any] = {}
    for reward in codes.REWARDS:
        batch = Batch(game, 1, players=players, seed=4, reward=reward)
        while not batch.ended.any():
            batch.step(batch.random_actions())
        found[reward] = batch.rewards[0].tolist()
    assert sum(found["win"]) == pytest.approx(0, abs=1e-6)
    assert max(found["win"]) == 1
    assert sum(found["rank"]) == pytest.approx(0, abs=1e-6)
    assert found["rank"][int(np.argmax(found["win"]))] == 1
    if players > 2:
        points = found["points"]
        assert found["margin"] == [mine - max(points[:k] + points[k + 1 :]) for k, mine in enumerate(points)]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Batch("chess", 1),
        lambda: Batch("classic", 1, players=2),
        lambda: Batch("duel", 4, players=5),
        lambda: Batch("duel", 1, seed="seven"),  # type: ignore[arg-type]
        lambda: Batch("duel", 1, settings={"sides": "day"}),
    ],
)
def test_invalid_options_raise(wrong: Callable[[], Batch]) -> None:
    with pytest.raises(OptionError):
        wrong()


def test_invalid_sizes_and_reward_kinds_raise() -> None:
    for arguments in ({"games": 0}, {"games": 2, "threads": 3}, {"games": 1, "reward": "fun"}):
        with pytest.raises(ValueError, match=r"not|none of"):
            Batch("duel", **arguments)
