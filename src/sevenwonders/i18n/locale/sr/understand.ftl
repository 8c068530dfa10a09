# Saveti, pregledi partija, zadaci: isto u terminalu i u pregledaču.

## Reasons for a move

understand-reason-win = Odmah pobeđuje: { $victory ->
    [military] vojna nadmoć
    [scientific] naučna nadmoć
   *[civilian] građanska pobeda
}.
understand-reason-denies-win = Ne da protivniku da odmah pobedi ({ $victory ->
    [military] vojna nadmoć
    [scientific] naučna nadmoć
   *[civilian] građanska pobeda
}).
understand-reason-only-move = Svi ostali potezi sigurno gube.
understand-reason-odds = { $whose ->
    [own] Tvoja šansa
   *[theirs] Protivnikova šansa
} za { $victory ->
    [military] vojnu nadmoć
    [scientific] naučnu nadmoć
   *[civilian] građansku pobedu
}: { $before }% → { $now }%.
understand-reason-share = Tvoja šansa za pobedu: { $before }% → { $now }%.
understand-reason-extra-turn = Donosi još jedan potez.
understand-reason-last-wonder = To je sedmo čudo, pa protivnik više ne može da izgradi { $count ->
    [one] { $count } čudo
    [few] { $count } čuda
   *[other] { $count } čuda
}.
understand-reason-pair = Upotpunjuje par simbola i donosi token progresa.
understand-reason-symbol = Novi naučni simbol: { $symbol } (različitih simbola: { $number }).
understand-reason-denies-symbol = Uskraćuje protivniku novi simbol: { $symbol } (različitih simbola: { $number }).
understand-reason-science-set = Nauka donosi još { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}.
understand-reason-shields = Figura štita ide ka protivniku: { $spaces ->
    [one] { $spaces } polje
    [few] { $spaces } polja
   *[other] { $spaces } polja
}.
understand-reason-loot = Protivnik gubi { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
}.
understand-reason-denies-shields = Uskraćuje protivniku { $spaces ->
    [one] { $spaces } štit
    [few] { $spaces } štita
   *[other] { $spaces } štitova
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
understand-reason-produces = Novi resurs: { $resource }.
understand-reason-more = Još jedan isti resurs: { $resource }.
understand-reason-choice = Još jedan resurs, po izboru u svakom potezu.
understand-reason-trade = Kupovina od suseda postaje jeftinija.
understand-reason-dearer = Protivniku poskupljuje: { $resource } za { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
}.
understand-reason-none-left = Ostavlja protivnika bez resursa { $resource }: nema ga u gradu, a ne daje ga nijedna vidljiva kartica.
understand-reason-quiet = Ništa ne otkriva.
understand-reason-denies-card = Uskraćuje protivniku karticu koju bi mogao da izgradi: { $card }.
understand-reason-covered = Ne otkriva protivniku karticu { $card }, koju bi on mogao da izgradi.
understand-reason-extra-turn-wonder = Čudo koje donosi još jedan potez.
understand-reason-denies-pair = Uskraćuje protivniku par simbola, a s njim i token progresa.
understand-reason-denies-neighbour = { $direction ->
    [left] Levi
   *[right] Desni
} sused dobija ove kartice i mogao bi da izgradi karticu { $card }.
understand-reason-pays = Novčiće dobija { $direction ->
    [left] levi
   *[right] desni
} sused.
understand-reason-power = Moć čuda: { $power ->
    [play_last] igra se i poslednja kartica svakog doba
    [free_colour] prva građevina svake boje je besplatna
    [free_first] prva građevina svakog doba je besplatna
    [free_last] poslednja građevina svakog doba je besplatna
   *[revive] besplatno se gradi odbačena kartica
}.
understand-reason-cheaper = Košta { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
} manje.
understand-reason-points = { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}.
understand-reason-coins = Donosi { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
}.

## Where to look first

understand-focus-science = Pogledaj naučne simbole.
understand-focus-military = Pogledaj odnos vojnih snaga.
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
understand-account-lost = Sopstvene greške
understand-account-given = Greške protivnika
understand-account-luck = Sreća
understand-account-others = Tuđi potezi i skrivene kartice
understand-account-residual = Greška procene
understand-account-result = Ishod
understand-account-adjusted = Ishod bez sreće
understand-account-accuracy = Preciznost

## What puzzles are about

understand-theme-military = vojska
understand-theme-scientific = nauka
understand-theme-points = poeni
understand-theme-extra-turn = još jedan potez
understand-theme-deny = blokiranje protivnika
understand-theme-seventh-wonder = sedmo čudo
understand-theme-wonder = čudo
understand-theme-discard = prodaja
understand-theme-token = token progresa
understand-theme-destroy = uništavanje kartice
understand-theme-revive = iz odbačenih kartica
understand-theme-quiet = tihi potez
understand-theme-win = sigurna pobeda
understand-theme-save = jedini potez
understand-theme-last-turn = poslednji krug
understand-theme-guild = gilda
understand-theme-commerce = trgovina

## At the terminal

understand-review-title = Kako su izbori i izvlačenja promenili šanse za pobedu
understand-review-moments = Ključni trenuci:
understand-review-better = Bolje: { $line }
understand-review-draw = izvlačenje
understand-analyse-none = Ovde niko nije na potezu: nema šta da se odluči.
understand-analyse-worth = Vrednost: { $value } ({ $kind })
understand-puzzle-title = Zadatak { $id } ({ $rating }): { $themes }
understand-puzzle-ask = Na potezu si. Nađi najbolji potez.
understand-puzzle-right = Tačno!
understand-puzzle-wrong = Nije najbolji: { $value }. Pokušaj ponovo ili pritisni Enter za rešenje.
understand-puzzle-answer = Rešenje: { $move } ({ $value })
understand-puzzle-found = Zadaci: { $found }, partije: { $games }
understand-puzzle-proved = Dokazano: { $found } od { $all }
