# Šta govori samo pregledač: mesta na stranici, opisi za onoga ko je ne vidi i znaci klasične igre.

## The page

client-title = 7 Wonders
client-close = Zatvori
client-theme = Izgled
client-theme-system = auto
client-theme-light = svetli
client-theme-dark = tamni
client-motion = Animacije
client-motion-system = auto
client-motion-off = isključene
client-motion-slow = spore
client-motion-normal = uobičajene
client-motion-fast = brze
client-language = Jezik
client-settings = Podešavanja
client-sounds = Zvuci
client-alerts = Obavesti me kad sam na potezu
client-offline = Server nije dostupan. Završene partije otvorene ranije mogu se i dalje pregledati.
client-backup = Tvoje partije na ovom uređaju
client-backup-what = Tvoje partije su sačuvane samo u ovom pregledaču. Sačuvaj ih u fajl da ih ne izgubiš ili da ih preneseš na drugi uređaj.
client-backup-save = Sačuvaj u fajl
client-backup-load = Dodaj partije iz fajla
client-backup-loaded = { $count ->
        [0] U ovom fajlu nema novih partija.
        [one] Dodata je { $count } partija.
        [few] Dodate su { $count } partije.
       *[other] Dodato je { $count } partija.
    }
client-use-server = Analiziraj na serveru
client-engine = Igra na ovom uređaju
client-engine-ask = Igra radi u tvom pregledaču. { $size ->
        [0] Preuzima se jednom
       *[other] Preuzima se jednom, { $size } MB
    }, a potom radi i bez mreže.
client-engine-download = Preuzmi
client-engine-decline = Ne sada
client-engine-loading = Igra se učitava…
client-python = Isprobaj u Pythonu
client-python-what = Napiši program koji igra i gledaj ga za stolom. Radi u tvom pregledaču. Ctrl+Enter ga pokreće.
client-python-examples = Primeri:
client-python-example-first = Prva partija
client-python-example-agent = Tvoj agent
client-python-program = Program
client-python-run = Pokreni
client-python-stop = Zaustavi
client-python-output = Ispis
client-python-empty = Sto se ovde pojavljuje kada program pozove display(game).
client-python-loading = Igra se učitava…
client-python-running = Program radi…
client-python-done = Program je završen.
client-python-failed = Program je završen s greškom.
client-python-stopped = Program je zaustavljen.
client-python-missing = Ovaj sajt ne sadrži deo igre koji pokreće Python u tvom pregledaču.
client-site-online = Ovaj sajt nema server: igraš protiv računara ili s drugima za istim ekranom. Za igru preko mreže neko od vas mora da pokrene server.
client-missing-page = Stranica nije pronađena.
client-failed-page = Ova stranica ne može da se prikaže.
client-home = Početna strana
client-gallery = Galerija
client-analysis = Tabla za analizu
client-puzzles = Zadaci
client-explorer = Statistika
client-hint = Savet
client-review = Analiziraj partiju
client-gallery-lead = Sve kartice, čuda, tokeni i simboli, izbliza.
client-demo = Pozicije
client-none = nema

## Gallery

client-size-chip = u gradu
client-size-small = malo
client-size-medium = srednje
client-size-large = veliko
client-states = Stanja kartice
client-state-plain = obična
client-state-open = slobodna
client-state-covered = pokrivena
client-state-selected = izabrana
client-state-disabled = nedostupna
client-icons = Simboli
client-backs = Poleđine
client-parts = Delovi
client-cards-of = Kartice: { $game }
client-wonders = Svetska čuda
client-boards = Gradovi
client-tokens = Tokeni progresa

## At the table

