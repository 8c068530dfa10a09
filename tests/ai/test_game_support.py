"""The AI support of games: registration, and how a position finds its game."""

from typing import Any

import pytest

from sevenwonders import classic, duel
from sevenwonders.ai import game_support
from sevenwonders.ai.agents import has_agent, make_agent
from sevenwonders.ai.explain import hint
from sevenwonders.ai.game_support import GameSupport, game_of, loaded, support_of
from sevenwonders.core.errors import OptionError


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_every_registered_place_can_be_imported(game: str) -> None:
    support = support_of(game)
    modules = (support.match_loop, support.reasons, support.puzzles, support.statistics, support.bot_protocol)
    for place in (*support.agents.values(), support.reviewer, support.state, *modules):
        assert place is None or loaded(place) is not None


def test_a_position_finds_its_game() -> None:
    assert game_of(duel.Game(seed=1).state) == "duel"
    assert game_of(classic.Game(seed=1, players=3).state) == "classic"
    assert game_of(None) is None


class Foreign:
    """The knowledge of a seat in a game without AI support."""

    seat = 0

    def __init__(self, module: str) -> None:
        self.state: Any = type("State", (), {"__module__": module})()

    def legal_ids(self) -> list[int]:
        return [1]


@pytest.mark.parametrize("module", ["pot", "x.duel", "x.duel.state", "x.classic.state"])
def test_a_game_without_support_has_no_hints(module: str) -> None:
    with pytest.raises(OptionError) as caught:
        hint(Foreign(module))
    assert caught.value.key == "hint/no-reasons"


def test_a_game_is_registered_with_its_agents() -> None:
    game_support.register("pot", GameSupport(agents={"greedy": "sevenwonders.ai.duel.greedy:make"}))
    assert has_agent("pot", "greedy")
    assert make_agent("pot", "greedy", 1).name == "greedy"
    with pytest.raises(OptionError, match="agent/name-taken"):
        game_support.register("pot", GameSupport())


def test_a_kind_of_agent_is_added_to_a_game() -> None:
    game_support.register_agent("quiet", "duel", "sevenwonders.ai.duel.greedy:make")
    assert make_agent("duel", "quiet", 1).name == "greedy"
    with pytest.raises(OptionError, match="agent/name-taken"):
        game_support.register_agent("greedy", "duel", "elsewhere:make")
