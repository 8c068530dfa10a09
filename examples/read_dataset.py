"""Query games of Duel with DuckDB and Polars, from a folder or newly played.

    pip install "sevenwonders[data]" duckdb polars
    python -m examples.read_dataset [FOLDER]

The command line creates such folders: sevenwonders export duel --games 40 --agents greedy,random --out games
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb
import polars as pl

from sevenwonders.ai.arena import Match
from sevenwonders.ai.dataset import Export, export

OPENINGS = """
    select chosen_text, count(*) as times, round(avg(result), 3) as won
    from read_parquet('{files}')
    where chosen_text like 'draft %' and agent <> 'random'
    group by all order by times desc, chosen_text limit 5
"""


def main(arguments: list[str]) -> None:
    """Read a folder of games, or export a few games first."""
    if arguments:
        ask(Path(arguments[0]))
        return
    with TemporaryDirectory() as folder:
        sum(export(Export(Match("duel", ("greedy", "random"), games=40, seed=1), folder)))
        ask(Path(folder))


def ask(folder: Path) -> None:
    """Print the most drafted wonders with their win rates, and the kinds of endings."""
    files = folder / "part-*.parquet"
    print(duckdb.sql(OPENINGS.format(files=files)))
    ends = pl.scan_parquet(files).filter(pl.col("decision") == 0).group_by("reason").agg(pl.len().alias("games"))
    print(ends.sort("games", descending=True).collect())


if __name__ == "__main__":
    main(sys.argv[1:])
