"""Friendly questions before a game of Duel."""

from typing import Any, Final

from sevenwonders.cli.choice import choose
from sevenwonders.cli.play import HUMAN
from sevenwonders.cli.shell import Shell
from sevenwonders.core.protocol import SEAT_NAMES

OPPONENTS: Final = {
    "random": "cli-level-random",
    "greedy": "cli-level-greedy",
    "mcts:2000": "cli-level-strong",
    "mcts:20000": "cli-level-stronger",
    HUMAN: "cli-level-human",
}


def interview(shell: Shell) -> dict[str, Any]:
    """Ask a person how they want to play, and return it as options of `play`; Enter takes what is proposed."""
    shell.screen.say(shell.text("cli-hello"))
    opponent = list(OPPONENTS)[choose(shell, "cli-ask-opponent", list(OPPONENTS.values()), 2)]
    seat = 0
    if opponent != HUMAN:
        seat = choose(shell, "cli-ask-seat", ["cli-seat-first", "cli-seat-second"], 0)
    beginners = choose(shell, "cli-ask-wonders", ["cli-wonders-draft", "cli-wonders-beginners"], 0) == 1
    return {"opponent": opponent, "seat": SEAT_NAMES[seat], "settings": {"beginners": beginners}}
