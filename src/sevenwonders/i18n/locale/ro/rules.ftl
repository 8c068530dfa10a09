# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Toate regulile
rules-lead = Regulile după care se joacă aici, cu vorbele noastre. Fiecare regulă are un număr la care poți face trimitere.
rules-ruling-lead = (R) marchează o decizie a noastră: acolo unde regulamentul tace sau edițiile diferă, jucăm așa.
rules-ruling = decizia noastră
rules-find = Caută în reguli
rules-none = Nicio regulă nu se potrivește căutării.
rules-count = { $count ->
    [one] { $count } regulă
    [few] { $count } reguli
   *[other] { $count } de reguli
}
rules-link = Link către regula { $number }
rules-chapters = Capitole

## 7 Wonders Duel

rules-d1-title = Pregătirea
rules-d1-1 = În cutie sunt 23 de cărți din Era I, 23 din Era II și 20 din Era III, 7 Ghilde, 12 Minuni, 10 jetoane Progres, 4 jetoane militare și marcatorul de conflict.
rules-d1-2 = Ambii jucători încep cu 7 monede. (R) În Bancă sunt mereu destule monede. Puteți conveni ca al doilea jucător să primească în plus câteva monede.
rules-d1-3 = Traseul militar are 19 spații: cel neutru la mijloc, unde începe marcatorul de conflict, și câte nouă de fiecare parte. Numărând de la mijloc, spațiile 1–2, 3–5 și 6–8 sunt zone, iar al nouălea spațiu este capitala. De partea fiecărui jucător sunt două jetoane militare: unul de 2 monede în zona 3–5 și unul de 5 monede în zona 6–8.
rules-d1-4 = Cinci jetoane Progres, extrase la întâmplare, stau cu fața în sus pe tabla de joc. Celelalte cinci rămân în cutie.
rules-d1-5 = Din fiecare Eră, trei cărți la întâmplare se întorc nevăzute în cutie. Trei Ghilde la întâmplare, tot nevăzute, se amestecă în Era III. Astfel fiecare Eră are 20 de cărți.
rules-d1-6 = (R) Ghildele au alt spate decât celelalte cărți din Era III, așa că oricine vede dacă o carte cu fața în jos este o Ghildă.

rules-d2-title = Alegerea Minunilor
rules-d2-1 = Se dezvăluie patru Minuni la întâmplare: primul jucător ia una, al doilea ia două, iar primului îi rămâne ultima. Apoi se dezvăluie încă patru, iar de data aceasta al doilea jucător ia una, primul ia două, iar celui de-al doilea îi rămâne ultima. Celelalte patru Minuni rămân în cutie și nimeni nu știe care sunt.
rules-d2-2 = În prima partidă puteți sări peste asta. Primul jucător primește Piramidele, Marele Far, Templul lui Artemis și Statuia lui Zeus; al doilea primește Circus Maximus, Pireu, Via Appia și Colosul.

rules-d3-title = Așezarea cărților unei Ere
rules-d3-1 = Fiecare Eră începe cu 20 de cărți așezate în rânduri care se suprapun, de fiecare dată în altă formă. Rândurile cu fața în sus și cele cu fața în jos alternează.
rules-d3-2 = O carte este accesibilă când nicio altă carte nu acoperă nicio parte a ei.
rules-d3-3 = La sfârșitul unei ture, cărțile cu fața în jos care au devenit accesibile se întorc cu fața în sus. (R) Înainte se fac toate alegerile turei: un jeton, o carte de distrus, o carte pentru Mausoleu. O tură suplimentară începe abia după ce cărțile au fost întoarse.

rules-d4-title = O tură
rules-d4-1 = În tura ta iei o carte accesibilă și faci cu ea unul din trei lucruri: o construiești, o decartezi sau construiești cu ea una dintre Minunile tale.
rules-d4-2 = Construire: plătește costul cărții și adaug-o în orașul tău. Efectul ei se aplică imediat.
rules-d4-3 = Decartare: ia 2 monede și încă 1 pentru fiecare carte galbenă din orașul tău. Cartea ajunge printre cărțile decartate, pe care ambii jucători le pot privi oricând.
rules-d4-4 = Construirea unei Minuni: plătește costul Minunii; costul cărții nu contează. Pune cartea sub Minune. Ea nu mai are efect și nu mai este în niciun teanc.
rules-d4-5 = Într-o partidă se construiesc șapte Minuni, niciodată opt. De îndată ce a șaptea este construită, ultima neconstruită se întoarce în cutie, oricui i-ar aparține. Abia apoi se aplică efectul celei de-a șaptea.
rules-d4-6 = Jucătorii joacă pe rând, cu excepția turelor suplimentare (D8).

