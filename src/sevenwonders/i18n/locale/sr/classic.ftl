# Šta se kaže o partiji igre 7 Wonders: događaji, pitanja, efekti, cene, poeni. Argumenti su opisani u engleskom fajlu.

## Ko igra

classic-you = Ti
classic-you-inside = ti

## Događaji

classic-boards-laid = Table: { $boards }.
classic-boards-turned = Strane su izabrane: { $boards }.
classic-age-dealt = Počinje { $age }.
classic-chosen = { $you ->
    [yes] Tvoj izbor je zabeležen.
   *[no] { $player }: izbor je zabeležen.
}
classic-card-sold = { $you ->
    [yes] Prodaješ karticu za { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
   *[no] { $player } prodaje karticu za { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
}
classic-coins-paid = { $you ->
    [yes] Plaćaš { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
   *[no] { $player } plaća { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
}
classic-trade-income = { $you ->
    [yes] Dobijaš { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    } za resurse (kupac: { $from }).
   *[no] { $player } dobija { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    } za resurse (kupac: { $from }).
}
classic-card-built = { $you ->
    [yes] Gradiš: { $card }
   *[no] { $player } gradi: { $card }
}{ $free ->
    [no] .
    [chain] , besplatno, u nizu posle kartice { $chain }.
   *[power] , besplatno, zahvaljujući moći čuda.
}
classic-stage-built = { $you ->
    [yes] Gradiš { $stage }. fazu svog čuda.
   *[no] { $player } gradi { $stage }. fazu svog čuda.
}
classic-card-revived = { $you ->
    [yes] Besplatno gradiš odbačenu karticu: { $card }.
   *[no] { $player } besplatno gradi odbačenu karticu: { $card }.
}
classic-revival-declined = { $you ->
    [yes] Ne uzimaš ništa od odbačenih kartica.
   *[no] { $player } ne uzima ništa od odbačenih kartica.
}
classic-coins-gained = { $you ->
    [yes] Dobijaš { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
   *[no] { $player } dobija { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
}
classic-hands-passed = Kartice se prosleđuju { $direction ->
    [left] nalevo
   *[right] nadesno
}.
classic-leftovers-discarded = Odbačene poslednje kartice: { $cards }.
classic-conflict-won = { $you ->
    [yes] Pobeđuješ u sukobu (+{ $points }); gubi { $against }.
   *[no] { $player } pobeđuje u sukobu (+{ $points }); gubi { $against }.
}
classic-age-ended = Završeno je { $age }.
classic-game-over = { $shared ->
    [yes] Podeljena pobeda: { $winners }. Poeni: { $scores }.
   *[no] Pobeda: { $winners }. Poeni: { $scores }.
}

## Pitanja igraču

classic-question-side = { $you ->
    [yes] Izaberi stranu svoje table.
   *[no] { $player } bira stranu table.
}
classic-question-turn = { $you ->
    [yes] Izaberi karticu.
   *[no] { $player } bira karticu.
}
classic-question-last = { $you ->
    [yes] Odigraj i poslednju karticu.
   *[no] { $player } igra i poslednju karticu.
}
classic-question-revive = { $you ->
    [yes] Besplatno izgradi jednu odbačenu karticu.
   *[no] { $player } gleda odbačene kartice.
}

## Izvlačenja koja slede

classic-draw-boards = Sledi: podela tabli.
classic-draw-deal = Sledi: podela kartica novog doba.

## Cene

classic-cost = Cena: { $cost }.
classic-cost-nothing = Ne košta ništa.
classic-cost-chain = Besplatno uz karticu { $card }.
classic-gives-chain = Kasnije čini besplatnom karticu { $card }.
classic-price = { $you ->
    [yes] Za tebe: { $coins ->
        [0] besplatno
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }
   *[no] { $player } plaća: { $coins ->
        [0] ništa
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }
}
classic-price-missing = nedostaje { $missing }
classic-price-never = Ne može da se plati: potreban resurs ne proizvodi ni tvoj grad ni ijedan sused.
classic-price-twice = Već imaš ovu građevinu.
classic-price-complete = Sve faze čuda su izgrađene.
classic-step-chain = besplatno, jer u gradu imaš karticu { $card }
classic-step-free = besplatno, zahvaljujući moći čuda
classic-step-own = { $resources } iz sopstvene proizvodnje
classic-step-bought = { $resources } { $seller ->
    [left] od levog suseda
   *[right] od desnog suseda
} po ceni { $each }
classic-step-coins = { $amount ->
    [one] { $amount } novčić
   *[other] { $amount } novčića
} banci

## Lista poena

classic-score-wonder = Svetsko čudo
classic-score-treasury = Riznica
classic-score-military = Vojska
classic-score-blue = Civilne građevine
classic-score-yellow = Trgovačke građevine
classic-score-green = Naučne građevine
classic-score-purple = Gilde
classic-score-total = Ukupno

## Potezi, kao kada se kaže šta da se uradi

classic-move-build = izgradi: { $card }
classic-move-stage = izgradi fazu čuda karticom { $card }
classic-move-sell = prodaj: { $card }
classic-move-revive = izgradi odbačenu karticu: { $card }
classic-move-decline = ne uzimaj ništa
classic-move-choose = izaberi: { $side }
