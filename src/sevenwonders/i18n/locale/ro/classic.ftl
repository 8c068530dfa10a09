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
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } decartează o carte pentru { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
classic-coins-paid = { $you ->
    [yes] Plătești { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } plătește { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
classic-trade-income = { $you ->
    [yes] Primești { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    } pentru resurse (cumpără { $from }).
   *[no] { $player } primește { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    } pentru resurse (cumpără { $from }).
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
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } câștigă { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
classic-hands-passed = Cărțile trec la { $direction ->
    [left] stânga
   *[right] dreapta
}.
classic-leftovers-discarded = Ultimele cărți decartate: { $cards }.
classic-conflict-won = { $you ->
    [yes] Învingi orașul vecin: { $against } (+{ $points }).
   *[no] { $player } învinge orașul vecin: { $against } (+{ $points }).
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

## Prețuri

classic-cost = Cost: { $cost }.
classic-cost-nothing = Nu costă nimic.
classic-cost-chain = Gratuit cu cartea { $card }.
classic-gives-chain = Mai târziu face gratuită cartea { $card }.
classic-price = { $you ->
    [yes] Pentru tine: { $coins ->
        [0] gratuit
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }
   *[no] { $player } plătește: { $coins ->
        [0] nimic
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }
}
classic-price-missing = { $missing ->
    [one] lipsește { $missing }
   *[other] lipsesc { $missing }
}
classic-price-never = Nu se poate plăti: nici tu, nici vecinii nu produceți o resursă necesară.
classic-price-twice = Ai deja această clădire.
classic-price-complete = Toate etapele Minunii sunt construite.
classic-step-chain = gratuit, pentru că ai în oraș cartea { $card }
classic-step-free = gratuit, datorită puterii Minunii
classic-step-own = { $resources } din producția proprie
classic-step-bought = { $resources } { $seller ->
    [left] de la vecinul din stânga
   *[right] de la vecinul din dreapta
} la prețul { $each }
classic-step-coins = { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
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