rules-d5-title = Costuri
rules-d5-1 = Un cost poate fi în monede, în resurse (lemn, argilă, piatră; sticlă, papirus) sau în ambele, ori poate lipsi. Resursele nu se consumă: orașul tău le produce din nou pentru fiecare construcție.
rules-d5-2 = Cărțile maro și gri produc resurse, la fel și unele cărți galbene și Minuni. Caravanserai, For, Marele Far și Pireu au producție la alegere: la fiecare construcție dau una dintre resursele arătate.
rules-d5-3 = Resursele care îți lipsesc le cumperi de la Bancă, oricâte vrei. Fiecare costă 2 monede, plus 1 pentru fiecare simbol al acelei resurse de pe cărțile maro și gri ale adversarului. Cărțile galbene și Minunile adversarului nu măresc prețul.
rules-d5-4 = Dacă ai Rezerva de piatră, de argilă sau de lemne ori Vama, începând cu tura ta următoare cumperi resursele arătate pe ea cu câte 1 monedă, orice ar produce adversarul.
rules-d5-5 = Nu plătești niciodată mai mult decât trebuie: producția la alegere și reducerile se folosesc acolo unde economisesc cel mai mult.
rules-d5-6 = Zidărie reduce costul cărților albastre, iar Arhitectură pe cel al Minunilor, cu două resurse la alegere; niciodată cu monede.
rules-d5-7 = Legătură: o carte cu un simbol de legătură în cost este complet gratuită, fără resurse și fără monede, dacă ai în oraș cartea cu acel simbol. Poți folosi legătura chiar dacă ai putea plăti.
rules-d5-8 = Dacă nu poți plăti, nu poți construi.
rules-d5-9 = Exemple din regulamente. Fortificații: 5 monede, dacă produci 2 pietre, iar adversarul produce 1 argilă și deloc papirus. Apeduct: 12 monede, dacă nu produci piatră, iar adversarul produce 2. Caravanserai: 7 monede, adică 2 pentru carte, 3 pentru sticlă dacă adversarul produce 1 sticlă și 2 pentru papirus. Decartarea Apeductului cu două cărți galbene în oraș îți aduce 4 monede.

rules-d6-title = Putere militară
rules-d6-1 = Fiecare scut pe care îl construiești mută imediat marcatorul de conflict cu un spațiu spre capitala adversarului.
rules-d6-2 = Când marcatorul intră într-o zonă care mai are jetonul, adversarul pierde monedele arătate pe el, 2 sau 5, ori toate câte le are. Jetonul se întoarce în cutie. (R) O deplasare lungă ia jetoanele tuturor zonelor la care ajunge: întâi 2, apoi 5.
rules-d6-3 = Dacă marcatorul ajunge în capitala adversarului, câștigi imediat. (R) Restul acțiunii nu se mai aplică și nu se mai face nicio alegere.
rules-d6-4 = Cu Strategie, cărțile roșii pe care le construiești de acum înainte au un scut mai mult. Nu se aplică Minunilor și nici cărților construite înainte. (R) Se aplică unei cărți roșii construite cu Mausoleul.

rules-d7-title = Știință
rules-d7-1 = Sunt șapte simboluri științifice. Șase se găsesc pe câte două cărți verzi; al șaptelea se găsește numai pe jetonul Justiție.
rules-d7-2 = Când ai în oraș două simboluri la fel, iei imediat unul dintre jetoanele Progres de pe tablă. (R) Trebuie să-l iei; dacă tabla este goală, nu primești nimic. Justiție nu face niciodată parte dintr-o pereche.
rules-d7-3 = Șase simboluri diferite, cu sau fără Justiție, aduc imediat victoria.

rules-d8-title = Ture suplimentare
rules-d8-1 = Via Appia, Grădinile suspendate, Pireu, Sfinxul și Templul lui Artemis îți dau o tură suplimentară: joci din nou de îndată ce cărțile au fost întoarse (D3.3). O tură suplimentară poate aduce alta.
rules-d8-2 = Cu Teologie, Minunile pe care le construiești de acum înainte îți dau o tură suplimentară, dar niciodată două pentru o Minune. (R) Dacă iei Teologie din Marea Bibliotecă, Marea Bibliotecă nu dă ea însăși o tură suplimentară.
rules-d8-3 = Dacă Era nu mai are nicio carte, tura suplimentară se pierde.

