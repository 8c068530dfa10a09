# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Sva pravila
rules-lead = Igra kako se ovde igra, našim rečima. Svako pravilo ima broj na koji možeš da se pozoveš.
rules-ruling-lead = (R) označava našu odluku: štampana pravila tu ćute ili se izdanja razlikuju, a mi igramo ovako.
rules-ruling = naša odluka
rules-find = Pretraži pravila
rules-none = Nijedno pravilo ne govori o tome.
rules-count = { $count ->
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
rules-link = Link ka pravilu { $number }
rules-chapters = Poglavlja

## 7 Wonders Duel

rules-d1-title = Priprema
rules-d1-1 = U kutiji su 23 kartice prvog, 23 drugog i 20 trećeg doba, 7 gildi, 12 svetskih čuda, 10 tokena progresa, 4 vojna tokena i figura štita.
rules-d1-2 = Oba igrača počinju sa 7 novčića. (R) Banka uvek ima dovoljno novčića. Po dogovoru drugi igrač može dobiti nekoliko novčića više kao prednost.
rules-d1-3 = Vojna traka je niz od 19 polja: neutralno u sredini, gde figura počinje, i po devet ka svakom glavnom gradu. Brojeći od neutralnog, 1–2, 3–5 i 6–8 su zone, a deveto polje je glavni grad. Na strani svakog igrača čeka token od 2 novčića u zoni 3–5 i token od 5 novčića u zoni 6–8.
rules-d1-4 = Pet nasumično izvučenih tokena progresa leži otkriveno na tabli. Ostalih pet ostaje u kutiji.
rules-d1-5 = Po tri nasumične kartice svakog doba vraćaju se neviđene u kutiju, a tri nasumične gilde, takođe neviđene, umešaju se u treće doba. Tako svako doba ima 20 kartica.
rules-d1-6 = (R) Poleđina gilde razlikuje se od poleđine trećeg doba: ko gleda karticu licem nadole zna da li je to gilda.

rules-d2-title = Izbor svetskih čuda
rules-d2-1 = Otkriju se četiri nasumična čuda: prvi igrač uzima jedno, drugi dva, prvi ono koje ostane. Otkriju se još četiri i sada drugi igrač uzima jedno, prvi dva, drugi poslednje. Preostala četiri čuda ostaju van igre i niko ne zna koja su.
rules-d2-2 = Početnici ovo preskaču. Prvi igrač ima Piramide, Veliki svetionik, Artemidin hram i Zevsovu statuu; drugi ima Cirkus Maksimus, Pirej, Apijev put i Kolos sa Rodosa.

rules-d3-title = Raspored kartica jednog doba
rules-d3-1 = Doba počinje sa 20 kartica poređanih u redove koji se preklapaju, svako doba u svom obliku. Smenjuju se redovi licem nagore i redovi licem nadole.
rules-d3-2 = Kartica se može uzeti kada nijedan njen deo nije pokriven.
rules-d3-3 = Na kraju poteza kartice koje se sada mogu uzeti okreću se licem nagore. (R) Pre toga dolaze svi izbori tog poteza: token, uništena kartica, kartica Mauzoleja. Još jedan potez počinje tek kada su kartice okrenute.

rules-d4-title = Potez
rules-d4-1 = Igrač na potezu uzima jednu slobodnu karticu i radi s njom jednu od tri stvari: gradi je, prodaje je ili pomoću nje gradi jedno od svojih svetskih čuda.
rules-d4-2 = Gradnja: plati cenu kartice i dodaj je u grad. Njen efekat važi odmah.
rules-d4-3 = Prodaja: uzmi 2 novčića i još 1 za svaku žutu karticu u svom gradu. Kartica ide među odbačene, koje oba igrača mogu da pregledaju u svakom trenutku.
rules-d4-4 = Gradnja čuda: plati cenu čuda; cena kartice nije važna. Kartica ide pod čudo, nema efekta i više nije ni u jednoj gomili.
rules-d4-5 = U partiji se gradi sedam čuda, nikad osam. Čim je izgrađeno sedmo, poslednje neizgrađeno ispada, čije god bilo; tek tada sedmo dobija svoj efekat.
rules-d4-6 = Igrači se smenjuju, osim kada neko dobije još jedan potez (D8).

rules-d5-title = Cene
rules-d5-1 = Cena traži novčiće, resurse (drvo, glina, kamen; staklo, papirus), oboje ili ništa. Resursi se ne troše: grad ih proizvodi iznova za svaku gradnju.
rules-d5-2 = Proizvode braon i sive kartice, kao i neke žute kartice i čuda. Trgovačka stanica, Forum, Veliki svetionik i Pirej daju izbor: za svaku gradnju jednu jedinicu jednog od prikazanih resursa.
rules-d5-3 = Ono što nedostaje kupuje se od banke, koliko god treba. Jedinica košta 2 novčića i još 1 za svaki simbol tog resursa na protivnikovim braon i sivim karticama. Protivnikove žute kartice i čuda ne podižu cenu.
rules-d5-4 = Vlasnik Rezerve kamena, gline ili drveta ili Carine kupuje prikazane resurse po 1 novčić, počev od sledećeg poteza, šta god protivnik proizvodio.
rules-d5-5 = Niko ne plaća više nego što mora: proizvodnja po izboru i popusti koriste se tamo gde najviše štede.
rules-d5-6 = Zidarstvo smanjuje cenu plavih kartica, a Arhitektura cenu čuda, za dva resursa po izboru; nikad za novčiće.
rules-d5-7 = Izgradnja u nizu: kartica koja u ceni ima simbol niza besplatna je, i bez novčića, za grad koji ima karticu sa tim simbolom. Niz se može iskoristiti i kada bi se moglo platiti.
rules-d5-8 = Ko ne može da plati, ne može ni da gradi.
rules-d5-9 = Primeri iz pravila. Utvrđenja: 5 novčića, uz 2 svoja kamena i protivnika koji proizvodi 1 glinu i nimalo papirusa. Akvadukt: 12 novčića, bez kamena i protiv 2 kamena. Trgovačka stanica: 7 novčića, i to 2, zatim 3 za staklo protiv 1 stakla i 2 za papirus. Prodaja Akvadukta uz dve žute kartice u gradu: 4 novčića za vlasnika.

rules-d6-title = Vojska
rules-d6-1 = Svaki izgrađeni štit odmah pomera figuru za jedno polje ka protivnikovom glavnom gradu.
rules-d6-2 = Zona u koju figura uđe i koja još ima svoj token košta protivnika novčiće sa tokena, 2 ili 5, ili sve što ima; token je time potrošen. (R) Dugačak pomak uzima tokene svih zona do kojih stigne, prvo 2, pa 5.
rules-d6-3 = Figura u protivnikovom glavnom gradu odmah donosi pobedu. (R) Ostatak te akcije se više ne dešava i ništa se ne pita.
rules-d6-4 = Uz Strategiju, crvene kartice izgrađene od tog trenutka imaju jedan štit više. Čuda nemaju, kao ni ranije izgrađene kartice. (R) Crvena kartica koju izgradi Mauzolej ima.

rules-d7-title = Nauka
rules-d7-1 = Postoji sedam simbola. Šest ih je na po dve zelene kartice; sedmi je samo na tokenu Zakon.
rules-d7-2 = Dva jednaka simbola u gradu odmah donose vlasniku jedan od tokena progresa sa table. (R) Mora se uzeti; sa prazne table ne uzima se ništa. Zakon nikad nije deo para.
rules-d7-3 = Šest različitih simbola, sa Zakonom ili bez njega, odmah donosi pobedu.

rules-d8-title = Još jedan potez
rules-d8-1 = Apijev put, Viseći vrtovi, Pirej, Sfinga i Artemidin hram daju još jedan potez: čim su kartice okrenute (D3.3), isti igrač je opet na potezu. Takav potez može dovesti do sledećeg.
rules-d8-2 = Uz Teologiju, čuda izgrađena od tog trenutka daju još jedan potez; nikad dva za jedno čudo. (R) Velika biblioteka koja donese Teologiju nema koristi od nje.
rules-d8-3 = Ako u dobu više nema kartica, taj potez propada.

rules-d9-title = Šta čuda rade
rules-d9-1 = Apijev put: banka plaća 3 novčića, protivnik gubi 3 ili sve što ima; još jedan potez.
rules-d9-2 = Cirkus Maksimus, Zevsova statua: jedna siva (Cirkus) ili braon (Zevs) kartica protivnikovog grada, po izboru graditelja, ide među odbačene. (R) Ako takva kartica postoji, jedna mora da ode; ako je nema, čudo se ipak može izgraditi.
rules-d9-3 = Velika biblioteka: tri nasumična tokena iz kutije, od kojih graditelj zadržava jedan, sa efektom odmah. Dva se vraćaju. (R) Oba igrača vide sva tri.
rules-d9-4 = Mauzolej: graditelj bira jednu odbačenu karticu i gradi je besplatno, sa svime što ona radi. (R) Ne može se odbiti, osim ako nema odbačenih kartica. To nije izgradnja u nizu, pa Urbanizam ne plaća ništa. Kartice uklonjene u pripremi (D1.5) i kartice pod čudima (D4.4) nisu među odbačenima.
rules-d9-5 = Veliki svetionik, Pirej: proizvodnja po izboru (D5.2). Ostalo su novčići, štitovi i poeni, kako je prikazano.

rules-d10-title = Tokeni progresa
rules-d10-0 = Svaki deluje od trenutka kada je uzet.
rules-d10-agriculture = Poljoprivreda: 6 novčića; 4 poena
rules-d10-architecture = Arhitektura: čuda koštaju dva resursa manje (D5.6)
rules-d10-economy = Ekonomija: ono što protivnik plati za resurse koji mu nedostaju, za kartice i čuda i po bilo kojoj ceni, ide vlasniku; novčići koje traži sama cena ne idu
rules-d10-law = Zakon: naučni simbol (D7)
rules-d10-masonry = Zidarstvo: plave kartice koštaju dva resursa manje (D5.6)
rules-d10-mathematics = Matematika: 3 poena za svaki token koji imaš, i za ovaj
rules-d10-philosophy = Filozofija: 7 poena
rules-d10-strategy = Strategija: jedan štit više na crvenim karticama (D6.4)
rules-d10-theology = Teologija: još jedan potez za čuda (D8.2)
rules-d10-urbanism = Urbanizam: 6 novčića; još 4 kad god se kartica gradi u nizu

rules-d11-title = Novčići sa kartica
rules-d11-1 = Novčići prikazani na kartici dobijaju se jednom, kada se kartica izgradi. Žute kartice trećeg doba broje ono što ima sopstveni grad; Svetionik broji i sebe.
rules-d11-2 = Gilda gleda grad koji ima više onoga što ona broji, čiji god bio: za novčiće kada se izgradi, za poene na kraju, svaki put iznova. Brodograditelji sabiraju braon i sive kartice istog grada. Graditelji (2 poena za svako čudo) i Zajmodavci (1 poen za svaka 3 novčića) ne donose novčiće.
rules-d11-3 = (R) Unutar jedne akcije stvari idu ovim redom: plaća se cena; Ekonomija plaća protivniku; stižu sopstveni novčići; štitovi pomeraju figuru, a vojni tokeni odnose novčiće; Apijev put uzima svoja 3; prave se izbori.

rules-d12-title = Kraj doba
rules-d12-1 = Kada se uzme poslednja od 20 kartica, doba je završeno.
rules-d12-2 = Postavlja se sledeće doba. Onda igrač na čijoj je polovini figura kaže ko ga počinje. (R) Ako je figura na neutralnom polju, to kaže onaj ko je uzeo poslednju karticu; jedno izdanje još pušta tog igrača da počne bez izbora, što je izdavač ispravio.

rules-d13-title = Kraj partije
rules-d13-1 = Vojna (D6.3) ili naučna (D7.3) nadmoć odmah završava partiju. Inače se ona završava sa trećim dobom.
rules-d13-2 = Tada odlučuju poeni: za figuru (2, 5 ili 10 po zoni, za igrača koji ju je potisnuo napred), za plave, zelene, žute i ljubičaste kartice, za čuda, za tokene i 1 za svaka 3 novčića. Tabela poena ima red za svaku stavku.
rules-d13-3 = Ako je nerešeno, pobeđuje igrač sa više poena na plavim karticama. Ako je i dalje nerešeno, igrači dele pobedu.

## 7 Wonders

rules-c1-title = Priprema
rules-c1-1 = Na svakom primerku kartice piše broj igrača; koristi se samo ako ih igra bar toliko. Tako je u prvom i drugom dobu po sedam kartica za svakog igrača. U treće doba se, bez gledanja, dodaju gilde nasumično izvučene od deset: dve više nego što ima igrača; s njima je opet po sedam kartica za svakog.
rules-c1-2 = Svaki igrač ima tablu svetskog čuda, nasumično izvučenu ili dogovorenu, nijednu dvaput. Njenu stranu bira vlasnik, svi tajno i istovremeno; ili se svi dogovore za svetlu ili tamnu, ili prepuste slučaju.
rules-c1-3 = Svako počinje sa 3 novčića i sa resursom odštampanim na tabli. (R) Banka uvek ima dovoljno novčića.

rules-c2-title = Doba
rules-c2-1 = Svako dobija sedam kartica. U svakom od šest krugova svi tajno biraju jednu karticu i šta će s njom; kada izabere i poslednji, sve se dešava odjednom. Zatim svaka ruka ide levom susedu u prvom i trećem dobu, a desnom u drugom.
rules-c2-2 = U šestom krugu u ruci su dve kartice: jedna se koristi, druga ide licem nadole među odbačene, bez novčića.
rules-c2-3 = Posle šestog kruga dolaze sukobi, pa sledeće doba; posle trećeg je kraj partije.

rules-c3-title = Jedna akcija po kartici
rules-c3-1 = Izgradi je: plati cenu i ona ostaje u gradu. Nijedan grad ne može imati dve građevine istog imena: ni u istom dobu, ni iz različitih doba (Staklana, Razboj, Presa za papirus), ni iz odbačenih kartica. Takva kartica se ipak može prodati ili iskoristiti za fazu.
rules-c3-2 = Izgradi sledeću fazu čuda: plati cenu faze i stavi karticu pod nju, licem nadole. Ona više nema ime, boju ni simbol. Faze se grade sleva nadesno, u bilo kom dobu, ili nikad.
rules-c3-3 = Prodaj je: ide licem nadole među odbačene, za 3 novčića iz banke.

rules-c4-title = Cene
rules-c4-1 = Cena je ništa, novčići za banku ili resursi: drvo, kamen, glina, gvožđe; staklo, tkanina, papirus.
rules-c4-2 = Besplatno preko izgradnje u nizu: kartica je besplatna ako u gradu imaš bilo koju građevinu sa jednim od simbola niza iz njene cene. I jedna i druga trgovačka postaja čine Forum besplatnim.
rules-c4-3 = Sopstveni grad daje, svaki simbol jednom u krugu, svoj početni resurs i ono što pokazuju braon, sive i žute kartice i izgrađene faze; od simbola sa više resursa daje jedan od njih.

rules-c5-title = Trgovina
rules-c5-1 = Ono što nedostaje kupuje se od dva suseda, po 2 novčića za jedinicu, plaćena susedu, koji i dalje može da je koristi i ne može da odbije.
rules-c5-2 = Na prodaju su početni resurs i braon i sive kartice; ne i žute kartice ni faze. Od simbola sa više resursa svaki kupac uzima koji hoće, šta god uzimali vlasnik ili drugi kupac.
rules-c5-3 = Kupac ima svaki simbol jednom u krugu. Oba suseda mogu kupiti isti simbol u istom krugu.
rules-c5-4 = Plaća se samo novčićima koje imaš na početku kruga. Novčići zarađeni u ovom krugu i resursi koje sused izgradi u ovom krugu mogu se koristiti tek od sledećeg.
rules-c5-5 = Zapadna trgovačka postaja spušta sirovine levog suseda na 1 novčić, Istočna trgovačka postaja sirovine desnog; Pijaca spušta obrađene sirovine oba suseda. Samo za svog vlasnika.
rules-c5-6 = (R) Kupac bira od koga kupuje. Nudi se svaka podela na levog i desnog suseda, osim ako neka druga jednom plaća manje, a drugom ne više; najjeftinija je prva.
rules-c5-7 = Ko šta daje slaže se tačno: ako bilo koja upotreba svih simbola plaća neku stvar, ona se može izgraditi i nijedan jeftiniji način se ne propušta.

rules-c6-title = Razrešenje kruga
rules-c6-1 = Šta je dozvoljeno i koliko košta prosuđuje se po stanju pre kruga. Onda svi plaćaju, onda sve kartice i faze ulaze u igru, onda se broje novčići od efekata. (R) Ko za novčiće broji kartice suseda, broji i one koje su ušle u igru u istom krugu. Ništa ne zavisi od redosleda mesta.
rules-c6-2 = Vavilon, tamna strana, prva faza: njen vlasnik igra i poslednju karticu svakog doba, po njenoj ceni: gradnja, faza ili prodaja; počev od doba u kome je faza izgrađena, čak i ako je to bilo u šestom krugu. (R) To se dešava posle šestog kruga, sa novčićima i proizvodnjom tog trenutka.
rules-c6-3 = Halikarnas: na kraju kruga u kome je takva faza izgrađena njen vlasnik besplatno gradi jednu odbačenu karticu, uključujući one iz ovog kruga; u šestom krugu posle Vavilona i pre sukoba. (R) To se može odbiti, a preskače se ako nijedna kartica ne odgovara.
rules-c6-4 = Olimpija, svetla strana, druga faza: građevina boje koje grad još nema je besplatna. Tamna strana, prva faza: besplatna je građevina izabrana u prvom krugu doba; druga faza: ona izabrana u šestom. Ko tu karticu proda ili stavi pod čudo, izgubio je to za ovo doba. (R) Besplatan je i novčić braon kartice.
rules-c6-5 = Za ono što se mora odlučiti usred kruga pita se samo taj igrač. Ostali čekaju i vide koga čekaju.

rules-c7-title = Vojska
rules-c7-1 = Na kraju doba svako poredi štitove sa oba suseda. Ko ima više štitova dobija token od 1, 3 ili 5 poena, prema dobu; ko ima manje, token od −1; jednaki ne dobijaju ništa.

rules-c8-title = Bodovanje
rules-c8-1 = Redom kao u bloku za rezultate: faze; jedan poen za svaka tri novčića; tokeni za vojsku, koji mogu biti i negativni; plave kartice; žute kartice; zelene kartice, sa kvadratom broja svakog simbola i 7 za svaki set od tri različita, pri čemu se džoker simboli na kraju određuju na najbolji način; gilde.
rules-c8-2 = Graditelji broje faze sopstvenog čuda i čuda oba suseda. Dekorateri daju 7 poena ako su sve faze sopstvene strane izgrađene. Brodograditelji broje sopstvene braon, sive i ljubičaste kartice, uključujući sebe. Ostale broje kartice jedne boje u oba susedna grada.
rules-c8-3 = Pobeđuje igrač sa najviše poena; ako je nerešeno, onaj sa većom riznicom; ako je i dalje nerešeno, igrači dele pobedu.

rules-c9-title = Šta igrač sme da zna
rules-c9-1 = Sopstvenu ruku; svaki grad sa novčićima i tokenima; ko je izabrao; koliko kartica leži licem nadole i iz kog su doba. Ne njihova lica, ni tuđe ruke, ni izbore pre nego što svi izaberu. Ono što je video igrač sme da pamti: ruke koje je držao i predao dalje, kartice koje je sklonio i odbačene kartice ako je smeo da ih pregleda.
