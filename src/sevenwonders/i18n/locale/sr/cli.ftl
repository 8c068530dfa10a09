# Šta kaže komandna linija: pomoć, igra u terminalu, mečevi, merenja. Komande i opcije ostaju na engleskom.

## Pomoć

cli-help = 7 Wonders i 7 Wonders Duel: igraj u pregledaču ili u terminalu, pusti agente da igraju, gledaj partije i pozicije. Bez komande igra se otvara u pregledaču.
cli-help-usage = Upotreba:
cli-help-commands = Komande:
cli-help-arguments = Argumenti:
cli-help-options = Opcije:
cli-help-serve = Otvori igre u pregledaču: server radi do Ctrl-C. Prijatelji sa tvoje mreže mogu da se pridruže ako mu daš adresu do koje stižu.
cli-help-verify = Proveri mešanje partije koja je igrana na serveru: sva izvlačenja se ponavljaju iz njene početne vrednosti.
cli-help-backup = Kopiraj sve partije servera u fajl, i dok on radi.
cli-help-restore = Vrati partije iz rezervne kopije u praznu bazu, SQLite ili PostgreSQL.
cli-help-play = Igraj partiju u terminalu: Duel protiv agenta ili udvoje za jednom tastaturom, ili 7 Wonders (classic) protiv dva do šest agenata.
cli-help-simulate = Pusti agente da odigraju mnogo partija i prikaži rezultat sa intervalima poverenja. Ista početna vrednost (seed) daje iste partije, bez obzira na broj procesa.
cli-help-replay = Prođi kroz zapisanu partiju, ispiši šta se dogodilo ili pokaži jedan njen trenutak.
cli-help-show = Pokaži poziciju: sto, ko odlučuje i dozvoljene poteze sa cenama.
cli-help-analyse = Oceni poteze u poziciji: koliko svaki vredi, kako partija može da se nastavi i zašto je najbolji dobar.
cli-help-review = Analiziraj završenu partiju: koliko je koštao svaki izbor, šta je donela sreća i koji je nastavak bolji u ključnim trenucima.
cli-help-puzzle = Reši zadatak: zadatak dana ili zadatak po oznaci. Takođe traži zadatke u partijama agenata (mine) i ponovo proverava dokaze ugrađenih (prove).
cli-help-explore = Prikaži statistiku partija koje je mreža igrala protiv sebe: čuda, parovi, tokeni, otvaranja, prvo mesto; table i izvori poena. Uz --games prvo se igraju nove partije.
cli-help-calibration = Prikaži koliko se verovatnoće mreže slažu sa ishodima njenih partija, po dobu i vrsti pobede.
cli-help-train = Obuči mrežu koja igra protiv same sebe. Može se prekinuti u svakom trenutku i nastaviti kasnije.
cli-help-ladder = Neka svaki agent igra protiv svakog drugog i oceni ih. Može se prekinuti u svakom trenutku; sa fajlom se nastavlja gde je stalo.
cli-help-bot = Neka agent odgovara drugom programu preko standardnog ulaza i izlaza, red po red.
cli-help-export = Neka agenti igraju i upiši po jedan red za svaku odluku, kao Parquet ili NDJSON, za baze podataka i učenje. Postojeći fajlovi se ne prave ponovo.
cli-help-bench = Izmeri koliko brzo igra radi na ovom računaru.
cli-option-help = Pokaži pomoć.
cli-option-version = Pokaži verziju.
cli-option-lang = Jezik: en, sr, pl, et ili ro; podrazumevano jezik sistema.
cli-option-host = Adresa na kojoj server sluša; podrazumevano može da se poveže samo ovaj računar. 0.0.0.0 pušta i druge.
cli-option-port = Port; podrazumevano 7777 ili bilo koji slobodan.
cli-option-commitment = Heš utvrđen pre partije (podrazumevano: onaj iz zapisa).
cli-option-shuffle-seed = Početna vrednost mešanja (podrazumevano: ona iz zapisa).
cli-option-database = Baza PostgreSQL umesto foldera: postgresql://korisnik@host/ime.
cli-option-backup-file = Fajl rezervne kopije.
cli-option-processes = Koliko procesa servera deli jednu bazu PostgreSQL.
cli-option-data = Gde se čuvaju partije (podrazumevano: sistemski folder za podatke aplikacija).
cli-option-open = Otvori i pregledač; podrazumevano uključeno, --no-open isključuje.
cli-option-game = Koja igra: duel ili classic.
cli-option-opponent = Ko igra protiv tebe: nivo (beginner, easy, medium, skilled, hard, expert, master), neki drugi agent ili human za ljude za istom tastaturom. U Duelu jedan, u classic više njih, razdvojenih zarezima [medium].
cli-option-seat = Tvoje mesto; u Duelu A igra prvi.
cli-option-beginners = Počni sa svetskim čudima za početnike, bez biranja.
cli-option-first = Duel: ko igra prvi: A, B ili random.
cli-option-bonus = Dodatni novčići za drugog igrača.
cli-option-seed = Početna vrednost generatora (seed), da se isto deljenje ponovo odigra.
cli-option-record = Čuvaj zapis partije u ovom fajlu.
cli-option-from = Nastavi od pozicije, ili od fajla sa pozicijom ili zapisom.
cli-option-games = Koliko partija.
cli-option-agents = Agenti, razdvojeni zarezima: nivo (beginner … master), random, greedy, net, mcts:1000, bot:KOMANDA ili sopstvena klasa (mybot:Class, ./mybot.py:Class); dva u Duelu [mcts:1000,greedy], do sedam u igri classic, ponavljaju se dok se mesta ne popune [mcts:200,greedy,greedy].
cli-option-players = Classic: broj igrača, od 3 do 7.
cli-option-sides = Classic: strane tabli: day, night, random, ili choose da svako bira svoju.
cli-option-boards = Classic: tabla za svako mesto, po redu, ili random.
cli-option-match-seed = Početna vrednost generatora (seed) iz koje slede sve partije.
cli-option-jobs = Koliko procesa; podrazumevano po jedan za svako jezgro.
cli-option-cluster = Igraj na Ray klasteru na ovoj adresi ili na novom na ovom računaru (local); rezultat je isti.
cli-option-ledger = Upisuj odigrane partije u ovaj fajl; one koje su već u njemu ne igraju se ponovo.
cli-option-swap = Menjaj mesta posle svake partije; podrazumevano uključeno, --no-swap isključuje.
cli-option-records = Upiši zapis svake partije u ovaj folder.
cli-option-json = Ispiši JSON umesto teksta.
cli-option-network = Fajl mreže; kontrolne tačke i dnevnik čuvaju se pored njega.
cli-option-train-games = Stani posle N partija.
cli-option-minutes = Stani posle N minuta.
cli-option-resume = Nastavi od poslednje kontrolne tačke.
cli-option-threads = Koliko niti istovremeno igra i uči.
cli-option-train-seed = Početna vrednost slučajnih brojeva; sa jednom niti i zadatim brojem partija daje istu mrežu.
cli-option-hidden = Koliko skrivenih jedinica ima mreža.
cli-option-simulations = Pretraga za svaki potez u partijama, u simulacijama; 0: bez pretrage.
cli-option-policy = Pored vrednosti uči i politiku: koje poteze birati pre drugih.
cli-option-rollout-policy = Destiluj iz ove mreže brzu politiku poteza za pretrage, umesto obučavanja nove mreže.
cli-option-begin = Počni od mreže iz ovog fajla.
cli-option-rival = Mreže koje naizmenično igraju u nekim partijama, a ne uče.
cli-option-rival-games = U koliko od 100 partija protivnik igra.
cli-option-ladder-agents = Agenti razdvojeni zarezima; dva ili više, svi različiti.
cli-option-ladder-games = Koliko partija igra svaki par.
cli-option-ladder-file = Čuvaj rezultate u ovom fajlu.
cli-option-bot-agent = Agent koji odgovara.
cli-option-out = Folder za fajlove.
cli-option-format = Format fajlova: parquet ili ndjson.
cli-option-values = Zapiši i kako agenti vrednuju svoje poteze.
cli-option-features = Zapiši i opažanje mesta, onako kako ga dobijaju programi koji uče (observation), ili rezultat sopstvene funkcije.
cli-export-done = Partija: { $games }, fajlova: { $files }, { $size } kB.
cli-option-file = Zapis, ili - za standardni ulaz.
cli-option-at = Pozicija posle N koraka.
cli-option-events = Ispiši sve što se do tada dogodilo.
cli-option-position = Pozicija pod navodnicima, fajl sa pozicijom ili zapisom, ili - za standardni ulaz.
cli-option-depth = Koliko duboko tražiti, u simulacijama.
cli-option-analyse-seat = Mesto čiji se potezi ocenjuju; podrazumeva se prvo koje je na redu.
cli-option-every = Ispiši svaki izbor i svako izvlačenje, ne samo ključne trenutke.
cli-option-puzzle = daily, oznaka zadatka (duel-17), mine ili prove.
cli-option-puzzles = mine: koliko zadataka najviše zadržati.
cli-option-puzzle-file = mine: fajl za zadatke.
cli-option-explore-file = Upiši statistiku u ovaj fajl umesto na ekran.

