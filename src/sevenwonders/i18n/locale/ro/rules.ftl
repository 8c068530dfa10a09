# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Toate regulile
rules-lead = Jocul așa cum se joacă aici, cu vorbele noastre. Fiecare regulă are un număr la care poți trimite.
rules-ruling-lead = (R) arată o decizie a noastră: regulamentele tac acolo sau edițiile diferă, iar noi jucăm așa.
rules-ruling = decizia noastră
rules-find = Caută în reguli
rules-none = Nicio regulă nu vorbește despre asta.
rules-count = { $count ->
    [one] { $count } regulă
    [few] { $count } reguli
   *[other] { $count } de reguli
}
rules-link = Link către regula { $number }
rules-chapters = Capitole

## 7 Wonders Duel

rules-d1-title = Pregătirea
rules-d1-1 = În cutie sunt 23 de cărți din Era I, 23 din Era II și 20 din Era III, 7 Ghilde, 12 Minuni, 10 jetoane Progres, 4 jetoane militare și marcatorul de conflict.
rules-d1-2 = Ambii jucători încep cu 7 monede. (R) Banca are mereu destule monede. Un avantaj convenit îi dă celui de-al doilea jucător câteva monede în plus.
rules-d1-3 = Traseul militar este un șir de 19 spații: cel neutru la mijloc, unde începe marcatorul, și câte nouă spre fiecare capitală. Numărând de la cel neutru, 1–2, 3–5 și 6–8 sunt zone, iar al nouălea spațiu este capitala. Spre fiecare jucător așteaptă un jeton de 2 monede în zona 3–5 și unul de 5 monede în zona 6–8.
rules-d1-4 = Cinci jetoane Progres, trase la întâmplare, stau cu fața în sus pe tabla de joc. Celelalte cinci rămân în cutie.
rules-d1-5 = Trei cărți la întâmplare din fiecare Eră se întorc nevăzute în cutie, iar trei Ghilde la întâmplare, tot nevăzute, se amestecă în Era III. Astfel fiecare Eră are 20 de cărți.
rules-d1-6 = (R) Spatele unei Ghilde diferă de spatele Erei III: cine privește o carte cu fața în jos știe dacă este o Ghildă.

rules-d2-title = Alegerea Minunilor
rules-d2-1 = Se dezvăluie patru Minuni la întâmplare: primul jucător ia una, al doilea două, primul pe cea rămasă. Se dezvăluie încă patru, iar acum al doilea jucător ia una, primul două, al doilea pe ultima. Celelalte patru Minuni rămân în afara jocului, necunoscute ambilor.
rules-d2-2 = Începătorii sar peste asta. Primul jucător are Piramidele, Marele Far, Templul lui Artemis și Statuia lui Zeus; al doilea are Circus Maximus, Pireu, Via Appia și Colosul.

rules-d3-title = Așezarea cărților unei Ere
rules-d3-1 = O Eră începe cu cele 20 de cărți așezate în rânduri care se suprapun, fiecare Eră în forma ei. Rândurile cu fața în sus și cele cu fața în jos alternează.
rules-d3-2 = O carte poate fi luată când nicio parte a ei nu este acoperită.
rules-d3-3 = La sfârșitul unei ture, cărțile care pot fi luate acum se întorc cu fața în sus. (R) Mai întâi vin toate alegerile turei: jeton, carte distrusă, carte a Mausoleului. O tură în plus începe abia după ce cărțile au fost întoarse.

rules-d4-title = O tură
rules-d4-1 = Jucătorul aflat la rând ia o carte accesibilă și face cu ea unul din trei lucruri: o construiește, o decartează sau construiește cu ea una dintre Minunile sale.
rules-d4-2 = Construire: plătește costul cărții și adaug-o în oraș. Efectul ei se aplică imediat.
rules-d4-3 = Decartare: ia 2 monede și încă 1 pentru fiecare carte galbenă din orașul tău. Cartea ajunge printre cărțile decartate, pe care ambii jucători le pot privi oricând.
rules-d4-4 = Construirea unei Minuni: plătește costul Minunii; costul cărții nu contează. Cartea merge sub Minune, nu face nimic și nu mai este în niciun teanc.
rules-d4-5 = Într-o partidă se construiesc șapte Minuni, niciodată opt. De îndată ce a șaptea este construită, ultima neconstruită iese din joc, oricui i-ar aparține; abia apoi se aplică efectul celei de-a șaptea.
rules-d4-6 = Turele alternează, cu excepția turelor în plus (D8).

