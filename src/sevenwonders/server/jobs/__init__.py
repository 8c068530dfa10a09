"""Work that takes long, in worker processes: bots' moves, replays, analyses and reviews."""
