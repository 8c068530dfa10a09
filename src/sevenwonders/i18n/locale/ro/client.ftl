# Ce spune doar browserul: locurile paginii, descrieri pentru cine nu o vede și semnele jocului clasic.

## The page

client-title = 7 Wonders
client-close = Închide
client-theme = Aspect
client-theme-system = auto
client-theme-light = luminos
client-theme-dark = întunecat
client-motion = Animații
client-motion-system = auto
client-motion-off = oprite
client-motion-slow = lente
client-motion-normal = normale
client-motion-fast = rapide
client-language = Limbă
client-settings = Setări
client-sounds = Sunete
client-alerts = Anunță-mă când este tura mea
client-offline = Serverul nu poate fi accesat. Partidele încheiate pe care le-ai mai deschis pot fi revăzute.
client-backup = Partidele tale de pe acest dispozitiv
client-backup-what = Partidele tale sunt salvate doar în acest browser. Salvează-le într-un fișier ca să le păstrezi sau să le muți pe alt dispozitiv.
client-backup-save = Salvează într-un fișier
client-backup-load = Adaugă partide dintr-un fișier
client-backup-loaded = { $count ->
        [0] În acest fișier nu sunt partide noi.
        [one] A fost adăugată o partidă.
        [few] Au fost adăugate { $count } partide.
       *[other] Au fost adăugate { $count } de partide.
    }
client-use-server = Analizează pe server
client-engine = Joc pe acest dispozitiv
client-engine-ask = Jocul rulează în browserul tău. { $size ->
        [0] Se descarcă o singură dată
       *[other] Se descarcă o singură dată, { $size } MB
    }, apoi merge și fără rețea.
client-engine-download = Descarcă
client-engine-decline = Nu acum
client-engine-loading = Se încarcă jocul…
client-python = Încearcă în Python
client-python-what = Scrie un program care joacă și urmărește-l la masă. Rulează în browserul tău. Ctrl+Enter îl pornește.
client-python-examples = Exemple:
client-python-example-first = O primă partidă
client-python-example-agent = Agentul tău
client-python-program = Program
client-python-run = Rulează
client-python-stop = Oprește
client-python-output = Rezultatul programului
client-python-empty = Masa apare aici când un program apelează display(game).
client-python-loading = Se încarcă jocul…
client-python-running = Programul rulează…
client-python-done = Programul s-a încheiat.
client-python-failed = Programul s-a încheiat cu o eroare.
client-python-stopped = Programul a fost oprit.
client-python-missing = Acest site nu conține partea jocului care rulează Python în browser.
client-site-online = Acest site nu are server: joci împotriva calculatorului sau cu alții la același ecran. Pentru a juca prin rețea, unul dintre voi trebuie să pornească un server.
client-missing-page = Pagina nu a fost găsită.
client-failed-page = Pagina nu poate fi afișată.
client-home = Pagina principală
client-gallery = Galerie
client-analysis = Analiză
client-puzzles = Probleme
client-explorer = Statistici
client-hint = Indiciu
client-review = Analizează partida
client-gallery-lead = Fiecare carte, Minune, jeton și simbol, de aproape.
client-demo = Poziții
client-none = nimic

## Gallery

client-size-chip = în oraș
client-size-small = mic
client-size-medium = mediu
client-size-large = mare
client-states = Stările unei cărți
client-state-plain = simplă
client-state-open = accesibilă
client-state-covered = acoperită
client-state-selected = aleasă
client-state-disabled = indisponibilă
client-icons = Simboluri
client-backs = Spatele cărților
client-parts = Piese
client-cards-of = Cărți: { $game }
client-wonders = Minuni
client-boards = Orașe
client-tokens = Jetoane Progres

## At the table

