"""Checks a stored table before it is used: a database or a backup may have been changed by hand."""

import re
from typing import Final

from sevenwonders.ai.levels import is_level
from sevenwonders.core.errors import GameError
from sevenwonders.core.registry import rules_of
from sevenwonders.tables.protocols import CorruptTableError, StoredTable

_SEED: Final = re.compile(r"[0-9a-f]{48}")
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_MAX_NAME: Final = 80


def check_table(stored: StoredTable) -> None:
    """Raise CorruptTableError if a table has impossible seats, levels, settings or seed.

    An agent specification that is not a level could run a program or import a module.
    """
    table, seats = stored.table, stored.seats
    try:
        rules = rules_of(table.game)
        if [row.seat for row in seats] != list(range(len(seats))):
            raise CorruptTableError("the seats are not numbered from 0")
        rules.setup(len(seats), table.settings)
    except (GameError, TypeError, ValueError) as error:
        raise CorruptTableError(str(error)) from error
    if not _SEED.fullmatch(table.seed):
        raise CorruptTableError("the seed is malformed")
    if not _is_digest(table.host):
        raise CorruptTableError("the digest of the host is malformed")
    for row in seats:
        for level in (row.level, row.bot):
            if level is not None and not is_level(table.game, level):
                raise CorruptTableError(f"seat {row.seat} has the unknown level {level!r}")
        if len(row.name) > _MAX_NAME or not (_is_digest(row.holder) and _is_digest(row.invite)):
            raise CorruptTableError(f"seat {row.seat} is malformed")


def _is_digest(value: str | None) -> bool:
    return value is None or _DIGEST.fullmatch(value) is not None
