# Ce spune linia de comandă: ajutor, jocul în terminal, meciuri, măsurători. Comenzile și opțiunile rămân în engleză.

## Ajutor

cli-help = 7 Wonders și 7 Wonders Duel: joacă în browser sau în terminal, lasă agenții să joace, privește partide și poziții. Fără o comandă jocul se deschide în browser.
cli-help-usage = Utilizare:
cli-help-commands = Comenzi:
cli-help-arguments = Argumente:
cli-help-options = Opțiuni:
cli-help-serve = Deschide jocurile în browser: serverul rulează până la Ctrl-C. Prietenii din rețeaua ta se pot alătura dacă îi dai o adresă la care ajung.
cli-help-verify = Verifică amestecarea unei partide jucate pe un server: toate extragerile se refac din sămânța ei.
cli-help-backup = Copiază toate partidele unui server într-un fișier, chiar și în timp ce rulează.
cli-help-restore = Restaurează partidele dintr-o copie de rezervă într-o bază goală, SQLite sau PostgreSQL.
cli-help-play = Joacă o partidă în terminal: Duel împotriva unui agent sau în doi la aceeași tastatură, ori 7 Wonders (classic) împotriva a doi până la șase agenți.
cli-help-simulate = Lasă agenții să joace multe partide și afișează rezultatul cu intervale de încredere. Aceeași sămânță dă aceleași partide, oricâte procese ar fi.
cli-help-replay = Parcurge o partidă înregistrată, afișează ce s-a întâmplat sau arată un moment al ei.
cli-help-show = Arată o poziție: masa, cine decide și mutările permise cu prețurile lor.
cli-help-analyse = Evaluează mutările unei poziții: cât valorează fiecare, cum poate continua jocul și de ce cea mai bună e bună.
cli-help-review = Analizează o partidă încheiată: cât a costat fiecare alegere, ce a adus norocul și continuarea mai bună în momentele-cheie.
cli-help-puzzle = Rezolvă o problemă: cea a zilei sau una după identificator. De asemenea caută probleme în partidele agenților (mine) și verifică din nou demonstrațiile celor incluse (prove).
cli-help-explore = Arată statistici ale partidelor jucate de rețea împotriva ei înseși: Minuni, perechi, jetoane, deschideri, primul loc; planșe și surse de puncte. Cu --games se joacă întâi partide noi.
cli-help-calibration = Arată cât de bine se potrivesc probabilitățile rețelei cu rezultatele partidelor ei, pe Ere și feluri de victorie.
cli-help-train = Antrenează o rețea care joacă împotriva ei înseși. Poate fi oprită oricând și reluată mai târziu.
cli-help-ladder = Fiecare agent joacă împotriva fiecăruia și primește un rating. Se poate opri oricând; cu un fișier continuă de unde a rămas.
cli-help-bot = Un agent răspunde altui program prin intrarea și ieșirea standard, rând cu rând.
cli-help-export = Agenții joacă, iar fiecare decizie se scrie pe un rând, ca Parquet sau NDJSON, pentru baze de date și învățare. Fișierele existente nu se refac.
cli-help-bench = Măsoară cât de repede rulează jocul pe acest calculator.
cli-option-help = Arată ajutorul.
cli-option-version = Arată versiunea.
cli-option-lang = Limba: en, sr, pl, et sau ro; implicit cea a sistemului.
cli-option-host = Adresa la care ascultă serverul; implicit se poate conecta doar acest calculator. 0.0.0.0 îi lasă și pe alții.
cli-option-port = Portul; implicit 7777 sau oricare liber.
cli-option-commitment = Hash-ul stabilit înainte de partidă (implicit: cel din înregistrare).
cli-option-shuffle-seed = Sămânța amestecării (implicit: cea din înregistrare).
cli-option-database = O bază PostgreSQL în loc de dosar: postgresql://utilizator@host/nume.
cli-option-backup-file = Fișierul copiei de rezervă.
cli-option-processes = Câte procese de server folosesc aceeași bază PostgreSQL.
cli-option-data = Unde se păstrează partidele (implicit: dosarul de date al aplicațiilor).
cli-option-open = Deschide și browserul; implicit activat, --no-open dezactivează.
cli-option-game = Jocul: duel sau classic.
cli-option-opponent = Cine joacă împotriva ta: un nivel (beginner, easy, medium, skilled, hard, expert, master), alt agent sau human pentru oameni la aceeași tastatură. În Duel unul, în classic mai mulți, cu virgule [medium].
cli-option-seat = Locul tău; în Duel începe A.
cli-option-beginners = Începe cu Minunile pentru începători, fără alegere.
cli-option-first = Duel: cine începe: A, B sau random.
cli-option-bonus = Monede suplimentare pentru al doilea jucător.
cli-option-seed = Sămânța generatorului aleator (seed), pentru a juca din nou aceeași împărțire.
cli-option-record = Ține înregistrarea partidei în acest fișier.
cli-option-from = Continuă de la o poziție sau de la un fișier cu o poziție ori o înregistrare.
cli-option-games = Câte partide.
cli-option-agents = Agenții, separați prin virgule: un nivel (beginner … master), random, greedy, net, mcts:1000, bot:COMANDĂ sau o clasă proprie (mybot:Class, ./mybot.py:Class); doi în Duel [mcts:1000,greedy], până la șapte în classic, repetați până se umplu locurile [mcts:200,greedy,greedy].
cli-option-players = Classic: numărul jucătorilor, de la 3 la 7.
cli-option-sides = Classic: fețele planșelor: day, night, random sau choose, când fiecare își alege.
cli-option-boards = Classic: câte o planșă pentru fiecare loc, în ordine, sau random.
cli-option-match-seed = Sămânța generatorului aleator (seed), din care decurg toate partidele.
cli-option-jobs = Câte procese; implicit câte unul pentru fiecare nucleu.
cli-option-cluster = Joacă pe un cluster Ray de la această adresă sau pe unul nou de pe acest calculator (local); rezultatul este același.
cli-option-ledger = Scrie partidele jucate în acest fișier; cele aflate deja în el nu se mai joacă.
cli-option-swap = Schimbă locurile după fiecare partidă; implicit activat, --no-swap dezactivează.
cli-option-records = Scrie înregistrarea fiecărei partide în acest dosar.
cli-option-json = Afișează JSON în loc de text.
cli-option-network = Fișierul rețelei; punctele de control și jurnalul stau lângă el.
cli-option-train-games = Oprește după N partide.
cli-option-minutes = Oprește după N minute.
cli-option-resume = Continuă de la ultimul punct de control.
cli-option-threads = Câte fire joacă și învață în același timp.
cli-option-train-seed = Sămânța generatorului aleator; cu un singur fir și un număr de partide dă aceeași rețea.
cli-option-hidden = Câte unități ascunse are rețeaua.
cli-option-simulations = Căutarea pentru fiecare mutare a partidelor, în simulări; 0: fără căutare.
cli-option-policy = Pe lângă valori, învață și o politică: ce mutări să prefere.
cli-option-rollout-policy = Distilează din această rețea o politică rapidă de mutări pentru căutări, în loc să antrenezi o rețea nouă.
cli-option-begin = Începe de la rețeaua din acest fișier.
cli-option-rival = Rețele care joacă pe rând în unele partide și nu învață.
cli-option-rival-games = În câte din 100 de partide joacă adversarul.
cli-option-ladder-agents = Agenții, separați prin virgule; doi sau mai mulți, toți diferiți.
cli-option-ladder-games = Câte partide joacă fiecare pereche.
cli-option-ladder-file = Păstrează rezultatele în acest fișier.
cli-option-bot-agent = Agentul care răspunde.
cli-option-out = Dosarul pentru fișiere.
cli-option-format = Formatul fișierelor: parquet sau ndjson.
cli-option-values = Scrie și cum își evaluează agenții mutările.
cli-option-features = Scrie și observația locului, așa cum o primesc programele care învață (observation), sau rezultatul unei funcții proprii.
cli-export-done = Partide: { $games }, fișiere: { $files }, { $size } kB.
cli-option-file = O înregistrare sau - pentru intrarea standard.
cli-option-at = Poziția după N pași.
cli-option-events = Afișează tot ce s-a întâmplat până acolo.
cli-option-position = O poziție între ghilimele, un fișier cu o poziție sau o înregistrare, ori - pentru intrarea standard.
cli-option-depth = Cât de adânc să se caute, în simulări.
cli-option-analyse-seat = Locul ale cărui mutări sunt evaluate; implicit primul care trebuie să aleagă.
cli-option-every = Enumeră fiecare alegere și fiecare extragere, nu doar momentele-cheie.
cli-option-puzzle = daily, identificatorul unei probleme (duel-17), mine sau prove.
cli-option-puzzles = mine: câte probleme se păstrează cel mult.
cli-option-puzzle-file = mine: fișierul pentru probleme.
cli-option-explore-file = Scrie statisticile în acest fișier, nu pe ecran.

