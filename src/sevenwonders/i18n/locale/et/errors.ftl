# Mis on sisendis valesti. Sõnad „jutumärkides“ jäävad nii, nagu need kirjutati.

error-line = rida { $number }
error-column = veerg { $number }
error-did-you-mean = Kas mõtlesid „{ $word }“?

## Käsurida

error-usage-unknown-command = Käsku „{ $found }“ ei ole. Käsud: { $expected }.
error-usage-unknown-option = Valikut „{ $found }“ siin ei ole. Valikud: { $expected }.
error-usage-unexpected = Ootamatu argument: „{ $found }“.
error-usage-missing-value = { $option } puudub või on väärtuseta.
error-usage-number-expected = { $option } vajab täisarvu, mitte „{ $found }“.
error-usage-flag = { $option } ei vaja väärtust, kuid sai „{ $found }“.
error-usage-twice = { $option } on antud kaks korda.
error-usage-unreadable = Argumentidest ei saa aru: { $reason }
error-usage-range = { $option } peab olema { $low } kuni { $high }, mitte { $found }.
error-usage-multiple = { $option } peab olema arvu { $step } kordne vahemikus { $low } kuni { $high }, mitte { $found }.
error-usage-choice = { $option } ei saa olla „{ $found }“. Võimalikud: { $expected }.
error-usage-language = Keelt „{ $found }“ ei ole. Keeled: { $expected }.
error-usage-empty = { $option } ei tohi olla tühi.
error-usage-only-with = { $option } on mõttekas ainult koos valikuga { $other }.
error-usage-other-game = { $option } ei kuulu mängu „{ $game }“ juurde.

error-game-unknown = Mängu „{ $found }“ ei ole. Mängud: { $expected }.
error-agent-unknown = Agenti „{ $found }“ ei ole. Agendid: { $expected }.
error-agent-program = Programm „{ $found }“ ei saa mängida: { $reason }.
error-agent-failed = Mäng { $game }, koht { $seat }: agendil „{ $agent }“ tekkis viga: { $reason }
error-agent-illegal-move = Mäng { $game }, koht { $seat }: agent „{ $agent }“ valis „{ $move }“, mis ei ole lubatud käik.
error-cluster-missing = Klastri jaoks on vaja lisa „cluster“: pip install "sevenwonders[cluster]".
error-cluster-address = „{ $found }“ ei ole klastri aadress.
error-cluster-unreachable = Klastriga „{ $found }“ ei saa ühendust: { $reason }
error-data-missing = Parquet vajab lisa „data“: pip install "sevenwonders[data]". Ilma selleta: --format ndjson.
error-data-features = Tunnuseid „{ $found }“ ei ole: { $reason }
error-data-other = Kaustas „{ $name }“ on teise ekspordi andmed.
error-thing-unknown = Kaarti ega maailmaimet „{ $name }“ ei ole.
error-setup-first = Alustav mängija on kohal 0 või 1, mitte { $first }.
error-setup-bonus = Lisamünte võib olla 0 kuni { $most }, mitte { $bonus }.
error-setup-players = See mäng on { $fewest } kuni { $most } mängijale, mitte { $players }.
error-setup-sides = Tundmatu viis pooli valida: „{ $found }“. Viisid: { $expected }.
error-setup-board = Mängulauda „{ $found }“ ei ole. Mängulauad: { $expected }.
error-setup-boards = Igal { $players } mängijast peab olema oma mängulaud, aga anti: { $found }.
error-simulate-two-agents = { $option } vajab kaht komaga eraldatud agenti, mitte „{ $found }“.
error-simulate-too-many-agents = { $option } nimetab { $found } agenti, aga mängijaid on ainult { $players }.
error-replay-step = { $option } peab olema 0 kuni { $most }, mitte { $found }.

## Failid

error-file-missing = Faili „{ $name }“ ei ole.
error-file-no-folder = Kausta „{ $name }“ ei ole.
error-file-exists = „{ $name }“ on juba olemas ja seda ei kirjutata üle.
error-file-folder = „{ $name }“ on kaust, mitte fail.
error-file-forbidden = Faili „{ $name }“ ei saa avada: luba puudub.
error-file-not-text = „{ $name }“ ei ole tekstifail.
error-file-too-long = „{ $name }“ on liiga pikk.
error-file-unreadable = Faili „{ $name }“ ei saa lugeda: { $system }.
error-file-unwritable = Faili „{ $name }“ ei saa kirjutada: { $system }.