client-table = Masă
client-views = Moduri de afișare a mesei
client-draft = Alegerea Minunilor
client-piles = Teancuri
client-score = Scor
client-build = Construiește
client-sell = Decartează
client-hint-select = Alege o carte ca să vezi ce poți face cu ea.
client-price = { $coins ->
    [0] nu te costă nimic
    [one] te costă { $coins } monedă
    [few] te costă { $coins } monede
   *[other] te costă { $coins } de monede
}
client-price-missing = { $coins ->
    [one] lipsește { $coins } monedă
    [few] lipsesc { $coins } monede
   *[other] lipsesc { $coins } de monede
}
client-price-why = Cum se calculează prețul
client-step-own = producția proprie
client-step-chosen = producția la alegere
client-price-for = { $player }: { $coins ->
    [0] gratuit
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}
client-card-open = accesibilă
client-card-covered = încă acoperită de alte cărți
client-back = Carte cu fața în jos, { $age }
client-back-guild = Carte cu fața în jos, Ghildă
client-wonder-built = construită
client-wonder-unbuilt = încă neconstruită
client-wonders-left = { $count ->
    [one] { $count } Minune de construit
    [few] { $count } Minuni de construit
   *[other] { $count } de Minuni de construit
}
client-structure = { $age }, { $left ->
    [one] { $left } carte rămasă
    [few] { $left } cărți rămase
   *[other] { $left } de cărți rămase
}
client-city = Oraș: { $player }
client-production = Producție
client-goods = { $resource }: { $units }; încă una costă: { $price }
client-details = Detalii
client-just-played = tocmai jucată
client-science = Simboluri științifice: { $held } din { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] o pereche
    [yes] da
   *[no] nu
}
client-cards = { $colour }: { $count }
client-tokens-board = Jetoane Progres pe tablă
client-military-even = Putere militară: marcatorul de conflict este la mijloc.
client-military-lead = Putere militară: conduce { $player } cu { $spaces ->
    [one] { $spaces } spațiu
    [few] { $spaces } spații
   *[other] { $spaces } de spații
} ({ $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}); până la victorie încă { $rest }.
client-discard = Cărți decartate ({ $count })
client-unseen = Încă nevăzute: { $back } ({ $count })
client-box = Jetoane în cutie
client-winner = câștigător
client-uncovered = Arată cărțile ascunse
client-under-wonders = Sub Minuni
client-never-seen = Nevăzute niciodată: { $back } ({ $count })
client-left-wonders = Minuni nefolosite
client-box-guilds = Ghilde care nu au fost în joc

## Signs of the classic game

client-board = Planșa orașului: { $name }, { $side }, produce: { $resource }
client-side-day = fața de zi
client-side-night = fața de noapte
client-play-side-day = Joacă fața de zi
client-play-side-night = Joacă fața de noapte
client-stage = Etapa { $number }

## At the classic table

client-neighbour-left = vecinul din stânga
client-neighbour-right = vecinul din dreapta
client-has-chosen = a ales
client-is-choosing = încă alege
client-victories = Victorii de { $value }: { $count }
client-defeats = Înfrângeri: { $count }
client-not-for-money = Resursele necesare nu pot fi cumpărate cu niciun preț.
client-sells = { $what }; fiecare te costă: { $coins }
client-not-sold = nu se vinde
client-for-sale = De vânzare
client-build-stage = Etapă a Minunii
client-move-stage = construiește o etapă a Minunii cu { $card }
client-hand = Cărțile tale
client-your-choice = Alegerea ta: { $move }
client-choice-change = O poți schimba până aleg toți.
client-card-chosen = alegerea ta
client-decline = Niciuna
client-turn = tura { $turn }
client-passing-left = Cărțile trec la stânga
client-passing-right = Cărțile trec la dreapta
client-conflict-pawn = marcatorul de conflict +{ $spaces }
client-conflicts = Conflicte: { $age }
client-waiting-for = Se așteaptă: { $players }
client-question-turn = Alege o carte.
client-question-last = Joacă și ultima carte.
client-question-side = Alege fața planșei tale.
client-question-revive = Construiește gratuit una dintre cărțile decartate.
client-you-win = Câștigi!
client-game-over = Partida s-a încheiat
client-outcome-won = Victorie
client-outcome-lost = Înfrângere
client-score-wonder = Minune
client-score-treasury = Trezorerie
client-score-military = Putere militară
client-score-blue = Clădiri civile
client-score-yellow = Clădiri comerciale
client-score-green = Clădiri științifice
client-score-purple = Ghilde

