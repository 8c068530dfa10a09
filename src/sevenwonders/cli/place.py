"""Where the games of a server are kept: in a folder, or in a database at an address."""

from typing import Annotated, Final

from cyclopts import Parameter

from sevenwonders.core.errors import OptionError

Data = Annotated[str | None, Parameter(help="cli-option-data", metavar="FOLDER")]
Database = Annotated[str | None, Parameter(help="cli-option-database", metavar="ADDRESS")]
_ADDRESSES: Final = ("postgresql://…", "sqlite:///…")


def place_of(data: str | None, database: str | None) -> str | None:
    """Return the folder or the address that was given, None if neither was; raise OptionError."""
    if database is None:
        return data
    if data is not None:
        raise OptionError("data/two-places")
    if "://" not in database:  # a folder of that name would be made, and nobody look for the games there
        raise OptionError("data/unknown-database", found=database, expected=list(_ADDRESSES))
    return database