rules-d5-title = Costuri
rules-d5-1 = Un cost cere monede, resurse (lemn, argilă, piatră; sticlă, papirus), ambele sau nimic. Resursele nu se cheltuiesc: un oraș le produce din nou pentru fiecare construcție.
rules-d5-2 = Produc cărțile maro și gri, precum și unele cărți galbene și Minuni. Caravanserai, For, Marele Far și Pireu lasă de ales: pentru fiecare construcție, o unitate din una dintre resursele arătate.
rules-d5-3 = Ce lipsește se cumpără de la Bancă, oricât. O unitate costă 2 monede, plus 1 pentru fiecare simbol al acelei resurse de pe cărțile maro și gri ale adversarului. Cărțile galbene și Minunile adversarului nu măresc prețul.
rules-d5-4 = Cine are Rezerva de piatră, de argilă sau de lemne ori Vama cumpără resursele arătate acolo cu câte 1 monedă, începând cu tura următoare, orice ar produce adversarul.
rules-d5-5 = Nimeni nu plătește mai mult decât trebuie: producția la alegere și reducerile se folosesc acolo unde economisesc cel mai mult.
rules-d5-6 = Zidărie micșorează costul cărților albastre, Arhitectură pe cel al Minunilor, cu două resurse la alegere; niciodată cu monede.
rules-d5-7 = Legătură: o carte cu un simbol de legătură în cost este gratuită, inclusiv fără monede, pentru orașul care are cartea cu acel simbol. Legătura poate fi folosită chiar dacă s-ar putea plăti.
rules-d5-8 = Cine nu poate plăti nu poate construi.
rules-d5-9 = Exemplele din regulamente. Fortificații: 5 monede, cu 2 pietre proprii și un adversar care produce 1 argilă și deloc papirus. Apeduct: 12 monede, fără piatră și contra 2 pietre. Caravanserai: 7 monede, adică 2, apoi 3 pentru sticlă contra 1 sticlă și 2 pentru papirus. Decartarea Apeductului cu două cărți galbene în oraș: 4 monede pentru proprietar.

rules-d6-title = Putere militară
rules-d6-1 = Fiecare scut construit mută imediat marcatorul cu un spațiu spre capitala adversarului.
rules-d6-2 = O zonă în care intră marcatorul și care mai are jetonul îl costă pe adversar monedele de pe jeton, 2 sau 5, ori toate câte le are; jetonul este consumat. (R) O mutare lungă ia jetoanele tuturor zonelor la care ajunge, întâi 2, apoi 5.
rules-d6-3 = Marcatorul ajuns în capitala adversarului câștigă partida imediat. (R) Restul acțiunii nu se mai petrece și nu se mai cere nicio alegere.
rules-d6-4 = Cu Strategie, cărțile roșii construite de acum înainte au un scut în plus. Minunile nu au, nici cărțile construite înainte. (R) O carte roșie construită de Mausoleu are.

rules-d7-title = Știință
rules-d7-1 = Sunt șapte simboluri. Șase se găsesc pe câte două cărți verzi; al șaptelea se găsește numai pe jetonul Justiție.
rules-d7-2 = Două simboluri identice într-un oraș îi aduc imediat proprietarului unul dintre jetoanele Progres de pe tablă. (R) Trebuie luat; de pe o tablă goală nu se ia nimic. Justiție nu face niciodată parte dintr-o pereche.
rules-d7-3 = Șase simboluri diferite, cu sau fără Justiție, câștigă partida imediat.

rules-d8-title = Ture în plus
rules-d8-1 = Via Appia, Grădinile suspendate, Pireu, Sfinxul și Templul lui Artemis dau o tură în plus: de îndată ce cărțile au fost întoarse (D3.3), același jucător este din nou la rând. O tură în plus poate duce la alta.
rules-d8-2 = Cu Teologie, Minunile construite de acum înainte dau o tură în plus; niciodată două pentru o Minune. (R) Marea Bibliotecă prin care a venit Teologie nu profită de ea.
rules-d8-3 = Dacă Era nu mai are nicio carte, tura în plus se pierde.

