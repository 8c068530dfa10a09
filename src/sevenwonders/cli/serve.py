"""`sevenwonders serve`: play in the browser."""

from collections.abc import Callable
from typing import Annotated, Final, Protocol

from cyclopts import Parameter

from sevenwonders.cli.parameters import number, within
from sevenwonders.cli.screen import ASCII, Screen, Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import require
from sevenwonders.cli.storage import Data, Database, storage_address

LOCAL: Final = "127.0.0.1"
LOOPBACK: Final = (LOCAL, "localhost", "::1")
LAST_PORT: Final = 65535
MOST_PROCESSES: Final = 64
OPEN: Final = Parameter(name="--open", help="cli-option-open", negative="--no-open", show_default=False)


class Serve(Protocol):
    """Runs the server until it is interrupted; `ready` receives the address once it accepts connections."""

    def __call__(
        self,
        host: str = LOCAL,
        port: int | None = None,
        data: str | None = None,
        *,
        open_browser: bool = False,
        processes: int = 1,
        ready: Callable[[str], None] | None = None,
    ) -> None: ...


def serve(
    shell: Shell,
    *,
    host: Annotated[str, Parameter(help="cli-option-host", metavar="ADDRESS")] = LOCAL,
    port: Annotated[int | None, number("cli-option-port")] = None,
    data: Data = None,
    database: Database = None,
    processes: Annotated[int, number("cli-option-processes")] = 1,
    browser: Annotated[bool, OPEN] = True,
) -> int:
    """Run the server and print its address; Ctrl-C stops it with exit code 0."""
    require(host, "--host")  # an empty host would bind to all addresses
    if shell.serve is None:
        raise AssertionError("this command line was made without a server")
    if port is not None:
        within("--port", port, 0, LAST_PORT)

    within("--processes", processes, 1, MOST_PROCESSES)
    place = storage_address(data, database)

    def ready(address: str) -> None:
        shell.screen.paragraph(shell.text("cli-serve-ready", address=address))
        if host not in LOOPBACK and shell.screen.is_terminal:
            _show_code(shell.screen, address)
        shell.screen.paragraph(shell.text("cli-serve-stop"))

    try:
        shell.serve(host, port, place, open_browser=browser, processes=processes, ready=ready)
    except KeyboardInterrupt:
        shell.note("")
    return 0


def _show_code(screen: Screen, address: str) -> None:
    """Show the address as a QR code for phones."""
    if screen.glyphs is not ASCII:
        from sevenwonders.cli.qr_code import qr_lines

        screen.show(*(line(Span(row, "code")) for row in qr_lines(address, is_inverted=not screen.has_colours)))