## Masa

cli-before-age = Minuni
cli-result = { $you ->
    [yes] Câștigi: { $victory }.
   *[no] { $player } câștigă: { $victory }.
}
cli-result-shared = Victorie împărțită.
cli-city-symbols = simboluri { $count } din { $needed }:
cli-city-wonders = Minuni:
cli-city-tokens = progres:
cli-city-makes = produce:
cli-city-buys = cumpără la:
cli-track = Putere militară
cli-track-even = nu conduce nimeni
cli-track-lead = { $you ->
    [yes] conduci cu { $spaces } (puncte: { $points })
   *[no] { $player } conduce cu { $spaces } (puncte: { $points })
}
cli-board = Jetoane Progres:
cli-box = În cutie:
cli-discarded = Cărți decartate ({ $count }):
cli-discarded-count = Decartate: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
cli-unseen-guilds = Ghilde
cli-menu-build = clădire
cli-menu-sell = decartare
cli-menu-theirs = { $player } plătește

## Jocul în terminal

cli-hello = Bine ai venit la 7 Wonders Duel. Trei întrebări și începe partida; Enter acceptă propunerea.
cli-ask-opponent = Cine joacă împotriva ta?
cli-opponent-level = { $name }: { $about }
cli-opponent-human = altă persoană la această tastatură
cli-ask-seat = Cine începe?
cli-seat-first = eu
cli-seat-second = adversarul
cli-ask-wonders = Cum se aleg Minunile?
cli-wonders-draft = pe rând, după reguli
cli-wonders-beginners = setul pentru începători, la prima partidă
cli-choose = Alegerea ta [{ $proposed }]:
cli-welcome = Scrie un număr din meniu sau o mutare; „help” explică restul.
cli-prompt = { $player } (1–{ $last }, help):
cli-thinking = { $player } se gândește…
cli-hand-over = { $player }: apasă Enter când nu se mai uită nimeni.
cli-verify-promised = Sămânța { $seed } este cea stabilită înainte de partidă: { $commitment }
cli-verify-unpromised = Sămânța { $seed } are hash-ul { $commitment }; înregistrarea nu conține un hash cu care să fie comparat.
cli-verify-holds = Nimic nu a fost schimbat: toate extragerile (număr: { $draws }) decurg din ea.
cli-backup-done = Mese în { $file }: { $tables }.
cli-restore-done = Mese restaurate: { $tables }.
cli-review-shallow = O căutare atât de scurtă nu poate deosebi greșelile; ele se numără de la { $simulations } de simulări.
cli-serve-ready = Jocul este deschis la { $address }
cli-serve-stop = Ctrl-C oprește serverul. Partidele în curs se păstrează și continuă la următoarea pornire.
cli-file = FIȘIER
cli-play-intro = Scrie numărul unei mutări din meniu sau una dintre aceste comenzi:
cli-play-help = această listă
cli-play-why = ce face o carte, o Minune sau un jeton și cum se calculează prețul; și „why a” sau „why sphinx”
cli-play-table = arată masa din nou (sau doar Enter)
cli-play-prices = cât costă fiecare lucru pentru ambii jucători
cli-play-unseen = cărțile care mai pot veni și jetoanele din cutie
cli-play-discard = cărțile decartate
cli-play-hint = ce ar face un jucător bun
cli-play-undo = anulează ultima ta mutare
cli-play-save = salvează partida
cli-play-quit = părăsește partida
cli-play-moves = Mutările pot fi și scrise, cu nume, literele cărților și etichetele Minunilor:
cli-play-legend = Prețurile sunt în monede ({ $coin }). Cele pe care nu le poți plăti sunt în paranteze. Culorile cărților:
cli-hint = Un jucător bun ar alege: { $move } ({ $number }).
cli-undone = Mutarea a fost anulată.
cli-saved = Salvat: { $name }
cli-left = Partidă neterminată.
cli-position = Pentru a continua mai târziu: play --from "{ $position }"
cli-stopped = Oprit.
cli-standard-input = intrarea standard
cli-standard-output = ieșirea standard