## Mäng terminalis

error-play-number = „{ $found }“ ei ole menüüs: vali 1 kuni { $most }.
error-play-unknown = „{ $found }“ ei ole käsk ega käik. Kirjuta „help“.
error-play-name-missing = Sõna „{ $found }“ järel puudub nimi.
error-play-covered = Kaart { $card } on veel teise kaardi all.
error-play-not-held = Sul ei ole käes kaarti { $card }.
error-play-twice = { $card } on sinu linnas juba olemas.
error-play-nowhere = { $thing }: maksta ei saa; vajalikku ressurssi ei tooda sina ega su naabrid.
error-play-too-expensive = Liiga kallis: { $thing }, hind { $price }, sul on puudu { $missing }.
error-play-illegal = „{ $move }“ ei ole praegu võimalik.
error-play-why = Sellist nime pole: „{ $found }“.
error-play-nothing-to-undo = Pole midagi tagasi võtta.
error-play-seat = Kohta „{ $found }“ ei ole. Kohad: { $expected }.
error-play-opponents = { $option } nimetab { $found } vastast, aga neid on ainult { $most }.
error-play-record-from-position = { $option } vajab mängu algusest peale; etteantud seisust alanud mängul ei ole üleskirjutust.
error-play-setup-from-start = { $option } ei sobi kokku valikuga --from: mäng on juba üles seatud.
error-play-standard-input = { $option } ei saa lugeda standardsisendit, sest sealt tulevad käigud.

## Käigud ja tõmbamised

error-move-unknown = Sellist käiku ei ole: { $move }.
error-move-game-over = Mäng on läbi.
error-move-nature-first = Enne tuleb midagi tõmmata.
error-move-wrong-seat = Praegu ei ole mängija { $seat } kord.
error-move-illegal = See käik ei ole praegu lubatud: { $move }.
error-move-not-asked = Praegu ei oodata käiku.
error-draw-not-asked = See tõmme ei ole praegu järjekorras.
error-draw-wrong-slot = Enne tuleb avada teine kaart.
error-draw-impossible-card = „{ $card }“ ei saa siin olla.
error-draw-wrong-count = Tõmmatud kaartide või märkide arv on vale.
error-draw-wrong-face = Kaart kohal { $slot } peab olema teistpidi.
error-draw-seen = „{ $card }“ on juba nähtud.
error-draw-twice = „{ $card }“ esineb kaks korda.
error-draw-wrong-guilds = Gildide arv on vale.
error-draw-unknown-name = Nime „{ $name }“ ei ole.
error-draw-not-in-pool = Seda ei saa enam tõmmata: „{ $name }“.
error-draw-repeated = Midagi on tõmmatud sagedamini, kui on võimalik.
error-draw-wrong-age = „{ $name }“ ei kuulu { $age }. ajastusse.
error-draw-wrong-copies = „{ $name }“ tuleb jagada täpselt nii mitu korda, kui see pakis on: { $expected }.
error-draw-wrong-board = Kohal number { $seat } on juba teine mängulaud.
error-draw-wrong-side = Koha number { $seat } mängulauda ei saa nii pöörata.

## Käigud tekstina

error-text-empty-move = Käik puudub. See algab ühega neist sõnadest: { $expected }.
error-text-unknown-verb = „{ $found }“ ei ole käik. Käik algab ühega neist sõnadest: { $expected }.
error-text-with-missing = Tuleb öelda, millise kaardiga: „… with tavern“.
error-text-unknown-name = Nime „{ $found }“ ei ole.
error-text-card-not-in-structure = „{ $found }“ ei ole laual.
error-text-bad-reveal = Siin oodatakse kohta ja kaarti.
error-text-payment-expected = Kaardi järel võib olla ainult makse: „left 2 right 1“.

## Seisud tekstina

