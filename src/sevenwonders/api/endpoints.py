"""All routes that need nothing but the surroundings of `services`."""

from typing import Final

from sevenwonders.api import analysis, meta, replays, tables
from sevenwonders.api.routing import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *meta.router.endpoints,
    *tables.router.endpoints,
    *replays.router.endpoints,
    *analysis.router.endpoints,
)
