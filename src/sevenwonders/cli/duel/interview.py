"""Questions before a game of Duel."""

from typing import Any, Final

from sevenwonders.ai.levels import USUAL, levels_of
from sevenwonders.cli.choice import choose
from sevenwonders.cli.play import HUMAN
from sevenwonders.cli.shell import Shell
from sevenwonders.core.protocol import SEAT_NAMES

OPPONENTS: Final = (*levels_of("duel"), HUMAN)


def interview(shell: Shell) -> dict[str, Any]:
    """Ask for opponent, seat and wonders; return them as options of `play`."""
    shell.screen.paragraph(shell.text("cli-hello"))
    answers = [_described(shell, opponent) for opponent in OPPONENTS]
    opponent = OPPONENTS[choose(shell, "cli-ask-opponent", answers, OPPONENTS.index(USUAL))]
    seat = 0
    if opponent != HUMAN:
        seat = _chosen(shell, "cli-ask-seat", ["cli-seat-first", "cli-seat-second"])
    beginners = _chosen(shell, "cli-ask-wonders", ["cli-wonders-draft", "cli-wonders-beginners"]) == 1
    return {"opponent": opponent, "seat": SEAT_NAMES[seat], "settings": {"beginners": beginners}}


def _chosen(shell: Shell, question: str, answers: list[str]) -> int:
    return choose(shell, question, [shell.text(answer) for answer in answers], 0)


def _described(shell: Shell, opponent: str) -> str:
    if opponent == HUMAN:
        return shell.text("cli-opponent-human")
    name, about = shell.text(f"level-{opponent}"), shell.text(f"level-{opponent}-about")
    return shell.text("cli-opponent-level", name=name, about=about)