error-text-not-a-position = Seis algab sõnadega „{ $expected }“.
error-text-unknown-section = Osa „{ $found }“ ei ole. Osad: { $expected }.
error-text-section-twice = Osa „{ $found }“ esineb kaks korda.
error-text-one-word-expected = Osa „{ $found }“ vajab täpselt ühte sõna.
error-text-number-expected = Siin oodatakse arvu { $low } kuni { $high }, mitte „{ $found }“.
error-text-seat-expected = Siin oodatakse kohta ({ $expected }), mitte „{ $found }“.
error-text-twice = „{ $found }“ on juba olemas, veerus { $first }.
error-text-table-without-age = Kaardid on laual vaid siis, kui „age“ on 1, 2 või 3.
error-text-slots-expected = Laual on kohti { $expected }, siin on neid { $found }.
error-text-wrong-age = „{ $found }“ ei kuulu { $age }. ajastusse.
error-text-floating-card = „{ $found }“ ei saa olla seal, kus selle all ei ole enam kaarti.
error-text-too-many-face-down = Tagurpidi kaarte on rohkem kui nägemata kaarte.
error-text-unknown-question = Küsimust „{ $found }“ ei ole. Küsimused: { $expected }.
error-text-impossible-questions = Need küsimused ei saa üksteisele järgneda.
error-text-over-without-result = Mäng on läbi, kuid osa „over“ puudub.
error-text-result-without-over = Tulemus on olemas, kuid mäng ei ole läbi.
error-text-result-expected = Siin oodatakse võitjat (A, B või shared) ja põhjust ({ $expected }).
error-text-not-in-box = „{ $found }“ ei ole karbis.
error-text-reveals-expected = Küsimuste seas peab olema nii mitu „reveal“, kui mitu vaba kaarti on tagurpidi: { $expected }.
error-text-shown-and-question = Märgid peavad olema näidatud siis, kui küsimus on „pick“, ja ainult siis.
error-text-offer-and-question = Maailmaimed peavad olema valikus siis, kui küsimus on „draft“, ja ainult siis.
error-text-nothing-to-answer = Sellele küsimusele ei ole siin võimalikku vastust.
error-text-draft-after-deal = See küsimus on võimalik ainult enne esimest ajastut.
error-text-deal-too-early = Järgmist ajastut ei saa veel laduda või seda ei ole.
error-text-too-many-wonders = Maailmaimesid oleks liiga palju: kõige rohkem { $most }.
error-text-tokens-before-laying = Märgid on juba väljas, kuigi neid pole veel laotud.
error-text-offer-and-draft = Valitud maailmaimed, valikus olevad ja koht, mille kord on valida, ei sobi kokku.
error-text-too-few-unseen = Nägemata kaarte on { $age }. ajastu ladumiseks liiga vähe.
error-text-too-often = „{ $found }“ on siin sagedamini kui karbis.
error-text-none-left = Selle „?“ jaoks ei ole { $age }. ajastu kaarte järel.
error-text-boards-expected = Siin peab olema 3 kuni 7 mängulauda, mitte { $found }.
error-text-board-missing = Mängulaud puudub: „?“ on lubatud ainult enne mängulaudade jagamist.
error-text-side-missing = Igal mängulaual peab siin olema pool: „gizah_day“.
error-text-side-too-early = Pool ei ole siin veel teada: mängulaud kirjutatakse ilma selleta, mitte „{ $found }“.
error-text-boards-after-deal = Mängulauad ja pooled valitakse enne esimest ajastut.
error-text-sides-expected = Tuleb öelda, kuidas pooled valitakse: { $expected }.
error-text-too-many-stages = Osi on liiga palju ({ $found }): sellel poolel on neid { $most }.
error-text-too-many-revivals = Mahapandud kaarte saab mängija { $seat } maailmaimega ehitada kõige rohkem { $most }, mitte { $found }.
error-text-turn-before-deal = See küsimus on võimalik alles pärast kaartide jagamist.
error-text-over-too-early = Mäng lõpeb alles pärast kolmandat ajastut ja võitjaga.
error-text-wrong-winners = Punktid ütlevad muud. Võitjad: { $expected }.
error-text-hand-size = Mängijal { $seat } peab sel käigul käes olema kaarte: { $expected }.
error-text-choice-missing = { $seat } on juba valinud, seega tuleb valik anda.
error-text-choice-not-asked = Mängija { $seat } valikut ei saa siin anda.
error-text-bad-move = Valikust ei saa aru. { $reason }
error-text-illegal-move = See valik ei ole siin lubatud.
error-text-log-too-long = Ajastu logis ei ole üle seitsme kaardi.
error-text-unknown-use = „{ $found }“ peab algama ühega neist märkidest: { $expected }.
error-text-look-expected = Siin peavad olema koht, ajastu, käik ja nähtud kaardid.
error-text-log-contradicts = Logi ei lähe kokku sellega, mis on laual: „{ $found }“.
error-text-look-contradicts = Mahapandud kaardid olid siis teised või ei ole võetud kaarti linnas.

## Üleskirjutused

