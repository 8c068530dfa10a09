"""The networks in the package, and networks in files.

`duel.net` is the network of Duel; `duel-400.net` is an early, weaker one, named `400`. `classic-habits.net` is the
rollout policy of `classic.net`; the rollout policy of any other network is named likewise.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from sevenwonders.ai import network_file
from sevenwonders.ai.network import Network
from sevenwonders.core.errors import OptionError

FOLDER: Final = Path(__file__).parent
SUFFIX: Final = ".net"
ROLLOUT_POLICY_ENDING: Final = "-habits"
_fetchers: Final[list[Callable[[Path], bool]]] = []


def fetch_with(fetcher: Callable[[Path], bool]) -> None:
    """Fetch packaged networks on first use, as a browser does.

    `fetcher` writes the file of a packaged network and returns whether it exists.
    """
    _fetchers[:] = [fetcher]


def released(game: str, name: str = "") -> Path:
    """Return the path of a packaged network, the current one or an earlier one by name."""
    return FOLDER / f"{game}{'-' if name else ''}{name}{SUFFIX}"


@cache
def digest_of(game: str) -> str:
    """Return the first 16 hex digits of the packaged network's SHA-256, empty if there is none."""
    file = released(game)
    return sha256(file.read_bytes()).hexdigest()[:16] if _is_there(file) else ""


@cache
def load(path: Path) -> Network:
    """Return the network of a file, read once; raise OptionError if there is none."""
    return network_file.read(path)


def network_of(game: str, file: str = "") -> Network:
    """Return a network of a game: the packaged one, an earlier one by its name, or that of a file."""
    path = _path_of(game, file)
    if not path.exists():
        raise OptionError("network/unreadable", name=path.name)
    network = load(path)
    if network.description.game != game:
        raise OptionError("network/other-game", name=path.name, found=network.description.game, expected=game)
    return network


def rollout_policy_of(game: str, file: str = "") -> Network | None:
    """Return the rollout policy of a network (its path plus `ROLLOUT_POLICY_ENDING`) or None if there is none."""
    path = _path_of(game, file)
    path = path.with_name(f"{path.stem}{ROLLOUT_POLICY_ENDING}{path.suffix}")
    return load(path) if _is_there(path) else None


def _path_of(game: str, file: str) -> Path:
    path = released(game, file) if file.isalnum() or not file else Path(file)
    return path if _is_there(path) else Path(file)


def _is_there(path: Path) -> bool:
    return path.exists() or (path.parent == FOLDER and any(fetcher(path) for fetcher in _fetchers))
