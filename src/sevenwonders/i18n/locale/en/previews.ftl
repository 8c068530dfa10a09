# Previews of shared links in messengers.
preview-title = Seven Wonders
preview-what = Play 7 Wonders and 7 Wonders Duel in your browser: against strong computer players, at one screen or with friends.
preview-position = A position from a game: look at the table and find the best move.
preview-running = This game is being played. Open the link to watch it.
preview-free = There is a free seat at this table. Open the link to see who is playing.
preview-over =
    { $count ->
        [one] { $players } won.
       *[other] { $players } share the victory.
    } Watch the game again, move by move, with a review.
preview-nobody = Free seat
preview-game-duel = 7 Wonders Duel
preview-game-classic = 7 Wonders