## The start page

client-play-duel = Joacă Duel
client-play-classic = Joacă 7 Wonders
client-invite-friends = Invită prieteni
client-level-all = Nivelul tuturor calculatoarelor
client-opponents = Adversari
client-tap-face = Alege un chip ca să schimbi acel jucător.
client-nav = Pagini
client-nav-play = Joacă
client-nav-learn = Învață
client-nav-analysis = Analiză
client-learn = Învață jucând
client-learn-duel = Învață Duel
client-learn-classic = Învață 7 Wonders
client-learn-new = Prima dată aici?
client-learn-what = O partidă adevărată împotriva calculatorului, la un nivel ușor, cu un ghid care explică fiecare lucru pe măsură ce apare.
client-guide = Ghid
client-more = Mai multe
client-help = Ajutor
client-rules = Reguli
client-rules-all = Toate regulile, după număr
client-rule = Regula { $number }
client-new-game = Partidă nouă
client-which-game = Joc
client-box-duel = 7 Wonders Duel
client-box-duel-what = Pentru doi jucători, cam o jumătate de oră
client-box-classic = 7 Wonders
client-box-classic-what = Pentru trei până la șapte jucători, toți joacă simultan
client-your-name = Numele tău
client-name = Nume
client-players = Jucători
client-opponent = Adversar
client-seat = Jucătorul { $number }
client-kind-ai = calculator
client-kind-here = un prieten la acest ecran
client-kind-link = un prieten prin link
client-level = Nivel
client-persona = Stil
client-persona-none = oricare
client-ai = Calculator ({ $level })
client-options = Opțiuni
client-option-beginners = Minuni fixe pentru prima partidă, fără alegere
client-option-first = Cine începe
client-option-bonus = Monede pentru al doilea jucător
client-option-sides = Fețele orașelor
client-option-board = Orașul: { $player }
client-choice-random = aleatoriu
client-choice-a = tu
client-choice-b = adversarul
client-choice-day = zi
client-choice-night = noapte
client-choice-choose = fiecare alege
client-begin-game = Începe partida
client-running-games = Partide în desfășurare
client-finished-games = Partide încheiate
client-turn-yours = Tura ta
client-by-resignation = prin abandon
client-statistics = Partidele tale
client-stat-won = Câștigate
client-stat-best = Cel mai bun scor
client-stat-run = Serie de victorii (record)
client-stat-forget = Șterge statisticile
client-show-all = Arată toate
client-upload = Deschide o înregistrare
client-upload-what = Deschide o înregistrare descărcată de aici sau salvată din linia de comandă.
client-upload-wrong = Acest fișier nu este o înregistrare. Alege una descărcată de aici sau salvată din linia de comandă ({ $suffixes }).

## A table that is played

