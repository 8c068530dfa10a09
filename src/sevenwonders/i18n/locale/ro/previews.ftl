# Previews of shared links in messengers.
preview-title = 7 Wonders
preview-what = Joacă 7 Wonders și 7 Wonders Duel în browser: împotriva unui calculator puternic, la același ecran sau cu prietenii.
preview-position = O poziție dintr-o partidă: privește masa și găsește cea mai bună mutare.
preview-running = Partida este în curs. Deschide linkul ca să o urmărești.
preview-free = La această masă este un loc liber. Deschide linkul ca să vezi cine joacă.
preview-over =
    { $count ->
        [one] A câștigat { $players }.
       *[other] Împart victoria: { $players }.
    } Revezi partida mutare cu mutare, cu analiză.
preview-nobody = Loc liber
preview-game-duel = 7 Wonders Duel
preview-game-classic = 7 Wonders
