# Mida 7 maailmaime mängu kohta öeldakse: sündmused, küsimused, mõjud, hinnad, punktid. Argumente kirjeldab ingliskeelne fail.

## Kes mängib

classic-you = Sina
classic-you-inside = sina

## Sündmused

classic-boards-laid = Mängulauad: { $boards }.
classic-boards-turned = Pooled on valitud: { $boards }.
classic-age-dealt = Algab { $age }.
classic-chosen = { $you ->
    [yes] Oled valinud.
   *[no] { $player } on valinud.
}
classic-card-sold = { $you ->
    [yes] Loobud kaardist ja saad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } loobub kaardist ja saab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
classic-coins-paid = { $you ->
    [yes] Maksad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } maksab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
classic-trade-income = { $you ->
    [yes] Saad ressursside eest { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    } (ostja: { $from }).
   *[no] { $player } saab ressursside eest { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    } (ostja: { $from }).
}
classic-card-built = { $you ->
    [yes] Ehitad: { $card }
   *[no] { $player } ehitab: { $card }
}{ $free ->
    [no] .
    [chain] , tasuta tänu kaardile { $chain }.
   *[power] , tasuta tänu maailmaime erivõimele.
}
classic-stage-built = { $you ->
    [yes] Ehitad oma maailmaime { $stage }. osa.
   *[no] { $player } ehitab oma maailmaime { $stage }. osa.
}
classic-card-revived = { $you ->
    [yes] Ehitad tasuta mahapandud kaardi: { $card }.
   *[no] { $player } ehitab tasuta mahapandud kaardi: { $card }.
}
classic-revival-declined = { $you ->
    [yes] Sa ei võta mahapandud kaartidest midagi.
   *[no] { $player } ei võta mahapandud kaartidest midagi.
}
classic-coins-gained = { $you ->
    [yes] Saad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } saab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
classic-hands-passed = Kaardid liiguvad { $direction ->
    [left] vasakule
   *[right] paremale
}.
classic-leftovers-discarded = Viimased kaardid pandi maha: { $cards }.
classic-conflict-won = { $you ->
    [yes] Võidad konflikti, kaotaja: { $against } (+{ $points }).
   *[no] { $player } võidab konflikti, kaotaja: { $against } (+{ $points }).
}
classic-age-ended = { $age } on läbi.
classic-game-over = { $shared ->
    [yes] Jagatud võit: { $winners }. Punktid: { $scores }.
   *[no] Võit: { $winners }. Punktid: { $scores }.
}

## Küsimused mängijale

classic-question-side = { $you ->
    [yes] Vali oma mängulaua pool.
   *[no] { $player } valib mängulaua poole.
}
classic-question-turn = { $you ->
    [yes] Vali kaart.
   *[no] { $player } valib kaardi.
}
classic-question-last = { $you ->
    [yes] Mängi ka viimane kaart.
   *[no] { $player } mängib ka viimase kaardi.
}
classic-question-revive = { $you ->
    [yes] Ehita tasuta üks mahapandud kaart.
   *[no] { $player } vaatab mahapandud kaarte.
}

## Eesootavad tõmbamised

classic-draw-boards = Järgmiseks jagatakse mängulauad.
classic-draw-deal = Järgmiseks jagatakse uue ajastu kaardid.

## Hinnad

classic-cost = Hind: { $cost }.
classic-cost-nothing = Ei maksa midagi.
classic-cost-chain = Tasuta, kui linnas on { $card }.
classic-gives-chain = Hiljem saab tasuta ehitada kaardi { $card }.
classic-price = { $you ->
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
classic-price-missing = puudu { $missing }
classic-price-never = Maksta ei saa: vajalikku ressurssi ei tooda sina ega su naabrid.
classic-price-twice = See ehitis on sul juba olemas.
classic-price-complete = Kõik maailmaime osad on ehitatud.
classic-step-chain = tasuta, sest linnas on { $card }
classic-step-free = tasuta tänu maailmaime erivõimele
classic-step-own = { $resources } omast toodangust
classic-step-bought = { $resources } { $seller ->
    [left] vasakult naabrilt
   *[right] paremalt naabrilt
} hinnaga { $each }
classic-step-coins = { $amount ->
    [one] { $amount } münt
   *[other] { $amount } münti
} panka

## Punktileht

classic-score-wonder = Maailmaime
classic-score-treasury = Varakamber
classic-score-military = Sõjalised punktid
classic-score-blue = Tsiviilehitised
classic-score-yellow = Kaubandusehitised
classic-score-green = Teadusrajatised
classic-score-purple = Gildid
classic-score-total = Kokku

## Käigud, nagu öeldakse, mida teha

classic-move-build = ehita: { $card }
classic-move-stage = ehita maailmaime osa, kasutades kaarti { $card }
classic-move-sell = loobu kaardist: { $card }
classic-move-revive = ehita mahapandud kaart: { $card }
classic-move-decline = ära võta midagi
classic-move-choose = vali: { $side }
