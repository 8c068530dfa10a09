# Ce este greșit în date. Cuvintele între „ghilimele” rămân așa cum au fost scrise.

error-line = rândul { $number }
error-column = coloana { $number }
error-did-you-mean = Te referi la „{ $word }”?

## Linia de comandă

error-usage-unknown-command = Nu există comanda „{ $found }”. Comenzi: { $expected }.
error-usage-unknown-option = Nu există aici opțiunea „{ $found }”. Opțiuni: { $expected }.
error-usage-unexpected = Argument neașteptat: „{ $found }”.
error-usage-missing-value = { $option } lipsește sau nu are valoare.
error-usage-number-expected = { $option } cere un număr întreg, nu „{ $found }”.
error-usage-flag = { $option } nu primește o valoare, dar a primit „{ $found }”.
error-usage-twice = { $option } apare de două ori.
error-usage-unreadable = Argumentele nu pot fi înțelese: { $reason }
error-usage-range = { $option } trebuie să fie între { $low } și { $high }, nu { $found }.
error-usage-multiple = { $option } trebuie să fie un multiplu al lui { $step } între { $low } și { $high }, nu { $found }.
error-usage-choice = { $option } nu poate fi „{ $found }”. Posibil: { $expected }.
error-usage-language = Nu există limba „{ $found }”. Limbi: { $expected }.
error-usage-empty = { $option } nu poate fi gol.
error-usage-only-with = { $option } are sens numai împreună cu { $other }.
error-usage-other-game = { $option } nu ține de jocul „{ $game }”.

error-game-unknown = Nu există jocul „{ $found }”. Jocuri: { $expected }.
error-agent-unknown = Nu există agentul „{ $found }”. Agenți: { $expected }.
error-agent-program = Programul „{ $found }” nu poate juca: { $reason }.
error-agent-failed = Partida { $game }, locul { $seat }: agentul „{ $agent }” a dat o eroare: { $reason }
error-agent-illegal-move = Partida { $game }, locul { $seat }: agentul „{ $agent }” a ales „{ $move }”, care nu este o mutare permisă.
error-cluster-missing = Clusterul are nevoie de extensia „cluster”: pip install "sevenwonders[cluster]".
error-cluster-address = „{ $found }” nu este adresa unui cluster.
error-cluster-unreachable = Clusterul de la „{ $found }” nu poate fi contactat: { $reason }
error-data-missing = Parquet are nevoie de extensia „data”: pip install "sevenwonders[data]". Fără ea: --format ndjson.
error-data-features = Nu există caracteristicile „{ $found }”: { $reason }
error-data-other = „{ $name }” conține datele altui export.
error-thing-unknown = Nu există cartea sau Minunea „{ $name }”.
error-setup-first = Primul jucător stă pe locul 0 sau 1, nu { $first }.
error-setup-bonus = Bonusul este între 0 și { $most } monede, nu { $bonus }.
error-setup-players = Jocul este pentru { $fewest } până la { $most } jucători, nu { $players }.
error-setup-sides = Mod necunoscut de alegere a fețelor: „{ $found }”. Moduri: { $expected }.
error-setup-board = Nu există planșa „{ $found }”. Planșe: { $expected }.
error-setup-boards = Fiecare dintre cei { $players } jucători are nevoie de altă planșă, dar ai indicat: { $found }.
error-simulate-two-agents = { $option } cere doi agenți despărțiți prin virgulă, nu „{ $found }”.
error-simulate-too-many-agents = { $option } indică { $found } agenți, dar joacă doar { $players }.
error-replay-step = { $option } trebuie să fie între 0 și { $most }, nu { $found }.

## Fișiere

error-file-missing = Nu există fișierul „{ $name }”.
error-file-no-folder = Nu există dosarul „{ $name }”.
error-file-exists = „{ $name }” există deja și nu este suprascris.
error-file-folder = „{ $name }” este un dosar, nu un fișier.
error-file-forbidden = „{ $name }” nu poate fi deschis: lipsește permisiunea.
error-file-not-text = „{ $name }” nu este un fișier text.
error-file-too-long = „{ $name }” este prea lung.
error-file-unreadable = „{ $name }” nu poate fi citit: { $system }.
error-file-unwritable = „{ $name }” nu poate fi scris: { $system }.

## Jocul în terminal