client-log = Desfășurarea partidei
client-menu = Meniu
client-undo = Anulează
client-copy = Copiază
client-copied = Copiat.
client-share = Distribuie
client-qr = Cod QR
client-qr-of = Codul QR al linkului { $link }
client-invited = Ai primit o invitație la o partidă.
client-invited-to = Ai primit o invitație la { $game }.
client-at-table = La masă: { $players }
client-sit-down = Așază-te la masă
client-watch = Doar privește
client-continue = Înapoi la locul meu
client-rematch = Revanșă
client-to-rematch = La revanșă
client-replay = Revezi partida
client-download = Descarcă înregistrarea
client-link-broken = Conexiunea s-a întrerupt; se încearcă din nou.
client-will-be-sent = Mutarea ta va fi trimisă când revine conexiunea.
client-your-turn = Este tura ta. La masă: { $players }
client-log-who = Jucător
client-log-all = toți
client-log-moves = doar mutările
client-opening = Se deschide masa…
client-hand-over = Dă ecranul mai departe: { $player }
client-hand-over-done = Sunt aici, arată-mi cărțile
client-hand-over-why = Cărțile rămân ascunse până ajungi în fața ecranului.
client-thinking = { $count ->
    [one] { $players } se gândește…
   *[other] { $players } se gândesc…
}
client-away = Lipsește: { $player }
client-watching =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
client-absent = De un minut lipsește: { $player }. Să joace calculatorul până la întoarcerea acestui jucător?
client-absent-wait = Mai așteaptă
client-reactions = Spune ceva
client-reactions-show = Arată ce spun ceilalți
client-reaction = { $player }: { $phrase }
client-phrase-hello = Salut!
client-phrase-good-luck = Mult noroc!
client-phrase-nice-move = Bună mutare!
client-phrase-let-me-think = Stai să mă gândesc…
client-phrase-oops = Ups!
client-phrase-thanks = Mulțumesc!
client-phrase-well-played = Frumos jucat!
client-phrase-good-game = Frumoasă partidă!
client-seat-free = Se așteaptă: { $player }.
client-invite-link = Link de invitație
client-invite-trouble = Nu funcționează?
client-invite-local = Acest link funcționează doar pe acest calculator. Pentru prietenii din rețeaua ta pornește serverul cu „{ $command }” și deschide această pagină la adresa calculatorului în rețea.
client-undo-wished = { $player } dorește să anuleze ultima mutare.
client-agree = De acord
client-refuse = Nu
client-resign = Abandonează
client-resign-sure = Da, abandonez
client-bots = Lasă calculatorul să joace
client-take-over = Lasă calculatorul să joace
client-take-over-sure = Da, să joace calculatorul în locul acestui jucător: { $player }
client-give-back = Reia-ți locul
client-links = Linkuri
client-new-invite = Invitație nouă pentru locul: { $player }
client-watch-link = Pentru spectatori
client-own-link = Locul tău pe alt dispozitiv; ține-l secret
client-shuffle = Amestecarea
client-shuffle-check = Verifică amestecarea
client-shuffle-holds = Nimic nu a fost schimbat. Toate extragerile (număr: { $draws }) decurg din sămânța stabilită înaintea primei.
client-shuffle-wrong = Ceva a fost schimbat: extragerile nu decurg din sămânța stabilită.
client-shuffle-promise = Stabilit înaintea primei extrageri
client-shuffle-seed = Sămânța
client-won-by-resignation = { $you ->
    [yes] Câștigi: adversarul a abandonat.
   *[no] Câștigă { $player }: adversarul a abandonat.
}
client-event-undone = { $you ->
    [yes] Anulezi o mutare.
   *[no] { $player } anulează o mutare.
}
client-event-undo-requested = { $you ->
    [yes] Ceri anularea unei mutări.
   *[no] { $player } cere anularea unei mutări.
}
client-event-undo-agreed = { $you ->
    [yes] Accepți anularea.
   *[no] { $player } acceptă anularea.
}
client-event-undo-declined = { $you ->
    [yes] Refuzi anularea.
   *[no] { $player } refuză anularea.
}
client-event-resigned = { $you ->
    [yes] Abandonezi.
   *[no] { $player } abandonează.
}
client-event-bot-replaced = { $player }: nu a mai fost timp de gândire, așa că s-a făcut o mutare simplă.
client-event-seat-claimed = { $player } se așază la masă.
client-event-seat-taken-over = Calculatorul joacă pentru { $player }.
client-event-seat-given-back = { $player } joacă din nou fără calculator.
client-event-seat-invited = O invitație nouă este gata: { $player }.
client-event-seat-left = { $player } pleacă de la masă.
client-event-seat-renamed = Un jucător se numește acum { $player }.
client-event-rematch = Revanșa este pregătită.