rules-d9-title = Ce fac Minunile
rules-d9-1 = Via Appia: Banca plătește 3 monede, adversarul pierde 3 sau toate câte le are; tură în plus.
rules-d9-2 = Circus Maximus, Statuia lui Zeus: o carte gri (Circus) sau maro (Zeus) din orașul adversarului, aleasă de constructor, ajunge printre cărțile decartate. (R) Dacă există o astfel de carte, una trebuie să plece; dacă nu există, Minunea poate fi totuși construită.
rules-d9-3 = Marea Bibliotecă: trei jetoane la întâmplare din cutie, dintre care constructorul păstrează unul, cu efect imediat. Două se întorc. (R) Ambii jucători le văd pe toate trei.
rules-d9-4 = Mausoleul: constructorul alege o carte decartată și o construiește gratuit, cu tot ce face ea. (R) Nu se poate refuza, decât dacă nu există cărți decartate. Nu este o legătură, deci Urbanism nu plătește nimic. Cărțile scoase la pregătire (D1.5) și cele de sub Minuni (D4.4) nu sunt printre cele decartate.
rules-d9-5 = Marele Far, Pireu: producție la alegere (D5.2). Restul sunt monede, scuturi și puncte, așa cum se vede.

rules-d10-title = Jetoane Progres
rules-d10-0 = Fiecare are efect din momentul în care este luat.
rules-d10-agriculture = Agricultură: 6 monede; 4 puncte
rules-d10-architecture = Arhitectură: Minunile costă cu două resurse mai puțin (D5.6)
rules-d10-economy = Economie: ce plătește adversarul pentru resursele care îi lipsesc, pentru cărți și Minuni și la orice preț, ajunge la proprietar; monedele cerute de cost în sine nu
rules-d10-law = Justiție: un simbol științific (D7)
rules-d10-masonry = Zidărie: cărțile albastre costă cu două resurse mai puțin (D5.6)
rules-d10-mathematics = Matematică: 3 puncte pentru fiecare jeton pe care îl ai, inclusiv acesta
rules-d10-philosophy = Filozofie: 7 puncte
rules-d10-strategy = Strategie: un scut în plus pe cărțile roșii (D6.4)
rules-d10-theology = Teologie: ture în plus pentru Minuni (D8.2)
rules-d10-urbanism = Urbanism: 6 monede; încă 4 de fiecare dată când o carte este construită printr-o legătură

rules-d11-title = Monede de pe cărți
rules-d11-1 = Monedele arătate pe o carte se primesc o singură dată, când este construită. Cărțile galbene din Era III numără ce are propriul oraș; Far se numără și pe sine.
rules-d11-2 = O Ghildă privește orașul care are mai mult din ceea ce numără ea, al oricui ar fi: pentru monede când este construită, pentru puncte la sfârșit, de fiecare dată din nou. Armatorii adună cărțile maro și gri ale aceluiași oraș. Constructorii (2 puncte pentru fiecare Minune) și Cămătarii (1 punct pentru fiecare set de 3 monede) nu aduc monede.
rules-d11-3 = (R) În cadrul unei acțiuni lucrurile se petrec în această ordine: se plătește prețul; Economie îi plătește adversarului; vin monedele proprii; scuturile mută marcatorul, iar jetoanele militare costă monede; Via Appia ia cele 3 ale ei; se fac alegerile.

rules-d12-title = Sfârșitul unei Ere
rules-d12-1 = Când a fost luată ultima dintre cele 20 de cărți, Era s-a încheiat.
rules-d12-2 = Se așază Era următoare. Apoi jucătorul pe a cărui jumătate stă marcatorul spune cine o începe. (R) Dacă marcatorul este pe spațiul neutru, o spune cel care a luat ultima carte; o ediție îl lasă încă pe acel jucător să înceapă fără alegere, ceea ce editorul a corectat.

