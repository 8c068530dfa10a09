"""Levels: seven for each game, weakest first, each an agent that exists, with a persona where there are any."""

import pytest

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.levels import LEVELS, agent_of, is_level, levels_of, personas_of
from sevenwonders.core.errors import OptionError

GAMES = ("duel", "classic")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_seven_levels(game: str) -> None:
    assert tuple(levels_of(game)) == LEVELS
    assert len(set(levels_of(game).values())) == len(LEVELS) == 7


def test_another_game_has_a_level_that_plays_at_random() -> None:
    assert dict(levels_of("pot")) == {"easy": "random"}
    assert agent_of("pot", "easy") == "random"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_an_agent_spec(game: str, level: str) -> None:
    assert make_agent(game, level, 1).name == make_agent(game, levels_of(game)[level], 1).name


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("persona", personas_of("duel"))
def test_a_level_of_duel_can_have_a_persona(level: str, persona: str) -> None:
    assert is_level("duel", f"{level}+{persona}")
    assert f"+{persona}" in agent_of("duel", f"{level}+{persona}").partition("@")[0]
    assert make_agent("duel", f"{level}+{persona}", 1).name


@pytest.mark.parametrize("word", ["", "hard+", "hard+pirate", "+scholar", "Hard", "hard+scholar+general"])
def test_unknown_words_are_no_levels(word: str) -> None:
    assert not is_level("duel", word)
    assert agent_of("duel", word) == word
    with pytest.raises(OptionError):
        make_agent("duel", word, 1)


def test_a_game_without_personas_has_no_such_levels() -> None:
    assert not is_level("classic", "hard+scholar")


@pytest.mark.parametrize("spec", ["net+pirate", "net:50+", "net@nowhere", "net:", "greedy+scholar"])
def test_a_spec_with_a_fault_is_refused(spec: str) -> None:
    with pytest.raises(OptionError):
        make_agent("duel", spec, 1)
