# Mida ütleb ainult brauser: lehe kohad, kirjeldused neile, kes seda ei näe, ja klassikalise mängu märgid.

## The page

client-title = Seitse maailmaimet
client-close = Sulge
client-theme = Välimus
client-theme-system = auto
client-theme-light = hele
client-theme-dark = tume
client-motion = Animatsioonid
client-motion-system = auto
client-motion-off = väljas
client-motion-slow = aeglased
client-motion-normal = tavalised
client-motion-fast = kiired
client-language = Keel
client-settings = Seaded
client-sounds = Helid
client-alerts = Teata mulle, kui on minu käik
client-offline = Server ei ole kättesaadav. Varem avatud lõppenud mänge saab endiselt vaadata.
client-backup = Sinu mängud selles seadmes
client-backup-what = Sinu mängud on salvestatud ainult sellesse brauserisse. Salvesta need faili, et need alles jääksid või et viia need teise seadmesse.
client-backup-save = Salvesta faili
client-backup-load = Lisa mänge failist
client-backup-loaded = { $count ->
        [0] Selles failis ei ole uusi mänge.
        [one] Lisati üks mäng.
       *[other] Lisati { $count } mängu.
    }
client-use-server = Analüüsi serveris
client-engine = Mäng selles seadmes
client-engine-ask = Mäng töötab sinu brauseris. { $size ->
        [0] See laaditakse alla üks kord
       *[other] See laaditakse alla üks kord, { $size } MB
    }, ja töötab seejärel ka ilma võrguta.
client-engine-download = Laadi alla
client-engine-decline = Mitte praegu
client-engine-loading = Mängu laaditakse…
client-python = Proovi Pythonis
client-python-what = Kirjuta programm, mis mängib, ja vaata seda laua taga. See töötab sinu brauseris. Ctrl+Enter käivitab selle.
client-python-examples = Näited:
client-python-example-first = Esimene mäng
client-python-example-agent = Sinu enda agent
client-python-program = Programm
client-python-run = Käivita
client-python-stop = Peata
client-python-output = Väljund
client-python-empty = Laud ilmub siia, kui programm kutsub välja display(game).
client-python-loading = Mängu laaditakse…
client-python-running = Programm töötab…
client-python-done = Programm on lõppenud.
client-python-failed = Programm lõppes veaga.
client-python-stopped = Programm peatati.
client-python-missing = Sellel saidil ei ole seda mängu osa, mis käivitab Pythonit sinu brauseris.
client-site-online = Sellel saidil ei ole serverit: mängid arvuti vastu või koos teistega sama ekraani taga. Võrgu kaudu mängimiseks peab keegi teist serveri käivitama.
client-missing-page = Lehte ei leitud.
client-failed-page = Seda lehte ei saa näidata.
client-home = Avaleht
client-gallery = Galerii
client-analysis = Analüüsilaud
client-puzzles = Ülesanded
client-explorer = Statistika
client-hint = Vihje
client-review = Vaata mäng läbi
client-gallery-lead = Kõik kaardid, maailmaimed, märgid ja sümbolid lähivaates.
client-demo = Seisud
client-none = pole

## Gallery

client-size-chip = linnas
client-size-small = väike
client-size-medium = keskmine
client-size-large = suur
client-states = Kaardi olekud
client-state-plain = tavaline
client-state-open = vaba
client-state-covered = kaetud
client-state-selected = valitud
client-state-disabled = kättesaamatu
client-icons = Sümbolid
client-backs = Tagaküljed
client-parts = Osad
client-cards-of = Kaardid: { $game }
client-wonders = Maailmaimed
client-boards = Linnad
client-tokens = Progressimärgid

## At the table

