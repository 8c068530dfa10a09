"""Export of games as datasets: one row per decision, as NDJSON or Parquet files.

The content of a file depends only on the match, its seed and the file's number, not on the number of processes or
machines. Existing files are not rewritten. `CARD` is the dataset card for people and dataset hubs; `MANIFEST` is its
machine-readable form.
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
from sevenwonders.ai.networks import digest_of
from sevenwonders.ai.parallel import executor
from sevenwonders.core.errors import OptionError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import Over, Seen

FORMATS: Final = ("ndjson", "parquet")
GAMES_PER_FILE: Final = 100
MANIFEST: Final = "dataset.json"
CARD: Final = "README.md"
# Feature functions by name; others are given as "package.module:function".
FEATURES: Final = {"observation": "sevenwonders.rl.features:observation"}
# Maps a game's name, a state and the active seat to numbers from 0 to 255.
Features = Callable[[str, Any, int], Sequence[int]]


@dataclass(frozen=True, slots=True)
class Export:
    """An export: the games of a match, in files of one format in a folder."""

    match: Match
    folder: str
    format: str = "parquet"
    values: bool = False  # add the agent's value of its move, which doubles the work
    features: str | None = None  # a name of `FEATURES`, or "package.module:function"

    def path(self, number: int) -> Path:
        """Return the path of a file by its number."""
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
        """Everything the rows depend on, JSON-ready."""
        match = {**asdict(self.match), "settings": dict(self.match.settings)}
        made = {"version": sevenwonders.__version__, "network": digest_of(self.match.game)}
        asked = {"match": match, "values": self.values, "features": self.features}
        data: dict[str, Any] = json.loads(json.dumps({**made, "games_per_file": GAMES_PER_FILE, **asked}))
        return data


def export(wanted: Export, jobs: int = 1, cluster: str | None = None) -> Iterator[int]:
    """Write all missing files; yield the number of games of each as it is completed.

    Raise OptionError for an invalid export, FileExistsError if it would overwrite a foreign file.
    """
    if wanted.format not in FORMATS:
        raise OptionError("option/value", option="format", found=wanted.format, choices=list(FORMATS))
    if wanted.format == "parquet" and find_spec("pyarrow") is None:
        raise OptionError("data/missing", found="pyarrow")
    for spec in wanted.match.agents:
        make_agent(wanted.match.game, spec, 0)
    _try_features(wanted)
    _begin(wanted)
    with executor(min(jobs, len(wanted.files)), cluster) as place:
        yield from place.results(partial(write_files, wanted), wanted.files)


def _begin(wanted: Export) -> None:
    """Create the folder, manifest and card.

    Raise OptionError if it holds another dataset, FileExistsError if it holds foreign files.
    """
    folder = Path(wanted.folder)
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / MANIFEST).exists():
        _expect_ours(wanted)
    else:
        _expect_room(wanted)
        (folder / MANIFEST).write_text(json.dumps(wanted.manifest, indent=1) + "\n", encoding="utf-8")
    _write_card(wanted, folder / CARD)


def _expect_ours(wanted: Export) -> None:
    """Raise OptionError unless the folder's manifest is that of this export."""
    try:
        found = json.loads((Path(wanted.folder) / MANIFEST).read_text(encoding="utf-8"))
    except ValueError as error:
        raise OptionError("data/other", name=wanted.folder) from error
    if found != wanted.manifest:
        raise OptionError("data/other", name=wanted.folder)


def _expect_room(wanted: Export) -> None:
    """Raise FileExistsError if a folder without manifest has files named like ours."""
    folder = Path(wanted.folder)
    taken = [*folder.glob(CARD), *folder.glob(f"part-*.{wanted.format}")]
    if taken:
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(taken[0]))


def _write_card(wanted: Export, path: Path) -> None:
    """Write the card unless an edited one exists."""
    cards = {form: card(wanted.match, form, MANIFEST) for form in FORMATS}
    if not path.exists() or path.read_bytes() in {text.encode() for text in cards.values()}:
        path.write_bytes(cards[wanted.format].encode())


