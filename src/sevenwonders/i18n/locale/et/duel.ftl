# Mida Duelli mängu kohta öeldakse: sündmused, küsimused, mõjud, hinnad, punktid. Argumente kirjeldab ingliskeelne fail.

## Kes mängib

duel-you = Sina
duel-you-inside = sina

## Sündmused

duel-tokens-laid = Progressimärgid mängulaual: { $tokens }.
duel-wonders-offered = Valida saab maailmaimede seast: { $wonders }.
duel-age-dealt = Algab { $age }.
duel-card-revealed = Avatakse kaart: { $card }.
duel-tokens-shown = Karbist tõmmati: { $tokens }.
duel-wonder-drafted = { $you ->
    [yes] Valid maailmaime: { $wonder }.
   *[no] { $player } valib maailmaime: { $wonder }.
}
duel-beginner-chosen = { $you ->
    [yes] Otsustad, kes alustab: { $begins }.
   *[no] { $player } otsustab, kes alustab: { $begins }.
}
duel-card-sold = { $you ->
    [yes] Loobud kaardist { $card } ja saad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } loobub kaardist { $card } ja saab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
duel-coins-paid = { $you ->
    [yes] Maksad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }
   *[no] { $player } maksab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }
}{ $bought ->
    [none] .
    [all] {" "}ressursside eest.
   *[some] , sellest { $trade } ressursside eest.
}
duel-trade-income = { $you ->
    [yes] Saad endale ressursside eest makstud { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } saab endale ressursside eest makstud { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
duel-card-built = { $you ->
    [yes] Ehitad: { $card }
   *[no] { $player } ehitab: { $card }
}{ $chained ->
    [yes] , tasuta tänu kaardile { $chain }.
   *[no] .
}
duel-wonder-built = { $you ->
    [yes] Ehitad maailmaime { $wonder }, kasutades kaarti { $card }.
   *[no] { $player } ehitab maailmaime { $wonder }, kasutades kaarti { $card }.
}
duel-wonder-retired = Seitse maailmaimet on valmis; karpi läheb tagasi: { $wonder }.
duel-coins-gained = { $you ->
    [yes] Saad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } saab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
duel-coins-lost = { $you ->
    [yes] Kaotad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } kaotab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
duel-pawn-moved = { $you ->
    [yes] Liigutad lahingunuppu { $spaces } sammu võrra edasi.
   *[no] { $player } liigutab lahingunuppu { $spaces } sammu võrra edasi.
}
duel-loot-taken = { $you ->
    [yes] Rüüstemärk: sinu linn kaotab kuni { $loot } münti.
   *[no] Rüüstemärk: { $player } kaotab kuni { $loot } münti.
}
duel-symbol-gained = { $you ->
    [yes] Sul on uus teadussümbol: { $symbol }.
   *[no] Mängijal { $player } on uus teadussümbol: { $symbol }.
}
duel-pair-completed = { $you ->
    [yes] Sümbolipaari eest võtad progressimärgi.
   *[no] Sümbolipaari eest võtab { $player } progressimärgi.
}
duel-token-taken = { $you ->
    [yes] Võtad progressimärgi { $token }
   *[no] { $player } võtab progressimärgi { $token }
}{ $from ->
    [box] {" "}karbist.
   *[board] .
}
duel-card-destroyed = { $you ->
    [yes] Hävitad vastase kaardi: { $card }.
   *[no] { $player } hävitab vastase kaardi: { $card }.
}
duel-card-revived = { $you ->
    [yes] Ehitad tasuta mahapandud kaardi: { $card }.
   *[no] { $player } ehitab tasuta mahapandud kaardi: { $card }.
}
duel-age-ended = { $age } on läbi.
duel-extra-turn = { $you ->
    [yes] Saad lisakäigu.
   *[no] { $player } saab lisakäigu.
}
duel-game-over = { $shared ->
    [yes] Jagatud võit, { $points } : { $rival }.
   *[no] { $you ->
        [yes] Võidad: { $victory }
       *[no] { $player } võidab: { $victory }
    }{ $reason ->
        [civilian] , { $points } : { $rival }.
       *[other] .
    }
}

## Võidu viisid

duel-victory-civilian = kultuurivõit
duel-victory-scientific = teaduslik üleolek
duel-victory-military = sõjaline üleolek
duel-can-win = { $you ->
    [yes] Saad kohe võita ({ $victory }): { $moves }
   *[no] { $player } saab kohe võita ({ $victory }): { $moves }
}
duel-threatens = { $you ->
    [yes] Ähvardad võita ({ $victory }): { $moves }
   *[no] { $player } ähvardab võita ({ $victory }): { $moves }
}

## Küsimused mängijale

duel-question-draft = { $you ->
    [yes] Vali maailmaime.
   *[no] { $player } valib maailmaime.
}
duel-question-turn = { $you ->
    [yes] Sinu käik.
   *[no] Käigul on { $player }.
}
duel-question-take = { $you ->
    [yes] Võta mängulaualt progressimärk.
   *[no] { $player } võtab mängulaualt progressimärgi.
}
duel-question-pick = { $you ->
    [yes] Jäta endale üks karbist võetud märkidest.
   *[no] { $player } jätab endale ühe karbist võetud märkidest.
}
duel-question-destroy = { $you ->
    [yes] Vali vastase kaart, mille hävitad.
   *[no] { $player } valib vastase kaardi, mille hävitab.
}
duel-question-revive = { $you ->
    [yes] Ehita tasuta üks mahapandud kaart.
   *[no] { $player } ehitab tasuta ühe mahapandud kaardi.
}
duel-question-begin = { $you ->
    [yes] Otsusta, kes alustab ajastut.
   *[no] { $player } otsustab, kes alustab ajastut.
}

## Eesootavad tõmbamised

duel-draw-lay = Järgmiseks pannakse välja progressimärgid.
duel-draw-offer = Järgmiseks pannakse valikusse maailmaimed.
duel-draw-deal = Järgmiseks laotakse uue ajastu kaardid.
duel-draw-reveal = Järgmiseks avatakse kaart.
duel-draw-show = Järgmiseks tõmmatakse karbist märgid.

## Hinnad

duel-cost = Hind: { $cost }.
duel-cost-nothing = Ei maksa midagi.
duel-cost-chain = Tasuta, kui linnas on { $card } (ehitussümbol: { $chain }).
duel-gives-chain = Hiljem saab tasuta ehitada kaardi { $card } (ehitussümbol: { $chain }).
duel-price = { $you ->
    [yes] Sinu jaoks: { $coins ->
        [0] tasuta
        [one] { $coins } münt
       *[other] { $coins } münti
    }
   *[no] { $player } maksab: { $coins ->
        [0] mitte midagi
        [one] { $coins } mündi
       *[other] { $coins } münti
    }
}
duel-price-missing = puudu { $missing }
duel-step-chain = tasuta, sest linnas on { $card }
duel-step-own = { $resources } omast toodangust
duel-step-chosen = { $resources } valikulisest toodangust
duel-step-waived = tasuta tänu märgile { $token }: { $resources }
duel-step-bought = { $resources } ostetud hinnaga { $each }
duel-step-coins = { $amount ->
    [one] { $amount } münt panka
   *[other] { $amount } münti panka
}

## Punktileht

duel-score-military = Sõjalised punktid
duel-score-blue = Tsiviilehitised
duel-score-green = Teadusrajatised
duel-score-yellow = Kaubandusehitised
duel-score-purple = Gildid
duel-score-wonders = Maailmaimed
duel-score-tokens = Progressimärgid
duel-score-coins = Varakamber
duel-score-total = Kokku

## Käigud, nagu öeldakse, mida teha

duel-move-draft = vali: { $wonder }
duel-move-build = ehita: { $card }
duel-move-sell = loobu kaardist: { $card }
duel-move-raise = ehita maailmaime { $wonder }, kasutades kaarti { $card }
duel-move-take = võta: { $token }
duel-move-destroy = hävita: { $card }
duel-move-revive = ehita mahapandud kaart: { $card }
duel-move-begin = { $you ->
    [yes] alustad sina
   *[no] alustab { $player }
}
