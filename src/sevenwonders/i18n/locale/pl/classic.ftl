# Co się mówi o partii 7 Cudów Świata: wydarzenia, pytania, efekty, ceny, punkty. Argumenty opisano w pliku angielskim.

## Kto gra

classic-you = Ty
classic-you-inside = ty

## Wydarzenia

classic-boards-laid = Plansze: { $boards }.
classic-boards-turned = Wybrano strony: { $boards }.
classic-age-dealt = Rozpoczyna się { $age }.
classic-chosen = { $you ->
    [yes] Wybór dokonany.
   *[no] { $player }: wybór dokonany.
}
classic-card-sold = { $you ->
    [yes] Odrzucasz kartę za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[no] { $player } odrzuca kartę za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
classic-coins-paid = { $you ->
    [yes] Płacisz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[no] { $player } płaci { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
classic-trade-income = { $you ->
    [yes] Otrzymujesz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za materiały (kupuje { $from }).
   *[no] { $player } otrzymuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za materiały (kupuje { $from }).
}
classic-card-built = { $you ->
    [yes] Budujesz: { $card }
   *[no] { $player } buduje: { $card }
}{ $free ->
    [no] .
    [chain] , za darmo dzięki karcie { $chain }.
   *[power] , za darmo dzięki mocy Cudu.
}
classic-stage-built = { $you ->
    [yes] Budujesz { $stage }. etap swojego Cudu.
   *[no] { $player } buduje { $stage }. etap swojego Cudu.
}
classic-card-revived = { $you ->
    [yes] Budujesz za darmo odrzuconą kartę: { $card }.
   *[no] { $player } buduje za darmo odrzuconą kartę: { $card }.
}
classic-revival-declined = { $you ->
    [yes] Nie bierzesz żadnej odrzuconej karty.
   *[no] { $player } nie bierze żadnej odrzuconej karty.
}
classic-coins-gained = { $you ->
    [yes] Zyskujesz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[no] { $player } zyskuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
classic-hands-passed = Karty idą w { $direction ->
    [left] lewo
   *[right] prawo
}.
classic-leftovers-discarded = Odrzucone ostatnie karty: { $cards }.
classic-conflict-won = { $you ->
    [yes] Wygrywasz konflikt, pokonane miasto: { $against } (+{ $points }).
   *[no] { $player } wygrywa konflikt, pokonane miasto: { $against } (+{ $points }).
}
classic-age-ended = Kończy się { $age }.
classic-game-over = { $shared ->
    [yes] Wspólne zwycięstwo: { $winners }. Punkty: { $scores }.
   *[no] Zwycięstwo: { $winners }. Punkty: { $scores }.
}

## Pytania do gracza

classic-question-side = { $you ->
    [yes] Wybierz stronę swojej planszy.
   *[no] { $player } wybiera stronę planszy.
}
classic-question-turn = { $you ->
    [yes] Wybierz kartę.
   *[no] { $player } wybiera kartę.
}
classic-question-last = { $you ->
    [yes] Zagraj też ostatnią kartę.
   *[no] { $player } zagrywa też ostatnią kartę.
}
classic-question-revive = { $you ->
    [yes] Zbuduj za darmo jedną z odrzuconych kart.
   *[no] { $player } przegląda odrzucone karty.
}

## Losowania, które nastąpią

classic-draw-boards = Teraz: rozdanie plansz.
classic-draw-deal = Teraz: rozdanie kart nowej Epoki.

## Ceny

classic-cost = Koszt: { $cost }.
classic-cost-nothing = Nic nie kosztuje.
classic-cost-chain = Za darmo, jeśli masz w mieście kartę { $card }.
classic-gives-chain = Pozwoli zbudować za darmo kartę { $card }.
classic-price = { $you ->
    [yes] Dla ciebie: { $coins ->
        [0] za darmo
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
   *[no] { $player } płaci: { $coins ->
        [0] nic
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
}
classic-price-missing = brakuje { $missing }
classic-price-never = Nie da się zapłacić: potrzebnego materiału nie produkujesz ani ty, ani sąsiedzi.
classic-price-twice = Masz już tę budowlę.
classic-price-complete = Wszystkie etapy Cudu są zbudowane.
classic-step-chain = za darmo, bo masz w mieście kartę { $card }
classic-step-free = za darmo dzięki mocy Cudu
classic-step-own = { $resources } z własnej produkcji
classic-step-bought = { $resources } { $seller ->
    [left] od sąsiada z lewej
   *[right] od sąsiada z prawej
} po { $each }
classic-step-coins = { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[many] { $amount } monet
} do banku

## Punktacja

classic-score-wonder = Cud
classic-score-treasury = Skarbiec
classic-score-military = Konflikty
classic-score-blue = Budowle cywilne
classic-score-yellow = Budowle handlowe
classic-score-green = Budowle naukowe
classic-score-purple = Gildie
classic-score-total = Razem

## Ruchy, tak jak się mówi, co zrobić

classic-move-build = zbuduj: { $card }
classic-move-stage = zbuduj etap Cudu kartą { $card }
classic-move-sell = odrzuć: { $card }
classic-move-revive = zbuduj odrzuconą kartę: { $card }
classic-move-decline = nie bierz niczego
classic-move-choose = wybierz: { $side }