def features_of(named: str | None) -> Features | None:
    """Return a feature function by name or import path; raise OptionError."""
    if named is None:
        return None
    try:
        features: Features = resolve_name(FEATURES.get(named, named))
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError("data/features", found=named, reason=str(error)) from error
    return features


def _try_features(wanted: Export) -> None:
    """Compute the features of a first position, to fail before any file is written."""
    features = features_of(wanted.features)
    if features is not None:
        game = wanted.match.begun(0)
        _numbers(features, wanted, game, game.asked[0])


def _numbers(features: Features, wanted: Export, game: Game[Any, Any, Any, Any], seat: int) -> list[int]:
    """Return the features of a state for a seat; raise OptionError unless all are 0 to 255."""
    try:
        return list(bytes(list(features(wanted.match.game, game.state, seat))))
    except Exception as error:  # the function is user code and may raise anything
        reason = f"{type(error).__name__}: {error}"
        raise OptionError("data/features", found=str(wanted.features), reason=reason) from error


def write_files(wanted: Export, numbers: range) -> int:
    """Write some files atomically; return their number of games."""
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
    """Wraps an agent and records its decisions as rows."""

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
        """Return the agent's analysis."""
        return self._agent.analyse(seen)


def rows_of(wanted: Export, number: int) -> list[dict[str, Any]]:
    """Play a game and return a row per decision, with the seat's result."""
    match, rows = wanted.match, list[dict[str, Any]]()
    game = match.begun(number)
    scribes = [
        Scribe(wanted, agent, match.agents[named], game, rows)
        for agent, named in zip(match.players(number), match.order(number), strict=True)
    ]
    play_out(game, scribes, number)
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


# ---- data card

TITLES: Final = {"duel": "7 Wonders Duel", "classic": "7 Wonders"}
# Arrow type and description of each column.
COLUMNS: Final = {
    "game": ("int32", "number of the game, from 0; the agents move on by one seat after each"),
    "decision": ("int16", "number of the decision in its game, from 0"),
    "agent": ("dictionary", "spec of the agent that decided"),
    "seat": ("int8", "its seat, from 0"),
    "position": ("string", "what the seat knew, as one line; hidden things are left out"),
    "legal": ("list<int16>", "the legal moves, as numbers"),
    "legal_texts": ("list<string>", "the legal moves, as texts"),
    "chosen": ("int16", "the move that was made"),
    "chosen_text": ("string", "the same, as a text"),
    "value": ("float", "the share of the victory that the agent expected; null without `--values`"),
    "features": ("list<uint8>", "numbers for learners, with `--features`"),
    "result": ("float", "the share of the victory that the seat got: 1, 0, or a part of a shared one"),
    "points": ("int16", "its points at the end"),
    "reason": ("dictionary", "how the game ended"),
}


def card(match: Match, form: str, manifest: str) -> str:
    """Return the dataset card of a match as Markdown with YAML front matter."""
    title = f"{TITLES.get(match.game, match.game)}: {match.games} games"
    agents = ", ".join(f"`{agent}`" for agent in dict.fromkeys(match.agents))
    head = f"""---
license: mit
pretty_name: "{title}"
tags: [board-games, sevenwonders]
configs:
- config_name: default
  data_files: "part-*.{form}"
---
# {title}
"""
    made = (
        f"Games of the agents {agents}, {len(match.agents)} seats, seed {match.seed}, one row for each decision. "
        f"Made by sevenwonders {sevenwonders.__version__}; `{manifest}` has all that the rows follow from, "
        "and whoever asks the same version for the same gets the same rows."
    )
    return "\n".join([head, made, "", columns(), "", PURPOSE, ""])


PURPOSE: Final = (
    "*What it is for*: openings, imitation, values of positions, tests of other implementations. "
    "*What it is not*: games of people. Agents play as their specs say; weak agents make weak games, "
    "and the same agent in all seats knows nothing of other styles."
)


def columns() -> str:
    """Return the column table."""
    rows = [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items()]
    return "\n".join(["| Column | Type | Meaning |", "|---|---|---|", *rows])
