# Mida käsurida ütleb: abi, mäng terminalis, matšid, mõõtmised. Käsud ja valikud jäävad inglise keelde.

## Abi

cli-help = 7 maailmaimet ja 7 maailmaimet: Duell. Mängi brauseris või terminalis, lase agentidel mängida, vaata mänge ja seise. Ilma käsuta avaneb mäng brauseris.
cli-help-usage = Kasutamine:
cli-help-commands = Käsud:
cli-help-arguments = Argumendid:
cli-help-options = Valikud:
cli-help-serve = Ava mängud brauseris: server töötab kuni Ctrl-C-ni. Sõbrad sinu võrgust saavad liituda, kui annad serverile aadressi, millele nad ligi pääsevad.
cli-help-verify = Kontrolli serveris mängitud mängu segamist: kõik tõmbed tehakse selle algväärtusest uuesti.
cli-help-backup = Kopeeri kõik serveri mängud faili, ka siis, kui see töötab.
cli-help-restore = Taasta varukoopia mängud tühja andmebaasi, SQLite’i või PostgreSQL-i.
cli-help-play = Mängi terminalis: Duelli agendi vastu või kahekesi ühe klaviatuuri taga, või 7 maailmaimet (classic) kahe kuni kuue agendi vastu.
cli-help-simulate = Lase agentidel mängida palju mänge ja näita tulemust koos usaldusvahemikega. Sama algväärtus annab samad mängud, olgu protsesse kui palju tahes.
cli-help-replay = Käi läbi üleskirjutatud mäng, loetle, mis juhtus, või näita üht hetke sellest.
cli-help-show = Näita seisu: lauda, kes otsustab, ja lubatud käike koos hindadega.
cli-help-analyse = Hinda seisu käike: mida igaüks väärt on, kuidas mäng võib jätkuda ja miks parim on hea.
cli-help-review = Vaata lõppenud mäng läbi: mida iga valik maksis, mida tõi õnn ja milline jätk oleks olnud võtmehetkedel parem.
cli-help-puzzle = Lahenda ülesanne: päeva oma või tunnuse järgi. Otsib ka ülesandeid agentide mängudest (mine) ja kontrollib kaasasolevate tõestusi uuesti (prove).
cli-help-explore = Näita statistikat mängudest, mida võrk enda vastu mängis: maailmaimed, paarid, märgid, avangud, esimene koht; mängulauad ja punktiallikad. Valikuga --games mängitakse kõigepealt uued mängud.
cli-help-calibration = Näita, kui hästi võrgu tõenäosused vastavad selle mängude tulemustele, ajastu ja võidu liigi järgi.
cli-help-train = Treeni võrku, mis mängib iseendaga. Seda võib igal ajal katkestada ja hiljem jätkata.
cli-help-ladder = Lase igal agendil mängida iga teisega ja hinda neid. Seda võib igal ajal katkestada; failiga jätkub see pooleli jäänud kohast.
cli-help-bot = Lase agendil vastata teisele programmile standardsisendi ja -väljundi kaudu, rida-realt.
cli-help-export = Lase agentidel mängida ja kirjuta iga otsuse kohta üks rida, Parquet- või NDJSON-vormingus, andmebaaside ja õppimise jaoks. Olemasolevaid faile uuesti ei tehta.
cli-help-bench = Mõõda, kui kiiresti mäng selles arvutis töötab.
cli-option-help = Näita abi.
cli-option-version = Näita versiooni.
cli-option-lang = Keel: en, sr, pl, et või ro; vaikimisi süsteemi keel.
cli-option-host = Aadress, millel server kuulab; vaikimisi saab ühenduda ainult see arvuti. 0.0.0.0 laseb ka teised sisse.
cli-option-port = Port; vaikimisi 7777 või mõni vaba.
cli-option-commitment = Räsi, mis kinnitati enne mängu (vaikimisi: see, mis on üleskirjutuses).
cli-option-shuffle-seed = Segamise algväärtus (vaikimisi: see, mis on üleskirjutuses).
cli-option-database = Kausta asemel PostgreSQL-i andmebaas: postgresql://kasutaja@host/nimi.
cli-option-backup-file = Varukoopia fail.
cli-option-processes = Mitu serveriprotsessi kasutab üht PostgreSQL-i andmebaasi.
cli-option-data = Kus mänge hoitakse (vaikimisi: süsteemi rakendusandmete kaustas).
cli-option-open = Ava ka brauser; vaikimisi sees, --no-open lülitab välja.
cli-option-game = Milline mäng: duel või classic.
cli-option-opponent = Kes mängib sinu vastu: tase (beginner, easy, medium, skilled, hard, expert, master), mõni muu agent või human, kui mängite sama klaviatuuri taga. Duellis üks, classic-mängus mitu, komadega [medium].
cli-option-seat = Sinu koht; Duellis alustab A.
cli-option-beginners = Alusta algajate maailmaimedega, ilma valimiseta.
cli-option-first = Duell: kes alustab: A, B või random.
cli-option-bonus = Lisamündid teisele mängijale.
cli-option-seed = Juhuarvude algväärtus (seed), et sama jaotust uuesti mängida.
cli-option-record = Kirjuta mäng sellesse faili üles.
cli-option-from = Jätka seisust või failist, milles on seis või üleskirjutus.
cli-option-games = Mitu mängu.
cli-option-agents = Agendid, komadega eraldatud: tase (beginner … master), random, greedy, net, mcts:1000, bot:KÄSK või oma klass (mybot:Class, ./mybot.py:Class); Duellis kaks [mcts:1000,greedy], mängus classic kuni seitse, korduvad kohtade täitmiseks [mcts:200,greedy,greedy].
cli-option-players = Classic: mängijate arv, 3 kuni 7.
cli-option-sides = Classic: mängulaudade pooled: day, night, random või choose, kui igaüks valib ise.
cli-option-boards = Classic: mängulaud igale kohale, järjekorras, või random.
cli-option-match-seed = Juhuarvude algväärtus (seed), millest tulenevad kõik mängud.
cli-option-jobs = Mitu protsessi; vaikimisi üks iga tuuma kohta.
cli-option-cluster = Mängi Ray klastris sellel aadressil või uues klastris siin arvutis (local); tulemus on sama.
cli-option-ledger = Kirjuta mängitud mängud sellesse faili; seal juba olevaid uuesti ei mängita.
cli-option-swap = Vaheta kohti pärast iga mängu; vaikimisi sees, --no-swap lülitab välja.
cli-option-records = Kirjuta iga mäng sellesse kausta üles.
cli-option-json = Väljasta teksti asemel JSON.
cli-option-network = Võrgu fail; kontrollpunktid ja logi on selle kõrval.
cli-option-train-games = Lõpeta pärast N mängu.
cli-option-minutes = Lõpeta pärast N minutit.
cli-option-resume = Jätka viimasest kontrollpunktist.
cli-option-threads = Mitu lõime mängib ja õpib korraga.
cli-option-train-seed = Juhuarvude algväärtus; ühe lõime ja kindla mängude arvuga annab see sama võrgu.
cli-option-hidden = Mitu peidetud sõlme võrgul on.
cli-option-simulations = Otsing mängude iga käigu jaoks, simulatsioonides; 0: ilma otsinguta.
cli-option-policy = Õpi lisaks väärtustele ka poliitikat: milliseid käike eelistada.
cli-option-rollout-policy = Destilleeri sellest võrgust kiire käigupoliitika otsingute jaoks, selle asemel et treenida uut võrku.
cli-option-begin = Alusta selle faili võrgust.
cli-option-rival = Võrgud, mis mängivad kordamööda mõnes mängus kaasa ega õpi.
cli-option-rival-games = Mitmes mängus sajast vastane mängib.
cli-option-ladder-agents = Agendid komadega eraldatult; kaks või rohkem, kõik erinevad.
cli-option-ladder-games = Mitu mängu iga paar mängib.
cli-option-ladder-file = Hoia tulemusi selles failis.
cli-option-bot-agent = Agent, kes vastab.
cli-option-out = Failide kaust.
cli-option-format = Failide vorming: parquet või ndjson.
cli-option-values = Kirjuta ka, kuidas agendid oma käike hindavad.
cli-option-features = Kirjuta ka koha vaatlus, nagu õppivad programmid selle saavad (observation), või oma funktsiooni tulemus.
cli-export-done = Mänge: { $games }, faile: { $files }, { $size } kB.
cli-option-file = Üleskirjutus või - standardsisendi jaoks.
cli-option-at = Seis pärast N sammu.
cli-option-events = Loetle kõik, mis selle ajani juhtus.
cli-option-position = Seis jutumärkides, fail seisu või üleskirjutusega või - standardsisendi jaoks.
cli-option-depth = Kui sügavalt otsida, simulatsioonides.
cli-option-analyse-seat = Koht, mille käike hinnatakse; vaikimisi esimene, kelle kord on.
cli-option-every = Loetle kõik valikud ja tõmbed, mitte ainult võtmehetked.
cli-option-puzzle = daily, ülesande tunnus (duel-17), mine või prove.
cli-option-puzzles = mine: mitu ülesannet kõige rohkem alles jätta.
cli-option-puzzle-file = mine: ülesannete fail.
cli-option-explore-file = Kirjuta statistika ekraani asemel sellesse faili.

