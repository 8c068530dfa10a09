# Šta se kaže o partiji Duela: događaji, pitanja, efekti, cene, poeni. Argumenti su opisani u engleskom fajlu.

## Ko igra

duel-you = Ti
duel-you-inside = ti

## Događaji

duel-tokens-laid = Tokeni progresa na tabli: { $tokens }.
duel-wonders-offered = U ponudi su svetska čuda: { $wonders }.
duel-age-dealt = Počinje { $age }.
duel-card-revealed = Otkrivena kartica: { $card }.
duel-tokens-shown = Izvučeno iz kutije: { $tokens }.
duel-wonder-drafted = { $you ->
    [yes] Biraš svetsko čudo: { $wonder }.
   *[no] { $player } bira svetsko čudo: { $wonder }.
}
duel-beginner-chosen = { $you ->
    [yes] Odlučuješ ko počinje: { $begins }.
   *[no] { $player } odlučuje ko počinje: { $begins }.
}
duel-card-sold = { $you ->
    [yes] Prodaješ karticu { $card } za { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
   *[no] { $player } prodaje karticu { $card } za { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
}
duel-coins-paid = { $you ->
    [yes] Plaćaš { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }
   *[no] { $player } plaća { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }
}{ $bought ->
    [none] .
    [all] {" "}za resurse.
   *[some] , od toga { $trade } za resurse.
}
duel-trade-income = { $you ->
    [yes] Dobijaš { $coins ->
        [one] { $coins } novčić potrošen
        [few] { $coins } novčića potrošena
       *[other] { $coins } novčića potrošenih
    } na resurse.
   *[no] { $player } dobija { $coins ->
        [one] { $coins } novčić potrošen
        [few] { $coins } novčića potrošena
       *[other] { $coins } novčića potrošenih
    } na resurse.
}
duel-card-built = { $you ->
    [yes] Gradiš: { $card }
   *[no] { $player } gradi: { $card }
}{ $chained ->
    [yes] , besplatno, u nizu posle kartice { $chain }.
   *[no] .
}
duel-wonder-built = { $you ->
    [yes] Gradiš svetsko čudo { $wonder } karticom { $card }.
   *[no] { $player } gradi svetsko čudo { $wonder } karticom { $card }.
}
duel-wonder-retired = Izgrađeno je sedam svetskih čuda; iz igre izlazi: { $wonder }.
duel-coins-gained = { $you ->
    [yes] Dobijaš { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
   *[no] { $player } dobija { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
}
duel-coins-lost = { $you ->
    [yes] Gubiš { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
   *[no] { $player } gubi { $coins ->
        [one] { $coins } novčić
       *[other] { $coins } novčića
    }.
}
duel-pawn-moved = { $you ->
    [yes] Pomeraš figuru štita { $spaces ->
        [one] { $spaces } polje
       *[other] { $spaces } polja
    } napred.
   *[no] { $player } pomera figuru štita { $spaces ->
        [one] { $spaces } polje
       *[other] { $spaces } polja
    } napred.
}
duel-loot-taken = { $you ->
    [yes] Vojni token: tvoj grad gubi do { $loot } novčića.
   *[no] Vojni token: { $player } gubi do { $loot } novčića.
}
duel-symbol-gained = { $you ->
    [yes] Imaš novi simbol: { $symbol }.
   *[no] { $player } ima novi simbol: { $symbol }.
}
duel-pair-completed = { $you ->
    [yes] Za par simbola uzimaš token progresa.
   *[no] Za par simbola { $player } uzima token progresa.
}
duel-token-taken = { $you ->
    [yes] Uzimaš token progresa { $token }
   *[no] { $player } uzima token progresa { $token }
}{ $from ->
    [box] {" "}iz kutije.
   *[board] .
}
duel-card-destroyed = { $you ->
    [yes] Uništavaš protivničku karticu: { $card }.
   *[no] { $player } uništava protivničku karticu: { $card }.
}
duel-card-revived = { $you ->
    [yes] Besplatno gradiš odbačenu karticu: { $card }.
   *[no] { $player } besplatno gradi odbačenu karticu: { $card }.
}
duel-age-ended = Završeno je { $age }.
duel-extra-turn = { $you ->
    [yes] Dobijaš još jedan potez.
   *[no] { $player } dobija još jedan potez.
}
duel-game-over = { $shared ->
    [yes] Podeljena pobeda, { $points } : { $rival }.
   *[no] { $you ->
        [yes] Pobeđuješ: { $victory }
       *[no] { $player } pobeđuje: { $victory }
    }{ $reason ->
        [civilian] , { $points } : { $rival }.
       *[other] .
    }
}

## Načini pobede

duel-victory-civilian = građanska pobeda
duel-victory-scientific = naučna nadmoć
duel-victory-military = vojna nadmoć
duel-can-win = { $you ->
    [yes] Možeš odmah da pobediš ({ $victory }): { $moves }
   *[no] { $player } može odmah da pobedi ({ $victory }): { $moves }
}
duel-threatens = { $you ->
    [yes] Pretiš pobedom ({ $victory }): { $moves }
   *[no] { $player } preti pobedom ({ $victory }): { $moves }
}

## Pitanja igraču

duel-question-draft = { $you ->
    [yes] Izaberi svetsko čudo.
   *[no] { $player } bira svetsko čudo.
}
duel-question-turn = { $you ->
    [yes] Ti si na potezu.
   *[no] Na potezu je { $player }.
}
duel-question-take = { $you ->
    [yes] Uzmi token progresa sa table.
   *[no] { $player } uzima token progresa sa table.
}
duel-question-pick = { $you ->
    [yes] Zadrži jedan od tokena iz kutije.
   *[no] { $player } zadržava jedan od tokena iz kutije.
}
duel-question-destroy = { $you ->
    [yes] Izaberi protivničku karticu koju uništavaš.
   *[no] { $player } bira protivničku karticu koju uništava.
}
duel-question-revive = { $you ->
    [yes] Besplatno izgradi jednu odbačenu karticu.
   *[no] { $player } besplatno gradi jednu odbačenu karticu.
}
duel-question-begin = { $you ->
    [yes] Odluči ko počinje doba.
   *[no] { $player } odlučuje ko počinje doba.
}

## Izvlačenja koja slede

duel-draw-lay = Sledi: postavljanje tokena progresa.
duel-draw-offer = Sledi: ponuda svetskih čuda.
duel-draw-deal = Sledi: postavljanje kartica novog doba.
duel-draw-reveal = Sledi: otkrivanje kartice.
duel-draw-show = Sledi: izvlačenje tokena iz kutije.

## Cene

duel-cost = Cena: { $cost }.
duel-cost-nothing = Ne košta ništa.
duel-cost-chain = Besplatno uz karticu { $card } (simbol niza: { $chain }).
duel-gives-chain = Kasnije čini besplatnom karticu { $card } (simbol niza: { $chain }).
duel-price = { $you ->
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
duel-price-missing = nedostaje { $missing }
duel-step-chain = besplatno, jer u gradu imaš karticu { $card }
duel-step-own = { $resources } iz sopstvene proizvodnje
duel-step-chosen = { $resources } iz proizvodnje po izboru
duel-step-waived = bez plaćanja: { $resources } ({ $token })
duel-step-bought = { $resources } po ceni { $each }
duel-step-coins = { $amount ->
    [one] { $amount } novčić banci
   *[other] { $amount } novčića banci
}

## Lista poena

duel-score-military = Vojska
duel-score-blue = Civilne građevine
duel-score-green = Naučne građevine
duel-score-yellow = Trgovačke građevine
duel-score-purple = Gilde
duel-score-wonders = Svetska čuda
duel-score-tokens = Tokeni progresa
duel-score-coins = Riznica
duel-score-total = Ukupno

## Potezi, kao kada se kaže šta da se uradi

duel-move-draft = uzmi: { $wonder }
duel-move-build = izgradi: { $card }
duel-move-sell = prodaj: { $card }
duel-move-raise = izgradi čudo { $wonder } karticom { $card }
duel-move-take = uzmi: { $token }
duel-move-destroy = uništi: { $card }
duel-move-revive = izgradi odbačenu karticu: { $card }
duel-move-begin = { $you ->
    [yes] počinješ ti
   *[no] počinje { $player }
}