error-play-number = „{ $found }” nu este în meniu: alege de la 1 la { $most }.
error-play-unknown = „{ $found }” nu este nici comandă, nici mutare. Scrie „help”.
error-play-name-missing = După „{ $found }” lipsește un nume.
error-play-covered = { $card }: această carte este încă acoperită de alta.
error-play-not-held = Nu ai în mână cartea { $card }.
error-play-twice = Ai deja în oraș cartea { $card }.
error-play-nowhere = { $thing }: nu se poate plăti; nici tu, nici vecinii nu produceți o resursă necesară.
error-play-too-expensive = Prea scump: { $thing }, cost { $price }, { $missing ->
    [one] îți lipsește { $missing }
   *[other] îți lipsesc { $missing }
}.
error-play-illegal = „{ $move }” nu se poate acum.
error-play-why = Nu există nimic cu numele „{ $found }”.
error-play-nothing-to-undo = Nu este nimic de anulat.
error-play-seat = Nu există locul „{ $found }”. Locuri: { $expected }.
error-play-opponents = { $option } indică { $found } adversari, dar sunt doar { $most }.
error-play-record-from-position = { $option } cere o partidă de la început; una pornită dintr-o poziție nu are înregistrare.
error-play-setup-from-start = { $option } nu are sens împreună cu --from: partida este deja pregătită.
error-play-standard-input = { $option } nu poate citi intrarea standard, pentru că de acolo vin mutările.

## Mutări și extrageri

error-move-unknown = Nu există o astfel de mutare: { $move }.
error-move-game-over = Partida s-a încheiat.
error-move-nature-first = Mai întâi trebuie extras ceva.
error-move-wrong-seat = Nu este tura jucătorului { $seat }.
error-move-illegal = Mutarea nu este permisă acum: { $move }.
error-move-not-asked = Acum nu se cere nicio mutare.
error-draw-not-asked = Această extragere nu urmează acum.
error-draw-wrong-slot = Mai întâi trebuie întoarsă altă carte.
error-draw-impossible-card = „{ $card }” nu poate sta aici.
error-draw-wrong-count = S-a extras un număr greșit de cărți sau jetoane.
error-draw-wrong-face = Cartea de pe locul { $slot } trebuie să stea pe cealaltă față.
error-draw-seen = „{ $card }” a fost deja văzută.
error-draw-twice = „{ $card }” apare de două ori.
error-draw-wrong-guilds = Numărul Ghildelor este greșit.
error-draw-unknown-name = Nu există „{ $name }”.
error-draw-not-in-pool = „{ $name }” nu mai poate fi extras.
error-draw-repeated = Ceva s-a extras de mai multe ori decât se poate.
error-draw-wrong-age = „{ $name }” nu aparține Erei { $age }.
error-draw-wrong-copies = „{ $name }” trebuie împărțită exact de câte ori este în pachet: { $expected }.
error-draw-wrong-board = Locul numărul { $seat } are deja altă planșă.
error-draw-wrong-side = Planșa de la locul numărul { $seat } nu se poate întoarce așa.

## Mutări ca text

error-text-empty-move = Lipsește mutarea. Ea începe cu unul dintre cuvintele: { $expected }.
error-text-unknown-verb = „{ $found }” nu este o mutare. O mutare începe cu unul dintre cuvintele: { $expected }.
error-text-with-missing = Trebuie spus cu ce carte: „… with tavern”.
error-text-unknown-name = Nu există „{ $found }”.
error-text-card-not-in-structure = „{ $found }” nu se află pe masă.
error-text-bad-reveal = Aici trebuie un loc și o carte.
error-text-payment-expected = După carte poate urma doar plata: „left 2 right 1”.

## Poziții ca text

