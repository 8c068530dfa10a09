"""The WebSockets of tables and of analyses."""

from starlette.websockets import WebSocket

from sevenwonders.api.analysis_connection import serve_analysis
from sevenwonders.api.table_connection import serve_table
from sevenwonders.server.api.sockets import Socket, serve_socket


async def table_socket(websocket: WebSocket) -> None:
    """Serve a client of a table."""

    async def converse(socket: Socket, first: str) -> None:
        await serve_table(socket, websocket.app.state.tables, websocket.path_params["table"], first)

    await serve_socket(websocket, converse)


async def analysis_socket(websocket: WebSocket) -> None:
    """Serve a client that analyses."""
    await serve_socket(websocket, serve_analysis)
