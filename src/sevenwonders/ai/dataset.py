"""Games as data: one row for each decision, in files of a fixed number of games, as NDJSON or Parquet.

What is in a file follows from the match, its seed and the file's number, so that everybody who asks for the same games
gets the same rows, whatever the number of processes or machines. A file that is there is not made again. `CARD` says
what the data is, for people and for the hubs that read such cards; `MANIFEST` says it for programs.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from errno import EEXIST
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

import sevenwonders
from sevenwonders.ai.agents import Agent, Verdict, make_agent
from sevenwonders.ai.arena import Match, play_out
from sevenwonders.ai.dataset_card import COLUMNS, card
from sevenwonders.ai.networks import digest_of
from sevenwonders.ai.workplace import workplace
from sevenwonders.core.errors import OptionError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import Over, Seen

FORMATS: Final = ("ndjson", "parquet")
GAMES_PER_FILE: Final = 100
MANIFEST: Final = "dataset.json"
CARD: Final = "README.md"
# Features by name; others are named by their place, "package.module:function".
FEATURES: Final = {"observation": "sevenwonders.rl.features:observation"}
# Turns a game's name, a state and the seat that is asked into numbers from 0 to 255.
Features = Callable[[str, Any, int], Sequence[int]]


@dataclass(frozen=True, slots=True)
class Export:
    """What is to be written: the games of a match, in files of one format in a folder."""

    match: Match
    folder: str
    format: str = "parquet"
    values: bool = False  # also what the agent thinks its move is worth, which doubles its work
    features: str | None = None  # a name of `FEATURES`, or a place

    def path(self, number: int) -> Path:
        """Return where the file of a number is."""
        return Path(self.folder) / f"part-{number:05}.{self.format}"

    def games(self, number: int) -> range:
        """Return the numbers of the games in a file."""
        return range(number * GAMES_PER_FILE, min((number + 1) * GAMES_PER_FILE, self.match.games))

    @property
    def files(self) -> range:
        """The numbers of all files."""
        return range(-(-self.match.games // GAMES_PER_FILE))

    @property
    def manifest(self) -> dict[str, Any]:
        """All that the rows follow from, JSON-ready."""
        match = {**asdict(self.match), "settings": dict(self.match.settings)}
        made = {"version": sevenwonders.__version__, "network": digest_of(self.match.game)}
        asked = {"match": match, "values": self.values, "features": self.features}
        data: dict[str, Any] = json.loads(json.dumps({**made, "games_per_file": GAMES_PER_FILE, **asked}))
        return data


def export(wanted: Export, jobs: int = 1, cluster: str | None = None) -> Iterator[int]:
    """Write all files that are not there yet; yield the numbers of games as they are done.

    Raise OptionError if that cannot be done as it is wanted, FileExistsError if it would replace somebody's file.
    """
    if wanted.format not in FORMATS:
        raise OptionError("option/value", option="format", found=wanted.format, choices=list(FORMATS))
    if wanted.format == "parquet" and find_spec("pyarrow") is None:
        raise OptionError("data/missing", found="pyarrow")
    for spec in wanted.match.agents:
        make_agent(wanted.match.game, spec, 0)
    _try_features(wanted)
    _begin(wanted)
    with workplace(min(jobs, len(wanted.files)), cluster) as place:
        yield from place.results(partial(write_files, wanted), wanted.files)


def _begin(wanted: Export) -> None:
    """Make the folder and say what it is for; raise OptionError at other data, FileExistsError at other files."""
    folder = Path(wanted.folder)
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / MANIFEST).exists():
        _expect_ours(wanted)
    else:
        _expect_room(wanted)
        (folder / MANIFEST).write_text(json.dumps(wanted.manifest, indent=1) + "\n", encoding="utf-8")
    _write_card(wanted, folder / CARD)


def _expect_ours(wanted: Export) -> None:
    """Check that the data in the folder is of this export; raise OptionError."""
    try:
        found = json.loads((Path(wanted.folder) / MANIFEST).read_text(encoding="utf-8"))
    except ValueError as error:
        raise OptionError("data/other", name=wanted.folder) from error
    if found != wanted.manifest:
        raise OptionError("data/other", name=wanted.folder)


def _expect_room(wanted: Export) -> None:
    """Check that a folder without data of ours has no file that would be taken for ours; raise FileExistsError."""
    folder = Path(wanted.folder)
    taken = [*folder.glob(CARD), *folder.glob(f"part-*.{wanted.format}")]
    if taken:
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(taken[0]))


def _write_card(wanted: Export, path: Path) -> None:
    """Write the card, unless somebody has made another one of it."""
    cards = {form: card(wanted.match, form, MANIFEST) for form in FORMATS}
    if not path.exists() or path.read_bytes() in {text.encode() for text in cards.values()}:
        path.write_bytes(cards[wanted.format].encode())


def features_of(named: str | None) -> Features | None:
    """Return the features of a name or a place; raise OptionError."""
    if named is None:
        return None
    try:
        features: Features = resolve_name(FEATURES.get(named, named))
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError("data/features", found=named, reason=str(error)) from error
    return features


def _try_features(wanted: Export) -> None:
    """Ask for the features of a first position: what is wrong with them is told before anything is written."""
    features = features_of(wanted.features)
    if features is not None:
        game = wanted.match.begun(0)
        _numbers(features, wanted, game, game.asked[0])


def _numbers(features: Features, wanted: Export, game: Game[Any, Any, Any, Any], seat: int) -> list[int]:
    """Return the features of a game's state for a seat; raise OptionError if they are not numbers from 0 to 255."""
    try:
        return list(bytes(list(features(wanted.match.game, game.state, seat))))
    except Exception as error:  # the function may be anybody's
        reason = f"{type(error).__name__}: {error}"
        raise OptionError("data/features", found=str(wanted.features), reason=reason) from error


