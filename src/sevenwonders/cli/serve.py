"""`sevenwonders serve`: the games in the browser."""

from collections.abc import Callable
from typing import Final, Protocol

from sevenwonders.cli.shell import Shell

LOCAL: Final = "127.0.0.1"


class Serve(Protocol):
    """What runs the server until it is interrupted; `ready` is told the address once it can be visited."""

    def __call__(
        self,
        host: str = LOCAL,
        port: int | None = None,
        data: str | None = None,
        *,
        open_browser: bool = False,
        ready: Callable[[str], None] | None = None,
    ) -> None: ...


def serve(shell: Shell, host: str, port: int | None, data: str | None, *, open_browser: bool) -> int:
    """Run the server and tell where it is; Ctrl-C ends it, which is a good end."""
    if shell.serve is None:
        raise AssertionError("this command line was made without a server")

    def ready(address: str) -> None:
        shell.screen.say(shell.text("cli-serve-ready", address=address))
        shell.screen.say(shell.text("cli-serve-stop"))

    try:
        shell.serve(host, port, data, open_browser=open_browser, ready=ready)
    except KeyboardInterrupt:
        shell.note("")
    return 0
