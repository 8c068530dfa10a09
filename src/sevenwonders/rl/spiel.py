"""OpenSpiel games with explicit chance nodes, one per drawn card.

Importing this module registers ``python_sevenwonders_duel`` and ``python_sevenwonders_classic(players=3)``. Actions are
those of the other environments: in Duel the move ids, in 7 Wonders a card and its use, then the payment if there are
several. In 7 Wonders the seats act one after the other without seeing the actions of the same turn.

>>> import pyspiel
>>> game = pyspiel.load_game("python_sevenwonders_duel")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 10)
"""

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from sevenwonders.classic.ruleset import RULES as CLASSIC
from sevenwonders.classic.setup import Setup as ClassicSetup
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.registry import rules_of
from sevenwonders.duel.ruleset import RULES as DUEL
from sevenwonders.duel.setup import Setup as DuelSetup
from sevenwonders.rl import codes
from sevenwonders.rl.batch import Shape, new_table, shape_of
from sevenwonders.rl.classic import observation as classic_observation
from sevenwonders.rl.classic.chance import ClassicChance
from sevenwonders.rl.duel import observation as duel_observation
from sevenwonders.rl.duel.chance import DuelChance

_PERFECT = pyspiel.GameType.Information.PERFECT_INFORMATION
_HIDDEN = pyspiel.GameType.Information.IMPERFECT_INFORMATION
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def _type(name: str, title: str, information: Any, players: tuple[int, int], parameters: dict[str, Any]) -> Any:
    """Return the GameType of a game."""
    return pyspiel.GameType(
        short_name=f"python_sevenwonders_{name}",
        long_name=f"Python {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


DUEL_TYPE = _type("duel", "7 Wonders Duel", _PERFECT, (2, 2), {"beginners": False})
CLASSIC_TYPE = _type("classic", "7 Wonders", _HIDDEN, (3, 7), {"players": 3, "sides": "choose"})


def _info(shape: Shape, outcomes: int, longest: int) -> Any:
    """Return the GameInfo: `outcomes` bounds the outcomes of a chance node, `longest` the length of a game."""
    return pyspiel.GameInfo(
        num_distinct_actions=shape.actions,
        max_chance_outcomes=outcomes,
        num_players=shape.seats,
        min_utility=-1.0 / (shape.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest,
    )


_shapes = cache(shape_of)


class DuelGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """7 Wonders Duel; with the parameter `beginners`, fixed wonders replace the draft."""

    def __init__(self, params: Any = None) -> None:
        self.setup = DuelSetup(bool((params or {}).get("beginners", False)))
        self.shape = shape_of("duel")
        super().__init__(DUEL_TYPE, _info(self.shape, 73, 200), params or {})

    def new_initial_state(self) -> "TableState":
        """Return the state before the first progress token is drawn."""
        return TableState(self, "duel", 2, DuelChance(DUEL.new(self.setup)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of the public state."""
        return Observer(self.shape, duel_observation.observe, iig_obs_type, params)


class ClassicGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """7 Wonders; parameters: the number of players and how the board sides are chosen."""

    def __init__(self, params: Any = None) -> None:
        chosen = params or {}
        players = int(chosen.get("players", 3))
        self.setup = ClassicSetup(players, (), str(chosen.get("sides", "choose")))
        self.shape = shape_of("classic", players)
        super().__init__(CLASSIC_TYPE, _info(self.shape, 80, 50 * players), chosen)

    def new_initial_state(self) -> "TableState":
        """Return the state before the boards are dealt."""
        return TableState(self, "classic", self.setup.players, ClassicChance(CLASSIC.new(self.setup)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of one player's information."""
        return Observer(self.shape, classic_observation.observe, iig_obs_type, params)


class TableState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A state of either game, at a chance node or a decision node."""

    def __init__(self, game: Any, name: str, players: int, chance: Any) -> None:
        super().__init__(game)
        self.name = name
        self.players = players
        self.chance = chance
        self._table: Any = None
        self._is_current = False  # whether `_table` is at the position of `chance`

    # OpenSpiel often copies all attributes, so shared objects are looked up instead of stored.

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return rules_of(self.name)

    @property
    def _shape(self) -> Shape:
        return _shapes(self.name, self.players)

    @property
    def table(self) -> Any:
        """The environment table of a decision node."""
        if not self._is_current:
            if self._table is None:
                self._table = new_table(self._shape)
            self._table.set_state(self.chance.state)
            self._is_current = True
        return self._table

    def current_player(self) -> int:
        """Return the player to act, CHANCE or TERMINAL."""
        if self.chance.is_pending():
            return _CHANCE
        seat = self.table.next_seat()
        return _TERMINAL if seat == codes.NOTHING else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the actions of a player or of chance in ascending order."""
        if player < 0:
            return [action for action, _ in self.chance.outcomes()]
        return self._own_actions(player)

    def _own_actions(self, player: int) -> list[int]:
        mask = np.zeros(self._shape.actions, np.uint8)
        self.table.mask(player, mask)
        actions: list[int] = mask.nonzero()[0].tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the chance node with their probabilities."""
        return list(self.chance.outcomes())

    def _apply_action(self, action: int) -> None:
        if self.chance.is_pending():
            self.chance.draw(action)
            self._is_current = False
            return
        seat = self.table.next_seat()
        move = self.table.move_of(seat, action)
        if move == codes.NOTHING:
            self.table.act(seat, action)  # the payment follows
            return
        self.chance.move(seat, move)
        self._is_current = False

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return str(self.chance.text(action))
        if not self._own_actions(player).count(action):
            return f"action {action}"
        move = self.table.move_of(player, action)
        if move == codes.NOTHING:
            return f"action {action} (to be paid for)"
        return str(self.rules.move_text(self.table.state, self.rules.move_of(move)))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.current_player() == _TERMINAL

    def returns(self) -> list[float]:
        """Return zero-sum utilities: 1 for a victory, shared equally by the losers."""
        if not self.is_terminal():
            return [0.0] * self.players
        shares = self.rules.returns(self.chance.state)
        return [(share * self.players - 1) / (self.players - 1) for share in shares]

    def information_state_string(self, player: int | None = None) -> str:
        """Return the information state of a player; in Duel the full history."""
        if self.name == "duel":
            return str(self.history_str())
        seat = self.current_player() if player is None else player
        unpaid = "" if not self._is_current else f" {self._table.pending_action(seat)}"
        seen: Any = self.rules.seen(self.chance.state, seat)
        return f"{seat} {seen.text()}{unpaid}"

    def __str__(self) -> str:
        drawn = self.chance.drawn()
        unpaid = "" if not self._is_current or self._shape.game == "duel" else self._unpaid_actions()
        return f"{self.rules.position_text(self.chance.state)}{drawn}{unpaid}"

    def _unpaid_actions(self) -> str:
        pending = [self._table.pending_action(seat) for seat in range(self._shape.seats)]
        return f" paying {pending}" if set(pending) != {codes.NOTHING} else ""


class Observer:
    """Observer of one player; `tensor` contains the observation fields as floats."""

    def __init__(self, shape: Shape, observe: Any, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise OptionError("option/unknown", found=repr(params), expected=[])
        self.shape = shape
        self._observe = observe
        self._recalls = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        self._row = np.zeros(shape.size, np.uint8)
        self.tensor = np.zeros(shape.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.size] for part in shape.fields}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill `tensor` with the observation of a player."""
        if state._is_current:
            state._table.observe(player, self._row)
        else:
            self._observe(state.chance.state, player, self._row)
        self.tensor[:] = self._row

    def string_from(self, state: TableState, player: int) -> str:
        """Return the observation as text, with perfect recall the information state."""
        if self._recalls:
            return state.information_state_string(player)
        self.set_from(state, player)
        return " ".join(f"{name} {_digits(values)}" for name, values in self.dict.items() if values.any())


def _digits(values: Any) -> str:
    return ",".join(f"{place}:{int(values[place])}" for place in np.flatnonzero(values))


pyspiel.register_game(DUEL_TYPE, DuelGame)
pyspiel.register_game(CLASSIC_TYPE, ClassicGame)
