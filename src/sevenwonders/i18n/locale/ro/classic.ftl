# Ce se spune despre o partidă de 7 Wonders: evenimente, întrebări, efecte, prețuri, puncte. Argumentele sunt descrise în fișierul englez.

## Cine joacă

classic-you = Tu
classic-you-inside = tu

## Evenimente

classic-boards-laid = Planșele: { $boards }.
classic-boards-turned = Fețele sunt alese: { $boards }.
classic-age-dealt = Începe { $age }.
classic-chosen = { $you ->
    [yes] Ai ales.
   *[no] { $player } a ales.
}
classic-card-sold = { $you ->
    [yes] Decartezi o carte pentru { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } decartează o carte pentru { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
classic-coins-paid = { $you ->
    [yes] Plătești { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } plătește { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
classic-trade-income = { $you ->
    [yes] Primești { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    } pentru resurse (cumpără { $buyer }).
   *[no] { $player } primește { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    } pentru resurse (cumpără { $buyer }).
}
classic-card-built = { $you ->
    [yes] Construiești: { $card }
   *[no] { $player } construiește: { $card }
}{ $free ->
    [no] .
    [chain] , gratuit, datorită cărții { $chain }.
   *[power] , gratuit, datorită puterii Minunii.
}
classic-stage-built = { $you ->
    [yes] Construiești etapa { $stage } a Minunii tale.
   *[no] { $player } construiește etapa { $stage } a Minunii.
}
classic-card-revived = { $you ->
    [yes] Construiești gratuit o carte decartată: { $card }.
   *[no] { $player } construiește gratuit o carte decartată: { $card }.
}
classic-revival-declined = { $you ->
    [yes] Nu iei nimic dintre cărțile decartate.
   *[no] { $player } nu ia nimic dintre cărțile decartate.
}
classic-coins-gained = { $you ->
    [yes] Câștigi { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } câștigă { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
classic-hands-passed = Cărțile se dau spre { $direction ->
    [left] stânga
   *[right] dreapta
}.
classic-leftovers-discarded = Ultimele cărți decartate: { $cards }.
classic-conflict-won = { $you ->
    [yes] Învingi orașul vecin: { $rival } (+{ $points }).
   *[no] { $player } învinge orașul vecin: { $rival } (+{ $points }).
}
classic-age-ended = S-a încheiat { $age }.
classic-game-over = { $shared ->
    [yes] Victorie împărțită: { $winners }. Puncte: { $scores }.
   *[no] Victorie: { $winners }. Puncte: { $scores }.
}

## Întrebări pentru un jucător

classic-question-side = { $you ->
    [yes] Alege fața planșei tale.
   *[no] { $player } alege fața planșei.
}
classic-question-turn = { $you ->
    [yes] Alege o carte.
   *[no] { $player } alege o carte.
}
classic-question-last = { $you ->
    [yes] Joacă și ultima carte.
   *[no] { $player } joacă și ultima carte.
}
classic-question-revive = { $you ->
    [yes] Construiește gratuit una dintre cărțile decartate.
   *[no] { $player } se uită prin cărțile decartate.
}

## Extrageri care urmează

classic-draw-boards = Urmează împărțirea planșelor.
classic-draw-deal = Urmează împărțirea cărților noii Ere.

## Efecte

classic-effect-produce = produce: { $resources }
classic-effect-choice = produce una dintre: { $resources }
classic-effect-trade = { $sellers ->
    [left] { $resources } cu 1 monedă de la vecinul din stânga
    [right] { $resources } cu 1 monedă de la vecinul din dreapta
   *[both] { $resources } cu 1 monedă de la ambii vecini
}
classic-effect-shields = { $amount ->
    [one] { $amount } scut
    [few] { $amount } scuturi
   *[other] { $amount } de scuturi
}
classic-effect-symbol = simbol: { $symbol }
classic-effect-wild_symbol = un simbol științific la alegere
classic-effect-points = { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
}
classic-effect-coins = { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
}
classic-effect-per = { $whose ->
    [own] { $amount } pentru { $each }
    [neighbours] { $amount } pentru { $each } (din ambele orașe vecine)
   *[all] { $amount } pentru { $each } (din orașul tău și din ambele vecine)
}
classic-effect-points_if_complete = { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
} dacă Minunea este completă
classic-effect-revive = construiește gratuit o carte decartată
classic-effect-play_last = joacă și ultima carte din fiecare Eră
classic-effect-free_colour = prima clădire de fiecare culoare este gratuită
classic-effect-free_first = prima clădire din fiecare Eră este gratuită
classic-effect-free_last = ultima clădire din fiecare Eră este gratuită

classic-each-brown = fiecare carte maro
classic-each-grey = fiecare carte gri
classic-each-blue = fiecare carte albastră
classic-each-green = fiecare carte verde
classic-each-yellow = fiecare carte galbenă
classic-each-red = fiecare carte roșie
classic-each-brown_grey_purple = fiecare carte maro, gri sau mov
classic-each-stage = fiecare etapă a Minunii

## Prețuri

classic-cost = Cost: { $cost }.
classic-cost-nothing = Nu costă nimic.
classic-cost-chain = Gratuit cu { $card }.
classic-gives-chain = Mai târziu face gratuită cartea { $card }.
classic-price = { $you ->
    [yes] Pentru tine: { $coins ->
        [0] gratuit
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }
   *[no] { $player } plătește: { $coins ->
        [0] nimic
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }
}
classic-price-missing = { $missing ->
    [one] lipsește { $missing }
   *[other] lipsesc { $missing }
}
classic-price-never = Nu se poate plăti: o resursă necesară nu este produsă nici de tine, nici de vecini.
classic-price-twice = Ai deja această clădire.
classic-price-complete = Toate etapele Minunii sunt construite.
classic-step-chain = gratuit, pentru că în oraș este { $card }
classic-step-free = gratuit, datorită puterii Minunii
classic-step-own = { $resources } din producția proprie
classic-step-bought = { $resources } { $seller ->
    [left] de la vecinul din stânga
   *[right] de la vecinul din dreapta
} la prețul { $each }
classic-step-coins = { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
} la Bancă

## Punctaj

classic-score-wonder = Minune
classic-score-treasury = Trezorerie
classic-score-military = Putere militară
classic-score-blue = Clădiri civile
classic-score-yellow = Clădiri comerciale
classic-score-green = Clădiri științifice
classic-score-purple = Ghilde
classic-score-total = Total

## Mutări, așa cum se spune ce e de făcut

classic-move-build = construiește { $card }
classic-move-stage = construiește o etapă a Minunii cu { $card }
classic-move-sell = decartează { $card }
classic-move-revive = construiește cartea decartată { $card }
classic-move-decline = nu lua nimic
classic-move-choose = alege: { $side }
