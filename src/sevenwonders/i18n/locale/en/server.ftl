# What the server itself says, on the page that stands in for the client.

server-not-built = The server runs, but the pages of the game are not built yet.
server-build-by = This command builds them and starts the game; it needs Node 20 or newer:
server-load-again = Then load this page again. The interface for programs works already:
