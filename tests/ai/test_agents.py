"""Agents by their specs, and the errors of wrong specs and seeds."""

import sys
from contextlib import suppress
from pathlib import Path
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
def test_an_invalid_seed_is_reported(wrong: Any) -> None:
    with pytest.raises(OptionError, match="game/seed"):
        make_agent("duel", "random", wrong)


@pytest.mark.parametrize(("game", "spec"), [("duel", "nobody"), ("duel", None), (None, "random"), ("chess", "greedy")])
def test_an_unknown_agent_is_reported(game: Any, spec: Any) -> None:
    with pytest.raises(OptionError, match="agent/unknown"):
        make_agent(game, spec, 1)


OWN = """
class Cautious:
    def __init__(self, seed): pass
    def choose(self, seen): return seen.legal_ids()[0]

class Simple:
    def choose(self, seen): return seen.legal_ids()[0]

class Mute:
    def __init__(self, seed): pass

class Greedy:
    def __init__(self): pass
    def choose(self, seen): return seen.legal_ids()[0]
"""


@pytest.mark.parametrize(
    "spec", ["my_cautious_bot:Cautious", "./my_cautious_bot.py:Cautious", "./my_cautious_bot.py:Simple"]
)
def test_an_agent_is_found_in_the_current_folder(spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_cautious_bot.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "my_cautious_bot", raising=False)
    agent = make_agent("duel", spec, seed=1)
    assert agent.choose(duel.Game(seed=7).seen()) == duel.Game(seed=7).seen().legal_ids()[0]
    assert agent.name == spec


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("no_such_module:Cautious", "agent/no-module"),
        ("no_such_package.bots:Cautious", "agent/no-module"),
        ("./no_such_file.py:Cautious", "file/missing"),
        ("./my_broken_bot.py:Cautious", "agent/broken-module"),
        ("my_broken_bot:Cautious", "agent/broken-module"),
        ("./my_own_bots.py:Missing", "agent/no-class"),
        ("./my_own_bots.py:Mute", "agent/no-choose"),
        ("./my_own_bots.py:Greedy", "agent/not-created"),
    ],
)
def test_each_wrong_agent_name_has_its_own_error(
    spec: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_own_bots.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "my_broken_bot.py").write_text("import no_such_package\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(OptionError) as raised:
        make_agent("duel", spec, seed=1)
    assert raised.value.key == key


def test_an_agent_cannot_change_the_game_it_plays_in() -> None:
    game = duel.Game(seed=7, beginners=True)
    before = game.position
    state: Any = game.seen().state
    with suppress(AttributeError):
        state.coins = (50, 50)
    assert game.position == before