## Sto

cli-before-age = Svetska čuda
cli-result = { $you ->
    [yes] Tvoja je pobeda: { $victory }.
   *[no] Pobeđuje { $player }: { $victory }.
}
cli-result-shared = Podeljena pobeda.
cli-city-symbols = simboli { $count } od { $needed }:
cli-city-wonders = čuda:
cli-city-tokens = progres:
cli-city-makes = proizvodi:
cli-city-buys = kupuje po:
cli-track = Vojska
cli-track-even = niko ne vodi
cli-track-lead = { $you ->
    [yes] vodiš za { $spaces } (poeni: { $points })
   *[no] { $player } vodi za { $spaces } (poeni: { $points })
}
cli-board = Tokeni progresa:
cli-box = U kutiji:
cli-discarded = Odbačene kartice ({ $count }):
cli-discarded-count = Odbačeno: { $count ->
    [one] { $count } kartica
    [few] { $count } kartice
   *[other] { $count } kartica
}
cli-unseen-guilds = gilde
cli-menu-build = izgradi
cli-menu-sell = prodaj
cli-menu-theirs = { $player } plaća

## Igra u terminalu

cli-hello = Zdravo! Ovo je 7 Wonders Duel. Tri pitanja i partija počinje; Enter prihvata predlog.
cli-ask-opponent = Ko igra protiv tebe?
cli-opponent-level = { $name }: { $about }
cli-opponent-human = druga osoba za ovom tastaturom
cli-ask-seat = Ko počinje?
cli-seat-first = ja
cli-seat-second = protivnik
cli-ask-wonders = Kako se biraju svetska čuda?
cli-wonders-draft = naizmenično, po pravilima
cli-wonders-beginners = početnički izbor, za prvu partiju
cli-choose = Tvoj izbor [{ $proposed }]:
cli-welcome = Ukucaj broj iz menija ili potez; „help“ objašnjava ostalo.
cli-prompt = { $player } (1–{ $last }, help):
cli-thinking = { $player } razmišlja…
cli-hand-over = { $player }: pritisni Enter kad niko drugi ne gleda.
cli-verify-promised = Početna vrednost { $seed } je ona utvrđena pre partije: { $commitment }
cli-verify-unpromised = Početna vrednost { $seed } ima heš { $commitment }; zapis ne navodi heš za poređenje.
cli-verify-holds = Ništa nije promenjeno: sva izvlačenja (broj: { $draws }) slede iz nje.
cli-backup-done = Stolova u { $file }: { $tables }.
cli-restore-done = Vraćenih stolova: { $tables }.
cli-review-shallow = Ovako kratka pretraga ne razlikuje greške; one se broje od { $simulations } simulacija.
cli-serve-ready = Igra je otvorena na { $address }
cli-serve-stop = Ctrl-C zaustavlja server. Započete partije se čuvaju i nastavljaju pri sledećem pokretanju.
cli-file = FAJL
cli-play-intro = Ukucaj broj poteza iz menija ili jednu od ovih komandi:
cli-play-help = ovaj spisak
cli-play-why = šta radi kartica, čudo ili token i kako se računa cena; i „why a“ ili „why sphinx“
cli-play-table = ponovo pokaži sto (ili samo Enter)
cli-play-prices = koliko šta košta oba igrača
cli-play-unseen = kartice koje još mogu da dođu i tokeni u kutiji
cli-play-discard = odbačene kartice
cli-play-hint = šta bi odigrao dobar igrač
cli-play-undo = poništi svoj poslednji potez
cli-play-save = sačuvaj partiju
cli-play-quit = napusti partiju
cli-play-moves = Potez možeš i da napišeš, pomoću imena, slova kartica i oznaka čuda:
cli-play-legend = Cene su u novčićima ({ $coin }). Cene koje ne možeš da platiš su u zagradi. Boje kartica:
cli-hint = Dobar igrač bi odigrao: { $move } ({ $number }).
cli-undone = Potez je poništen.
cli-saved = Sačuvano: { $name }
cli-left = Partija nije dovršena.
cli-position = Za kasniji nastavak: play --from "{ $position }"
cli-stopped = Prekinuto.
cli-standard-input = standardni ulaz
cli-standard-output = standardni izlaz

