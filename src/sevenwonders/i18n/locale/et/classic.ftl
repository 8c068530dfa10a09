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
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } loobub kaardist ja saab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
classic-coins-paid = { $you ->
    [yes] Maksad { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } maksab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
classic-trade-income = { $you ->
    [yes] Saad ressursside eest { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    } (ostja: { $buyer }).
   *[no] { $player } saab ressursside eest { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    } (ostja: { $buyer }).
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
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
   *[no] { $player } saab { $coins ->
        [one] { $coins } mündi
       *[other] { $coins } münti
    }.
}
classic-hands-passed = Kaardid antakse edasi { $direction ->
    [left] vasakule
   *[right] paremale
}.
classic-leftovers-discarded = Viimased kaardid pandi maha: { $cards }.
classic-conflict-won = { $you ->
    [yes] Võidad lahingu, kaotaja: { $rival } (+{ $points }).
   *[no] { $player } võidab lahingu, kaotaja: { $rival } (+{ $points }).
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

## Mõjud

classic-effect-produce = toodab: { $resources }
classic-effect-choice = toodab üht järgmistest: { $resources }
classic-effect-trade = { $sellers ->
    [left] { $resources } hinnaga 1 münt vasakult naabrilt
    [right] { $resources } hinnaga 1 münt paremalt naabrilt
   *[both] { $resources } hinnaga 1 münt mõlemalt naabrilt
}
classic-effect-shields = { $amount ->
    [one] { $amount } kilp
   *[other] { $amount } kilpi
}
classic-effect-symbol = sümbol: { $symbol }
classic-effect-wild_symbol = vabalt valitud teadussümbol
classic-effect-points = { $amount ->
    [one] { $amount } punkt
   *[other] { $amount } punkti
}
classic-effect-coins = { $amount ->
    [one] { $amount } münt
   *[other] { $amount } münti
}
classic-effect-per = { $whose ->
    [own] { $amount } { $each } eest
    [neighbours] { $amount } { $each } eest (mõlemas naaberlinnas)
   *[all] { $amount } { $each } eest (sinu linnas ja mõlemas naaberlinnas)
}
classic-effect-points_if_complete = { $amount ->
    [one] { $amount } punkt
   *[other] { $amount } punkti
}, kui maailmaime on valmis
classic-effect-revive = ehitab tasuta mahapandud kaardi
classic-effect-play_last = mängib ka iga ajastu viimase kaardi
classic-effect-free_colour = iga värvi esimene ehitis on tasuta
classic-effect-free_first = iga ajastu esimene ehitis on tasuta
classic-effect-free_last = iga ajastu viimane ehitis on tasuta

classic-each-brown = iga pruuni kaardi
classic-each-grey = iga halli kaardi
classic-each-blue = iga sinise kaardi
classic-each-green = iga rohelise kaardi
classic-each-yellow = iga kollase kaardi
classic-each-red = iga punase kaardi
classic-each-brown_grey_purple = iga pruuni, halli ja lilla kaardi
classic-each-stage = iga maailmaime osa

## Hinnad

classic-cost = Hind: { $cost }.
classic-cost-nothing = Ei maksa midagi.
classic-cost-chain = Tasuta, kui linnas on { $card }.
classic-gives-chain = Hiljem saab tasuta ehitada kaardi { $card }.
classic-price = { $you ->
    [yes] Sinu jaoks: { $coins ->
        [0] tasuta
        [one] { $coins } münt
       *[other] { $coins } münti
    }
   *[no] { $player } maksab: { $coins ->
        [0] mitte midagi
        [one] { $coins } mündi
       *[other] { $coins } münti
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
    [one] { $amount } münt
   *[other] { $amount } münti
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
