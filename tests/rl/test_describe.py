"""docs/observations.md agrees with the code."""

from pathlib import Path

import sevenwonders
from sevenwonders.rl.batch import shape_of
from sevenwonders.rl.describe import CLASSIC_ACTIONS, DUEL_ACTIONS, page

ROOT = Path(sevenwonders.__file__).parents[2]


def test_the_page_is_up_to_date() -> None:
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert page("duel") in text
    assert page("classic", 3) in text


def test_the_tables_cover_all_actions() -> None:
    for rows, shape in ((DUEL_ACTIONS, shape_of("duel")), (CLASSIC_ACTIONS, shape_of("classic", 3))):
        ends = [start + size for start, size, _ in rows]
        assert [start for start, _, _ in rows] == [0, *ends[:-1]]
        assert ends[-1] == shape.actions