rules-d13-title = Sfârșitul partidei
rules-d13-1 = Dominația militară (D6.3) sau supremația științifică (D7.3) încheie partida pe loc. Altfel ea se încheie odată cu Era III.
rules-d13-2 = Atunci hotărăsc punctele: pentru marcator (2, 5 sau 10 după zonă, pentru jucătorul care l-a împins înainte), pentru cărțile albastre, verzi, galbene și mov, pentru Minuni, pentru jetoane și 1 pentru fiecare set de 3 monede. Foaia de punctaj are câte un rând pentru fiecare.
rules-d13-3 = La puncte egale câștigă jucătorul cu mai multe puncte pe cărțile albastre. Din nou egal: câștigă amândoi.

## 7 Wonders

rules-c1-title = Pregătirea
rules-c1-1 = Fiecare exemplar al unei cărți poartă un număr și se folosește când joacă cel puțin atâția jucători. Astfel sunt șapte cărți de jucător în Erele I și II. În Era III intră cu două Ghilde mai multe decât numărul jucătorilor, trase la întâmplare din cele zece și nevăzute; cu ele sunt din nou șapte cărți de jucător.
rules-c1-2 = Fiecare jucător are o planșă de Minune, trasă la întâmplare sau convenită, niciuna de două ori. Fața ei o alege proprietarul, toți în secret și în același timp; sau toți convin asupra feței de zi ori de noapte, sau lasă la voia întâmplării.
rules-c1-3 = Fiecare începe cu 3 monede și cu resursa tipărită pe planșă. (R) Banca are mereu destule monede.

rules-c2-title = O Eră
rules-c2-1 = Fiecare primește șapte cărți. În fiecare dintre cele șase ture toți aleg în secret o carte și ce fac cu ea; când a ales și ultimul, totul se petrece deodată. Apoi fiecare mână trece la vecinul din stânga în Erele I și III, la cel din dreapta în Era II.
rules-c2-2 = În tura a șasea o mână are două cărți: una se folosește, cealaltă ajunge cu fața în jos printre cele decartate, fără monede.
rules-c2-3 = După a șasea tură vin conflictele, apoi Era următoare; după a treia partida s-a încheiat.

rules-c3-title = O acțiune pentru fiecare carte
rules-c3-1 = Construiește-o: plătește costul și rămâne în oraș. Niciun oraș nu are două clădiri cu același nume: nici într-o Eră, nici din Ere diferite (Sticlărie, Război de țesut, Presă), nici dintre cărțile decartate. O astfel de carte poate fi totuși decartată sau folosită pentru o etapă.
rules-c3-2 = Construiește următoarea etapă a Minunii: plătește costul etapei și pune cartea sub ea, cu fața în jos. Ea nu mai are nume, culoare sau simbol. Etapele se construiesc de la stânga la dreapta, în orice Eră, sau niciodată.
rules-c3-3 = Decarteaz-o: ajunge cu fața în jos printre cele decartate, pentru 3 monede de la Bancă.

rules-c4-title = Costuri
rules-c4-1 = Un cost înseamnă nimic, monede pentru Bancă sau resurse: lemn, piatră, argilă, minereu; sticlă, țesătură, papirus.
rules-c4-2 = Gratuit prin legătură: o clădire din propriul oraș care poartă unul dintre simbolurile cerute de carte o face gratuită, oricare ar fi clădirea. Oricare dintre posturile comerciale face gratuit Forul.
rules-c4-3 = Propriul oraș dă, fiecare simbol o dată pe tură, resursa de început și ce arată cărțile maro, gri și galbene și etapele construite; dintr-un simbol cu mai multe resurse, una dintre ele.