def write_files(wanted: Export, numbers: range) -> int:
    """Write some files; return how many games they have. A file appears when it is whole."""
    games = 0
    for number in numbers:
        path = wanted.path(number)
        if not path.exists():
            draft = path.with_name(f"{path.name}.{os.getpid()}.new")
            _write(wanted.format, draft, [row for game in wanted.games(number) for row in rows_of(wanted, game)])
            draft.replace(path)
        games += len(wanted.games(number))
    return games


# ---- rows


class Scribe:
    """An agent that writes down what it is asked and what it answers."""

    def __init__(
        self, wanted: Export, agent: Agent, spec: str, game: Game[Any, Any, Any, Any], rows: list[dict[str, Any]]
    ) -> None:
        self.name = agent.name
        self._wanted = wanted
        self._game = game
        self._agent = agent
        self._spec = spec
        self._rows = rows
        self._rules = wanted.match.rules
        self._values = wanted.values
        self._features = features_of(wanted.features)

    def choose(self, seen: Seen[Any]) -> int:
        """Return the agent's move."""
        rules, legal, value = self._rules, seen.legal_ids(), None
        if self._values:
            best = self._agent.analyse(seen).best
            chosen, value = best.move, best.values[seen.seat] if best.values else None
        else:
            chosen = self._agent.choose(seen)
        texts = {move: rules.move_text(seen.state, rules.move_of(move)) for move in {*legal, chosen}}
        row = {
            "agent": self._spec,
            "seat": seen.seat,
            "position": rules.position_text(seen.state),
            "legal": legal,
            "legal_texts": [texts[move] for move in legal],
            "chosen": chosen,
            "chosen_text": texts[chosen],
            "value": value,
        }
        if self._features is not None:
            row["features"] = _numbers(self._features, self._wanted, self._game, seen.seat)
        self._rows.append(row)
        return chosen

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return what the agent thinks."""
        return self._agent.analyse(seen)


def rows_of(wanted: Export, number: int) -> list[dict[str, Any]]:
    """Play a game and return a row for each decision, with the result that the seat came to."""
    match, rows = wanted.match, list[dict[str, Any]]()
    game = match.begun(number)
    scribes = [
        Scribe(wanted, agent, match.agents[named], game, rows)
        for agent, named in zip(match.players(number), match.order(number), strict=True)
    ]
    play_out(game, scribes)
    return [
        {"game": number, "decision": decision, **row, **_result(game, row["seat"])} for decision, row in enumerate(rows)
    ]


def _result(game: Game[Any, Any, Any, Any], seat: int) -> dict[str, Any]:
    ended = game.pending
    assert isinstance(ended, Over)
    points = sum(game.rules.score(game.state, seat).values())
    return {"result": game.returns[seat], "points": points, "reason": ended.reason}


# ---- files


def _write(form: str, path: Path, rows: list[dict[str, Any]]) -> None:
    if form == "ndjson":
        text = "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)
        path.write_text(text, encoding="utf-8")
        return
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds: dict[str, Any] = {
        "dictionary": pa.dictionary(pa.int8(), pa.string()),
        "list<int16>": pa.list_(pa.int16()),
        "list<uint8>": pa.list_(pa.uint8()),
        "list<string>": pa.list_(pa.string()),
    }
    schema = [(name, kinds.get(kind, kind)) for name, (kind, _) in COLUMNS.items() if name in rows[0]]
    pq.write_table(pa.Table.from_pylist(rows, schema=pa.schema(schema)), path, compression="zstd")
