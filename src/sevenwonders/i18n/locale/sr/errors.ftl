# Šta nije u redu sa unosom. Reči pod „navodnicima“ ostaju onakve kako su napisane.

error-line = red { $number }
error-column = kolona { $number }
error-did-you-mean = Da li misliš na „{ $word }“?

## Komandna linija

error-usage-unknown-command = Ne postoji komanda „{ $found }“. Komande: { $expected }.
error-usage-unknown-option = Ovde ne postoji opcija „{ $found }“. Opcije: { $expected }.
error-usage-unexpected = Neočekivan argument: „{ $found }“.
error-usage-missing-value = { $option } nedostaje ili nema vrednost.
error-usage-number-expected = { $option } traži ceo broj, a ne „{ $found }“.
error-usage-flag = Opcija { $option } ne prima vrednost, a dobila je „{ $found }“.
error-usage-twice = { $option } je navedeno dvaput.
error-usage-unreadable = Argumenti nisu razumljivi: { $reason }
error-usage-range = { $option } mora biti između { $low } i { $high }, a ne { $found }.
error-usage-multiple = { $option } mora biti umnožak broja { $step } između { $low } i { $high }, a ne { $found }.
error-usage-choice = { $option } ne može biti „{ $found }“. Moguće: { $expected }.
error-usage-language = Ne postoji jezik „{ $found }“. Jezici: { $expected }.
error-usage-empty = { $option } ne sme biti prazno.
error-usage-only-with = { $option } ima smisla samo uz { $other }.
error-usage-other-game = { $option } ne pripada igri „{ $game }“.

error-game-unknown = Ne postoji igra „{ $found }“. Igre: { $expected }.
error-agent-unknown = Ne postoji agent „{ $found }“. Agenti: { $expected }.
error-agent-program = Program „{ $found }“ ne može da igra: { $reason }.
error-agent-failed = Partija { $game }, mesto { $seat }: agent „{ $agent }“ je prijavio grešku: { $reason }
error-agent-illegal-move = Partija { $game }, mesto { $seat }: agent „{ $agent }“ je izabrao „{ $move }“, što nije dozvoljen potez.
error-cluster-missing = Za klaster je potreban dodatak „cluster“: pip install "sevenwonders[cluster]".
error-cluster-address = „{ $found }“ nije adresa klastera.
error-cluster-unreachable = Klaster na „{ $found }“ nije dostupan: { $reason }
error-data-missing = Za Parquet je potreban dodatak „data“: pip install "sevenwonders[data]". Bez njega: --format ndjson.
error-data-features = Nema obeležja „{ $found }“: { $reason }
error-data-other = U „{ $name }“ su podaci drugog izvoza.
error-thing-unknown = Ne postoji kartica ni svetsko čudo „{ $name }“.
error-setup-first = Prvi igrač je na mestu 0 ili 1, a ne { $first }.
error-setup-bonus = Dodatak je od 0 do { $most } novčića, a ne { $bonus }.
error-setup-players = Ova igra je za { $fewest } do { $most } igrača, ne { $players }.
error-setup-sides = Nepoznat način izbora strana: „{ $found }“. Načini: { $expected }.
error-setup-board = Nema table „{ $found }“. Table: { $expected }.
error-setup-boards = Svakom od { $players } igrača treba druga tabla, a navedeno je: { $found }.
error-simulate-two-agents = { $option } traži dva agenta razdvojena zarezom, a ne „{ $found }“.
error-simulate-too-many-agents = { $option } navodi previše agenata ({ $found }): igra ih samo { $players }.
error-replay-step = { $option } mora biti između 0 i { $most }, a ne { $found }.

## Fajlovi

error-file-missing = Ne postoji fajl „{ $name }“.
error-file-no-folder = Ne postoji folder „{ $name }“.
error-file-exists = „{ $name }“ već postoji i neće biti prebrisan.
error-file-folder = „{ $name }“ je folder, a ne fajl.
error-file-forbidden = „{ $name }“ se ne može otvoriti: nema dozvole.
error-file-not-text = „{ $name }“ nije tekstualni fajl.
error-file-too-long = „{ $name }“ je predugačak.
error-file-unreadable = „{ $name }“ se ne može pročitati: { $system }.
error-file-unwritable = U „{ $name }“ ne može da se piše: { $system }.

