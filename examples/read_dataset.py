"""Makes a small dataset of Duel and reads it back with DuckDB and Polars.

    pip install "sevenwonders[data]" duckdb polars
    python -m examples.read_dataset

The command line makes the same files: sevenwonders export duel --games 40 --agents greedy,random --out games
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb
import polars as pl

from sevenwonders.ai.arena import Match
from sevenwonders.ai.dataset import Export, export

OPENINGS = """
    select chosen_text, count(*) as times, round(avg(result), 2) as won
    from read_parquet('{files}')
    where chosen_text like 'draft %' and agent = 'greedy'
    group by all order by times desc, chosen_text limit 5
"""


def main() -> None:
    """Write, then ask two questions."""
    with TemporaryDirectory() as folder:
        match = Match("duel", ("greedy", "random"), games=40, seed=1)
        written = sum(export(Export(match, folder)))
        files = Path(folder) / "part-*.parquet"
        print(f"{written} games")
        print(duckdb.sql(OPENINGS.format(files=files)))
        rows = pl.scan_parquet(files)
        print(rows.group_by("agent").agg(pl.len().alias("decisions"), pl.col("result").mean()).sort("agent").collect())


if __name__ == "__main__":
    main()
