"""The multiplayer domain: tables, their event log, commands, seats, undo, views for each player, and bots' turns.

It is plain asyncio. Storage, notification of other processes and bot computation are protocols (`protocols`), so that
the same code runs behind an HTTP server and in a browser.
"""