client-table = Laud
client-views = Laua vaated
client-draft = Maailmaimede valik
client-piles = Pakid
client-score = Punktid
client-build = Ehita
client-sell = Loobu
client-hint-select = Vali kaart, et näha, mida sellega teha saad.
client-price = { $coins ->
    [0] sulle tasuta
    [one] maksab sulle { $coins } mündi
   *[other] maksab sulle { $coins } münti
}
client-price-missing = { $coins ->
    [one] puudu on { $coins } münt
   *[other] puudu on { $coins } münti
}
client-price-why = Kuidas hind kujuneb
client-step-own = oma toodang
client-step-chosen = valikuline toodang
client-price-for = { $player }: { $coins ->
    [0] tasuta
    [one] { $coins } münt
   *[other] { $coins } münti
}
client-card-open = vaba
client-card-covered = teiste kaartidega veel kaetud
client-back = Kaart tagurpidi, { $age }
client-back-guild = Kaart tagurpidi, gild
client-wonder-built = ehitatud
client-wonder-unbuilt = veel ehitamata
client-wonders-left = { $count ->
    [one] ehitada on { $count } maailmaime
   *[other] ehitada on { $count } maailmaimet
}
client-structure = { $age }, { $left ->
    [one] jäänud on { $left } kaart
   *[other] jäänud on { $left } kaarti
}
client-city = Linn: { $player }
client-production = Toodang
client-goods = { $resource }: { $units }; üks juurde maksab: { $price }
client-details = Üksikasjad
client-just-played = äsja mängitud
client-science = Teadussümbolid: { $held } / { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] paar
    [yes] on
   *[no] ei ole
}
client-cards = { $colour }: { $count }
client-tokens-board = Progressimärgid mängulaual
client-military-even = Sõjandus: lahingunupp on keskel.
client-military-lead = Sõjandus: ees on { $player }, { $spaces ->
    [one] { $spaces } samm
   *[other] { $spaces } sammu
} (väärt { $points } punkti); võiduni veel { $rest }.
client-discard = Mahapandud kaardid ({ $count })
client-unseen = Veel nägemata: { $back } ({ $count })
client-box = Märgid karbis
client-winner = võitja
client-uncovered = Näita peidetud kaarte
client-under-wonders = Maailmaimede all
client-never-seen = Kordagi nägemata: { $back } ({ $count })
client-left-wonders = Kasutamata maailmaimed
client-box-guilds = Mängust väljas olnud gildid

## Signs of the classic game

client-board = Mängulaud: { $name }, { $side }, toodab: { $resource }
client-side-day = päevapool
client-side-night = ööpool
client-play-side-day = Mängi päevapoolega
client-play-side-night = Mängi ööpoolega
client-stage = Osa { $number }

## At the classic table

client-neighbour-left = vasak naaber
client-neighbour-right = parem naaber
client-has-chosen = on valinud
client-is-choosing = alles valib
client-victories = Võidud väärtusega { $value }: { $count }
client-defeats = Kaotused: { $count }
client-not-for-money = Vajalikke ressursse ei saa osta mitte mingi hinna eest.
client-sells = { $what }; üks maksab sulle: { $coins }
client-not-sold = ei ole müügiks
client-for-sale = Müügiks
client-build-stage = Maailmaime osa
client-move-stage = ehita maailmaime osa, kasutades kaarti { $card }
client-hand = Sinu kaardid
client-your-choice = Sinu valik: { $move }
client-choice-change = Saad seda muuta, kuni kõik on valinud.
client-card-chosen = sinu valik
client-decline = Mitte ükski
client-turn = käik { $turn }
client-passing-left = Kaardid liiguvad vasakule
client-passing-right = Kaardid liiguvad paremale
client-conflict-pawn = lahingunupp +{ $spaces }
client-conflicts = Konfliktid: { $age }
client-waiting-for = Oodatakse: { $players }
client-question-turn = Vali kaart.
client-question-last = Mängi ka viimane kaart.
client-question-side = Vali oma mängulaua pool.
client-question-revive = Ehita tasuta üks mahapandud kaart.
client-you-win = Sina võidad!
client-game-over = Mäng on läbi
client-outcome-won = Võit
client-outcome-lost = Kaotus
client-score-wonder = Maailmaime
client-score-treasury = Varakamber
client-score-military = Sõjalised punktid
client-score-blue = Tsiviilehitised
client-score-yellow = Kaubandusehitised
client-score-green = Teadusrajatised
client-score-purple = Gildid

