# Previews of shared links in messengers.
preview-title = 7 Wonders
preview-what = Igraj 7 Wonders i 7 Wonders Duel u pregledaču: protiv jakih računarskih igrača, za jednim ekranom ili sa prijateljima.
preview-position = Pozicija iz partije: pogledaj sto i pronađi najbolji potez.
preview-running = Partija je u toku. Otvori link da je gledaš.
preview-free = Za ovim stolom ima slobodno mesto. Otvori link da vidiš ko igra.
preview-over =
    { $count ->
        [one] Pobeda: { $players }.
       *[other] Dele pobedu: { $players }.
    } Pogledaj partiju ponovo, potez po potez, uz analizu.
preview-nobody = Slobodno mesto
preview-game-duel = 7 Wonders Duel
preview-game-classic = 7 Wonders
