"""The route of the server's health."""

from sevenwonders.api.meta import VERSION
from sevenwonders.api.routing import Router
from sevenwonders.server.api.requests import HttpRequest
from sevenwonders.tables import messages

router = Router()


@router.get("/api/health", messages.Health, errors=(503,))
async def health(request: HttpRequest) -> messages.Health:
    """Report whether the database can be written, and the load."""
    services = request.services
    await services.storage.tables.check_writable()
    workers = services.settings.worker_count
    return messages.Health("ok", VERSION, len(request.tables), services.sockets.total, workers)