## Laud

cli-before-age = Maailmaimed
cli-result = { $you ->
    [yes] Võit on sinu: { $victory }.
   *[no] Võitja on { $player }: { $victory }.
}
cli-result-shared = Jagatud võit.
cli-city-symbols = sümbolid { $count }/{ $needed }:
cli-city-wonders = maailmaimed:
cli-city-tokens = progress:
cli-city-makes = toodab:
cli-city-buys = ostuhind:
cli-track = Sõjandus
cli-track-even = keegi ei juhi
cli-track-lead = { $you ->
    [yes] juhid { $spaces } sammuga (punkte { $points })
   *[no] { $player } juhib { $spaces } sammuga (punkte { $points })
}
cli-board = Progressimärgid:
cli-box = Karbis:
cli-discarded = Mahapandud kaardid ({ $count }):
cli-discarded-count = Maha pandud: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}
cli-unseen-guilds = gildid
cli-menu-build = ehita
cli-menu-sell = loobu
cli-menu-theirs = { $player } maksab

## Mäng terminalis

cli-hello = Tere tulemast mängu 7 maailmaimet: Duell. Kolm küsimust ja mäng algab; Enter võtab pakutud vastuse.
cli-ask-opponent = Kes mängib sinu vastu?
cli-opponent-level = { $name }: { $about }
cli-opponent-human = teine inimene selle klaviatuuri taga
cli-ask-seat = Kes alustab?
cli-seat-first = mina
cli-seat-second = vastane
cli-ask-wonders = Kuidas maailmaimed valitakse?
cli-wonders-draft = kordamööda, reeglite järgi
cli-wonders-beginners = algajate komplekt, esimeseks mänguks
cli-choose = Sinu valik [{ $proposed }]:
cli-welcome = Kirjuta number menüüst või käik; „help“ seletab ülejäänut.
cli-prompt = { $player } (1–{ $last }, help):
cli-thinking = { $player } mõtleb…
cli-hand-over = { $player }: vajuta Enter, kui keegi teine ei vaata.
cli-verify-promised = Algväärtus { $seed } on see, mis kinnitati enne mängu: { $commitment }
cli-verify-unpromised = Algväärtuse { $seed } räsi on { $commitment }; üleskirjutuses ei ole räsi, millega võrrelda.
cli-verify-holds = Midagi ei muudetud: kõik tõmbed (arv: { $draws }) tulenevad sellest.
cli-backup-done = Laudu failis { $file }: { $tables }.
cli-restore-done = Taastatud laudu: { $tables }.
cli-review-shallow = Nii lühike otsing ei erista vigu; neid loetakse alates { $simulations } simulatsioonist.
cli-serve-ready = Mäng on avatud aadressil { $address }
cli-serve-stop = Ctrl-C peatab serveri. Pooleliolevad mängud jäävad alles ja jätkuvad järgmisel käivitamisel.
cli-file = FAIL
cli-play-intro = Kirjuta käigu number menüüst või üks neist käskudest:
cli-play-help = see nimekiri
cli-play-why = mida kaart, maailmaime või märk teeb ja kuidas hind kujuneb; ka „why a“ või „why sphinx“
cli-play-table = näita lauda uuesti (või lihtsalt Enter)
cli-play-prices = mida kõik kummalegi mängijale maksab
cli-play-unseen = kaardid, mis võivad veel tulla, ja märgid karbis
cli-play-discard = mahapandud kaardid
cli-play-hint = mida teeks hea mängija
cli-play-undo = võta oma viimane käik tagasi
cli-play-save = salvesta mäng
cli-play-quit = lahku mängust
cli-play-moves = Käigu võib ka kirjutada, kasutades nimesid, kaartide tähti ja maailmaimede tähiseid:
cli-play-legend = Hinnad on müntides ({ $coin }). Sulgudes on hinnad, mida sa maksta ei jõua. Kaartide värvid:
cli-hint = Hea mängija valiks: { $move } ({ $number }).
cli-undone = Tagasi võetud.
cli-saved = Salvestatud: { $name }
cli-left = Mäng jäi pooleli.
cli-position = Hiljem jätkamiseks: play --from "{ $position }"
cli-stopped = Katkestatud.
cli-standard-input = standardsisend
cli-standard-output = standardväljund