## Igra u terminalu

error-play-number = „{ $found }“ nije u meniju: izaberi od 1 do { $most }.
error-play-unknown = „{ $found }“ nije ni komanda ni potez. Ukucaj „help“.
error-play-name-missing = Posle „{ $found }“ nedostaje ime.
error-play-covered = Kartica { $card } je još pokrivena drugom karticom.
error-play-not-held = Nemaš u ruci karticu { $card }.
error-play-twice = Kartica { $card } već je u tvom gradu.
error-play-nowhere = { $thing }: ne može da se plati; potreban resurs ne proizvodi ni tvoj grad ni ijedan sused.
error-play-too-expensive = Preskupo: { $thing }, cena { $price }, a nedostaje ti { $missing }.
error-play-illegal = „{ $move }“ sada nije moguće.
error-play-why = Ne postoji ništa pod imenom „{ $found }“.
error-play-nothing-to-undo = Nema šta da se poništi.
error-play-seat = Ne postoji mesto „{ $found }“. Mesta: { $expected }.
error-play-opponents = { $option } navodi { $found } protivnika, a ima ih samo { $most }.
error-play-record-from-position = { $option } traži partiju od početka; partija iz zadate pozicije nema zapis.
error-play-setup-from-start = { $option } nema smisla uz --from: partija je već postavljena.
error-play-standard-input = { $option } ne može da čita standardni ulaz, jer odatle dolaze potezi.

## Potezi i izvlačenja

error-move-unknown = Ne postoji takav potez: { $move }.
error-move-game-over = Partija je završena.
error-move-nature-first = Prvo mora da se nešto izvuče.
error-move-wrong-seat = Na potezu nije { $seat }.
error-move-illegal = Ovaj potez sada nije dozvoljen: { $move }.
error-move-not-asked = Sada se ne traži potez.
error-draw-not-asked = Ovo izvlačenje sada nije na redu.
error-draw-wrong-slot = Prvo treba otkriti drugu karticu.
error-draw-impossible-card = „{ $card }“ ne može da leži ovde.
error-draw-wrong-count = Izvučen je pogrešan broj kartica ili tokena.
error-draw-wrong-face = Kartica na mestu { $slot } mora biti okrenuta na drugu stranu.
error-draw-seen = Kartica „{ $card }“ je već viđena.
error-draw-twice = „{ $card }“ se javlja dvaput.
error-draw-wrong-guilds = Pogrešan je broj gildi.
error-draw-unknown-name = Ne postoji „{ $name }“.
error-draw-not-in-pool = „{ $name }“ više ne može da se izvuče.
error-draw-repeated = Nešto je izvučeno više puta nego što je moguće.
error-draw-wrong-age = „{ $name }“ ne pripada dobu { $age }.
error-draw-wrong-copies = „{ $name }“ mora da se podeli tačno onoliko puta koliko je ima u špilu: { $expected }.
error-draw-wrong-board = Mesto broj { $seat } već ima drugu tablu.
error-draw-wrong-side = Tabla na mestu broj { $seat } ne može tako da se okrene.

## Potezi kao tekst

error-text-empty-move = Nedostaje potez. Počinje jednom od reči: { $expected }.
error-text-unknown-verb = „{ $found }“ nije potez. Potez počinje jednom od reči: { $expected }.
error-text-with-missing = Mora se reći kojom karticom: „… with tavern“.
error-text-unknown-name = Ne postoji „{ $found }“.
error-text-card-not-in-structure = „{ $found }“ nije na stolu.
error-text-bad-reveal = Ovde se očekuju mesto i kartica.
error-text-payment-expected = Posle kartice može stajati samo ono što se plaća: „left 2 right 1“.

## Pozicije kao tekst

