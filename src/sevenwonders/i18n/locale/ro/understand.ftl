# Indicii, analize, probleme: la fel în terminal și în navigator.

## Reasons for a move

understand-reason-win = Câștigă imediat: { $victory ->
    [military] dominație militară
    [scientific] supremație științifică
   *[civilian] victorie civilă
}.
understand-reason-denies-win = Adversarul amenință să câștige ({ $victory ->
    [military] dominație militară
    [scientific] supremație științifică
   *[civilian] puncte
}); după această mutare nu mai poate imediat.
understand-reason-only-move = Orice altă mutare pierde sigur.
understand-reason-odds = Victorie { $victory ->
    [military] militară
    [scientific] științifică
   *[civilian] civilă
}, { $whose ->
    [own] a ta
   *[theirs] a adversarului
}: { $before }% → { $now }%.
understand-reason-share = Șansa ta de victorie: { $before }% → { $now }%.
understand-reason-extra-turn = Aduce o tură în plus.
understand-reason-last-wonder = Este a șaptea Minune: Minuni pe care adversarul nu le mai poate construi: { $count }.
understand-reason-pair = O pereche de simboluri: aduce un jeton Progres.
understand-reason-symbol = Un simbol științific nou: { $symbol } (numărul { $number } în oraș).
understand-reason-denies-symbol = Nu-i lasă adversarului un simbol nou: { $symbol } (ar fi numărul { $number } al lui).
understand-reason-science-set = Simbolurile aduc încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
understand-reason-shields = Marcatorul de conflict înaintează spre adversar: { $spaces ->
    [one] { $spaces } spațiu
    [few] { $spaces } spații
   *[other] { $spaces } de spații
}.
understand-reason-loot = Adversarul pierde { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}.
understand-reason-denies-shields = Nu-i lasă adversarului { $spaces ->
    [one] { $spaces } scut
    [few] { $spaces } scuturi
   *[other] { $spaces } de scuturi
}.
understand-reason-beats = Mai multe scuturi decât { $direction ->
    [left] vecinul din stânga
    [right] vecinul din dreapta
   *[both] ambii vecini
}.
understand-reason-equals = La fel de multe scuturi ca { $direction ->
    [left] vecinul din stânga
    [right] vecinul din dreapta
   *[both] ambii vecini
}.
understand-reason-chain = Gratuit prin legătură: { $card }.
understand-reason-produces = O resursă pe care orașul nu o avea: { $resource }.
understand-reason-more = Încă o unitate dintr-o resursă: { $resource }.
understand-reason-choice = Încă o resursă, la alegere în fiecare tură.
understand-reason-trade = Cumpărarea de la vecini devine mai ieftină.
understand-reason-dearer = Pentru adversar se scumpește: { $resource } la { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}.
understand-reason-none-left = Lasă adversarul fără resursa { $resource }: orașul lui nu o are și nicio carte vizibilă nu o dă.
understand-reason-quiet = Nu descoperă nicio carte.
understand-reason-denies-card = Adversarul ar fi putut construi: { $card }.
understand-reason-covered = Nu îi descoperă adversarului cartea { $card }, pe care ar putea-o construi.
understand-reason-extra-turn-wonder = O Minune care aduce o tură în plus.
understand-reason-denies-pair = Îi ia adversarului o pereche de simboluri și, cu ea, jetonul Progres.
understand-reason-denies-neighbour = Vecinul din { $direction ->
    [left] stânga
   *[right] dreapta
} primește această mână și ar putea construi { $card }.
understand-reason-pays = Monedele ajung la vecinul din { $direction ->
    [left] stânga
   *[right] dreapta
}.
understand-reason-power = Minunea: { $power ->
    [play_last] joacă și ultima carte din fiecare Eră
    [free_colour] prima clădire de fiecare culoare este gratuită
    [free_first] prima clădire din fiecare Eră este gratuită
    [free_last] ultima clădire din fiecare Eră este gratuită
   *[revive] construiește gratuit o carte decartată
}.
understand-reason-cheaper = Costă cu { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
} mai puțin.
understand-reason-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
understand-reason-coins = Aduce { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}.

## Where to look first

understand-focus-science = Uită-te la simbolurile științifice.
understand-focus-military = Uită-te la puterea militară.
understand-focus-points = Uită-te la puncte.
understand-focus-threat = Uită-te la ce te amenință.
understand-focus-wonders = Uită-te la Minuni.
understand-focus-chains = Uită-te la ce ai gratuit prin legături.
understand-focus-resources = Uită-te la resurse.
understand-focus-structure = Uită-te la ce îi lași adversarului.
understand-focus-neighbours = Uită-te la vecini.
understand-focus-coins = Uită-te la monede.

## How well a value is known, and what choices are called

understand-kind-exact = exact
understand-kind-expectation = medie exactă
understand-kind-estimate = estimare
understand-grade-inaccuracy = imprecizie
understand-grade-mistake = greșeală
understand-grade-blunder = gafă

## The account of a game

understand-account-start = Început
understand-account-lost = Pierdut prin alegeri
understand-account-given = Primit din alegerile altora
understand-account-luck = Noroc
understand-account-others = Mutările altora și cărțile ascunse
understand-account-residual = Reevaluări
understand-account-result = Rezultat
understand-account-adjusted = Rezultat minus noroc
understand-account-accuracy = Precizie

## What puzzles are about

understand-theme-military = putere militară
understand-theme-scientific = știință
understand-theme-points = puncte
understand-theme-extra-turn = tură în plus
understand-theme-deny = blochează adversarul
understand-theme-seventh-wonder = a șaptea Minune
understand-theme-wonder = Minune
understand-theme-discard = decartare pentru monede
understand-theme-token = jeton Progres
understand-theme-destroy = distrugere
understand-theme-revive = din cărțile decartate
understand-theme-quiet = nu descoperi nimic
understand-theme-win = victorie sigură
understand-theme-save = singura salvare
understand-theme-last-turn = ultima tură
understand-theme-guild = Ghildă
understand-theme-commerce = comerț

## At the terminal

understand-review-title = Ce s-a decis și ce s-a extras, în șanse de victorie
understand-review-moments = Momente-cheie:
understand-review-better = Mai bine: { $line }
understand-review-draw = extragere
understand-analyse-none = Aici nu decide nimeni: nu e nimic de ales.
understand-analyse-worth = Valoare: { $value } ({ $kind })
understand-puzzle-title = Problema { $id } ({ $rating }): { $themes }
understand-puzzle-ask = O singură mutare e cea mai bună. Care?
understand-puzzle-right = Corect!
understand-puzzle-wrong = Nu e cea mai bună: { $value }. Încearcă din nou sau apasă Enter pentru răspuns.
understand-puzzle-answer = Răspuns: { $move } ({ $value })
understand-puzzle-found = Probleme: { $found }, partide: { $games }
understand-puzzle-proved = Demonstrate: { $found } din { $all }
