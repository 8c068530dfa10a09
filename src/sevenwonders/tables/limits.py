"""Limits of tables."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableLimits:
    """Limits of the tables of one server."""

    tables: int = 100_000
    stale_days: float = 30  # age of the tables that are deleted when there are `tables`
    unused_days: float = 1  # the same, of tables that were never played
    live_tables: int = 2_000  # tables in memory
    connections_per_table: int = 100  # spectators
    connections_per_player: int = 10  # of one player at one table
    queued_messages: int = 64  # messages that a slow client has not read
    queued_bytes: int = 256 * 1024
    queued_commands: int = 64  # commands that wait for their table
    log_entries: int = 1_000  # of one table; afterwards only the game goes on
    events: int = 500  # events in one update
    idle_seconds: float = 300  # after which a table without clients is unloaded
    over_seconds: float = 30  # the same, after the end of its game
    away_seconds: float = 60  # after which a bot may play for a disconnected player
    bot_seconds: float = 15  # for a bot to choose a move
    bot_pace: float = 0.9  # minimum seconds of a bot's turn while a client is connected
