# Indicii, analize, probleme: la fel în terminal și în navigator.

## Reasons for a move

understand-reason-win = Câștigă imediat: { $victory ->
    [military] dominație militară
    [scientific] supremație științifică
   *[civilian] victorie civilă
}.
understand-reason-denies-win = Îl împiedică pe adversar să câștige imediat ({ $victory ->
    [military] dominație militară
    [scientific] supremație științifică
   *[civilian] victorie civilă
}).
understand-reason-only-move = Orice altă mutare pierde sigur.
understand-reason-odds = { $whose ->
    [own] Șansa ta
   *[theirs] Șansa adversarului
} de { $victory ->
    [military] dominație militară
    [scientific] supremație științifică
   *[civilian] victorie civilă
}: { $before }% → { $now }%.
understand-reason-share = Șansa ta de victorie: { $before }% → { $now }%.
understand-reason-extra-turn = Aduce o tură suplimentară.
understand-reason-last-wonder = Este a șaptea Minune, așa că adversarul nu mai poate construi { $count ->
    [one] { $count } Minune
    [few] { $count } Minuni
   *[other] { $count } de Minuni
}.
understand-reason-pair = Formează o pereche de simboluri și aduce un jeton Progres.
understand-reason-symbol = Un simbol științific nou: { $symbol } (simboluri diferite: { $number }).
understand-reason-denies-symbol = Nu-i lasă adversarului un simbol nou: { $symbol } (simboluri diferite: { $number }).
understand-reason-science-set = Știința aduce încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
understand-reason-shields = Marcatorul de conflict înaintează spre adversar: { $spaces ->
    [one] { $spaces } spațiu
    [few] { $spaces } spații
   *[other] { $spaces } de spații
}.
understand-reason-loot = Adversarul pierde { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}.
understand-reason-denies-shields = Nu-i lasă adversarului { $spaces ->
    [one] { $spaces } scut
    [few] { $spaces } scuturi
   *[other] { $spaces } de scuturi
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
understand-reason-produces = O resursă nouă: { $resource }.
understand-reason-more = Încă o resursă de același fel: { $resource }.
understand-reason-choice = Încă o resursă, la alegere în fiecare tură.
understand-reason-trade = Cumpărarea de la vecini devine mai ieftină.
understand-reason-dearer = Pentru adversar se scumpește: { $resource } la { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}.
understand-reason-none-left = Lasă adversarul fără resursa { $resource }: orașul lui nu o produce și nicio carte vizibilă nu o dă.
understand-reason-quiet = Nu descoperă nicio carte.
understand-reason-denies-card = Nu-i lasă adversarului o carte pe care ar putea-o construi: { $card }.
understand-reason-covered = Nu îi descoperă adversarului cartea { $card }, pe care ar putea-o construi.
understand-reason-extra-turn-wonder = O Minune care aduce o tură suplimentară.
understand-reason-denies-pair = Nu-i lasă adversarului o pereche de simboluri și, odată cu ea, un jeton Progres.
understand-reason-denies-neighbour = Vecinul din { $direction ->
    [left] stânga
   *[right] dreapta
} primește aceste cărți și ar putea construi cartea { $card }.
understand-reason-pays = Monedele ajung la vecinul din { $direction ->
    [left] stânga
   *[right] dreapta
}.
understand-reason-power = Puterea Minunii: { $power ->
    [play_last] se joacă și ultima carte din fiecare Eră
    [free_colour] prima clădire de fiecare culoare este gratuită
    [free_first] prima clădire din fiecare Eră este gratuită
    [free_last] ultima clădire din fiecare Eră este gratuită
   *[revive] se construiește gratuit o carte decartată
}.
understand-reason-cheaper = Costă cu { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
} mai puțin.
understand-reason-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
understand-reason-coins = Aduce { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}.

## Where to look first

understand-focus-science = Uită-te la simbolurile științifice.
understand-focus-military = Uită-te la situația militară.
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
understand-account-lost = Greșeli proprii
understand-account-given = Greșelile adversarilor
understand-account-luck = Noroc
understand-account-others = Mutările celorlalți și cărțile ascunse
understand-account-residual = Eroare de estimare
understand-account-result = Rezultat
understand-account-adjusted = Rezultat fără noroc
understand-account-accuracy = Precizie

## What puzzles are about

understand-theme-military = putere militară
understand-theme-scientific = știință
understand-theme-points = puncte
understand-theme-extra-turn = tură suplimentară
understand-theme-deny = blocarea adversarului
understand-theme-seventh-wonder = a șaptea Minune
understand-theme-wonder = Minune
understand-theme-discard = decartare pentru monede
understand-theme-token = jeton Progres
understand-theme-destroy = distrugerea unei cărți
understand-theme-revive = din cărțile decartate
understand-theme-quiet = mutare liniștită
understand-theme-win = victorie sigură
understand-theme-save = singura mutare
understand-theme-last-turn = ultima tură
understand-theme-guild = Ghildă
understand-theme-commerce = comerț

## At the terminal

understand-review-title = Cum au schimbat alegerile și extragerile șansele de victorie
understand-review-moments = Momente-cheie:
understand-review-better = Mai bine: { $line }
understand-review-draw = extragere
understand-analyse-none = Nimeni nu este la mutare: nu e nimic de decis.
understand-analyse-worth = Valoare: { $value } ({ $kind })
understand-puzzle-title = Problema { $id } ({ $rating }): { $themes }
understand-puzzle-ask = Este tura ta. Găsește cea mai bună mutare.
understand-puzzle-right = Corect!
understand-puzzle-wrong = Nu e cea mai bună: { $value }. Încearcă din nou sau apasă Enter pentru răspuns.
understand-puzzle-answer = Răspuns: { $move } ({ $value })
understand-puzzle-found = Probleme: { $found }, partide: { $games }
understand-puzzle-proved = Demonstrate: { $found } din { $all }