## Mängude vaatamine

cli-replay-prompt = { $at }/{ $last } (Enter edasi, b tagasi, number, q lõpp):
cli-replay-help = Enter läheb edasi, b tagasi, number viib selle sammuni, q lõpetab.

## Matšid

cli-sim-playing = Mänge mängitakse
cli-sim-title = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, algväärtus { $seed }, 95% usaldusvahemikega
cli-sim-result = { $first } – jagatud – { $second }
cli-sim-share = Võitude osa: { $agent }
cli-sim-even = (võrdselt: { $share })
cli-sim-shared = Jagatud võidud
cli-sim-elo = Elo vahe: { $agent }
cli-sim-civilian = Kultuurivõidud
cli-sim-scientific = Võidud teadusliku üleolekuga
cli-sim-military = Võidud sõjalise üleolekuga
cli-sim-first = Alustaja võitude osa
cli-sim-points = Keskmised punktid kultuurivõitudes
cli-sim-means = Keskmised punktid
cli-sim-speed = Mänge / otsuseid sekundis
cli-sim-records = Üleskirjutused: { $folder }
cli-no-games = Ükski mäng ei jõudnud lõpuni.
cli-interrupted = Katkestatud; mängitud mänge: { $games } / { $wanted }.

## Mõõtmised

cli-bench-compiled = { $game }, kompileeritud
cli-bench-plain = { $game }, tavaline Python
cli-bench-games = Juhuslikke mänge protsessorisekundis
cli-bench-legal_ids = Lubatud käigud, µs
cli-bench-copy_and_apply = Koopia, lubatud käigud ja käik, µs
cli-bench-checked_play = Kontrollitud käik, µs
cli-bench-seen = Ühe koha vaatlus, µs
cli-bench-view = Vaade ühelt kohalt, µs