error-record-heading = See ei ole mängu üleskirjutus. Üleskirjutus algab nii: { $expected }.
error-record-after-result = Tulemuse järel ei tohi midagi olla, kuid siin on „{ $found }“.
error-record-step-expected = Siin oodatakse sammu, mitte „{ $found }“.
error-record-setting-twice = „{ $found }“ on määratud kaks korda.
error-record-move-number = Siin oodatakse käiku number { $expected }, mitte „{ $found }“.
error-record-bad-step = Seda ei saa mängida: „{ $found }“. { $reason }
error-record-result = Tulemus on „{ $expected }“, mitte „{ $found }“.
error-record-setting = Seadest „{ $found }“ ei saa aru.
error-record-player = Kohta „{ $found }“ ei ole. Kohad: { $expected }.

## Server

error-connection-too-many = Avatud on liiga palju ühendusi. Sulge mõni aken või proovi hetke pärast uuesti.
error-data-no-driver = PostgreSQL-i jaoks tuleb paigaldada veel üks pakett: { $package }.
error-data-unknown-database = Tundmatu andmebaas: „{ $found }“. Andmebaasid: { $expected }.
error-data-unusable = Mänge ei saa hoida kohas „{ $place }“: { $reason }.
error-data-newer = Mängud kohas „{ $place }“ on kirjutanud programmi uuem versioon ({ $found }). Uuenda programmi.
error-data-not-empty = Kohas „{ $place }“ on juba mänge. Varukoopia saab taastada ainult tühja kausta või andmebaasi.
error-data-not-a-backup = „{ $file }“ ei ole varukoopia, mida saaks taastada: { $reason }.
error-data-no-games = Kohas „{ $place }“ ei ole ühtegi mängu.
error-data-two-places = Anna kas --data või --database, mitte mõlemat.
error-auth-invalid-invitation = Kutse ei kehti enam: koht on võetud.
error-option-unknown = Selles mängus ei ole valikut „{ $found }“. Valikud: { $expected }.
error-option-value = Valik „{ $option }“ ei saa olla „{ $found }“.
error-request-interrupted = Ühendus katkes.
error-request-malformed = Server ei saa sellest sõnumist aru.
error-request-not-json = Server võtab vastu ainult „{ $expected }“.
error-request-not-accepted = Server ei võta seda vastu.
error-request-too-large = See on liiga suur: kõige rohkem { $most } baiti.
error-rate-limited = Liiga palju päringuid. Proovi hetke pärast uuesti.
error-request-timeout = Päringu saabumine võttis liiga kaua.
error-request-unknown-host = Server ei vasta sellele hostinimele.
error-request-unknown-path = Sellel aadressil ei ole midagi.
error-request-wrong-method = Seda aadressi ei saa nii kasutada.
error-resign-many-players = Kui mängijaid on üle kahe, ei saa alla anda; las arvuti mängib.
error-seat-ai = Sellel kohal mängib juba arvuti.
error-seat-bot-plays = Sellel kohal mängib praegu arvuti. Võta koht enne tagasi.
error-seat-hand-seen = Kes sellelt kohalt lahkus, teab selle kaarte. Istu lauda, kui jagatakse uued; seni võib mängida arvuti.
error-seat-no-bot = Sellel kohal arvuti ei mängi.
error-seat-not-away = See mängija ei ole piisavalt kaua ära olnud.
error-seat-not-free = See koht on võetud.
error-seat-not-host = Ainult laua võõrustaja saab kedagi kutsuda.
error-seat-not-yours = See koht ei ole sinu.
error-argument-wrong = Funktsiooni { $function } argument on vale: { $found }.
error-field-unknown = Sellel olekul ei ole välja „{ $name }“.
error-field-wrong = Väljal „{ $name }“ ei saa olla väärtust { $found }.
error-state-damaged = See kodeeritud seis on rikutud.
error-state-invalid = Nendest väljadest ei saa võimalikku seisu: { $reason }
error-state-partial = See on ühe koha vaade; reeglid vajavad tervet olekut.
error-seat-unknown = Selle laua taga sellist kohta ei ole.
error-auth-missing-secret = Sina vaatad pealt; seda saavad teha ainult mängijad.
error-auth-invalid-secret = Selles seadmes ei ole ükski koht selle laua taga sinu.
error-config-unusable-address = Server ei saa kasutada aadressi { $host }, port { $port }: { $reason }.
error-server-busy = Server on hõivatud. Proovi hetke pärast uuesti.
error-server-internal-error = Serveris läks midagi valesti. Proovi hetke pärast uuesti.
error-config-invalid-limits = Piirangutest muutujas SEVENWONDERS_LIMITS ei saa aru: { $reason }
error-config-not-a-number = { $name } vajab täisarvu, mitte „{ $found }“.
error-config-unknown-setting = Seadet { $found } ei ole.
error-config-invalid = { $name } ei saa olla „{ $found }“: { $reason }.
error-config-needs-postgresql = Mitme protsessi jaoks on vaja PostgreSQL-i: --database postgresql://…
error-server-storage = Server ei saa andmebaasi kirjutada. Proovi hetke pärast uuesti.
error-socket-already-open = „hello“ on selles ühenduses juba saadetud.
error-socket-hello-expected = Ühendus peab algama sõnumiga „hello“.
error-table-busy = Sellele lauale tuleb korraga liiga palju päringuid. Proovi hetke pärast uuesti.
error-table-damaged = Selle laua logi on rikutud; mängu ei saa näidata.
error-table-full = Seda lauda vaatab liiga palju inimesi.
error-table-log-full = Selles lauas on mängu kõrval liiga palju juhtunud. Saad ainult edasi mängida.
error-table-other-rules = Seda mängu mängiti reeglite versiooni { $found } järgi; server mängib versiooni { $expected } järgi.
error-table-over = Mäng on läbi.
error-table-prepared = Selles mängus on kaarte nähtud ja käigud siis tagasi võetud, seega ei saa keegi teine enam liituda. Alusta uut mängu.
error-table-unloaded = Laud suleti just tegevusetuse tõttu. Proovi uuesti.
error-table-running = Mäng käib veel.
error-table-seat-count = Nii mitme mängijaga seda mängu ei mängita: { $found }.
error-table-too-many = Server on täis: rohkem laudu sinna ei mahu.
error-table-too-many-live = Korraga käib liiga palju mänge. Proovi hetke pärast uuesti.
error-table-unknown = Sellist lauda ei ole.
error-undo-not-asked = Selle tagasivõtmise lubamine ei ole sinu otsustada.
error-undo-not-requested = Keegi ei ole palunud käiku tagasi võtta.
error-undo-nothing = Pole midagi tagasi võtta.
error-undo-revealed = Midagi uut tuli nähtavale; käiku ei saa enam tagasi võtta.
error-verify-no-seed = Üleskirjutuses ei ole algväärtust: mäng ei ole läbi või seda ei mängitud serveris. Võid selle anda valikuga --seed.
error-verify-seed = „{ $found }“ ei saa olla algväärtus.
error-verify-commitment = See ei ole algväärtus, mis kinnitati enne mängu. Siis kinnitatud räsi: { $expected }. Selle algväärtuse räsi: { $found }.
error-verify-draw = Samm { $step } on „{ $found }“, aga algväärtus annab „{ $expected }“.
error-version-stale = Laud on vahepeal muutunud; vaata uuesti.

