"""Games as data: one row for each decision, in files of a fixed number of games, as NDJSON or Parquet.

What is in a file follows from the match, its seed and the file's number, so that everybody who asks for the same games
gets the same rows, whatever the number of processes or machines. A file that is there is not made again.
"""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.arena import Match
from sevenwonders.ai.workplace import workplace
from sevenwonders.core.errors import OptionError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import Over, Step
from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed

FORMATS: Final = ("ndjson", "parquet")
GAMES_PER_FILE: Final = 100

# Turns a state and the seat that is asked into a list of numbers; the shells that know of features give one.
Features = Callable[[Any, int], list[int]]


@dataclass(frozen=True, slots=True)
class Export:
    """What is to be written: the games of a match, in files of one format in a folder."""

    match: Match
    folder: str
    format: str = "parquet"
    values: bool = False  # also what the agent thinks its move is worth, which doubles its work
    features: Features | None = None

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


def export(wanted: Export, jobs: int = 1, cluster: str | None = None) -> Iterator[int]:
    """Write all files that are not there yet; yield the numbers of games as they are done."""
    if wanted.format not in FORMATS:
        raise OptionError("option/value", option="format", found=wanted.format, choices=list(FORMATS))
    if wanted.format == "parquet" and find_spec("pyarrow") is None:
        raise OptionError("data/missing", found="pyarrow")
    for spec in wanted.match.agents:
        make_agent(wanted.match.game, spec, 0)
    Path(wanted.folder).mkdir(parents=True, exist_ok=True)
    with workplace(min(jobs, len(wanted.files)), cluster) as place:
        yield from place.results(partial(write_files, wanted), wanted.files)


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


def rows_of(wanted: Export, number: int) -> list[dict[str, Any]]:
    """Play a game and return a row for each decision, with the result that the seat came to."""
    match, rules = wanted.match, wanted.match.rules
    order = match.order(number)
    agents = [
        make_agent(match.game, match.agents[agent], derived_seed(match.seed, 1, number, seat))
        for seat, agent in enumerate(order)
    ]
    rng = Rng(derived_seed(match.seed, 0, number // len(order) if match.rotate else number))
    game: Game[Any, Any, Any, Any] = Game(rules, match.setup, nature=lambda _: rng)
    rows: list[dict[str, Any]] = []
    while not game.is_over:
        asked = [(seat, _row(wanted, game, seat, agents[seat])) for seat in game.asked]
        for seat, row in asked:
            game.advance(Step(seat, rules.move_of(row["chosen"])))
            rows.append({"game": number, "decision": len(rows), "agent": match.agents[order[seat]], **row})
        game.draw()
    return [row | _result(game, row["seat"]) for row in rows]


def _row(wanted: Export, game: Game[Any, Any, Any, Any], seat: int, agent: Agent) -> dict[str, Any]:
    rules, seen = game.rules, game.seen(seat)
    legal = seen.legal_ids()
    value = None
    if wanted.values:
        best = agent.analyse(seen).best
        chosen, value = best.move, best.values[seat] if best.values else None
    else:
        chosen = agent.choose(seen)
    row = {
        "seat": seat,
        "position": rules.position_text(seen.state),  # as the seat knows it
        "legal": legal,
        "legal_texts": [rules.move_text(seen.state, rules.move_of(move)) for move in legal],
        "chosen": chosen,
        "chosen_text": rules.move_text(seen.state, rules.move_of(chosen)),
        "value": value,
    }
    if wanted.features is not None:
        row["features"] = wanted.features(game.state, seat)
    return row


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

    small: dict[str, Any] = {"game": pa.int32(), "decision": pa.int16(), "seat": pa.int8(), "chosen": pa.int16()}
    kinds = small | {
        "agent": pa.dictionary(pa.int8(), pa.string()),
        "position": pa.string(),
        "legal": pa.list_(pa.int16()),
        "legal_texts": pa.list_(pa.string()),
        "chosen_text": pa.string(),
        "value": pa.float32(),
        "features": pa.list_(pa.uint8()),
        "result": pa.float32(),
        "points": pa.int16(),
        "reason": pa.dictionary(pa.int8(), pa.string()),
    }
    names = list(rows[0])
    schema = pa.schema([(name, kinds[name]) for name in names])
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), path, compression="zstd")