rules-d9-title = Ce fac Minunile
rules-d9-1 = Via Appia: iei 3 monede de la Bancă, iar adversarul pierde 3 sau toate câte le are. Primești o tură suplimentară.
rules-d9-2 = Circus Maximus și Statuia lui Zeus: alege o carte gri (Circus Maximus) sau o carte maro (Statuia lui Zeus) din orașul adversarului; ea ajunge printre cărțile decartate. (R) Dacă există o astfel de carte, trebuie să alegi una; dacă nu există, poți construi totuși Minunea.
rules-d9-3 = Marea Bibliotecă: extrage la întâmplare trei jetoane din cutie și păstrează unul; efectul lui se aplică imediat. Celelalte două se întorc. (R) Ambii jucători le văd pe toate trei.
rules-d9-4 = Mausoleul: alege o carte decartată și construiește-o gratuit, cu toate efectele ei. (R) Nu poți refuza decât dacă nu există cărți decartate. Nu este o legătură, deci Urbanism nu aduce nimic. Cărțile scoase la pregătire (D1.5) și cele de sub Minuni (D4.4) nu sunt printre cele decartate.
rules-d9-5 = Marele Far și Pireu: producție la alegere (D5.2). Toate celelalte efecte sunt monede, scuturi și puncte, așa cum se vede.

rules-d10-title = Jetoane Progres
rules-d10-0 = Un jeton are efect din momentul în care îl iei.
rules-d10-agriculture = Agricultură: 6 monede; 4 puncte
rules-d10-architecture = Arhitectură: Minunile costă cu două resurse mai puțin (D5.6)
rules-d10-economy = Economie: primești monedele pe care adversarul le plătește pentru resursele lipsă, pentru cărți și Minuni și la orice preț, dar nu monedele care fac parte din cost
rules-d10-law = Justiție: un simbol științific (D7)
rules-d10-masonry = Zidărie: cărțile albastre costă cu două resurse mai puțin (D5.6)
rules-d10-mathematics = Matematică: 3 puncte pentru fiecare jeton al tău, inclusiv acesta
rules-d10-philosophy = Filozofie: 7 puncte
rules-d10-strategy = Strategie: un scut mai mult pe cărțile roșii (D6.4)
rules-d10-theology = Teologie: ture suplimentare pentru Minuni (D8.2)
rules-d10-urbanism = Urbanism: 6 monede; încă 4 de fiecare dată când construiești o carte printr-o legătură

rules-d11-title = Monede de pe cărți
rules-d11-1 = Monedele arătate pe o carte le primești o singură dată, când o construiești. Cărțile galbene din Era III numără numai ce este în orașul tău; Far se numără și pe sine.
rules-d11-2 = O Ghildă numără cărțile, Minunile sau monedele din orașul care are mai multe, chiar dacă este al adversarului: pentru monede când o construiești, iar pentru puncte din nou la sfârșitul partidei. Armatorii adună cărțile maro și gri ale aceluiași oraș. Constructorii (2 puncte pentru fiecare Minune) și Cămătarii (1 punct pentru fiecare set de 3 monede) nu aduc monede.
rules-d11-3 = (R) O acțiune se rezolvă în această ordine: plătești prețul; adversarul primește monede prin Economie; primești monedele tale; scuturile mută marcatorul, iar jetoanele militare costă monede; Via Appia ia cele 3 monede ale ei; se fac alegerile.

rules-d12-title = Sfârșitul unei Ere
rules-d12-1 = O Eră se încheie când a fost luată ultima dintre cele 20 de cărți ale ei.
rules-d12-2 = Se așază Era următoare. Apoi jucătorul pe a cărui jumătate stă marcatorul decide cine o începe. (R) Dacă marcatorul este pe spațiul neutru, decide jucătorul care a luat ultima carte. O ediție îl lasă pe acel jucător să înceapă fără alegere; editura a corectat asta.

