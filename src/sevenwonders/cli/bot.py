"""`sevenwonders bot`: an agent that speaks the bot protocol on standard streams (docs/bots.md)."""

import io
import sys
from typing import Annotated

from cyclopts import Parameter

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.external_bot import converse
from sevenwonders.cli.shell import Shell
from sevenwonders.core.registry import rules_of


def bot(
    shell: Shell,  # noqa: ARG001 - every command gets one
    game: Annotated[str, Parameter(help="cli-option-game", show_default=False)] = "duel",
    /,
    *,
    agent: Annotated[str, Parameter(help="cli-option-bot-agent", metavar="AGENT")] = "net",
) -> int:
    """Serve requests until `quit` or the end of the input."""
    make_agent(rules_of(game).name, agent, 0)  # raises OptionError for an unknown agent
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # invalid UTF-8 must not end the session
    converse(agent, sys.stdin, sys.stdout)
    return 0
