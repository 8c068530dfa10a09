# Previews of shared links in messengers.
preview-title = Seitse maailmaimet
preview-what = Mängi brauseris mänge „7 maailmaimet“ ja „7 maailmaimet: Duell“: tugevate arvutimängijate vastu, ühe ekraani taga või sõpradega.
preview-position = Seis ühest mängust: vaata lauda ja leia parim käik.
preview-running = Mäng käib. Ava link, et seda vaadata.
preview-free = Selle laua ääres on vaba koht. Ava link, et näha, kes mängib.
preview-over =
    { $count ->
        [one] Võitis { $players }.
       *[other] Võitu jagavad { $players }.
    } Vaata mängu uuesti käik käigu haaval koos ülevaatega.
preview-nobody = Vaba koht
preview-game-duel = 7 maailmaimet: Duell
preview-game-classic = 7 maailmaimet