rules-d13-title = Sfârșitul partidei
rules-d13-1 = Dominația militară (D6.3) sau supremația științifică (D7.3) încheie partida imediat. Altfel ea se încheie după Era III.
rules-d13-2 = Atunci decid punctele: pentru marcator (2, 5 sau 10 după zonă, pentru jucătorul care l-a împins înainte), pentru cărțile albastre, verzi, galbene și mov, pentru Minuni, pentru jetoane Progres și 1 pentru fiecare set de 3 monede. Carnețelul pentru scor are câte un rând pentru fiecare.
rules-d13-3 = La egalitate câștigă jucătorul cu mai multe puncte pe cărțile albastre. Dacă și acestea sunt egale, câștigă amândoi.

## 7 Wonders

rules-c1-title = Pregătirea
rules-c1-1 = Pe fiecare exemplar al unei cărți este un număr de jucători; se folosește numai dacă joacă cel puțin atâția. Astfel sunt câte șapte cărți de jucător în Erele I și II. În Era III se amestecă, nevăzute, Ghilde la întâmplare: din zece, cu două mai multe decât numărul jucătorilor. Astfel sunt din nou câte șapte cărți de jucător.
rules-c1-2 = Fiecare jucător primește o planșă de Minune, extrasă la întâmplare sau convenită; nu există două la fel. Toți aleg fața planșei în secret și în același timp; sau conveniți asupra feței de zi ori de noapte, sau lăsați la voia întâmplării.
rules-c1-3 = Fiecare jucător începe cu 3 monede și cu resursa tipărită pe planșa lui. (R) În Bancă sunt mereu destule monede.

rules-c2-title = O Eră
rules-c2-1 = Fiecare primește șapte cărți. În fiecare dintre cele șase ture, toți aleg în secret o carte și ce fac cu ea; când a ales și ultimul, totul se întâmplă deodată. Apoi dai cărțile rămase vecinului din stânga în Erele I și III, celui din dreapta în Era II.
rules-c2-2 = În tura a șasea ai două cărți în mână: folosești una, iar cealaltă ajunge cu fața în jos printre cele decartate, fără monede.
rules-c2-3 = După tura a șasea vin conflictele, apoi Era următoare. După a treia Eră partida s-a încheiat.

rules-c3-title = O acțiune pentru fiecare carte
rules-c3-1 = Construiește-o: plătește costul și rămâne în orașul tău. Niciun oraș nu are două clădiri cu același nume: nici în aceeași Eră, nici din Ere diferite (Sticlărie, Război de țesut, Presă), nici dintre cărțile decartate. O astfel de carte o poți totuși decarta sau folosi pentru o etapă.
rules-c3-2 = Construiește următoarea etapă a Minunii tale: plătește costul etapei și pune cartea sub ea, cu fața în jos. Cartea nu mai are nume, culoare sau simbol. Etapele se construiesc de la stânga la dreapta, în orice Eră, sau deloc.
rules-c3-3 = Decarteaz-o: ajunge cu fața în jos printre cele decartate, iar tu iei 3 monede de la Bancă.

rules-c4-title = Costuri
rules-c4-1 = Un cost poate fi nimic, monede pentru Bancă sau resurse: lemn, piatră, argilă, minereu; sticlă, țesătură, papirus.
rules-c4-2 = Gratuit prin legătură: o carte este gratuită dacă ai în oraș orice clădire cu unul dintre simbolurile de legătură din costul ei. Oricare dintre cele două posturi comerciale face gratuit Forul.
rules-c4-3 = În fiecare tură poți folosi o dată fiecare simbol al orașului tău: resursa de început și simbolurile de pe cărțile maro, gri și galbene și de pe etapele construite. Un simbol cu mai multe resurse dă una dintre ele.

rules-c5-title = Comerț
rules-c5-1 = Resursele care îți lipsesc le cumperi de la cei doi vecini, cu câte 2 monede. Plătești vecinului, care păstrează resursa și nu poate refuza.
rules-c5-2 = Vecinii vând resursa de pe planșa lor și pe cele de pe cărțile maro și gri, dar nu pe cele de pe cărțile galbene sau de la etape. Dacă un simbol arată mai multe resurse, fiecare cumpărător o ia pe cea pe care o vrea, orice ar lua proprietarul sau celălalt cumpărător.
rules-c5-3 = Poți cumpăra fiecare simbol o dată pe tură. Ambii vecini ai unui oraș pot cumpăra același simbol în aceeași tură.
rules-c5-4 = Se plătește numai cu monedele avute la începutul turei. Monedele câștigate în această tură și resursele construite de un vecin în această tură se pot folosi abia din tura următoare.
rules-c5-5 = Cu Postul comercial de vest îi plătești vecinului din stânga 1 monedă pentru fiecare materie primă, cu Postul comercial de est vecinului din dreapta. Cu Piața le plătești ambilor vecini 1 monedă pentru fiecare bun produs. Aceste prețuri sunt numai pentru tine.
rules-c5-6 = (R) Alegi de la cine cumperi. Se oferă fiecare împărțire între vecinul din stânga și cel din dreapta, în afară de cazul în care alta plătește mai puțin unuia și nu mai mult celuilalt; cea mai ieftină este prima.
rules-c5-7 = Producția se calculează exact: dacă vreun mod de a folosi toate simbolurile acoperă costul cărții, o poți construi, iar varianta cea mai ieftină este găsită întotdeauna.

