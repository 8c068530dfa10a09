"""Tables to play at in the browser or by program: HTTP and WebSocket on one side, a log of steps on the other."""