## The start page

client-play-duel = Mängi Duelli
client-play-classic = Mängi 7 maailmaimet
client-invite-friends = Kutsu sõpru
client-level-all = Kõigi arvutite tase
client-opponents = Vastased
client-tap-face = Vali nägu, et seda mängijat muuta.
client-nav = Leheküljed
client-nav-play = Mängi
client-nav-learn = Õpi
client-nav-analysis = Analüüs
client-learn = Õpi mängides
client-learn-duel = Tutvu Duelliga
client-learn-classic = Tutvu 7 maailmaimega
client-learn-new = Esimest korda siin?
client-learn-what = Päris mäng arvuti vastu kergel tasemel koos teejuhiga, kes seletab iga asja siis, kui see ette tuleb.
client-guide = Teejuht
client-more = Veel
client-help = Abi
client-rules = Reeglid
client-rules-all = Kõik reeglid numbrite kaupa
client-rule = Reegel { $number }
client-new-game = Uus mäng
client-which-game = Mäng
client-box-duel = 7 maailmaimet: Duell
client-box-duel-what = Kahele mängijale, umbes pool tundi
client-box-classic = 7 maailmaimet
client-box-classic-what = Kolmele kuni seitsmele, kõik mängivad korraga
client-your-name = Sinu nimi
client-name = Nimi
client-players = Mängijaid
client-opponent = Vastane
client-seat = Mängija { $number }
client-kind-ai = arvuti
client-kind-here = sõber sama ekraani taga
client-kind-link = sõber kutselingi kaudu
client-level = Tase
client-persona = Stiil
client-persona-none = ükskõik milline
client-ai = Arvuti ({ $level })
client-options = Valikud
client-option-beginners = Esimese mängu kindlad maailmaimed, valikuta
client-option-first = Kes alustab
client-option-bonus = Münte teisele mängijale
client-option-sides = Linnade pooled
client-option-board = Linn: { $player }
client-choice-random = juhuslik
client-choice-a = sina
client-choice-b = vastane
client-choice-day = päevapool
client-choice-night = ööpool
client-choice-choose = igaüks valib
client-begin-game = Alusta mängu
client-running-games = Pooleliolevad mängud
client-finished-games = Lõppenud mängud
client-turn-yours = Sinu käik
client-by-resignation = alistumisega
client-statistics = Sinu mängud
client-stat-won = Võite
client-stat-best = Parim tulemus
client-stat-run = Võite järjest (rekord)
client-stat-forget = Kustuta statistika
client-show-all = Näita kõiki
client-upload = Ava mängu üleskirjutus
client-upload-what = Ava üleskirjutus, mis on siit alla laaditud või käsurealt salvestatud.
client-upload-wrong = See fail ei ole mängu üleskirjutus. Vali selline, mis on siit alla laaditud või käsurealt salvestatud ({ $suffixes }).

## A table that is played

client-log = Mängu käik
client-menu = Menüü
client-undo = Võta tagasi
client-copy = Kopeeri
client-copied = Kopeeritud.
client-share = Jaga
client-qr = QR-kood
client-qr-of = Lingi { $link } QR-kood
client-invited = Sind kutsutakse mängima.
client-invited-to = Sind kutsutakse mängima mängu { $game }.
client-at-table = Laua ääres: { $players }
client-sit-down = Istu lauda
client-watch = Ainult vaata
client-continue = Tagasi oma kohale
client-rematch = Kordusmäng
client-to-rematch = Kordusmängu juurde
client-replay = Vaata uuesti
client-download = Laadi üleskirjutus alla
client-link-broken = Ühendus katkes; proovime uuesti.
client-will-be-sent = Sinu käik saadetakse, kui ühendus taastub.
client-your-turn = Sinu käik. Lauas: { $players }
client-log-who = Mängija
client-log-all = kõik
client-log-moves = ainult käigud
client-opening = Laud avaneb…
client-hand-over = Anna ekraan edasi: { $player }
client-hand-over-done = Olen siin, näita mu kaarte
client-hand-over-why = Kaardid jäävad peidetuks, kuni oled ekraani ees.
client-thinking = { $count ->
    [one] { $players } mõtleb…
   *[other] { $players } mõtlevad…
}
client-away = { $player } on ära
client-watching =
    { $count ->
        [one] { $count } pealtvaataja
       *[other] { $count } pealtvaatajat
    }