client-table = Sto
client-views = Prikazi stola
client-draft = Izbor čuda
client-piles = Gomile
client-score = Poeni
client-build = Izgradi
client-sell = Prodaj
client-hint-select = Izaberi karticu da vidiš šta možeš s njom.
client-price = { $coins ->
    [0] za tebe besplatno
    [one] košta te { $coins } novčić
   *[other] košta te { $coins } novčića
}
client-price-missing = { $coins ->
    [one] nedostaje { $coins } novčić
   *[other] nedostaje { $coins } novčića
}
client-price-why = Kako se računa cena
client-step-own = sopstvena proizvodnja
client-step-chosen = proizvodnja po izboru
client-price-for = { $player }: { $coins ->
    [0] besplatno
    [one] { $coins } novčić
   *[other] { $coins } novčića
}
client-card-open = slobodna
client-card-covered = još je pokrivaju druge kartice
client-back = Kartica licem nadole, { $age }
client-back-guild = Kartica licem nadole, gilda
client-wonder-built = izgrađeno
client-wonder-unbuilt = još nije izgrađeno
client-wonders-left = { $count ->
    [one] još { $count } čudo za gradnju
   *[other] još { $count } čuda za gradnju
}
client-structure = { $age }, { $left ->
    [one] još { $left } kartica
    [few] još { $left } kartice
   *[other] još { $left } kartica
}
client-city = Grad: { $player }
client-production = Proizvodnja
client-goods = { $resource }: { $units }; još jedan košta: { $price }
client-details = Detalji
client-just-played = upravo odigrano
client-science = Naučni simboli: { $held } od { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] par
    [yes] ima
   *[no] nema
}
client-cards = { $colour }: { $count }
client-tokens-board = Tokeni progresa na tabli
client-military-even = Vojska: figura štita je na sredini.
client-military-lead = Vojska: vodi { $player } za { $spaces ->
    [one] { $spaces } polje
   *[other] { $spaces } polja
} ({ $points ->
    [one] { $points } poen
   *[other] { $points } poena
}); do pobede još { $rest }.
client-discard = Odbačene kartice ({ $count })
client-unseen = Još neviđene: { $back } ({ $count })
client-box = Tokeni u kutiji
client-winner = pobednik
client-uncovered = Prikaži skrivene kartice
client-under-wonders = Pod svetskim čudima
client-never-seen = Nikad viđeno: { $back } ({ $count })
client-left-wonders = Neiskorišćena čuda
client-box-guilds = Gilde koje nisu bile u igri

## Signs of the classic game

client-board = Tabla grada: { $name }, { $side }, proizvodi: { $resource }
client-side-day = svetla strana
client-side-night = tamna strana
client-play-side-day = Igraj svetlu stranu
client-play-side-night = Igraj tamnu stranu
client-stage = Faza { $number }

## At the classic table

client-neighbour-left = levi sused
client-neighbour-right = desni sused
client-has-chosen = kartica je izabrana
client-is-choosing = još bira
client-victories = Pobede vredne { $value }: { $count }
client-defeats = Porazi: { $count }
client-not-for-money = Potrebni resursi se ne mogu kupiti ni po koju cenu.
client-sells = { $what }; svaki te košta: { $coins }
client-not-sold = nije na prodaju
client-for-sale = Na prodaju
client-build-stage = Faza čuda
client-move-stage = izgradi fazu čuda karticom { $card }
client-hand = Tvoje kartice
client-your-choice = Tvoj izbor: { $move }
client-choice-change = Možeš da ga promeniš dok svi ne izaberu.
client-card-chosen = tvoj izbor
client-decline = Nijedna
client-turn = krug { $turn }
client-passing-left = Kartice se prosleđuju nalevo
client-passing-right = Kartice se prosleđuju nadesno
client-conflict-pawn = figura štita +{ $spaces }
client-conflicts = Sukobi: { $age }
client-waiting-for = Čeka se: { $players }
client-question-turn = Izaberi karticu.
client-question-last = Odigraj i poslednju karticu.
client-question-side = Izaberi stranu svoje table.
client-question-revive = Besplatno izgradi jednu odbačenu karticu.
client-you-win = Pobeda je tvoja!
client-game-over = Partija je završena
client-outcome-won = Pobeda
client-outcome-lost = Poraz
client-score-wonder = Svetsko čudo
client-score-treasury = Riznica
client-score-military = Vojska
client-score-blue = Civilne građevine
client-score-yellow = Trgovačke građevine
client-score-green = Naučne građevine
client-score-purple = Gilde