rules-c6-title = Rezolvarea unei ture
rules-c6-1 = Ce este permis și cât costă se stabilește după starea dinaintea turei. Întâi toți plătesc, apoi toate cărțile și etapele intră în joc, la urmă se numără monedele din efecte. (R) Dacă se primesc monede pentru cărțile vecinilor, se numără și cele intrate în joc în aceeași tură. Ordinea locurilor nu contează.
rules-c6-2 = Babilon, fața de noapte, prima etapă: joci și ultima carte a fiecărei Ere, la costul ei. O poți construi, o poți folosi pentru o etapă sau o poți decarta. Asta începe din Era în care construiești etapa, chiar dacă o construiești în tura a șasea. (R) Se întâmplă după tura a șasea, cu monedele și producția pe care le ai atunci.
rules-c6-3 = Halicarnas: la sfârșitul turei în care construiești o astfel de etapă, construiești gratuit o carte decartată; se pun la socoteală și cele din această tură. În tura a șasea asta vine după Babilon și înaintea conflictelor. (R) Poți renunța. Dacă nu poți construi nicio carte, acest pas se omite.
rules-c6-4 = Olimpia, fața de zi, a doua etapă: o clădire de o culoare pe care orașul tău nu o are încă este gratuită. Fața de noapte, prima etapă: este gratuită clădirea pe care o alegi în prima tură a fiecărei Ere; a doua etapă: cea pe care o alegi în a șasea. Dacă decartezi acea carte sau o pui sub Minune, pierzi clădirea gratuită pentru acea Eră. (R) Nu se plătește nici moneda unei cărți maro.
rules-c6-5 = Dacă un jucător trebuie să aleagă ceva în mijlocul turei, ceilalți așteaptă și văd pe cine așteaptă.

rules-c7-title = Putere militară
rules-c7-1 = La sfârșitul unei Ere îți compari scuturile cu fiecare vecin. Dacă ai mai multe, primești un jeton de 1, 3 sau 5 puncte, după Eră; dacă ai mai puține, un jeton de −1; dacă aveți la fel de multe, nimic.

rules-c8-title = Punctaj
rules-c8-1 = În ordinea din carnețelul pentru scor: etape; 1 punct pentru fiecare set de 3 monede; jetoane militare, care pot fi și negative; cărți albastre; cărți galbene; cărți verzi, care aduc pătratul numărului fiecărui simbol și 7 pentru fiecare set de trei diferite, iar simbolurile libere se stabilesc la sfârșit în cel mai bun mod; Ghilde.
rules-c8-2 = Constructorii numără etapele Minunii tale și pe ale Minunilor ambilor vecini. Decoratorii dau 7 puncte dacă toate etapele Minunii tale sunt construite. Armatorii numără cărțile tale maro, gri și mov, inclusiv pe ei înșiși. Celelalte Ghilde numără cărțile unei culori din ambele orașe vecine.
rules-c8-3 = Câștigă jucătorul cu cele mai multe puncte; la egalitate, cel cu cele mai multe monede; dacă și acestea sunt egale, victoria se împarte.

rules-c9-title = Ce are voie să știe un jucător
rules-c9-1 = Cunoști cărțile din mâna ta; fiecare oraș cu monedele și jetoanele lui; știi cine a ales deja, câte cărți stau cu fața în jos și din ce Eră sunt. Nu știi fețele acelor cărți, cărțile din mâinile celorlalți și nici alegerile înainte ca toți să fi ales. Poți ține minte tot ce ai văzut: cărțile pe care le-ai dat mai departe, pe care le-ai decartat sau le-ai pus sub Minune, și cărțile decartate, dacă ai avut voie să le privești.
