"""The route of the server's health."""

from sevenwonders.api.messages.catalog import Health
from sevenwonders.api.meta import VERSION
from sevenwonders.api.routing import Router
from sevenwonders.server.api.requests import HttpRequest

router = Router()


@router.get("/api/health", Health, errors=(503,))
async def health(request: HttpRequest) -> Health:
    """Report whether the database can be written, and the load."""
    services = request.services
    await services.storage.tables.check_writable()
    workers = services.settings.worker_count
    return Health("ok", VERSION, len(services.tables), services.sockets.total, workers)
