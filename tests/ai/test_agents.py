"""Agents by their specs: what is wrong with a spec or a seed is told of."""

from typing import Any

import pytest

from sevenwonders import duel
from sevenwonders.ai.agents import make_agent
from sevenwonders.core.errors import OptionError


class Whole:
    """A number as NumPy has them: not an int, but as good as one."""

    def __index__(self) -> int:
        return 3


def choices(seed: Any) -> list[int]:
    agent = make_agent("duel", "random", seed)
    seen = duel.Game(seed=7, beginners=True).seen()
    return [agent.choose(seen) for _ in range(20)]


def test_any_whole_number_is_a_seed() -> None:
    assert choices(Whole()) == choices(3) != choices(4)


@pytest.mark.parametrize("wrong", [None, "3", 3.0, [3]])
def test_what_is_no_seed_is_told_of(wrong: Any) -> None:
    with pytest.raises(OptionError, match="game/seed"):
        make_agent("duel", "random", wrong)


@pytest.mark.parametrize(("game", "spec"), [("duel", "nobody"), ("duel", None), (None, "random"), ("chess", "greedy")])
def test_an_agent_that_there_is_not_is_told_of(game: Any, spec: Any) -> None:
    with pytest.raises(OptionError, match="agent/unknown"):
        make_agent(game, spec, 1)