error-text-not-a-position = Pozicija počinje sa „{ $expected }“.
error-text-unknown-section = Ne postoji odeljak „{ $found }“. Odeljci: { $expected }.
error-text-section-twice = Odeljak „{ $found }“ se javlja dvaput.
error-text-one-word-expected = Odeljak „{ $found }“ traži tačno jednu reč.
error-text-number-expected = Ovde se očekuje broj od { $low } do { $high }, a ne „{ $found }“.
error-text-seat-expected = Ovde se očekuje mesto ({ $expected }), a ne „{ $found }“.
error-text-twice = „{ $found }“ već ima svoje mesto, u koloni { $first }.
error-text-table-without-age = Kartice leže na stolu samo kada je „age“ 1, 2 ili 3.
error-text-slots-expected = Sto traži { $expected } mesta, a ovde ih je { $found }.
error-text-wrong-age = „{ $found }“ ne pripada dobu { $age }.
error-text-floating-card = „{ $found }“ ne može da leži tamo gde ispod nje više nema kartice.
error-text-too-many-face-down = Kartica okrenutih licem nadole ima više nego neviđenih.
error-text-unknown-question = Ne postoji pitanje „{ $found }“. Pitanja: { $expected }.
error-text-impossible-questions = Ova pitanja ne mogu da slede jedno za drugim.
error-text-over-without-result = Partija je završena, a nedostaje odeljak „over“.
error-text-result-without-over = Rezultat postoji, a partija nije završena.
error-text-result-expected = Ovde se očekuju pobednik (A, B ili shared) i razlog ({ $expected }).
error-text-not-in-box = „{ $found }“ nije u kutiji.
error-text-reveals-expected = Među pitanjima mora biti onoliko „reveal“ koliko slobodnih kartica leži licem nadole: { $expected }.
error-text-shown-and-question = Tokeni moraju biti pokazani kada je pitanje „pick“, i samo tada.
error-text-offer-and-question = Svetska čuda moraju biti u ponudi kada je pitanje „draft“, i samo tada.
error-text-nothing-to-answer = Na ovo pitanje ovde nema mogućeg odgovora.
error-text-draft-after-deal = Ovo pitanje je moguće samo pre prvog doba.
error-text-deal-too-early = Sledeće doba još ne može da se postavi, ili ga nema.
error-text-too-many-wonders = Svetskih čuda bi bilo previše: najviše { $most }.
error-text-tokens-before-laying = Tokeni su već na stolu, a još nisu postavljeni.
error-text-offer-and-draft = Izabrana svetska čuda, ona u ponudi i mesto na potezu ne slažu se.
error-text-too-few-unseen = Premalo je neviđenih kartica da se postavi { $age }. doba.
error-text-too-often = „{ $found }“ se pojavljuje više puta nego u kutiji.
error-text-none-left = Za ovo „?“ nije ostala nijedna kartica doba { $age }.
error-text-boards-expected = Ovde se očekuje od 3 do 7 tabli, ne { $found }.
error-text-board-missing = Nedostaje tabla: „?“ je dozvoljeno samo pre podele tabli.
error-text-side-missing = Svaka tabla ovde mora imati stranu: „gizah_day“.
error-text-side-too-early = Strana se ovde još ne zna: tabla se piše bez nje, ne kao „{ $found }“.
error-text-boards-after-deal = Table i strane se biraju pre prvog doba.
error-text-sides-expected = Mora da piše kako se biraju strane: { $expected }.
error-text-too-many-stages = Previše faza ({ $found }): ova strana ih ima { $most }.
error-text-too-many-revivals = Odbačene kartice koje čudo igrača { $seat } može da izgradi: najviše { $most }, a ne { $found }.
error-text-turn-before-deal = Ovo pitanje je moguće tek posle podele kartica.
error-text-over-too-early = Partija se završava tek posle trećeg doba i mora imati pobednika.
error-text-wrong-winners = Poeni govore drugačije. Pobednici: { $expected }.
error-text-hand-size = U ruci igrača { $seat } u ovom krugu mora biti kartica: { $expected }.
error-text-choice-missing = Igrač { $seat } je već izabrao, pa izbor mora da se navede.
error-text-choice-not-asked = Ovde se izbor igrača { $seat } ne može navesti.
error-text-bad-move = Izbor nije razumljiv. { $reason }
error-text-illegal-move = Ovaj izbor ovde nije dozvoljen.
error-text-log-too-long = Dnevnik jednog doba nema više od sedam kartica.
error-text-unknown-use = „{ $found }“ mora da počne jednom od oznaka: { $expected }.
error-text-look-expected = Ovde se očekuju mesto, doba, krug i viđene kartice.
error-text-log-contradicts = Dnevnik se ne slaže sa stanjem na stolu: „{ $found }“.
error-text-look-contradicts = Odbačene kartice su tada bile drugačije, ili uzete kartice nema u gradu.

## Zapisi