client-absent = { $player } on juba minut aega ära. Kas lasta arvutil tema eest mängida, kuni ta tagasi tuleb?
client-absent-wait = Oota veel
client-reactions = Ütle midagi
client-reactions-show = Näita, mida teised ütlevad
client-reaction = { $player }: { $phrase }
client-phrase-hello = Tere!
client-phrase-good-luck = Edu!
client-phrase-nice-move = Hea käik!
client-phrase-let-me-think = Las ma mõtlen…
client-phrase-oops = Oih!
client-phrase-thanks = Aitäh!
client-phrase-well-played = Hästi mängitud!
client-phrase-good-game = Tore mäng!
client-seat-free = Oodatakse: { $player }.
client-invite-link = Kutselink
client-invite-trouble = Ei tööta?
client-invite-local = See link töötab ainult selles arvutis. Sama võrgu sõprade jaoks käivita server käsuga „{ $command }“ ja ava see leht arvuti aadressilt selles võrgus.
client-undo-wished = { $player } soovib viimase käigu tagasi võtta.
client-agree = Nõus
client-refuse = Ei
client-resign = Anna alla
client-resign-sure = Jah, annan alla
client-bots = Las arvuti mängib
client-take-over = Las arvuti mängib
client-take-over-sure = Jah, las arvuti mängib selle mängija eest: { $player }
client-give-back = Võta koht tagasi
client-links = Lingid
client-new-invite = Uus kutse kohale: { $player }
client-watch-link = Pealtvaatajatele
client-own-link = Sinu koht teises seadmes; hoia saladuses
client-shuffle = Segamine
client-shuffle-check = Kontrolli segamist
client-shuffle-holds = Midagi ei muudetud. Kõik tõmbed (arv: { $draws }) tulenevad algväärtusest, mis kinnitati enne esimest.
client-shuffle-wrong = Midagi on muudetud: tõmbed ei tulene kinnitatud algväärtusest.
client-shuffle-promise = Kinnitatud enne esimest tõmmet
client-shuffle-seed = Algväärtus
client-won-by-resignation = { $you ->
    [yes] Võidad: vastane andis alla.
   *[no] Võidab { $player }: vastane andis alla.
}
client-event-undone = { $you ->
    [yes] Võtad käigu tagasi.
   *[no] { $player } võtab käigu tagasi.
}
client-event-undo-requested = { $you ->
    [yes] Soovid käigu tagasi võtta.
   *[no] { $player } soovib käigu tagasi võtta.
}
client-event-undo-agreed = { $you ->
    [yes] Nõustud tagasivõtmisega.
   *[no] { $player } nõustub tagasivõtmisega.
}
client-event-undo-declined = { $you ->
    [yes] Keeldud tagasivõtmisest.
   *[no] { $player } keeldub tagasivõtmisest.
}
client-event-resigned = { $you ->
    [yes] Annad alla.
   *[no] { $player } annab alla.
}
client-event-bot-replaced = { $player }: mõtlemiseks ei jätkunud aega, tehti lihtne käik.
client-event-seat-claimed = { $player } istub lauda.
client-event-seat-taken-over = Arvuti mängib mängija { $player } eest.
client-event-seat-given-back = { $player } mängib jälle ise.
client-event-seat-invited = Uus kutse on valmis: { $player }.
client-event-seat-left = { $player } lahkub lauast.
client-event-seat-renamed = Ühe mängija nimi on nüüd { $player }.
client-event-rematch = Kordusmäng on valmis pandud.