error-text-not-a-position = O poziție începe cu „{ $expected }”.
error-text-unknown-section = Nu există secțiunea „{ $found }”. Secțiuni: { $expected }.
error-text-section-twice = Secțiunea „{ $found }” apare de două ori.
error-text-one-word-expected = Secțiunea „{ $found }” cere exact un cuvânt.
error-text-number-expected = Aici trebuie un număr de la { $low } la { $high }, nu „{ $found }”.
error-text-seat-expected = Aici trebuie un loc ({ $expected }), nu „{ $found }”.
error-text-twice = „{ $found }” apare deja, în coloana { $first }.
error-text-table-without-age = Pe masă sunt cărți doar când „age” este 1, 2 sau 3.
error-text-slots-expected = Numărul locurilor de pe masă este { $expected }, aici sunt { $found }.
error-text-wrong-age = „{ $found }” nu aparține Erei { $age }.
error-text-floating-card = „{ $found }” nu poate sta acolo unde dedesubt nu mai este nicio carte.
error-text-too-many-face-down = Sunt mai multe cărți cu fața în jos decât cărți nevăzute.
error-text-unknown-question = Nu există întrebarea „{ $found }”. Întrebări: { $expected }.
error-text-impossible-questions = Aceste întrebări nu pot urma una după alta.
error-text-over-without-result = Partida s-a încheiat, dar lipsește secțiunea „over”.
error-text-result-without-over = Există un rezultat, dar partida nu s-a încheiat.
error-text-result-expected = Aici trebuie un câștigător (A, B sau shared) și un motiv ({ $expected }).
error-text-not-in-box = „{ $found }” nu este în cutie.
error-text-reveals-expected = Printre întrebări trebuie să fie atâtea „reveal” câte cărți accesibile stau cu fața în jos: { $expected }.
error-text-shown-and-question = Jetoanele trebuie arătate când întrebarea este „pick” și numai atunci.
error-text-offer-and-question = Minunile trebuie oferite când întrebarea este „draft” și numai atunci.
error-text-nothing-to-answer = Această întrebare nu are aici niciun răspuns posibil.
error-text-draft-after-deal = Această întrebare este posibilă numai înaintea primei Ere.
error-text-deal-too-early = Era următoare nu poate fi așezată încă sau nu mai există.
error-text-too-many-wonders = Ar fi prea multe Minuni: cel mult { $most }.
error-text-tokens-before-laying = Jetoanele sunt deja pe masă, deși nu au fost încă așezate.
error-text-offer-and-draft = Minunile alese, cele oferite și locul care trebuie să aleagă nu se potrivesc.
error-text-too-few-unseen = Sunt prea puține cărți nevăzute pentru a așeza Era { $age }.
error-text-too-often = „{ $found }” apare de mai multe ori decât în cutie.
error-text-none-left = Pentru acest „?” nu a mai rămas nicio carte a Erei { $age }.
error-text-boards-expected = Aici se așteaptă de la 3 la 7 planșe, nu { $found }.
error-text-board-missing = Lipsește o planșă: „?” este permis doar înainte de împărțirea planșelor.
error-text-side-missing = Fiecare planșă are nevoie aici de o față: „gizah_day”.
error-text-side-too-early = Fața nu se știe încă aici: planșa se scrie fără ea, nu „{ $found }”.
error-text-boards-after-deal = Planșele și fețele se aleg înainte de prima Eră.
error-text-sides-expected = Trebuie spus cum se aleg fețele: { $expected }.
error-text-too-many-stages = { $found } etape sunt prea multe: această față are { $most }.
error-text-too-many-revivals = Cărți decartate pe care le poate construi Minunea jucătorului { $seat }: cel mult { $most }, nu { $found }.
error-text-turn-before-deal = Această întrebare este posibilă abia după împărțirea cărților.
error-text-over-too-early = Partida se încheie doar după Era III și cu un câștigător.
error-text-wrong-winners = Punctele spun altceva. Câștigători: { $expected }.
error-text-hand-size = În această tură, jucătorul { $seat } trebuie să aibă în mână cărți: { $expected }.
error-text-choice-missing = { $seat } a ales deja, deci alegerea trebuie indicată.
error-text-choice-not-asked = Aici nu se poate indica alegerea jucătorului { $seat }.
error-text-bad-move = Alegerea nu poate fi înțeleasă. { $reason }
error-text-illegal-move = Această alegere nu este permisă aici.
error-text-log-too-long = Jurnalul unei Ere nu are mai mult de șapte cărți.
error-text-unknown-use = „{ $found }” trebuie să înceapă cu unul dintre semnele: { $expected }.
error-text-look-expected = Aici se așteaptă un loc, o Eră, o tură și cărțile văzute.
error-text-log-contradicts = Jurnalul nu se potrivește cu ce este pe masă: „{ $found }”.
error-text-look-contradicts = Cărțile decartate erau atunci altele sau cartea luată nu este în oraș.

## Înregistrări