## The start page

client-play-duel = Igraj Duel
client-play-classic = Igraj 7 Wonders
client-invite-friends = Pozovi prijatelje
client-level-all = Nivo svih računara
client-opponents = Protivnici
client-tap-face = Izaberi lice da promeniš tog igrača.
client-nav = Stranice
client-nav-play = Igraj
client-nav-learn = Nauči
client-nav-analysis = Analiza
client-learn = Nauči igrajući
client-learn-duel = Nauči Duel
client-learn-classic = Nauči 7 Wonders
client-learn-new = Prvi put ovde?
client-learn-what = Prava partija protiv računara na lakom nivou, uz vodič koji svaku stvar objašnjava kad naiđe.
client-guide = Vodič
client-more = Još
client-help = Pomoć
client-rules = Pravila
client-rules-all = Sva pravila, po brojevima
client-rule = Pravilo { $number }
client-new-game = Nova partija
client-which-game = Igra
client-box-duel = 7 Wonders Duel
client-box-duel-what = Za dva igrača, oko pola sata
client-box-classic = 7 Wonders
client-box-classic-what = Za tri do sedam igrača, svi igraju istovremeno
client-your-name = Tvoje ime
client-name = Ime
client-players = Broj igrača
client-opponent = Protivnik
client-seat = Igrač { $number }
client-kind-ai = računar
client-kind-here = prijatelj za ovim ekranom
client-kind-link = prijatelj preko linka
client-level = Nivo
client-persona = Stil
client-persona-none = bilo koji
client-ai = Računar ({ $level })
client-options = Opcije
client-option-beginners = Zadata čuda za prvu partiju, bez izbora čuda
client-option-first = Ko počinje
client-option-bonus = Novčići za drugog igrača
client-option-sides = Strane gradova
client-option-board = Grad: { $player }
client-choice-random = nasumično
client-choice-a = ti
client-choice-b = protivnik
client-choice-day = svetla
client-choice-night = tamna
client-choice-choose = svako bira
client-begin-game = Počni partiju
client-running-games = Partije u toku
client-finished-games = Završene partije
client-turn-yours = Ti si na potezu
client-by-resignation = predajom
client-statistics = Tvoje partije
client-stat-won = Pobede
client-stat-best = Najbolji rezultat
client-stat-run = Niz pobeda (najduži)
client-stat-forget = Obriši statistiku
client-show-all = Prikaži sve
client-upload = Otvori zapis partije
client-upload-what = Otvori zapis preuzet ovde ili sačuvan iz komandne linije.
client-upload-wrong = Ovaj fajl nije zapis partije. Izaberi zapis preuzet ovde ili sačuvan iz komandne linije ({ $suffixes }).

## A table that is played

client-log = Tok partije
client-menu = Meni
client-undo = Poništi potez
client-copy = Kopiraj
client-copied = Kopirano.
client-share = Podeli
client-qr = QR kod
client-qr-of = QR kod linka { $link }
client-invited = Pozivaju te na partiju.
client-invited-to = Pozivaju te na partiju igre { $game }.
client-at-table = Za stolom: { $players }
client-sit-down = Sedni za sto
client-watch = Samo gledaj
client-continue = Nazad na moje mesto
client-rematch = Revanš
client-to-rematch = Na revanš
client-replay = Pregled partije
client-download = Preuzmi zapis
client-link-broken = Veza je prekinuta; pokušava se ponovo.
client-will-be-sent = Tvoj potez biće poslat kad se veza vrati.
client-your-turn = Ti si na potezu. Za stolom: { $players }
client-log-who = Igrač
client-log-all = svi
client-log-moves = samo potezi
client-opening = Sto se otvara…
client-hand-over = Za ekran sada seda: { $player }
client-hand-over-done = Tu sam, pokaži moje kartice
client-hand-over-why = Kartice ostaju skrivene dok ne sedneš pred ekran.
client-thinking = { $count ->
    [one] { $players } razmišlja…
   *[other] { $players } razmišljaju…
}
client-away = Nije tu: { $player }
client-watching =
    { $count ->
        [one] { $count } posmatrač
        [few] { $count } posmatrača
       *[other] { $count } posmatrača
    }