error-record-heading = Ovo nije zapis partije. Zapis počinje sa: { $expected }.
error-record-after-result = Posle rezultata ne sme ništa da stoji, a ovde je „{ $found }“.
error-record-step-expected = Ovde se očekuje korak, a ne „{ $found }“.
error-record-setting-twice = „{ $found }“ je podešeno dvaput.
error-record-move-number = Ovde se očekuje potez broj { $expected }, a ne „{ $found }“.
error-record-bad-step = „{ $found }“ ne može da se odigra. { $reason }
error-record-result = Rezultat je „{ $expected }“, a ne „{ $found }“.
error-record-setting = Podešavanje „{ $found }“ nije razumljivo.
error-record-player = Ne postoji mesto „{ $found }“. Mesta: { $expected }.

## Server

error-connection-too-many = Otvoreno je previše veza. Zatvori neki prozor ili pokušaj ponovo za trenutak.
error-data-no-driver = Za PostgreSQL treba instalirati još jedan paket: { $package }.
error-data-unknown-database = Nepoznata baza podataka: „{ $found }“. Baze: { $expected }.
error-data-unusable = Partije ne mogu da se čuvaju u „{ $place }“: { $reason }.
error-data-newer = Partije u „{ $place }“ zapisala je novija verzija programa ({ $found }). Ažuriraj program.
error-data-not-empty = U „{ $place }“ već ima partija. Rezervna kopija se vraća samo u prazan folder ili praznu bazu.
error-data-not-a-backup = „{ $file }“ nije rezervna kopija koja se može vratiti: { $reason }.
error-data-no-games = U „{ $place }“ nema partija.
error-data-two-places = Navedi --data ili --database, ne oboje.
error-auth-invalid-invitation = Poziv više ne važi: mesto je zauzeto.
error-option-unknown = U ovoj igri ne postoji opcija „{ $found }“. Opcije: { $expected }.
error-option-value = Opcija „{ $option }“ ne može biti „{ $found }“.
error-request-interrupted = Veza se prekinula.
error-request-malformed = Server ne razume ovu poruku.
error-request-not-json = Server prihvata samo „{ $expected }“.
error-request-not-accepted = Server to ne prihvata.
error-request-too-large = To je preveliko: najviše { $most ->
    [one] { $most } bajt
    [few] { $most } bajta
   *[other] { $most } bajtova
}.
error-rate-limited = Previše zahteva. Pokušaj ponovo za trenutak.
error-request-timeout = Zahtev je predugo stizao.
error-request-unknown-host = Server ne odgovara na to ime hosta.
error-request-unknown-path = Na toj adresi nema ničega.
error-request-wrong-method = Ta adresa ne može da se koristi na taj način.
error-resign-many-players = Kad igra više od dvoje, ne može se predati; neka igra računar.
error-seat-ai = Na tom mestu već igra računar.
error-seat-bot-plays = Na tom mestu sada igra računar. Prvo preuzmi mesto.
error-seat-hand-seen = Ko je napustio ovo mesto, zna njegove kartice. Sedni kad se podele nove; dotle može da igra računar.
error-seat-no-bot = Na tom mestu ne igra računar.
error-seat-not-away = Taj igrač nije dovoljno dugo odsutan.
error-seat-not-free = To mesto je zauzeto.
error-seat-not-host = Samo domaćin stola može nekoga da pozove.
error-seat-not-yours = To mesto nije tvoje.
error-argument-wrong = Pogrešan argument za { $function }: { $found }.
error-field-unknown = Ovo stanje nema polje „{ $name }“.
error-field-wrong = Polje „{ $name }“ ne može da sadrži { $found }.
error-state-damaged = Ova kodirana pozicija je oštećena.
error-state-invalid = Ova polja ne čine moguću poziciju: { $reason }
error-state-partial = Ovo je pogled jednog mesta; pravilima je potrebno celo stanje.
error-seat-unknown = Za ovim stolom nema tog mesta.
error-auth-missing-secret = Ti samo gledaš; to mogu samo igrači.
error-auth-invalid-secret = Na ovom uređaju nijedno mesto za ovim stolom nije tvoje.
error-config-unusable-address = Server ne može da koristi adresu { $host }, port { $port }: { $reason }.
error-server-busy = Server je zauzet. Pokušaj ponovo za koji trenutak.
error-server-internal-error = Na serveru je nešto pošlo naopako. Pokušaj ponovo za trenutak.
error-config-invalid-limits = Ograničenja u SEVENWONDERS_LIMITS nisu razumljiva: { $reason }
error-config-not-a-number = { $name } traži ceo broj, a ne „{ $found }“.
error-config-unknown-setting = Nema podešavanja { $found }.
error-config-invalid = { $name } ne može biti „{ $found }“: { $reason }.
error-config-needs-postgresql = Za više procesa potreban je PostgreSQL: --database postgresql://…
error-server-storage = Server ne može da piše u bazu podataka. Pokušaj ponovo za trenutak.
error-socket-already-open = „hello“ je već poslat na ovoj vezi.
error-socket-hello-expected = Veza mora da počne porukom „hello“.
error-table-busy = Previše zahteva za ovaj sto odjednom. Pokušaj ponovo za trenutak.
error-table-damaged = Dnevnik ovog stola je oštećen; partija se ne može prikazati.
error-table-full = Ovaj sto gleda previše posmatrača.
error-table-log-full = Za ovim stolom se desilo previše toga mimo igre. Možeš samo da nastaviš partiju.
error-table-other-rules = Ova partija je igrana po verziji pravila { $found }; server igra po verziji { $expected }.
error-table-over = Partija je završena.
error-table-prepared = U ovoj partiji su kartice viđene, a potezi zatim poništeni, pa joj niko drugi ne može da se pridruži. Započni novu partiju.
error-table-unloaded = Sto je upravo zatvoren zbog neaktivnosti. Pokušaj ponovo.
error-table-running = Partija još traje.
error-table-seat-count = Ova igra nije za taj broj igrača: { $found }.
error-table-too-many = Server je pun: ne može da čuva još jedan sto.
error-table-too-many-live = Igra se previše partija. Pokušaj ponovo za trenutak.
error-table-unknown = Nema takvog stola.
error-undo-not-asked = Tvoja saglasnost za to se ne traži.
error-undo-not-requested = Niko nije tražio poništavanje poteza.
error-undo-nothing = Nema šta da se poništi.
error-undo-revealed = Nešto novo je otkriveno; potez više ne može da se poništi.
error-verify-no-seed = Zapis nema početnu vrednost (seed): partija nije gotova ili nije igrana na serveru. Možeš da je zadaš sa --seed.
error-verify-seed = „{ $found }“ ne može biti početna vrednost.
error-verify-commitment = Ovo nije početna vrednost utvrđena pre partije. Heš utvrđen tada: { $expected }. Heš ove vrednosti: { $found }.
error-verify-draw = Korak { $step } je „{ $found }“, a početna vrednost daje „{ $expected }“.
error-version-stale = Sto se u međuvremenu promenio; pogledaj ponovo.