error-record-heading = Aceasta nu este o înregistrare. O înregistrare începe cu: { $expected }.
error-record-after-result = După rezultat nu mai poate urma nimic, dar aici este „{ $found }”.
error-record-step-expected = Aici trebuie un pas, nu „{ $found }”.
error-record-setting-twice = „{ $found }” este stabilit de două ori.
error-record-move-number = Aici trebuie mutarea cu numărul { $expected }, nu „{ $found }”.
error-record-bad-step = „{ $found }” nu poate fi jucat. { $reason }
error-record-result = Rezultatul este „{ $expected }”, nu „{ $found }”.
error-record-setting = Setarea „{ $found }” nu poate fi înțeleasă.
error-record-player = Nu există locul „{ $found }”. Locuri: { $expected }.

## Serverul

error-connection-too-many = Sunt deschise prea multe conexiuni. Închide o fereastră sau încearcă peste o clipă.
error-data-no-driver = Pentru PostgreSQL trebuie instalat încă un pachet: { $package }.
error-data-unknown-database = Bază de date necunoscută: „{ $found }”. Baze de date: { $expected }.
error-data-unusable = Partidele nu pot fi păstrate în „{ $place }”: { $reason }.
error-data-newer = Partidele din „{ $place }” au fost scrise de o versiune mai nouă a programului ({ $found }). Actualizează programul.
error-data-not-empty = În „{ $place }” există deja partide. O copie de rezervă se restaurează numai într-un dosar gol sau într-o bază goală.
error-data-not-a-backup = „{ $file }” nu este o copie de rezervă care poate fi restaurată: { $reason }.
error-data-no-games = În „{ $place }” nu există nicio partidă.
error-data-two-places = Indică --data sau --database, nu pe amândouă.
error-auth-invalid-invitation = Invitația nu mai este valabilă: locul este ocupat.
error-option-unknown = Acest joc nu are opțiunea „{ $found }”. Opțiuni: { $expected }.
error-option-value = Opțiunea „{ $option }” nu poate fi „{ $found }”.
error-request-interrupted = Conexiunea s-a întrerupt.
error-request-malformed = Serverul nu înțelege acest mesaj.
error-request-not-json = Serverul acceptă numai „{ $expected }”.
error-request-not-accepted = Serverul nu acceptă așa ceva.
error-request-too-large = Este prea mare: maximum { $most ->
    [one] { $most } octet
    [few] { $most } octeți
   *[other] { $most } de octeți
}.
error-rate-limited = Prea multe cereri. Încearcă peste o clipă.
error-request-timeout = Cererea a avut nevoie de prea mult timp ca să ajungă.
error-request-unknown-host = Serverul nu răspunde la acest nume de gazdă.
error-request-unknown-path = La această adresă nu este nimic.
error-request-wrong-method = Această adresă nu se folosește așa.
error-resign-many-players = Când sunt mai mult de doi jucători nu se poate abandona; lasă calculatorul să joace.
error-seat-ai = Pe acest loc joacă deja calculatorul.
error-seat-bot-plays = Pe acest loc joacă acum calculatorul. Mai întâi reia-ți locul.
error-seat-hand-seen = Cine a părăsit acest loc îi cunoaște cărțile. Așază-te când se împart altele; până atunci poate juca calculatorul.
error-seat-no-bot = Pe acest loc nu joacă calculatorul.
error-seat-not-away = Jucătorul nu lipsește de destul timp.
error-seat-not-free = Acest loc este ocupat.
error-seat-not-host = Doar gazda mesei poate invita pe cineva.
error-seat-not-yours = Acest loc nu este al tău.
error-argument-wrong = Argument greșit pentru { $function }: { $found }.
error-field-unknown = Această stare nu are câmpul „{ $name }”.
error-field-wrong = Câmpul „{ $name }” nu poate conține { $found }.
error-state-damaged = Această poziție codificată este deteriorată.
error-state-invalid = Aceste câmpuri nu formează o poziție posibilă: { $reason }
error-state-partial = Aceasta este vederea unui singur loc; regulile au nevoie de starea completă.
error-seat-unknown = La această masă nu există un astfel de loc.
error-auth-missing-secret = Tu doar privești; numai jucătorii pot face asta.
error-auth-invalid-secret = Pe acest dispozitiv niciun loc de la această masă nu este al tău.
error-config-unusable-address = Serverul nu poate folosi adresa { $host }, portul { $port }: { $reason }.
error-server-busy = Serverul este ocupat. Încearcă din nou peste o clipă.
error-server-internal-error = A apărut o eroare pe server. Încearcă peste o clipă.
error-config-invalid-limits = Limitele din SEVENWONDERS_LIMITS nu pot fi înțelese: { $reason }
error-config-not-a-number = { $name } cere un număr întreg, nu „{ $found }”.
error-config-unknown-setting = Nu există setarea { $found }.
error-config-invalid = { $name } nu poate fi „{ $found }”: { $reason }.
error-config-needs-postgresql = Mai multe procese au nevoie de PostgreSQL: --database postgresql://…
error-server-storage = Serverul nu poate scrie în baza de date. Încearcă peste o clipă.
error-socket-already-open = „hello” a fost deja trimis pe această conexiune.
error-socket-hello-expected = O conexiune trebuie să înceapă cu „hello”.
error-table-busy = Prea multe cereri deodată pentru această masă. Încearcă peste o clipă.
error-table-damaged = Jurnalul acestei mese este deteriorat; partida nu poate fi afișată.
error-table-full = Prea mulți spectatori la această masă.
error-table-log-full = La această masă s-au întâmplat prea multe pe lângă joc. Poți doar să joci mai departe.
error-table-other-rules = Această partidă s-a jucat după versiunea { $found } a regulilor; serverul joacă după versiunea { $expected }.
error-table-over = Partida s-a încheiat.
error-table-prepared = În această partidă s-au văzut cărți, iar mutările au fost apoi anulate, așa că nimeni altcineva nu se mai poate alătura. Începe o partidă nouă.
error-table-unloaded = Masa tocmai a fost închisă din inactivitate. Încearcă din nou.
error-table-running = Partida este încă în desfășurare.
error-table-seat-count = Jocul nu este pentru acest număr de jucători: { $found }.
error-table-too-many = Serverul este plin: nu mai încape nicio masă.
error-table-too-many-live = Se joacă prea multe partide. Încearcă peste o clipă.
error-table-unknown = Nu există o astfel de masă.
error-undo-not-asked = Nu depinde de tine dacă această mutare se anulează.
error-undo-not-requested = Nimeni nu a cerut anularea unei mutări.
error-undo-nothing = Nu este nimic de anulat.
error-undo-revealed = S-a dezvăluit ceva nou; mutarea nu mai poate fi anulată.
error-verify-no-seed = Înregistrarea nu conține sămânța: partida nu s-a încheiat sau nu s-a jucat pe un server. O poți da cu --seed.
error-verify-seed = „{ $found }” nu poate fi o sămânță.
error-verify-commitment = Aceasta nu este sămânța stabilită înainte de partidă. Hash-ul stabilit atunci: { $expected }. Hash-ul acestei semințe: { $found }.
error-verify-draw = Pasul { $step } este „{ $found }”, dar sămânța dă „{ $expected }”.
error-version-stale = Masa s-a schimbat între timp; verifică din nou.