## What the server would not do

client-refused-network = Serveriga ei saa ühendust.
client-refused-other = Seda ei saa teha ({ $key }).

## Replay

client-replay-step = Samm { $step } / { $all }
client-replay-first = Algusesse
client-replay-back = Tagasi
client-replay-on = Edasi
client-replay-last = Lõppu
client-position-link = Link sellele seisule
client-position = Seis
client-chart = Punktid mängu jooksul
client-evaluation = Kes juhib
client-replay-play = Esita
client-replay-pause = Paus
client-replay-speed = Kiirus
client-replay-flip = Vaheta pooli
client-replay-from = Vaatepunkt
client-replay-spectator = pealtvaataja
client-replay-moves = Käigud
client-replay-next-moment = Järgmine võtmehetk
client-replay-last-moment = Eelmine võtmehetk
client-replay-turn = Sellel käigul avatud
client-shortcuts = Kiirklahvid
client-key-arrows = kaardilt kaardile
client-key-enter = vali, vajuta
client-key-escape = sulge, tühista valik
client-key-step = tagasi, edasi
client-key-ends = algus, lõpp
client-key-ages = ajastule
client-key-moments = võtmehetked

## Help

client-help-symbols = Sümbolid
client-help-chains = Ehitussümbolid
client-help-chains-lead = Kui sul on esimene ehitis, on järgmine tasuta.
client-help-colours = Värvid
client-colour-brown = Toormaterjalid
client-colour-grey = Tootmishooned
client-colour-blue = Tsiviilehitised
client-colour-yellow = Kaubandusehitised
client-colour-red = Sõjalised rajatised
client-colour-green = Teadusrajatised
client-colour-purple = Gildid
client-help-science = Teadussümbolid
client-help-effects = Mõjud
client-rule-duel-1 = Mängitakse kordamööda. Võta oma käigul kaart, mida ükski teine ei kata, ja tee sellega üht kolmest.
client-rule-duel-2 = Ehita see oma linna ja maksa hind; loobu sellest 2 mündi eest, lisaks 1 iga oma kollase kaardi eest; või pane see oma maailmaime alla ja maksa maailmaime hind.
client-rule-duel-3 = Mida su linn ei tooda, selle ostad pangalt: 2 münti tükk ja lisaks 1 iga sama ressursi sümboli eest vastase pruunidel ja hallidel kaartidel.
client-rule-duel-4 = Kilbid lükkavad lahingunuppu vastase pealinna poole. Kui see kohale jõuab, võidad kohe.
client-rule-duel-5 = Paar ühesuguseid teadussümboleid annab progressimärgi. Kuus erinevat sümbolit toob kohe võidu.
client-rule-duel-6 = Mängus ehitatakse ainult seitse maailmaimet; kaheksas läheb karpi tagasi.
client-rule-duel-7 = Kui keegi ei võida varem, loetakse pärast III ajastut punktid; iga 3 münti annavad 1 punkti.
client-rule-classic-1 = Kõik valivad korraga käest ühe kaardi, näitavad seda ja annavad ülejäänud edasi. Igal ajastul on kuus käiku; seitsmes kaart pannakse maha.
client-rule-classic-2 = Ehita kaart, kasuta seda oma maailmaime järgmise osa jaoks või loobu sellest 3 mündi eest.
client-rule-classic-3 = Puuduva ostad oma kahelt naabrilt, 2 münti tükk, kui nad seda toodavad. Kollased kaardid teevad ostu odavamaks.
client-rule-classic-4 = Iga ajastu lõpus võrdle kilpe mõlema naabriga: võit annab 1, 3 või 5 punkti, kaotus võtab 1.
client-rule-classic-5 = Teadus annab iga sümboli arvu ruudu ja 7 punkti iga kolmest erinevast sümbolist koosneva komplekti eest.
client-rule-classic-6 = Pärast III ajastut võidab see, kellel on kõige rohkem punkte; viigi korral loeb varakamber.
