"""Events as they are sent to clients."""

from collections.abc import Iterable, Mapping
from typing import Final

from sevenwonders.classic.events import CATEGORIES as CLASSIC
from sevenwonders.core.event_kinds import Category
from sevenwonders.core.protocol import Event
from sevenwonders.duel.events import CATEGORIES as DUEL
from sevenwonders.tables.log import CATEGORIES as TABLE
from sevenwonders.tables.messages.updates import EventInfo

CATEGORIES: Final[Mapping[str, Category]] = {**DUEL, **CLASSIC, **TABLE}


def event_infos(events: Iterable[Event]) -> list[EventInfo]:
    """Return events with their categories; an event of another game is a consequence."""
    return [EventInfo(event.key, CATEGORIES.get(event.key, "consequence"), dict(event.args)) for event in events]