## Ce greșesc programele

error-record-unfinished = Înregistrarea se încheie cu rezultatul „{ $found }”, dar partida nu s-a terminat.
error-setup-line = Nu există setarea „{ $setting }” cu valoarea „{ $found }”.
error-setup-beginners = Setarea Minunilor pentru începători este yes sau no, nu „{ $found }”.
error-text-not-a-text = Aici se așteaptă un text, nu o valoare de tipul „{ $found }”.
error-text-decided = În această poziție partida este deja decisă, așa că nimeni nu este la mutare.
error-text-not-decided = În această poziție partida nu este decisă, deci nu poate fi terminată.
error-text-other-result = Rezultatul nu se potrivește cu poziția; ar trebui să fie „{ $expected }”.
error-text-retired-too-early = O Minune se întoarce în cutie abia când numărul Minunilor construite este { $expected }.
error-move-nothing-to-undo = Nu este nimic de anulat.
error-game-beginning = O partidă începe fie de la o configurare, fie de la o poziție.
error-game-no-record = O partidă care a început de la o poziție nu are înregistrare.
error-game-running = Partida nu s-a terminat încă.
error-game-name-taken = Există deja un alt joc cu numele „{ $found }”.
error-agent-name-taken = Există deja un alt agent cu numele „{ $found }”.
error-setup-unknown = Aceasta nu este o configurare a acestui joc: „{ $found }”.
error-state-unknown = Aceasta nu este o stare a jocului „{ $expected }”: „{ $found }”.
error-seen-unknown = Un agent are nevoie de observația unui loc, nu de „{ $found }”.
error-rng-unknown = Numerele aleatorii vin de la un Rng, nu de la „{ $found }”.

