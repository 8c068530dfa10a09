"""Options for the storage of a server: a folder or a database address."""

from typing import Annotated, Final

from cyclopts import Parameter

from sevenwonders.core.errors import OptionError

Data = Annotated[str | None, Parameter(help="cli-option-data", metavar="FOLDER")]
Database = Annotated[str | None, Parameter(help="cli-option-database", metavar="ADDRESS")]
_ADDRESSES: Final = ("postgresql://…", "sqlite:///…")


def storage_address(data: str | None, database: str | None) -> str | None:
    """Return the given folder or address, None if neither is given; raise OptionError."""
    if database is None:
        return data
    if data is not None:
        raise OptionError("data/two-places")
    if "://" not in database:  # would create a folder with that name
        raise OptionError("data/unknown-database", found=database, expected=list(_ADDRESSES))
    return database
