"""`sevenwonders bot`: an agent that answers another program over standard input and output (docs/bots.md)."""

import sys
from typing import Annotated

from cyclopts import Parameter

from sevenwonders.ai.bot import converse
from sevenwonders.cli.seating import new_agent
from sevenwonders.cli.shell import Shell
from sevenwonders.core.registry import rules_of


def bot(
    shell: Shell,  # noqa: ARG001 - every command gets one
    game: Annotated[str, Parameter(help="cli-option-game", show_default=False)] = "duel",
    /,
    *,
    agent: Annotated[str, Parameter(help="cli-option-bot-agent", metavar="AGENT")] = "net",
) -> int:
    """Answer until the other program says quit or closes its end."""
    new_agent(rules_of(game).name, agent)  # an unknown one is told of at once
    converse(agent, sys.stdin, sys.stdout)
    return 0