## Šta programi pogreše

error-record-unfinished = Zapis se završava rezultatom „{ $found }“, ali partija nije gotova.
error-setup-line = Ne postoji podešavanje „{ $setting }“ sa vrednošću „{ $found }“.
error-setup-beginners = Podešavanje čuda za početnike je yes ili no, a ne „{ $found }“.
error-text-not-a-text = Ovde se očekuje tekst, a ne vrednost tipa „{ $found }“.
error-text-decided = U ovoj poziciji je partija već odlučena, pa niko nije na potezu.
error-text-not-decided = U ovoj poziciji partija nije odlučena, pa ne može biti gotova.
error-text-other-result = Rezultat se ne slaže sa pozicijom; treba da bude „{ $expected }“.
error-text-retired-too-early = Svetsko čudo se vraća u kutiju tek kad broj izgrađenih bude { $expected }.
error-move-nothing-to-undo = Nema šta da se poništi.
error-game-beginning = Partija počinje ili od postavke ili od pozicije.
error-game-no-record = Partija koja je počela od pozicije nema zapis.
error-game-running = Partija još nije gotova.
error-game-name-taken = Već postoji druga igra sa imenom „{ $found }“.
error-agent-name-taken = Već postoji drugi agent sa imenom „{ $found }“.
error-setup-unknown = Ovo nije postavka ove igre: „{ $found }“.
error-state-unknown = Ovo nije stanje igre „{ $expected }“: „{ $found }“.
error-seen-unknown = Agentu je potrebno opažanje jednog mesta, a ne „{ $found }“.
error-rng-unknown = Slučajni brojevi dolaze iz Rng, a ne iz „{ $found }“.

