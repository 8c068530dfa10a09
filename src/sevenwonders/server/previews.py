"""Link previews: Open Graph tags in the pages of tables, replays and positions.

Messengers fetch a shared link without running its scripts. Reference: https://ogp.me
"""

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sevenwonders.core.errors import GameError
from sevenwonders.i18n import LANGUAGES, Translation
from sevenwonders.server.api.requests import client_of
from sevenwonders.server.services import Services
from sevenwonders.server.static import index_response
from sevenwonders.tables.messages.updates import SeatInfo, TableInfo

_COST: Final = 5.0  # milliseconds; the table may have to be loaded
PATHS: Final = ("/table/{table}", "/replay/{table}", "/position")


async def page(request: Request) -> Response:
    """Return the page of the client with the tags of what its address shows."""
    translation = Translation(_language(request.headers.get("accept-language", "")))
    title, text, game = translation.text("preview-title"), translation.text("preview-position"), "duel"
    if "table" in request.path_params:
        info = await _info(request)
        if info is None:
            text = translation.text("preview-what")
        else:
            title, text, game = _title(translation, info), _text(translation, info), info.game
    image = request.url_for("files", path=f"preview-{game}.jpg")
    tags = {"type": "website", "title": title, "description": text, "image": str(image), "url": str(request.url)}
    html = "".join(f'<meta property="og:{name}" content="{escape(value)}" />' for name, value in tags.items())
    return index_response(html)


async def _info(request: Request) -> TableInfo | None:
    """Return the public information about a table; None if there is none, or the client has used its allowance."""
    services: Services = request.app.state.services
    try:
        services.limiter.consume(client_of(request), _COST)
        return (await services.tables.get(request.path_params["table"])).publisher.info()
    except GameError:
        return None


def _title(translation: Translation, info: TableInfo) -> str:
    names = " – ".join(_name(translation, seat) for seat in info.seats)
    return f"{translation.text(f'preview-game-{info.game}')}: {names}"


def _text(translation: Translation, info: TableInfo) -> str:
    if info.result is not None:
        winners = [_name(translation, info.seats[seat]) for seat in info.result.winners]
        return translation.text("preview-over", players=", ".join(winners), count=len(winners))
    is_free = any(seat.kind == "free" and seat.bot is None for seat in info.seats)
    return translation.text("preview-free" if is_free else "preview-running")


def _name(translation: Translation, seat: SeatInfo) -> str:
    if seat.name:
        return seat.name
    if seat.level is None:
        return translation.text("preview-nobody")
    level = translation.text(f"level-{seat.level.partition('+')[0]}")  # without its persona
    return level[:1].upper() + level[1:]


def _language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that the texts have, or English."""
    wanted = [entry.partition(";")[0].strip().partition("-")[0].lower() for entry in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")
