"""The API for clients, independent of the transport: routes, connections and their handlers.

The server binds it to HTTP and WebSockets, a browser to a message port. It imports no web framework, no threads and no
processes.
"""