## Pregled partije

cli-replay-prompt = { $at } od { $last } (Enter napred, b nazad, broj, q kraj):
cli-replay-help = Enter ide napred, b nazad, broj skače na korak, q završava.

## Mečevi

cli-sim-playing = Igraju se partije
cli-sim-title = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}, početna vrednost { $seed }, sa intervalima poverenja od 95%
cli-sim-result = { $first } – podeljeno – { $second }
cli-sim-share = Udeo pobeda: { $agent }
cli-sim-even = (jednako: { $share })
cli-sim-shared = Podeljene pobede
cli-sim-elo = Razlika Elo: { $agent }
cli-sim-civilian = Građanske pobede
cli-sim-scientific = Pobede naučnom nadmoći
cli-sim-military = Pobede vojnom nadmoći
cli-sim-first = Udeo pobeda prvog igrača
cli-sim-points = Prosek poena, građanske pobede
cli-sim-means = Prosečni poeni
cli-sim-speed = Partija / odluka u sekundi
cli-sim-records = Zapisi: { $folder }
cli-no-games = Nijedna partija nije završena.
cli-interrupted = Prekinuto posle { $games } od { $wanted } partija.

## Merenja

cli-bench-compiled = { $game }, kompajlirano
cli-bench-plain = { $game }, običan Python
cli-bench-games = Nasumičnih partija u sekundi procesora
cli-bench-legal_ids = Dozvoljeni potezi, µs
cli-bench-copy_and_apply = Kopija, dozvoljeni potezi i potez, µs
cli-bench-checked_play = Provereni potez, µs
cli-bench-seen = Opažanje jednog mesta, µs
cli-bench-view = Pogled sa jednog mesta, µs