client-absent = Već minut nije tu: { $player }. Da umesto ovog igrača igra računar dok se ne vrati?
client-absent-wait = Čekaj još
client-reactions = Reci nešto
client-reactions-show = Prikaži šta drugi kažu
client-reaction = { $player }: { $phrase }
client-phrase-hello = Zdravo!
client-phrase-good-luck = Srećno!
client-phrase-nice-move = Dobar potez!
client-phrase-let-me-think = Da razmislim…
client-phrase-oops = Ups!
client-phrase-thanks = Hvala!
client-phrase-well-played = Odlično odigrano!
client-phrase-good-game = Dobra partija!
client-seat-free = Čeka se: { $player }.
client-invite-link = Link za poziv
client-invite-trouble = Ne radi?
client-invite-local = Ovaj link radi samo na ovom računaru. Za prijatelje na istoj mreži pokreni server komandom „{ $command }“ i otvori ovu stranicu preko adrese računara u toj mreži.
client-undo-wished = { $player } želi da poništi poslednji potez.
client-agree = U redu
client-refuse = Ne
client-resign = Predaj partiju
client-resign-sure = Da, predajem
client-bots = Neka računar igra
client-take-over = Prepusti računaru
client-take-over-sure = Da, neka umesto ovog igrača igra računar: { $player }
client-give-back = Preuzmi mesto
client-links = Linkovi
client-new-invite = Novi poziv za mesto: { $player }
client-watch-link = Za posmatrače
client-own-link = Tvoje mesto na drugom uređaju; čuvaj u tajnosti
client-shuffle = Mešanje
client-shuffle-check = Proveri mešanje
client-shuffle-holds = Ništa nije promenjeno. Sva izvlačenja (broj: { $draws }) slede iz početne vrednosti utvrđene pre prvog.
client-shuffle-wrong = Nešto je promenjeno: izvlačenja ne slede iz utvrđene početne vrednosti.
client-shuffle-promise = Utvrđeno pre prvog izvlačenja
client-shuffle-seed = Početna vrednost
client-won-by-resignation = { $you ->
    [yes] Pobeđuješ: protivnik je predao partiju.
   *[no] Pobeđuje { $player }: protivnik je predao partiju.
}
client-event-undone = { $you ->
    [yes] Poništavaš potez.
   *[no] { $player } poništava potez.
}
client-event-undo-requested = { $you ->
    [yes] Tražiš da poništiš potez.
   *[no] { $player } traži da poništi potez.
}
client-event-undo-agreed = { $you ->
    [yes] Pristaješ na poništavanje.
   *[no] { $player } pristaje na poništavanje.
}
client-event-undo-declined = { $you ->
    [yes] Odbijaš poništavanje.
   *[no] { $player } odbija poništavanje.
}
client-event-resigned = { $you ->
    [yes] Predaješ partiju.
   *[no] { $player } predaje partiju.
}
client-event-bot-replaced = { $player }: nije bilo vremena za razmišljanje, odigran je jednostavan potez.
client-event-seat-claimed = { $player } seda za sto.
client-event-seat-taken-over = { $player }: sada igra računar.
client-event-seat-given-back = { $player }: računar više ne igra.
client-event-seat-invited = Spreman je novi poziv: { $player }.
client-event-seat-left = { $player } napušta sto.
client-event-seat-renamed = Jedan igrač se sada zove { $player }.
client-event-rematch = Revanš je pripremljen.