rules-c5-title = Comerț
rules-c5-1 = Ce lipsește se cumpără de la cei doi vecini, cu 2 monede unitatea, plătite vecinului, care o poate folosi în continuare și nu poate refuza.
rules-c5-2 = De vânzare sunt resursa de început și cărțile maro și gri; nu cărțile galbene, nu etapele. Dintr-un simbol cu mai multe resurse fiecare cumpărător ia pe care o vrea, orice ar lua proprietarul sau celălalt cumpărător.
rules-c5-3 = Un cumpărător are fiecare simbol o dată pe tură. Ambii vecini pot cumpăra același simbol în aceeași tură.
rules-c5-4 = Se plătește numai cu monedele avute la începutul turei. Monedele câștigate în această tură și resursele construite de un vecin în această tură se pot folosi abia din tura următoare.
rules-c5-5 = Postul comercial de vest scade materiile prime ale vecinului din stânga la 1 monedă, Postul comercial de est pe ale celui din dreapta; Piață scade bunurile produse ale ambilor. Numai pentru proprietarul lor.
rules-c5-6 = (R) Cumpărătorul alege de la cine cumpără. Se oferă fiecare împărțire între vecinul din stânga și cel din dreapta, în afară de cazul în care alta plătește mai puțin unuia și nu mai mult celuilalt; cea mai ieftină este prima.
rules-c5-7 = Cine ce dă se potrivește exact: dacă vreo folosire a tuturor simbolurilor plătește un lucru, el poate fi construit și nu se scapă nicio cale mai ieftină.

rules-c6-title = Rezolvarea unei ture
rules-c6-1 = Ce este permis și cât costă se stabilește după starea dinaintea turei. Întâi toți plătesc, apoi toate cărțile și etapele intră în joc, la urmă se numără monedele din efecte. (R) Dacă se primesc monede pentru cărțile vecinilor, se numără și cele intrate în joc în aceeași tură. Ordinea locurilor nu contează.
rules-c6-2 = Babilon, fața de noapte, prima etapă: proprietarul joacă și ultima carte a fiecărei Ere, la costul ei: clădire, etapă sau decartare; începând cu Era în care etapa a fost construită, chiar dacă asta a fost în tura a șasea. (R) Se petrece după a șasea tură, cu monedele și producția din acel moment.
rules-c6-3 = Halicarnas: la sfârșitul turei în care a fost construită o astfel de etapă, proprietarul construiește gratuit o carte decartată, inclusiv dintre cele din această tură; în tura a șasea după Babilon și înaintea conflictelor. (R) Se poate renunța, iar dacă nicio carte nu se potrivește, se sare peste.
rules-c6-4 = Olimpia, fața de zi, a doua etapă: o clădire de o culoare pe care orașul nu o are este gratuită. Fața de noapte, prima etapă: este gratuită clădirea aleasă în prima tură a unei Ere; a doua etapă: cea aleasă în a șasea. Cine decartează acea carte sau o pune sub Minune a pierdut-o pentru această Eră. (R) Gratuită este și moneda unei cărți maro.
rules-c6-5 = Ce trebuie hotărât în mijlocul unei ture i se cere numai acelui jucător. Ceilalți așteaptă și văd pe cine.

rules-c7-title = Putere militară
rules-c7-1 = La sfârșitul unei Ere fiecare își compară scuturile cu ambii vecini. Mai multe scuturi aduc un jeton de 1, 3 sau 5 puncte, după Eră, mai puține un jeton de −1; un număr egal nu aduce nimic.

rules-c8-title = Punctaj
rules-c8-1 = În ordinea carnetului de punctaj: etape; un punct pentru trei monede; jetoane militare, care pot fi și negative; cărți albastre; cărți galbene; cărți verzi, cu pătratul numărului fiecărui simbol și 7 pentru fiecare set de trei diferite, iar simbolurile libere se stabilesc la sfârșit în cel mai bun mod; Ghilde.
rules-c8-2 = Constructorii numără etapele propriei Minuni și pe ale ambilor vecini. Decoratorii dau 7 puncte dacă toate etapele propriei fețe sunt construite. Armatorii numără propriile cărți maro, gri și mov, inclusiv pe sine. Celelalte numără cărțile unei culori din ambele orașe vecine.
rules-c8-3 = Câștigă jucătorul cu cele mai multe puncte; la egalitate, cel cu trezoreria mai mare; dacă și acestea sunt egale, victoria se împarte.

rules-c9-title = Ce are voie să știe un jucător
rules-c9-1 = Propria mână; fiecare oraș cu monedele și jetoanele lui; cine a ales; câte cărți stau cu fața în jos și din ce Eră sunt. Nu fețele lor, nici alte mâini, nici alegerile înainte ca toți să fi ales. Ce a văzut un jucător are voie să țină minte: mâinile pe care le-a ținut și le-a dat mai departe, cărțile puse deoparte și cărțile decartate, dacă a avut voie să le privească.
