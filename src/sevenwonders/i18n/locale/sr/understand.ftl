# Saveti, pregledi partija, zadaci: isto u terminalu i u pregledaču.

## Reasons for a move

understand-reason-win = Odmah pobeđuje: { $victory ->
    [military] vojna nadmoć
    [scientific] naučna nadmoć
   *[civilian] građanska pobeda
}.
understand-reason-denies-win = Protivnik preti pobedom ({ $victory ->
    [military] vojna nadmoć
    [scientific] naučna nadmoć
   *[civilian] poeni
}); posle ovog poteza to više ne može odmah.
understand-reason-only-move = Svaki drugi potez sigurno gubi.
understand-reason-odds = { $victory ->
    [military] Vojna
    [scientific] Naučna
   *[civilian] Građanska
} pobeda, { $whose ->
    [own] tvoja
   *[theirs] protivnikova
}: { $before }% → { $now }%.
understand-reason-share = Tvoja šansa za pobedu: { $before }% → { $now }%.
understand-reason-extra-turn = Donosi još jedan potez.
understand-reason-last-wonder = To je sedmo čudo: čuda koja protivnik više ne može da izgradi: { $count }.
understand-reason-pair = Par simbola: donosi token progresa.
understand-reason-symbol = Novi naučni simbol: { $symbol } (u gradu broj { $number }).
understand-reason-denies-symbol = Ne daje protivniku novi simbol: { $symbol } (bio bi mu broj { $number }).
understand-reason-science-set = Simboli donose još { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}.
understand-reason-shields = Figura štita ide ka protivniku: { $spaces ->
    [one] { $spaces } polje
    [few] { $spaces } polja
   *[other] { $spaces } polja
}.
understand-reason-loot = Protivnik gubi { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
}.
understand-reason-denies-shields = Ne daje protivniku { $spaces ->
    [one] { $spaces } štit
    [few] { $spaces } štita
   *[other] { $spaces } štitova
}.
understand-reason-beats = Više štitova od { $direction ->
    [left] levog suseda
    [right] desnog suseda
   *[both] oba suseda
}.
understand-reason-equals = Isto toliko štitova koliko { $direction ->
    [left] levi sused
    [right] desni sused
   *[both] oba suseda
}.
understand-reason-chain = Besplatno, izgradnjom u nizu: { $card }.
understand-reason-produces = Resurs koji grad nije imao: { $resource }.
understand-reason-more = Još jedna jedinica resursa: { $resource }.
understand-reason-choice = Još jedan resurs, po izboru u svakom potezu.
understand-reason-trade = Kupovina od suseda postaje jeftinija.
understand-reason-dearer = Protivniku poskupljuje: { $resource } za { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
}.
understand-reason-none-left = Ostavlja protivnika bez resursa { $resource }: nema ga u gradu, a ne daje ga nijedna vidljiva kartica.
understand-reason-quiet = Ne otkriva nijednu karticu.
understand-reason-denies-card = Protivnik je mogao da izgradi: { $card }.
understand-reason-covered = Ne otkriva protivniku karticu { $card }, koju bi on mogao da izgradi.
understand-reason-extra-turn-wonder = Čudo koje donosi još jedan potez.
understand-reason-denies-pair = Uskraćuje protivniku par simbola, a s njim i token progresa.
understand-reason-denies-neighbour = { $direction ->
    [left] Levi
   *[right] Desni
} sused dobija ovu ruku i mogao bi da izgradi karticu { $card }.
understand-reason-pays = Novčiće dobija { $direction ->
    [left] levi
   *[right] desni
} sused.
understand-reason-power = Čudo: { $power ->
    [play_last] igra i poslednju karticu svakog doba
    [free_colour] prva građevina svake boje je besplatna
    [free_first] prva građevina svakog doba je besplatna
    [free_last] poslednja građevina svakog doba je besplatna
   *[revive] besplatno gradi odbačenu karticu
}.
understand-reason-cheaper = Košta { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
} manje.
understand-reason-points = { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}.
understand-reason-coins = Donosi { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
}.

## Where to look first

understand-focus-science = Pogledaj naučne simbole.
understand-focus-military = Pogledaj vojsku.
understand-focus-points = Pogledaj poene.
understand-focus-threat = Pogledaj šta ti preti.
understand-focus-wonders = Pogledaj čuda.
understand-focus-chains = Pogledaj šta možeš besplatno da izgradiš u nizu.
understand-focus-resources = Pogledaj resurse.
understand-focus-structure = Pogledaj šta ostavljaš protivniku.
understand-focus-neighbours = Pogledaj susede.
understand-focus-coins = Pogledaj novčiće.

## How well a value is known, and what choices are called

understand-kind-exact = tačno
understand-kind-expectation = tačno očekivanje
understand-kind-estimate = procena
understand-grade-inaccuracy = nepreciznost
understand-grade-mistake = greška
understand-grade-blunder = gruba greška

## The account of a game

understand-account-start = Početak
understand-account-lost = Izgubljeno izborima
understand-account-given = Dobijeno tuđim izborima
understand-account-luck = Sreća
understand-account-others = Tuđi potezi i skrivene kartice
understand-account-residual = Naknadne ocene
understand-account-result = Ishod
understand-account-adjusted = Ishod minus sreća
understand-account-accuracy = Preciznost

## What puzzles are about

understand-theme-military = vojska
understand-theme-scientific = nauka
understand-theme-points = poeni
understand-theme-extra-turn = još jedan potez
understand-theme-deny = oduzmi protivniku
understand-theme-seventh-wonder = sedmo čudo
understand-theme-wonder = čudo
understand-theme-discard = prodaja
understand-theme-token = token progresa
understand-theme-destroy = uništavanje
understand-theme-revive = iz odbačenih kartica
understand-theme-quiet = ne otkrivaj ništa
understand-theme-win = sigurna pobeda
understand-theme-save = jedini spas
understand-theme-last-turn = poslednji krug
understand-theme-guild = gilda
understand-theme-commerce = trgovina

## At the terminal

understand-review-title = Šta je odlučeno, a šta izvučeno, u šansama za pobedu
understand-review-moments = Ključni trenuci:
understand-review-better = Bolje: { $line }
understand-review-draw = izvlačenje
understand-analyse-none = Ovde se niko ne pita: nema šta da se odluči.
understand-analyse-worth = Vrednost: { $value } ({ $kind })
understand-puzzle-title = Zadatak { $id } ({ $rating }): { $themes }
understand-puzzle-ask = Jedan potez je najbolji. Koji?
understand-puzzle-right = Tačno!
understand-puzzle-wrong = Nije najbolji: { $value }. Pokušaj ponovo ili pritisni Enter za rešenje.
understand-puzzle-answer = Rešenje: { $move } ({ $value })
understand-puzzle-found = Zadaci: { $found }, partije: { $games }
understand-puzzle-proved = Dokazano: { $found } od { $all }