## 7 Wonders za tri do sedam igrača

cli-classic-start = Table
cli-classic-turn = krug { $turn }
cli-classic-left = levo
cli-classic-right = desno
cli-classic-wonder = čudo:
cli-classic-stage = faza čuda
cli-classic-built = već izgrađeno
cli-classic-waiting = Čeka se: { $players }.
cli-classic-result = { $count ->
    [one] Pobeda: { $players }.
   *[other] Podeljena pobeda: { $players }.
}
cli-classic-play-why = šta kartica radi i svi načini da se plati; i „why tavern“ ili „why stage“
cli-classic-play-cities = svi gradovi u celini
cli-classic-play-moves = Potez možeš i da napišeš: ime ili slovo kartice i koliko plaćaš kom susedu; bez toga se bira najjeftiniji način:
cli-classic-play-legend = Cene su u novčićima ({ $coin }); { $left } se plaća levo, { $right } desno. Cene koje ne možeš da platiš su u zagradi. Boje kartica:

## Igre bez sopstvenih reči

cli-plain-ask = Na potezu: { $players } ({ $question }).
cli-plain-draw = Odlučuje slučaj: { $question }.
cli-plain-over = { $count ->
    [one] Pobeda: { $players } ({ $reason }).
   *[other] Podeljena pobeda: { $players } ({ $reason }).
}
cli-plain-total = Ukupno

## Statistics and pictures

cli-option-plot = Nacrtaj rezultat kao sliku (.svg, .png, .pdf; potreban je dodatak „plot“).
cli-option-train-plot = Nacrtaj krive učenja posle svakog izveštaja (.svg, .png, .pdf; potreban je dodatak „plot“).
cli-explore-title = Statistika { $games } partija mreže protiv same sebe
cli-explore-endings = Ishodi
cli-explore-second = Pobede drugog igrača prema dodatnim novčićima
cli-explore-coins = novčića: { $coins }
cli-explore-owned = Pobede vlasnika po svetskom čudu
cli-explore-tokens = Pobede vlasnika po tokenu progresa
cli-explore-openings = Pobede prvog igrača po prvoj građevini
cli-explore-boards = Igrača: { $players }, pobede po tabli (jednako: { $fair })
cli-calibration-title = Greška kalibracije po dobu, partija: { $games }
cli-ladder-agent = Agent
cli-ladder-share = Pobede
cli-ladder-first = Prvo mesto: { $share } od { $games } partija.