## What the server would not do

client-refused-network = Serverul nu poate fi contactat.
client-refused-other = Nu se poate ({ $key }).

## Replay

client-replay-step = Pasul { $step } din { $all }
client-replay-first = La început
client-replay-back = Înapoi
client-replay-on = Înainte
client-replay-last = La sfârșit
client-position-link = Link către această poziție
client-position = Poziție
client-chart = Punctele pe parcursul partidei
client-evaluation = Cine conduce
client-replay-play = Redă
client-replay-pause = Pauză
client-replay-speed = Viteză
client-replay-flip = Schimbă perspectiva
client-replay-from = Perspectivă
client-replay-spectator = spectator
client-replay-moves = Mutări
client-replay-next-moment = Următorul moment-cheie
client-replay-last-moment = Momentul-cheie anterior
client-replay-turn = Dezvăluite în această tură
client-shortcuts = Taste rapide
client-key-arrows = de la carte la carte
client-key-enter = alege, apasă
client-key-escape = închide, deselectează
client-key-step = înapoi, înainte
client-key-ends = început, sfârșit
client-key-ages = la o Eră
client-key-moments = momente-cheie

## Help

client-help-symbols = Simboluri
client-help-chains = Legături
client-help-chains-lead = Dacă ai prima clădire, următoarea este gratuită.
client-help-colours = Culori
client-colour-brown = Materii prime
client-colour-grey = Bunuri produse
client-colour-blue = Clădiri civile
client-colour-yellow = Clădiri comerciale
client-colour-red = Clădiri militare
client-colour-green = Clădiri științifice
client-colour-purple = Ghilde
client-help-science = Simboluri științifice
client-help-effects = Efecte
client-rule-duel-1 = Se joacă pe rând. În tura ta ia o carte pe care nu o acoperă alta și fă cu ea unul din trei lucruri.
client-rule-duel-2 = Construiește-o în orașul tău și plătește costul; decarteaz-o pentru 2 monede și încă 1 pentru fiecare carte galbenă a ta; sau pune-o sub o Minune și plătește Minunea.
client-rule-duel-3 = Ce nu produce orașul tău cumperi de la Bancă: câte 2 monede fiecare resursă și încă 1 pentru fiecare simbol al ei de pe cărțile maro și gri ale adversarului.
client-rule-duel-4 = Scuturile împing marcatorul de conflict spre capitala adversarului. Dacă ajunge acolo, câștigi imediat.
client-rule-duel-5 = O pereche de simboluri științifice identice aduce un jeton Progres. Șase simboluri diferite aduc imediat victoria.
client-rule-duel-6 = Într-o partidă se construiesc doar șapte Minuni; a opta se întoarce în cutie.
client-rule-duel-7 = Dacă nimeni nu câștigă mai devreme, după Era III se numără punctele; fiecare set de 3 monede aduce 1 punct.
client-rule-classic-1 = Toți aleg simultan o carte din mână, o arată și dau restul mai departe. Fiecare Eră are șase ture; a șaptea carte se decartează.
client-rule-classic-2 = Construiește cartea, folosește-o pentru următoarea etapă a Minunii tale sau decarteaz-o pentru 3 monede.
client-rule-classic-3 = Resursele care îți lipsesc le cumperi de la cei doi vecini cu câte 2 monede, dacă le produc. Cărțile galbene reduc prețul.
client-rule-classic-4 = La sfârșitul fiecărei Ere compară scuturile cu ambii vecini: o victorie aduce 1, 3 sau 5 puncte, o înfrângere te costă 1.
client-rule-classic-5 = Știința aduce pătratul numărului fiecărui simbol și încă 7 puncte pentru fiecare set de trei diferite.
client-rule-classic-6 = După Era III câștigă cine are cele mai multe puncte; la egalitate decide trezoreria.
