"""The networks that come with the package, one for each game, and any others by their files."""

from functools import cache
from pathlib import Path
from typing import Final

from sevenwonders.ai import network_file
from sevenwonders.ai.network import Network
from sevenwonders.core.errors import OptionError

FOLDER: Final = Path(__file__).parent
SUFFIX: Final = ".net"


def released(game: str) -> Path:
    """Return where the network of a game is that comes with the package."""
    return FOLDER / f"{game}{SUFFIX}"


@cache
def load(path: Path) -> Network:
    """Return the network of a file, read once; raise OptionError if there is none."""
    return network_file.read(path)


def network_of(game: str, file: str = "") -> Network:
    """Return the network of a game: the one that comes with the package, or that of a file."""
    path = Path(file) if file else released(game)
    if not path.exists():
        raise OptionError("network/unreadable", name=path.name)
    network = load(path)
    if network.description.game != game:
        raise OptionError("network/other-game", name=path.name, found=network.description.game, expected=game)
    return network