## Agenti, mreže i obuka

error-agent-limit = „{ $found }“ nije ograničenje za razmišljanje agenta. Primeri: { $expected }.
error-agent-persona = Nema stila „{ $found }“. Stilovi: { $expected }.
error-agent-no-module = Modul „{ $found }“ ne postoji, ni u ovoj fascikli ni među instaliranim paketima.
error-agent-broken-module = Modul „{ $found }“ ne može da se učita: { $reason }
error-agent-no-class = „{ $module }“ nema agenta „{ $found }“. Ima: { $expected }.
error-agent-no-choose = „{ $found }“ u „{ $module }“ nije klasa sa metodom „choose“.
error-agent-not-created = Agent „{ $found }“ iz „{ $module }“ ne može da se napravi: { $reason }.
error-level-unknown = Ne postoji nivo „{ $found }“. Nivoi: { $expected }.
error-network-unreadable = Mreža „{ $name }“ ne može da se pročita.
error-network-no-network = „{ $name }“ nije mreža.
error-network-other-format = „{ $name }“ ima format { $found }, koji ova verzija ne poznaje.
error-network-damaged = Mreža „{ $name }“ je oštećena.
error-network-other-game = „{ $name }“ je mreža za igru „{ $found }“, a ne za „{ $expected }“.
error-network-other-inputs = Ova mreža je napravljena za nešto drugo: { $found }. Potrebno je: { $expected }.
error-train-no-course = Za igru „{ $found }“ nema obučavanja. Igre: { $expected }.
error-train-other-game = { $option } nije za mreže igre { $found }.
error-train-no-limit = Reci koliko dugo da se obučava: koliko partija ili koliko minuta.
error-train-no-checkpoint = Nema prekinutog obučavanja: „{ $name }“ ne može da se pročita.
error-train-damaged = Fajl „{ $name }“ je oštećen; obučavanje ne može odatle da se nastavi.
error-train-other-network = „{ $name }“ pripada obučavanju druge mreže.
error-ladder-unreadable = „{ $name }“ nije fajl od kojeg se može nastaviti.
error-ladder-agents = Za lestvicu su potrebna dva ili više agenata, svi različiti, a ne „{ $found }“.
error-ladder-other = „{ $name }“ je nastao sa drugim podešavanjima. Razlike: { $fields }.
error-game-seed = Početna vrednost (seed) je ceo broj, a ne „{ $found }“.
error-thing-no-price = „{ $name }“ nema cenu.

## Understanding

error-review-no-reviewer = Nema analize za igru { $found }; ima za: { $expected }.
error-review-unfinished = Može se analizirati samo završena partija.
error-puzzle-no-puzzles = Nema zadataka za igru { $found }; ima za: { $expected }.
error-puzzle-unknown = Nema zadatka { $found }.
error-explore-no-statistics = Nema statistike za igru { $found }; ima za: { $expected }.
error-hint-no-reasons = Nema saveta za igru { $found }.
error-analyse-seat = { $option }: mesto { $found } ovde nije na redu; na redu: { $expected }.
error-analysis-game-in-progress = Partija između ljudi može da se analizira tek kad se završi.
error-seat-not-asked = Mesto { $seat } sada nije na redu.
error-review-unknown = Nema takve analize.
error-plot-missing = { $option } traži dodatak „plot“: pip install "sevenwonders[plot]".
error-plot-format = { $option } ne može da nacrta „{ $found }“. Vrste fajlova: { $expected }.
error-explore-no-calibration = Statistika za { $found } ne sadrži kalibraciju.

## Games in a page without a server

error-device-declined = Igra nije preuzeta.
error-device-failed = Igra nije mogla da se učita u ovom pregledaču. Proveri vezu i ponovo učitaj stranicu.
error-device-full = Pregledač nema više prostora, pa ovaj potez nije sačuvan. Oslobodi prostor i ponovo učitaj stranicu.
error-device-storage = Pregledač ne može da sačuva partiju. Sve do poslednjeg sačuvanog poteza je tu; ponovo učitaj stranicu da nastaviš.
error-device-unknown = Ova partija nije sačuvana u ovom pregledaču. Partije nestaju kad se obrišu podaci sajta.