## Parcurgerea partidelor

cli-replay-prompt = { $at } din { $last } (Enter înainte, b înapoi, un număr, q sfârșit):
cli-replay-help = Enter merge înainte, b înapoi, un număr duce la acel pas, q încheie.

## Meciuri

cli-sim-playing = Se joacă partide
cli-sim-title = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, sămânța { $seed }, cu intervale de încredere de 95%
cli-sim-result = { $first } – împărțite – { $second }
cli-sim-share = Ponderea victoriilor: { $agent }
cli-sim-even = (egal: { $share })
cli-sim-shared = Victorii împărțite
cli-sim-elo = Diferența Elo: { $agent }
cli-sim-civilian = Victorii civile
cli-sim-scientific = Victorii prin supremație științifică
cli-sim-military = Victorii prin dominație militară
cli-sim-first = Ponderea victoriilor primului jucător
cli-sim-points = Media punctelor, victorii civile
cli-sim-means = Puncte medii
cli-sim-speed = Partide / decizii pe secundă
cli-sim-records = Înregistrări: { $folder }
cli-no-games = Nicio partidă nu s-a terminat.
cli-interrupted = Oprit; partide jucate: { $games } din { $wanted }.

## Măsurători

cli-bench-compiled = { $game }, versiunea compilată
cli-bench-plain = { $game }, Python obișnuit
cli-bench-games = Partide aleatorii pe secundă de procesor
cli-bench-legal_ids = Mutări permise, µs
cli-bench-copy_and_apply = Copie, mutări permise și mutare, µs
cli-bench-checked_play = Mutare verificată, µs
cli-bench-seen = Observația unui loc, µs
cli-bench-view = Vederea unui loc, µs

