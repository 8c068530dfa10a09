# Ce se spune despre o partidă de Duel: evenimente, întrebări, efecte, prețuri, puncte. Argumentele sunt descrise în fișierul englez.

## Cine joacă

duel-you = Tu
duel-you-inside = tu

## Evenimente

duel-tokens-laid = Jetoane Progres pe tabla de joc: { $tokens }.
duel-wonders-offered = Minuni din care se alege: { $wonders }.
duel-age-dealt = Începe { $age }.
duel-card-revealed = Se întoarce cartea: { $card }.
duel-tokens-shown = Extrase din cutie: { $tokens }.
duel-wonder-drafted = { $you ->
    [yes] Alegi Minunea { $wonder }.
   *[no] { $player } alege Minunea { $wonder }.
}
duel-beginner-chosen = { $you ->
    [yes] Decizi cine începe: { $begins }.
   *[no] { $player } decide cine începe: { $begins }.
}
duel-card-sold = { $you ->
    [yes] Decartezi cartea { $card } pentru { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } decartează cartea { $card } pentru { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
duel-coins-paid = { $you ->
    [yes] Plătești { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }
   *[no] { $player } plătește { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }
}{ $bought ->
    [none] .
    [all] {" "}pentru resurse.
   *[some] , din care { $trade } pentru resurse.
}
duel-trade-income = { $you ->
    [yes] Primești { $coins ->
        [one] moneda cheltuită
        [few] cele { $coins } monede cheltuite
       *[other] cele { $coins } de monede cheltuite
    } pe resurse.
   *[no] { $player } primește { $coins ->
        [one] moneda cheltuită
        [few] cele { $coins } monede cheltuite
       *[other] cele { $coins } de monede cheltuite
    } pe resurse.
}
duel-card-built = { $you ->
    [yes] Construiești: { $card }
   *[no] { $player } construiește: { $card }
}{ $chained ->
    [yes] , gratuit, datorită cărții { $chain }.
   *[no] .
}
duel-wonder-built = { $you ->
    [yes] Construiești Minunea { $wonder } cu ajutorul cărții { $card }.
   *[no] { $player } construiește Minunea { $wonder } cu ajutorul cărții { $card }.
}
duel-wonder-retired = Sunt construite șapte Minuni; iese din joc: { $wonder }.
duel-coins-gained = { $you ->
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
duel-coins-lost = { $you ->
    [yes] Pierzi { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
   *[no] { $player } pierde { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }.
}
duel-pawn-moved = { $you ->
    [yes] Muți marcatorul de conflict cu { $spaces ->
        [one] { $spaces } spațiu
        [few] { $spaces } spații
       *[other] { $spaces } de spații
    } înainte.
   *[no] { $player } mută marcatorul de conflict cu { $spaces ->
        [one] { $spaces } spațiu
        [few] { $spaces } spații
       *[other] { $spaces } de spații
    } înainte.
}
duel-loot-taken = { $you ->
    [yes] Orașul tău este prădat: jeton militar de { $loot ->
        [one] { $loot } monedă
        [few] { $loot } monede
       *[other] { $loot } de monede
    }.
   *[no] { $player }: orașul este prădat, jeton militar de { $loot ->
        [one] { $loot } monedă
        [few] { $loot } monede
       *[other] { $loot } de monede
    }.
}
duel-symbol-gained = { $you ->
    [yes] Ai un simbol nou: { $symbol }.
   *[no] { $player } are un simbol nou: { $symbol }.
}
duel-pair-completed = { $you ->
    [yes] Pentru o pereche de simboluri iei un jeton Progres.
   *[no] Pentru o pereche de simboluri { $player } ia un jeton Progres.
}
duel-token-taken = { $you ->
    [yes] Iei jetonul Progres { $token }
   *[no] { $player } ia jetonul Progres { $token }
}{ $from ->
    [box] {" "}din cutie.
   *[board] .
}
duel-card-destroyed = { $you ->
    [yes] Distrugi o carte a adversarului: { $card }.
   *[no] { $player } distruge o carte a adversarului: { $card }.
}
duel-card-revived = { $you ->
    [yes] Construiești gratuit o carte decartată: { $card }.
   *[no] { $player } construiește gratuit o carte decartată: { $card }.
}
duel-age-ended = S-a încheiat { $age }.
duel-extra-turn = { $you ->
    [yes] Primești o tură suplimentară.
   *[no] { $player } primește o tură suplimentară.
}
duel-game-over = { $shared ->
    [yes] Victorie împărțită, { $points } : { $rival }.
   *[no] { $you ->
        [yes] Câștigi: { $victory }
       *[no] { $player } câștigă: { $victory }
    }{ $reason ->
        [civilian] , { $points } : { $rival }.
       *[other] .
    }
}

## Moduri de a câștiga

duel-victory-civilian = victorie civilă
duel-victory-scientific = supremație științifică
duel-victory-military = dominație militară
duel-can-win = { $you ->
    [yes] Poți câștiga imediat ({ $victory }): { $moves }
   *[no] { $player } poate câștiga imediat ({ $victory }): { $moves }
}
duel-threatens = { $you ->
    [yes] Ameninți să câștigi ({ $victory }): { $moves }
   *[no] { $player } amenință să câștige ({ $victory }): { $moves }
}

## Întrebări pentru jucător

duel-question-draft = { $you ->
    [yes] Alege o Minune.
   *[no] { $player } alege o Minune.
}
duel-question-turn = { $you ->
    [yes] Este tura ta.
   *[no] Tura: { $player }.
}
duel-question-take = { $you ->
    [yes] Ia un jeton Progres de pe tabla de joc.
   *[no] { $player } ia un jeton Progres de pe tabla de joc.
}
duel-question-pick = { $you ->
    [yes] Păstrează unul dintre jetoanele din cutie.
   *[no] { $player } păstrează unul dintre jetoanele din cutie.
}
duel-question-destroy = { $you ->
    [yes] Alege o carte a adversarului pe care o distrugi.
   *[no] { $player } alege o carte a adversarului pe care o distruge.
}
duel-question-revive = { $you ->
    [yes] Construiește gratuit una dintre cărțile decartate.
   *[no] { $player } construiește gratuit una dintre cărțile decartate.
}
duel-question-begin = { $you ->
    [yes] Decide cine începe Era.
   *[no] { $player } decide cine începe Era.
}

## Extrageri care urmează

duel-draw-lay = Urmează așezarea jetoanelor Progres.
duel-draw-offer = Urmează extragerea Minunilor.
duel-draw-deal = Urmează așezarea cărților noii Ere.
duel-draw-reveal = Urmează întoarcerea unei cărți.
duel-draw-show = Urmează extragerea jetoanelor din cutie.

## Prețuri

duel-cost = Cost: { $cost }.
duel-cost-nothing = Nu costă nimic.
duel-cost-chain = Gratuit cu cartea { $card } (simbol de legătură: { $chain }).
duel-gives-chain = Mai târziu face gratuită cartea { $card } (simbol de legătură: { $chain }).
duel-price = { $you ->
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
duel-price-missing = { $missing ->
    [one] lipsește { $missing }
   *[other] lipsesc { $missing }
}
duel-step-chain = gratuit, pentru că ai în oraș cartea { $card }
duel-step-own = { $resources } din producția proprie
duel-step-chosen = { $resources } din producția la alegere
duel-step-waived = fără plată datorită jetonului { $token }: { $resources }
duel-step-bought = { $resources } la prețul { $each }
duel-step-coins = { $amount ->
    [one] { $amount } monedă la Bancă
    [few] { $amount } monede la Bancă
   *[other] { $amount } de monede la Bancă
}

## Punctaj

duel-score-military = Putere militară
duel-score-blue = Clădiri civile
duel-score-green = Clădiri științifice
duel-score-yellow = Clădiri comerciale
duel-score-purple = Ghilde
duel-score-wonders = Minuni
duel-score-tokens = Jetoane Progres
duel-score-coins = Trezorerie
duel-score-total = Total

## Mutări, așa cum se spune ce e de făcut

duel-move-draft = ia { $wonder }
duel-move-build = construiește { $card }
duel-move-sell = decartează { $card }
duel-move-raise = construiește { $wonder } cu { $card }
duel-move-take = ia { $token }
duel-move-destroy = distruge { $card }
duel-move-revive = construiește cartea decartată { $card }
duel-move-begin = { $you ->
    [yes] începi tu
   *[no] începe { $player }
}