## 7 maailmaimet kolmele kuni seitsmele

cli-classic-start = Mängulauad
cli-classic-turn = käik { $turn }
cli-classic-left = vasakul
cli-classic-right = paremal
cli-classic-wonder = maailmaime:
cli-classic-stage = maailmaime osa
cli-classic-built = juba ehitatud
cli-classic-waiting = Oodatakse: { $players }.
cli-classic-result = { $count ->
    [one] Võit: { $players }.
   *[other] Jagatud võit: { $players }.
}
cli-classic-play-why = mida kaart teeb ja kõik viisid selle eest maksta; ka „why tavern“ või „why stage“
cli-classic-play-cities = kõik linnad tervikuna
cli-classic-play-moves = Käigu võib ka kirjutada: kaardi nimi või täht ja makse kummalegi naabrile; ilma selleta valitakse odavaim viis:
cli-classic-play-legend = Hinnad on müntides ({ $coin }); { $left } makstakse vasakule, { $right } paremale. Sulgudes on hinnad, mida sa maksta ei jõua. Kaartide värvid:

## Mängud, millel oma sõnu ei ole

cli-plain-ask = Otsustab: { $players } ({ $question }).
cli-plain-draw = Otsustab juhus: { $question }.
cli-plain-over = { $count ->
    [one] Võit: { $players } ({ $reason }).
   *[other] Jagatud võit: { $players } ({ $reason }).
}
cli-plain-total = Kokku

## Statistics and pictures

cli-option-plot = Joonista tulemus pildina (.svg, .png, .pdf; vajab lisa „plot“).
cli-option-train-plot = Joonista õppimiskõverad pärast iga teadet (.svg, .png, .pdf; vajab lisa „plot“).
cli-explore-title = Statistika: { $games } mängu, võrk iseenda vastu
cli-explore-endings = Mängulõpud
cli-explore-second = Teise mängija võidud lisamüntide järgi
cli-explore-coins = münte: { $coins }
cli-explore-owned = Omaniku võidud maailmaime järgi
cli-explore-tokens = Omaniku võidud progressimärgi järgi
cli-explore-openings = Esimese mängija võidud esimese ehitise järgi
cli-explore-boards = Mängijaid { $players }: võidud mängulaua järgi (võrdselt: { $fair })
cli-calibration-title = Kalibreerimisviga ajastu järgi, mänge: { $games }
cli-ladder-agent = Agent
cli-ladder-share = Võidud
cli-ladder-first = Esimene koht: { $share }, mänge { $games }.