## Millega programmid eksivad

error-record-unfinished = Üleskirjutus lõpeb tulemusega „{ $found }“, aga mäng ei ole läbi.
error-setup-line = Seadet „{ $setting }“ väärtusega „{ $found }“ ei ole.
error-setup-beginners = Algajate maailmaimede seade on yes või no, mitte „{ $found }“.
error-text-not-a-text = Siin oodatakse teksti, mitte väärtust tüübiga „{ $found }“.
error-text-decided = Selles seisus on mäng juba otsustatud, seega ei ole kellegi kord.
error-text-not-decided = Selles seisus ei ole mäng otsustatud, seega ei saa see läbi olla.
error-text-other-result = Tulemus ei sobi seisuga; see peaks olema „{ $expected }“.
error-text-retired-too-early = Maailmaime läheb karpi tagasi alles siis, kui ehitatud maailmaimesid on { $expected }.
error-move-nothing-to-undo = Pole midagi tagasi võtta.
error-game-beginning = Mäng algab kas seadistusest või seisust.
error-game-no-record = Mängul, mis algas seisust, ei ole üleskirjutust.
error-game-running = Mäng ei ole veel läbi.
error-game-name-taken = Juba on teine mäng nimega „{ $found }“.
error-agent-name-taken = Juba on teine agent nimega „{ $found }“.
error-setup-unknown = See ei ole selle mängu seadistus: „{ $found }“.
error-state-unknown = See ei ole mängu „{ $expected }“ olek: „{ $found }“.
error-seen-unknown = Agent vajab ühe koha vaatlust, mitte „{ $found }“.
error-rng-unknown = Juhuarvud tulevad Rng-st, mitte siit: „{ $found }“.