## Agenți, rețele și antrenament

error-agent-limit = „{ $found }” nu este o limită pentru gândirea unui agent. Exemple: { $expected }.
error-agent-persona = Nu există stilul „{ $found }”. Stiluri: { $expected }.
error-agent-no-module = Modulul „{ $found }” nu există, nici în acest dosar, nici printre pachetele instalate.
error-agent-broken-module = Modulul „{ $found }” nu poate fi încărcat: { $reason }
error-agent-no-class = „{ $module }” nu are agentul „{ $found }”. Are: { $expected }.
error-agent-no-choose = „{ $found }” din „{ $module }” nu este o clasă cu metoda „choose”.
error-agent-not-created = Agentul „{ $found }” din „{ $module }” nu a putut fi creat: { $reason }.
error-level-unknown = Nivelul „{ $found }” nu există. Niveluri: { $expected }.
error-network-unreadable = Rețeaua „{ $name }” nu poate fi citită.
error-network-no-network = „{ $name }” nu este o rețea.
error-network-other-format = „{ $name }” are formatul { $found }, pe care această versiune nu îl cunoaște.
error-network-damaged = Rețeaua „{ $name }” este deteriorată.
error-network-other-game = „{ $name }” este o rețea pentru jocul „{ $found }”, nu pentru „{ $expected }”.
error-network-other-inputs = Această rețea a fost făcută pentru altceva: { $found }. Este nevoie de: { $expected }.
error-train-no-course = Pentru jocul „{ $found }” nu există antrenare. Jocuri: { $expected }.
error-train-other-game = { $option } nu este pentru rețelele jocului { $found }.
error-train-no-limit = Spune cât să dureze antrenarea: câte partide sau câte minute.
error-train-no-checkpoint = Nu există o antrenare de continuat: „{ $name }” nu poate fi citit.
error-train-damaged = „{ $name }” este deteriorat; antrenarea nu poate continua de aici.
error-train-other-network = „{ $name }” ține de antrenarea altei rețele.
error-ladder-unreadable = „{ $name }” nu este un fișier de la care se poate continua.
error-ladder-agents = Un clasament are nevoie de doi sau mai mulți agenți diferiți, nu de „{ $found }”.
error-ladder-other = „{ $name }” a fost creat cu alte setări. Diferențe: { $fields }.
error-game-seed = Sămânța (seed) este un număr întreg, nu „{ $found }”.
error-thing-no-price = „{ $name }” nu are preț.

## Understanding

error-review-no-reviewer = Nu există analiză pentru { $found }; există pentru: { $expected }.
error-review-unfinished = Numai o partidă încheiată poate fi analizată.
error-puzzle-no-puzzles = Nu există probleme pentru { $found }; există pentru: { $expected }.
error-puzzle-unknown = Nu există problema { $found }.
error-explore-no-statistics = Nu există statistici pentru { $found }; există pentru: { $expected }.
error-hint-no-reasons = Nu există indicii pentru { $found }.
error-analyse-seat = { $option }: locul { $found } nu trebuie să aleagă aici; trebuie: { $expected }.
error-analysis-game-in-progress = O partidă între oameni poate fi analizată abia după ce se încheie.
error-seat-not-asked = Locul { $seat } nu trebuie să aleagă acum.
error-review-unknown = Nu există o astfel de analiză.
error-plot-missing = { $option } are nevoie de extensia „plot”: pip install "sevenwonders[plot]".
error-plot-format = { $option } nu poate desena „{ $found }”. Tipuri de fișiere: { $expected }.
error-explore-no-calibration = Statisticile pentru { $found } nu conțin calibrare.

## Games in a page without a server

error-device-declined = Jocul nu a fost descărcat.
error-device-failed = Jocul nu a putut fi încărcat în acest browser. Verifică conexiunea și reîncarcă pagina.
error-device-full = Browserul nu mai are spațiu, așa că mutarea nu a fost salvată. Eliberează spațiu, apoi reîncarcă pagina.
error-device-storage = Browserul nu poate salva partida. Tot ce a fost până la ultima mutare salvată s-a păstrat; reîncarcă pagina ca să continui.
error-device-unknown = Această partidă nu este salvată în acest browser. Partidele dispar când se șterg datele site-ului.
