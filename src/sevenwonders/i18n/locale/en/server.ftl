# What the server itself says, on the page that stands in for the client.

server-not-built = The server is running, but the pages of the game are not built yet.
server-build-by = This command builds them and starts the game; it needs Node 20 or newer:
server-load-again = Then reload this page. The API is already available:
