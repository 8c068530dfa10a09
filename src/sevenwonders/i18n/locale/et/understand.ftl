# Vihjed, mängude ülevaated, ülesanded: samad käsureal ja brauseris.

## Reasons for a move

understand-reason-win = Võidab kohe: { $victory ->
    [military] sõjaline üleolek
    [scientific] teaduslik üleolek
   *[civilian] kultuurivõit
}.
understand-reason-denies-win = Ei lase vastasel kohe võita ({ $victory ->
    [military] sõjaline üleolek
    [scientific] teaduslik üleolek
   *[civilian] kultuurivõit
}).
understand-reason-only-move = Iga muu käik kaotab kindlasti.
understand-reason-odds = { $whose ->
    [own] Sinu
   *[theirs] Vastase
} võimalus saavutada { $victory ->
    [military] sõjaline üleolek
    [scientific] teaduslik üleolek
   *[civilian] kultuurivõit
}: { $before }% → { $now }%.
understand-reason-share = Sinu võiduvõimalus: { $before }% → { $now }%.
understand-reason-extra-turn = Annab lisakäigu.
understand-reason-last-wonder = See on seitsmes maailmaime, nii et vastane ei saa enam ehitada { $count } maailmaimet.
understand-reason-pair = Moodustab sümbolipaari ja annab progressimärgi.
understand-reason-symbol = Uus teadussümbol: { $symbol } (erinevaid sümboleid: { $number }).
understand-reason-denies-symbol = Ei jäta vastasele uut sümbolit: { $symbol } (erinevaid sümboleid: { $number }).
understand-reason-science-set = Teadus annab veel { $points } punkti.
understand-reason-shields = Lahingunupp liigub vastase poole: { $spaces ->
    [one] { $spaces } samm
   *[other] { $spaces } sammu
}.
understand-reason-loot = Vastane kaotab { $coins ->
    [one] { $coins } mündi
   *[other] { $coins } münti
}.
understand-reason-denies-shields = Ei jäta vastasele { $spaces } kilpi.
understand-reason-beats = Rohkem kilpe kui { $direction ->
    [left] vasakul naabril
    [right] paremal naabril
   *[both] mõlemal naabril
}.
understand-reason-equals = Sama palju kilpe kui { $direction ->
    [left] vasakul naabril
    [right] paremal naabril
   *[both] mõlemal naabril
}.
understand-reason-chain = Ehitussümboliga tasuta: { $card }.
understand-reason-produces = Uus ressurss: { $resource }.
understand-reason-more = Veel üks sama ressurss: { $resource }.
understand-reason-choice = Veel üks ressurss, igal käigul omal valikul.
understand-reason-trade = Naabritelt ostmine muutub odavamaks.
understand-reason-dearer = Vastasele läheb kallimaks: { $resource }, hind { $coins ->
    [one] { $coins } münt
   *[other] { $coins } münti
}.
understand-reason-none-left = Jätab vastase ilma ressursist { $resource }: tema linn seda ei tooda ja ükski nähtav kaart seda ei anna.
understand-reason-quiet = Ei ava ühtki kaarti.
understand-reason-denies-card = Ei jäta vastasele kaarti, mille ta saaks ehitada: { $card }.
understand-reason-covered = Ei ava vastasele kaarti { $card }, mille ta saaks ehitada.
understand-reason-extra-turn-wonder = Maailmaime, mis annab lisakäigu.
understand-reason-denies-pair = Ei jäta vastasele sümbolipaari ega sellega koos progressimärki.
understand-reason-denies-neighbour = { $direction ->
    [left] Vasak
   *[right] Parem
} naaber saab need kaardid ja saaks ehitada kaardi { $card }.
understand-reason-pays = Mündid saab { $direction ->
    [left] vasak
   *[right] parem
} naaber.
understand-reason-power = Maailmaime erivõime: { $power ->
    [play_last] mängitakse ka iga ajastu viimane kaart
    [free_colour] iga värvi esimene ehitis on tasuta
    [free_first] iga ajastu esimene ehitis on tasuta
    [free_last] iga ajastu viimane ehitis on tasuta
   *[revive] mahapandud kaart ehitatakse tasuta
}.
understand-reason-cheaper = Maksab { $coins ->
    [one] { $coins } mündi
   *[other] { $coins } münti
} vähem.
understand-reason-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
understand-reason-coins = Annab { $coins ->
    [one] { $coins } mündi
   *[other] { $coins } münti
}.

## Where to look first

understand-focus-science = Vaata teadussümboleid.
understand-focus-military = Vaata sõjalist olukorda.
understand-focus-points = Vaata punkte.
understand-focus-threat = Vaata, mis sind ähvardab.
understand-focus-wonders = Vaata maailmaimesid.
understand-focus-chains = Vaata, mis on sulle ehitussümboliga tasuta.
understand-focus-resources = Vaata ressursse.
understand-focus-structure = Vaata, mis jääb vastasele.
understand-focus-neighbours = Vaata oma naabreid.
understand-focus-coins = Vaata münte.

## How well a value is known, and what choices are called

understand-kind-exact = täpne
understand-kind-expectation = täpne keskväärtus
understand-kind-estimate = hinnang
understand-grade-inaccuracy = ebatäpsus
understand-grade-mistake = viga
understand-grade-blunder = ränk viga

## The account of a game

understand-account-start = Algus
understand-account-lost = Oma vead
understand-account-given = Vastaste vead
understand-account-luck = Õnn
understand-account-others = Teiste käigud ja peidetud kaardid
understand-account-residual = Hinnangu viga
understand-account-result = Tulemus
understand-account-adjusted = Tulemus õnneta
understand-account-accuracy = Täpsus

## What puzzles are about

understand-theme-military = sõjandus
understand-theme-scientific = teadus
understand-theme-points = punktid
understand-theme-extra-turn = lisakäik
understand-theme-deny = vastase takistamine
understand-theme-seventh-wonder = seitsmes maailmaime
understand-theme-wonder = maailmaime
understand-theme-discard = loobumine müntide eest
understand-theme-token = progressimärk
understand-theme-destroy = kaardi hävitamine
understand-theme-revive = mahapandud kaartidest
understand-theme-quiet = vaikne käik
understand-theme-win = kindel võit
understand-theme-save = ainus käik
understand-theme-last-turn = viimane käik
understand-theme-guild = gild
understand-theme-commerce = kauplemine

## At the terminal

understand-review-title = Kuidas valikud ja tõmbed võiduvõimalusi muutsid
understand-review-moments = Võtmehetked:
understand-review-better = Parem: { $line }
understand-review-draw = tõmme
understand-analyse-none = Siin ei ole kellegi kord: pole midagi otsustada.
understand-analyse-worth = Väärtus: { $value } ({ $kind })
understand-puzzle-title = Ülesanne { $id } ({ $rating }): { $themes }
understand-puzzle-ask = Sinu käik. Leia parim.
understand-puzzle-right = Õige!
understand-puzzle-wrong = Pole parim: { $value }. Proovi uuesti või vajuta vastuse nägemiseks Enter.
understand-puzzle-answer = Vastus: { $move } ({ $value })
understand-puzzle-found = Ülesandeid: { $found }, mänge: { $games }
understand-puzzle-proved = Tõestatud: { $found } / { $all }
