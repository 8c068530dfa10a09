"""What a game must pass: checks for any game (`kit`), each game prepared for them, and long runs of random games."""