## What the server would not do

client-refused-network = Server nije dostupan.
client-refused-other = To nije moguće ({ $key }).

## Replay

client-replay-step = Korak { $step } od { $all }
client-replay-first = Na početak
client-replay-back = Nazad
client-replay-on = Napred
client-replay-last = Na kraj
client-position-link = Link na ovu poziciju
client-position = Pozicija
client-chart = Poeni tokom partije
client-evaluation = Ko vodi
client-replay-play = Pusti
client-replay-pause = Pauza
client-replay-speed = Brzina
client-replay-flip = Zameni strane
client-replay-from = Gledaj kao
client-replay-spectator = posmatrač
client-replay-moves = Potezi
client-replay-next-moment = Sledeći ključni trenutak
client-replay-last-moment = Prethodni ključni trenutak
client-replay-turn = Otkriveno u ovom krugu
client-shortcuts = Prečice na tastaturi
client-key-arrows = od kartice do kartice
client-key-enter = izaberi, pritisni
client-key-escape = zatvori, poništi izbor
client-key-step = nazad, napred
client-key-ends = početak, kraj
client-key-ages = na doba
client-key-moments = ključni trenuci

## Help

client-help-symbols = Simboli
client-help-chains = Nizovi
client-help-chains-lead = Ako imaš prvu građevinu, sledeća je besplatna.
client-help-colours = Boje
client-colour-brown = Sirovine
client-colour-grey = Obrađene sirovine
client-colour-blue = Civilne građevine
client-colour-yellow = Trgovačke građevine
client-colour-red = Vojne građevine
client-colour-green = Naučne građevine
client-colour-purple = Gilde
client-help-science = Naučni simboli
client-help-effects = Efekti
client-rule-duel-1 = Igra se naizmenično. Kad si na potezu, uzmi karticu koju nijedna druga ne pokriva i uradi s njom jednu od tri stvari.
client-rule-duel-2 = Izgradi je u svom gradu i plati cenu; prodaj je za 2 novčića i još po 1 za svaku svoju žutu karticu; ili je stavi pod svoje čudo i plati čudo.
client-rule-duel-3 = Ono što tvoj grad ne proizvodi kupuješ od banke: po 2 novčića, i još po 1 za svaki takav resurs na protivnikovim braon i sivim karticama.
client-rule-duel-4 = Štitovi pomeraju figuru štita ka protivnikovom glavnom gradu. Ako tamo stigne, odmah pobeđuješ.
client-rule-duel-5 = Par istih naučnih simbola donosi token progresa. Šest različitih simbola odmah donosi pobedu.
client-rule-duel-6 = U partiji se gradi samo sedam čuda; osmo se vraća u kutiju.
client-rule-duel-7 = Ako niko ne pobedi ranije, posle trećeg doba broje se poeni; svaka 3 novčića donose 1 poen.
client-rule-classic-1 = Svi istovremeno biraju karticu iz ruke, pokazuju je i prosleđuju ostale kartice. Svako doba ima šest krugova; sedma kartica se odbacuje.
client-rule-classic-2 = Izgradi karticu, iskoristi je za sledeću fazu svog čuda ili je prodaj za 3 novčića.
client-rule-classic-3 = Resurse koji ti nedostaju kupuješ od dva suseda po 2 novčića, ako ih proizvode. Žute kartice snižavaju cenu.
client-rule-classic-4 = Na kraju svakog doba uporedi štitove s oba suseda: pobeda vredi 1, 3 ili 5 poena, poraz oduzima 1.
client-rule-classic-5 = Nauka donosi kvadrat broja svakog simbola i još 7 poena za svaki set od tri različita.
client-rule-classic-6 = Posle trećeg doba pobeđuje ko ima najviše poena; ako je nerešeno, ko ima veću riznicu.
