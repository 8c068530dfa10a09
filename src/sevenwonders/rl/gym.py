"""Gymnasium environments: the learner has one seat, agents named by their spec have the others.

Importing this module registers ``sevenwonders/Duel-v0`` and ``sevenwonders/Classic-v0``. The id can contain the import:
``gymnasium.make("sevenwonders.rl.gym:sevenwonders/Duel-v0")``.

>>> import gymnasium
>>> env = gymnasium.make("sevenwonders/Duel-v0", opponent="greedy")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(mask=info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> observation.shape, reward, terminated
((2103,), 0.0, False)
"""

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.arena import illegal_move
from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import derived_seed
from sevenwonders.rl import codes
from sevenwonders.rl.batch import Reward, new_table, shape_of
from sevenwonders.rl.rendering import MODES, check_mode, rendered
from sevenwonders.rl.spaces import action_number, observation_box
from sevenwonders.rl.thread_pool import ExclusiveUse

Seat = Literal["random", "first", "second"]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One game at a time, in which the learner has one seat.

    `info["action_mask"]` and `action_masks()` contain the legal actions. An illegal action changes nothing, returns
    `illegal_reward` and sets `info["illegal"]`. Concurrent calls raise RuntimeError.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str,
        players: int | None,
        opponent: str,
        *,
        seat: int | None,
        reward: Reward,
        settings: Settings,
        illegal_reward: float,
        render_mode: str | None,
    ) -> None:
        make_agent(game, opponent, 0)  # raises OptionError for an unknown spec
        self.shape = shape_of(game, players)
        self.observation_space = observation_box(self.shape)
        self.action_space = spaces.Discrete(self.shape.actions)
        self.opponent = opponent
        self.settings = settings
        self.fixed_seat = seat
        self.reward_kind = codes.number_of(codes.REWARDS, reward)
        self.illegal_reward = illegal_reward
        self.render_mode = check_mode(render_mode)
        self.table: Any = new_table(self.shape, settings)
        self.seat = 0
        self.exclusive = ExclusiveUse("environment")
        self._agents: dict[int, Agent] = {}
        self._mask = np.zeros(self.shape.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Start a game and play the opponents' moves before the learner's first decision."""
        with self.exclusive:
            super().reset(seed=seed, options=options)
            number = int(self.np_random.integers(2**62))
            seats = self.shape.seats
            self.seat = derived_seed(number, 2) % seats if self.fixed_seat is None else self.fixed_seat
            others = [seat for seat in range(seats) if seat != self.seat]
            self._agents = {
                seat: make_agent(self.shape.game, self.opponent, derived_seed(number, 3 + n))
                for n, seat in enumerate(others)
            }
            self.table.restart(number)
            self._play_opponents()
            return self._observe(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Take an action, then play the opponents' moves until the learner is active again or the game ends."""
        number = action_number(action, "the learner")
        with self.exclusive:
            if not 0 <= number < len(self._mask) or not self._mask[number]:
                return self._observe(), self.illegal_reward, self._is_over(), False, {**self._info(), "illegal": True}
            self.table.act(self.seat, number)
            self._play_opponents()
            ended = self._is_over()
            reward = float(self.table.payoff(self.seat, self.reward_kind)) if ended else 0.0
            if self.render_mode == "human":
                self.render()
            return self._observe(), reward, ended, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """Return the mask of legal actions; it is all zeros when the game is over."""
        return self._mask.copy()

    def render(self) -> Any:
        """Return the table as text or image, or print it, depending on `render_mode`."""
        return rendered(self.shape.game, self.table.state, self.render_mode)

    def _play_opponents(self) -> None:
        while active := [seat for seat in self._agents if self.table.is_waiting_for(seat)]:
            seat = active[0]
            agent, seen = self._agents[seat], rules_of(self.shape.game).seen(self.table.state, seat)
            move = agent.choose(seen)
            if move not in seen.legal_ids():
                raise illegal_move(agent, 0, seat, move)
            self._play(seat, move)

    def _play(self, seat: int, move: int) -> None:
        """Play a move of the engine, which can take two actions: the choice and its payment."""
        is_complete = False
        while not is_complete:
            action = self.table.action_of(seat, move)
            is_complete = self.table.move_of(seat, action) != codes.NOTHING
            self.table.act(seat, action)

    def _is_over(self) -> bool:
        return bool(self.table.next_seat() == codes.NOTHING)

    def _observe(self) -> NDArray[np.uint8]:
        row = np.empty(self.shape.size, np.uint8)
        self.table.observe(self.seat, row)
        self.table.mask(self.seat, self._mask.view(np.uint8))
        return row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}


class DuelEnv(SeatEnv):
    """Duel against an agent; `seat` is "random", "first" or "second"."""

    def __init__(
        self,
        opponent: str = "greedy",
        *,
        seat: Seat = "random",
        reward: Reward = "win",
        settings: Settings = DEFAULTS,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if seat not in ("random", "first", "second"):
            raise ValueError(f"a seat is random, first or second, not {seat!r}")
        super().__init__(
            "duel",
            None,
            opponent,
            seat={"first": 0, "second": 1}.get(seat),
            reward=reward,
            settings=settings,
            illegal_reward=illegal_reward,
            render_mode=render_mode,
        )


class ClassicEnv(SeatEnv):
    """7 Wonders with `players` seats; agents of the spec `opponent` have all but the learner's.

    `seat` is the number of the learner's seat; None draws it for each game.
    """

    def __init__(
        self,
        opponent: str = "greedy",
        *,
        players: int = 3,
        seat: int | None = None,
        reward: Reward = "win",
        settings: Settings = DEFAULTS,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"a seat is None or a number from 0 to {players - 1}, not {seat!r}")
        super().__init__(
            "classic",
            players,
            opponent,
            seat=seat,
            reward=reward,
            settings=settings,
            illegal_reward=illegal_reward,
            render_mode=render_mode,
        )


for _id, _class in (("sevenwonders/Duel-v0", DuelEnv), ("sevenwonders/Classic-v0", ClassicEnv)):
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=f"{__name__}:{_class.__name__}")