## Agendid, võrgud ja treenimine

error-agent-limit = „{ $found }“ ei ole agendi mõtlemise piirang. Näited: { $expected }.
error-agent-persona = Stiili „{ $found }“ ei ole. Stiilid: { $expected }.
error-agent-no-module = Moodulit „{ $found }“ ei ole, ei selles kaustas ega paigaldatud pakettide seas.
error-agent-broken-module = Moodulit „{ $found }“ ei saa laadida: { $reason }
error-agent-no-class = Moodulis „{ $module }“ ei ole agenti „{ $found }“. On: { $expected }.
error-agent-no-choose = „{ $found }“ moodulis „{ $module }“ ei ole klass, millel on meetod „choose“.
error-agent-not-created = Agenti „{ $found }“ moodulist „{ $module }“ ei saanud luua: { $reason }.
error-level-unknown = Taset „{ $found }“ ei ole. Tasemed: { $expected }.
error-network-unreadable = Võrku „{ $name }“ ei saa lugeda.
error-network-no-network = „{ $name }“ ei ole võrk.
error-network-other-format = „{ $name }“ on vormingus { $found }, mida see versioon ei tunne.
error-network-damaged = Võrk „{ $name }“ on rikutud.
error-network-other-game = „{ $name }“ on mängu „{ $found }“ võrk, mitte mängu „{ $expected }“ oma.
error-network-other-inputs = See võrk on tehtud millegi muu jaoks: { $found }. Vaja on: { $expected }.
error-train-no-course = Mängu „{ $found }“ jaoks treeningut ei ole. Mängud: { $expected }.
error-train-other-game = { $option } ei ole mängu { $found } võrkude jaoks.
error-train-no-limit = Ütle, kui kaua treenida: mitu mängu või mitu minutit.
error-train-no-checkpoint = Pole treeningut, mida jätkata: faili „{ $name }“ ei saa lugeda.
error-train-damaged = „{ $name }“ on rikutud; treeningut ei saa sellest jätkata.
error-train-other-network = „{ $name }“ kuulub teise võrgu treeningu juurde.
error-ladder-unreadable = „{ $name }“ ei ole fail, millest saaks jätkata.
error-ladder-agents = Edetabel vajab kahte või enamat erinevat agenti, mitte „{ $found }“.
error-ladder-other = „{ $name }“ tehti teiste seadetega. Erinevused: { $fields }.
error-game-seed = Algväärtus (seed) on täisarv, mitte „{ $found }“.
error-thing-no-price = Asjal „{ $name }“ ei ole hinda.

## Understanding

error-review-no-reviewer = Mängule { $found } ülevaadet ei ole; on mängudele: { $expected }.
error-review-unfinished = Üle vaadata saab ainult lõppenud mängu.
error-puzzle-no-puzzles = Mängule { $found } ülesandeid ei ole; on mängudele: { $expected }.
error-puzzle-unknown = Ülesannet { $found } ei ole.
error-explore-no-statistics = Mängule { $found } statistikat ei ole; on mängudele: { $expected }.
error-hint-no-reasons = Mängule { $found } vihjeid ei ole.
error-analyse-seat = { $option }: koha { $found } kord siin ei ole; valida saavad: { $expected }.
error-analysis-game-in-progress = Inimeste mängu saab analüüsida alles pärast selle lõppu.
error-seat-not-asked = Praegu ei ole koha { $seat } kord.
error-review-unknown = Sellist ülevaadet ei ole.
error-plot-missing = { $option } vajab lisa „plot“: pip install "sevenwonders[plot]".
error-plot-format = { $option } ei saa joonistada „{ $found }“. Failitüübid: { $expected }.
error-explore-no-calibration = Mängu { $found } statistikas ei ole kalibreerimist.

## Games in a page without a server

error-device-declined = Mängu ei ole alla laaditud.
error-device-failed = Mängu ei saanud selles brauseris laadida. Kontrolli ühendust ja laadi leht uuesti.
error-device-full = Brauseris ei ole enam ruumi, seega seda käiku ei salvestatud. Vabasta ruumi ja laadi leht uuesti.
error-device-storage = Brauser ei saa mängu salvestada. Kõik kuni viimase salvestatud käiguni on alles; jätkamiseks laadi leht uuesti.
error-device-unknown = Seda mängu ei ole selles brauseris. Mängud kaovad, kui saidi andmed kustutatakse.