## 7 Wonders pentru trei până la șapte jucători

cli-classic-start = Planșe
cli-classic-turn = tura { $turn }
cli-classic-left = în stânga
cli-classic-right = în dreapta
cli-classic-wonder = Minune:
cli-classic-stage = etapă
cli-classic-built = deja construită
cli-classic-waiting = Se așteaptă: { $players }.
cli-classic-result = { $count ->
    [one] Victorie: { $players }.
   *[other] Victorie împărțită: { $players }.
}
cli-classic-play-why = ce face o carte și toate modurile de a o plăti; și „why tavern” sau „why stage”
cli-classic-play-cities = toate orașele în întregime
cli-classic-play-moves = Mutarea poate fi și scrisă: numele sau litera cărții și plata către vecini; fără ea se alege varianta cea mai ieftină:
cli-classic-play-legend = Prețurile sunt în monede ({ $coin }); { $left } se plătește la stânga, { $right } la dreapta. Prețurile pe care nu le poți plăti sunt în paranteze. Culorile cărților:

## Jocuri fără cuvinte proprii

cli-plain-ask = Decide: { $players } ({ $question }).
cli-plain-draw = Decide hazardul: { $question }.
cli-plain-over = { $count ->
    [one] Victorie: { $players } ({ $reason }).
   *[other] Victorie împărțită: { $players } ({ $reason }).
}
cli-plain-total = Total

## Statistics and pictures

cli-option-plot = Desenează rezultatul ca imagine (.svg, .png, .pdf; are nevoie de extensia „plot”).
cli-option-train-plot = Desenează curbele de învățare după fiecare raport (.svg, .png, .pdf; are nevoie de extensia „plot”).
cli-explore-title = Statistici din { $games } de partide ale rețelei împotriva ei înseși
cli-explore-endings = Finaluri
cli-explore-second = Victoriile celui de-al doilea jucător după monedele suplimentare
cli-explore-coins = monede: { $coins }
cli-explore-owned = Victoriile proprietarului după Minune
cli-explore-tokens = Victoriile proprietarului după jetonul Progres
cli-explore-openings = Victoriile primului jucător după prima clădire
cli-explore-boards = { $players } jucători: victorii după planșă (egal: { $fair })
cli-calibration-title = Eroarea de calibrare pe Ere, partide: { $games }
cli-ladder-agent = Agent
cli-ladder-share = Victorii
cli-ladder-first = Primul loc: { $share } din { $games } partide.
