# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Sva pravila
rules-lead = Pravila po kojima se ovde igra, našim rečima. Svako pravilo ima broj na koji možeš da se pozoveš.
rules-ruling-lead = (R) označava našu odluku: tamo gde štampana pravila ćute ili se izdanja razlikuju, igramo ovako.
rules-ruling = naša odluka
rules-find = Pretraži pravila
rules-none = Nijedno pravilo ne odgovara pretrazi.
rules-count = { $count ->
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
rules-link = Link ka pravilu { $number }
rules-chapters = Poglavlja

## 7 Wonders Duel

rules-d1-title = Priprema
rules-d1-1 = U kutiji su 23 kartice prvog, 23 drugog i 20 trećeg doba, 7 gildi, 12 svetskih čuda, 10 tokena progresa, 4 vojna tokena i figura štita.
rules-d1-2 = Oba igrača počinju sa 7 novčića. (R) U banci uvek ima dovoljno novčića. Možete se dogovoriti da drugi igrač dobije nekoliko novčića više.
rules-d1-3 = Vojna traka ima 19 polja: neutralno polje u sredini, na kojem figura štita počinje, i po devet sa svake strane. Brojeći od sredine, polja 1–2, 3–5 i 6–8 čine zone, a deveto polje je glavni grad. Na strani svakog igrača su dva vojna tokena: jedan od 2 novčića u zoni 3–5 i jedan od 5 novčića u zoni 6–8.
rules-d1-4 = Pet nasumično izvučenih tokena progresa leži otkriveno na tabli. Ostalih pet ostaje u kutiji.
rules-d1-5 = Iz svakog doba tri nasumične kartice vraćaju se neviđene u kutiju. Tri nasumične gilde, takođe neviđene, umešaju se u treće doba. Tako svako doba ima 20 kartica.
rules-d1-6 = (R) Poleđina gilde drugačija je od poleđine ostalih kartica trećeg doba, pa svi vide da li je kartica licem nadole gilda.

rules-d2-title = Izbor svetskih čuda
rules-d2-1 = Otkriju se četiri nasumična čuda: prvi igrač uzima jedno, drugi dva, a prvom ostaje poslednje. Zatim se otkriju još četiri i sada drugi igrač uzima jedno, prvi dva, a drugom ostaje poslednje. Preostala četiri čuda ostaju u kutiji i niko ne zna koja su.
rules-d2-2 = U prvoj partiji ovo možete da preskočite. Prvi igrač dobija Piramide, Veliki svetionik, Artemidin hram i Zevsovu statuu; drugi dobija Cirkus Maksimus, Pirej, Apijev put i Kolos sa Rodosa.

rules-d3-title = Struktura kartica jednog doba
rules-d3-1 = Svako doba počinje sa 20 kartica poređanih u redove koji se preklapaju, svako u svom obliku. Smenjuju se redovi licem nagore i redovi licem nadole.
rules-d3-2 = Kartica je slobodna čim nijedna druga ne pokriva nijedan njen deo.
rules-d3-3 = Na kraju poteza kartice licem nadole koje su postale slobodne okreću se licem nagore. (R) Pre toga se bira sve što taj potez traži: token, kartica koja se uništava, kartica za Mauzolej. Još jedan potez počinje tek kada su kartice okrenute.

rules-d4-title = Potez
rules-d4-1 = U svom potezu uzmi jednu slobodnu karticu i uradi s njom jednu od tri stvari: izgradi je, prodaj je ili pomoću nje izgradi jedno od svojih svetskih čuda.
rules-d4-2 = Gradnja: plati cenu kartice i dodaj je u svoj grad. Njen efekat važi odmah.
rules-d4-3 = Prodaja: uzmi 2 novčića i još 1 za svaku žutu karticu u svom gradu. Kartica ide među odbačene, koje oba igrača mogu da pregledaju u svakom trenutku.
rules-d4-4 = Gradnja čuda: plati cenu čuda; cena kartice nije važna. Stavi karticu pod čudo. Ona nema efekta i više nije ni u jednoj gomili.
rules-d4-5 = U partiji se gradi sedam čuda, nikad osam. Čim je izgrađeno sedmo, poslednje neizgrađeno vraća se u kutiju, čije god bilo. Tek tada sedmo dobija svoj efekat.
rules-d4-6 = Igrači se smenjuju, osim kada neko dobije još jedan potez (D8).

rules-d5-title = Cene
rules-d5-1 = Cena može biti u novčićima, u resursima (drvo, glina, kamen; staklo, papirus), u jednom i drugom ili je nema. Resursi se ne troše: tvoj grad ih proizvodi iznova za svaku gradnju.
rules-d5-2 = Braon i sive kartice proizvode resurse, kao i neke žute kartice i čuda. Trgovačka stanica, Forum, Veliki svetionik i Pirej imaju proizvodnju po izboru: za svaku gradnju daju jedan od prikazanih resursa.
rules-d5-3 = Resurse koji ti nedostaju kupuješ od banke, koliko god hoćeš. Svaki košta 2 novčića i još 1 za svaki simbol tog resursa na protivnikovim braon i sivim karticama. Protivnikove žute kartice i čuda ne podižu cenu.
rules-d5-4 = Ako imaš Rezervu kamena, gline ili drveta ili Carinu, od svog sledećeg poteza resurse prikazane na njoj kupuješ po 1 novčić, šta god protivnik proizvodio.
rules-d5-5 = Nikad ne plaćaš više nego što moraš: proizvodnja po izboru i popusti koriste se tamo gde najviše štede.
rules-d5-6 = Zidarstvo smanjuje cenu plavih kartica, a Arhitektura cenu čuda, za dva resursa po izboru; nikad za novčiće.
rules-d5-7 = Izgradnja u nizu: kartica koja u ceni ima simbol niza potpuno je besplatna, bez resursa i bez novčića, ako u gradu imaš karticu sa tim simbolom. Niz možeš da iskoristiš i kada imaš čime da platiš.
rules-d5-8 = Ako ne možeš da platiš, ne možeš ni da gradiš.
rules-d5-9 = Primeri iz pravila. Utvrđenja: 5 novčića, ako proizvodiš 2 kamena, a protivnik 1 glinu i nimalo papirusa. Akvadukt: 12 novčića, ako ne proizvodiš kamen, a protivnik proizvodi 2. Trgovačka stanica: 7 novčića, i to 2 za karticu, 3 za staklo ako protivnik proizvodi 1 staklo i 2 za papirus. Prodaja Akvadukta uz dve žute kartice u gradu donosi ti 4 novčića.

rules-d6-title = Vojska
rules-d6-1 = Svaki štit koji izgradiš odmah pomera figuru štita za jedno polje ka protivnikovom glavnom gradu.
rules-d6-2 = Kada figura uđe u zonu u kojoj još leži token, protivnik gubi novčiće prikazane na njemu, 2 ili 5, ili sve što ima. Token se vraća u kutiju. (R) Dug pomeraj uzima tokene svih zona do kojih figura stigne: prvo 2, pa 5.
rules-d6-3 = Ako figura stigne do protivnikovog glavnog grada, odmah pobeđuješ. (R) Ostatak akcije se preskače i više se ništa ne bira.
rules-d6-4 = Uz Strategiju, crvene kartice koje izgradiš od tog trenutka imaju jedan štit više. To ne važi za čuda ni za ranije izgrađene kartice. (R) Važi za crvenu karticu izgrađenu pomoću Mauzoleja.

rules-d7-title = Nauka
rules-d7-1 = Postoji sedam naučnih simbola. Šest ih je na po dve zelene kartice; sedmi je samo na tokenu Zakon.
rules-d7-2 = Kada u gradu imaš dva ista simbola, odmah uzimaš jedan od tokena progresa sa table. (R) Moraš da ga uzmeš; ako je tabla prazna, ne dobijaš ništa. Zakon nikad ne čini par.
rules-d7-3 = Šest različitih simbola, sa Zakonom ili bez njega, odmah donosi pobedu.

rules-d8-title = Još jedan potez
rules-d8-1 = Apijev put, Viseći vrtovi, Pirej, Sfinga i Artemidin hram daju ti još jedan potez: igraš ponovo čim su kartice okrenute (D3.3). Jedan takav potez može da donese i sledeći.
rules-d8-2 = Uz Teologiju, čuda koja izgradiš od tog trenutka daju ti još jedan potez, ali nikad dva za jedno čudo. (R) Ako Teologiju dobiješ iz Velike biblioteke, sama Velika biblioteka ne donosi još jedan potez.
rules-d8-3 = Ako u dobu više nema kartica, taj potez propada.

rules-d9-title = Šta čuda rade
rules-d9-1 = Apijev put: uzimaš 3 novčića iz banke, a protivnik gubi 3 ili sve što ima. Dobijaš još jedan potez.
rules-d9-2 = Cirkus Maksimus i Zevsova statua: izaberi jednu sivu (Cirkus Maksimus) ili jednu braon (Zevsova statua) karticu protivnikovog grada; ona ide među odbačene. (R) Ako takva kartica postoji, moraš da je izabereš; ako je nema, čudo ipak možeš da izgradiš.
rules-d9-3 = Velika biblioteka: izvuci tri nasumična tokena iz kutije i zadrži jedan; njegov efekat važi odmah. Druga dva se vraćaju. (R) Oba igrača vide sva tri.
rules-d9-4 = Mauzolej: izaberi jednu odbačenu karticu i izgradi je besplatno, sa svim njenim efektima. (R) Ne možeš da odbiješ, osim ako nema odbačenih kartica. To nije izgradnja u nizu, pa Urbanizam ne donosi ništa. Kartice uklonjene u pripremi (D1.5) i kartice pod čudima (D4.4) nisu među odbačenima.
rules-d9-5 = Veliki svetionik i Pirej: proizvodnja po izboru (D5.2). Svi ostali efekti su novčići, štitovi i poeni, kako je prikazano.

rules-d10-title = Tokeni progresa
rules-d10-0 = Token deluje od trenutka kada ga uzmeš.
rules-d10-agriculture = Poljoprivreda: 6 novčića; 4 poena
rules-d10-architecture = Arhitektura: čuda koštaju dva resursa manje (D5.6)
rules-d10-economy = Ekonomija: dobijaš novčiće koje protivnik plati za resurse koji mu nedostaju, za kartice i čuda i po bilo kojoj ceni, ali ne i novčiće koji su deo cene
rules-d10-law = Zakon: naučni simbol (D7)
rules-d10-masonry = Zidarstvo: plave kartice koštaju dva resursa manje (D5.6)
rules-d10-mathematics = Matematika: 3 poena za svaki token koji imaš, i za ovaj
rules-d10-philosophy = Filozofija: 7 poena
rules-d10-strategy = Strategija: jedan štit više na crvenim karticama (D6.4)
rules-d10-theology = Teologija: čuda donose još jedan potez (D8.2)
rules-d10-urbanism = Urbanizam: 6 novčića; još 4 svaki put kad karticu izgradiš u nizu

rules-d11-title = Novčići sa kartica
rules-d11-1 = Novčiće prikazane na kartici dobijaš jednom, kada je izgradiš. Žute kartice trećeg doba broje samo ono što je u tvom gradu; Svetionik broji i sebe.
rules-d11-2 = Gilda broji kartice, čuda ili novčiće u gradu koji ih ima više, makar to bio i protivnikov: za novčiće kada je izgradiš, a za poene ponovo na kraju partije. Brodograditelji sabiraju braon i sive kartice istog grada. Graditelji (2 poena za svako čudo) i Zajmodavci (1 poen za svaka 3 novčića) ne donose novčiće.
rules-d11-3 = (R) Akcija se razrešava ovim redom: plaćaš cenu; protivnik dobija novčiće od Ekonomije; dobijaš svoje novčiće; štitovi pomeraju figuru, a vojni tokeni odnose novčiće; Apijev put uzima svoja 3 novčića; na kraju se bira ono što treba izabrati.

rules-d12-title = Kraj doba
rules-d12-1 = Doba se završava kada se uzme poslednja od njegovih 20 kartica.
rules-d12-2 = Postavlja se sledeće doba. Zatim igrač na čijoj je polovini figura odlučuje ko ga počinje. (R) Ako je figura na neutralnom polju, odlučuje igrač koji je uzeo poslednju karticu. Po jednom izdanju taj igrač počinje bez izbora; izdavač je to ispravio.

rules-d13-title = Kraj partije
rules-d13-1 = Vojna (D6.3) ili naučna (D7.3) nadmoć odmah završava partiju. Inače se ona završava posle trećeg doba.
rules-d13-2 = Tada odlučuju poeni: za figuru (2, 5 ili 10 prema zoni, za igrača koji ju je potisnuo napred), za plave, zelene, žute i ljubičaste kartice, za čuda, za tokene progresa i 1 za svaka 3 novčića. Blok za rezultate ima red za svaku stavku.
rules-d13-3 = Ako je nerešeno, pobeđuje igrač sa više poena na plavim karticama. Ako je i dalje nerešeno, igrači dele pobedu.

## 7 Wonders

rules-c1-title = Priprema
rules-c1-1 = Na svakom primerku kartice piše broj igrača; koristi se samo ako ih igra bar toliko. Tako je u prvom i drugom dobu po sedam kartica za svakog igrača. U treće doba se, bez gledanja, dodaju gilde nasumično izvučene od deset: dve više nego što ima igrača; s njima je opet po sedam kartica za svakog.
rules-c1-2 = Svaki igrač dobija tablu svetskog čuda, izvučenu nasumično ili po dogovoru; nijedna se ne ponavlja. Svako tajno i istovremeno bira stranu svoje table; ili se dogovorite za svetlu ili tamnu, ili to prepustite slučaju.
rules-c1-3 = Svaki igrač počinje sa 3 novčića i resursom odštampanim na njegovoj tabli. (R) U banci uvek ima dovoljno novčića.

rules-c2-title = Doba
rules-c2-1 = Svako dobija sedam kartica. U svakom od šest krugova svi tajno biraju karticu i šta će s njom; kada izabere i poslednji, sve se dešava odjednom. Zatim kartice iz ruke prosleđuješ levom susedu u prvom i trećem dobu, a desnom u drugom.
rules-c2-2 = U šestom krugu u ruci imaš dve kartice: jednu koristiš, a druga ide licem nadole među odbačene, bez novčića.
rules-c2-3 = Posle šestog kruga dolaze sukobi, pa sledeće doba. Posle trećeg doba partija je gotova.

rules-c3-title = Jedna akcija po kartici
rules-c3-1 = Izgradi je: plati cenu i ona ostaje u tvom gradu. Nijedan grad ne može imati dve građevine istog imena: ni u istom dobu, ni iz različitih doba (Staklana, Razboj, Presa za papirus), ni iz odbačenih kartica. Takvu karticu ipak možeš da prodaš ili iskoristiš za fazu.
rules-c3-2 = Izgradi sledeću fazu svog čuda: plati cenu faze i stavi karticu pod nju, licem nadole. Kartica više nema ime, boju ni simbol. Faze se grade sleva nadesno, u bilo kom dobu, ali ne moraju.
rules-c3-3 = Prodaj je: ide licem nadole među odbačene, a ti uzimaš 3 novčića iz banke.

rules-c4-title = Cene
rules-c4-1 = Kartica može biti besplatna ili koštati novčiće, koji se plaćaju banci, ili resurse: drvo, kamen, glina, gvožđe; staklo, tkanina, papirus.
rules-c4-2 = Besplatno izgradnjom u nizu: kartica je besplatna ako u gradu imaš bilo koju građevinu sa jednim od simbola niza iz njene cene. Forum je besplatan uz bilo koju od dve trgovačke postaje.
rules-c4-3 = U svakom krugu svaki simbol svog grada možeš da upotrebiš jednom: početni resurs i simbole na braon, sivim i žutim karticama i izgrađenim fazama. Simbol sa više resursa daje jedan od njih.

rules-c5-title = Trgovina
rules-c5-1 = Resurse koji ti nedostaju kupuješ od svoja dva suseda, svaki za 2 novčića. Plaćaš susedu, koji zadržava resurs i ne može da odbije.
rules-c5-2 = Susedi prodaju resurs sa svoje table i resurse sa braon i sivih kartica, ali ne i sa žutih kartica i faza. Ako simbol pokazuje više resursa, svaki kupac uzima onaj koji želi, šta god uzimali vlasnik ili drugi kupac.
rules-c5-3 = Svaki simbol možeš da kupiš jednom u krugu. Oba suseda jednog grada mogu da kupe isti simbol u istom krugu.
rules-c5-4 = Plaća se samo novčićima koje imaš na početku kruga. Novčići zarađeni u ovom krugu i resursi koje sused izgradi u ovom krugu mogu se koristiti tek od sledećeg.
rules-c5-5 = Uz Zapadnu trgovačku postaju svaku sirovinu levog suseda plaćaš 1 novčić, uz Istočnu trgovačku postaju svaku sirovinu desnog. Uz Pijacu svaku obrađenu sirovinu oba suseda plaćaš 1 novčić. Te cene važe samo za tebe.
rules-c5-6 = (R) Biraš od koga kupuješ. Nudi se svaka podela na levog i desnog suseda, osim ako neka druga jednom plaća manje, a drugom ne više; najjeftinija je prva.
rules-c5-7 = Proizvodnja se računa tačno: ako se svi simboli mogu upotrebiti tako da pokriju cenu, karticu možeš da izgradiš, a najjeftiniji način se uvek pronađe.

rules-c6-title = Razrešenje kruga
rules-c6-1 = O tome šta je dozvoljeno i koliko košta odlučuje stanje pre kruga. Prvo svi plaćaju, zatim sve kartice i faze ulaze u igru, a onda se broje novčići od efekata. (R) Novčići za kartice suseda broje i kartice koje su ušle u igru u istom krugu. Redosled mesta nije važan.
rules-c6-2 = Vavilon, tamna strana, prva faza: igraš i poslednju karticu svakog doba, po njenoj ceni. Možeš da je izgradiš, iskoristiš za fazu ili prodaš. To počinje u dobu u kojem izgradiš fazu, čak i ako je to u šestom krugu. (R) Dešava se posle šestog kruga, sa novčićima i proizvodnjom koje tada imaš.
rules-c6-3 = Halikarnas: na kraju kruga u kojem izgradiš takvu fazu besplatno gradiš jednu odbačenu karticu; računaju se i one iz ovog kruga. U šestom krugu to dolazi posle Vavilona i pre sukoba. (R) Možeš da odbiješ. Ako ne možeš da izgradiš nijednu karticu, to se preskače.
rules-c6-4 = Olimpija, svetla strana, druga faza: građevina boje koju tvoj grad još nema je besplatna. Tamna strana, prva faza: besplatna je građevina koju izabereš u prvom krugu svakog doba; druga faza: ona koju izabereš u šestom. Ako tu karticu prodaš ili staviš pod čudo, gubiš besplatnu građevinu za to doba. (R) Ne plaća se ni novčić braon kartice.
rules-c6-5 = Ako usred kruga jedan igrač mora nešto da izabere, ostali čekaju i vide koga čekaju.

rules-c7-title = Vojska
rules-c7-1 = Na kraju doba porediš štitove sa svakim susedom. Ako imaš više, dobijaš token od 1, 3 ili 5 poena, zavisno od doba; ako imaš manje, token od −1; ako imaš isto toliko, ništa.

rules-c8-title = Bodovanje
rules-c8-1 = Redom kao u bloku za rezultate: faze; 1 poen za svaka 3 novčića; tokeni za vojsku, koji mogu biti i negativni; plave kartice; žute kartice; zelene kartice, koje donose kvadrat broja svakog simbola i 7 za svaki set od tri različita, pri čemu se džoker simboli na kraju određuju na najbolji način; gilde.
rules-c8-2 = Graditelji broje faze tvog čuda i čuda oba suseda. Dekorateri daju 7 poena ako je svaka faza tvog čuda izgrađena. Brodograditelji broje tvoje braon, sive i ljubičaste kartice, uključujući sebe. Ostale gilde broje kartice jedne boje u oba susedna grada.
rules-c8-3 = Pobeđuje igrač sa najviše poena; ako je nerešeno, onaj sa većom riznicom; ako je i dalje nerešeno, igrači dele pobedu.

rules-c9-title = Šta igrač sme da zna
rules-c9-1 = Znaš kartice u svojoj ruci; svaki grad sa novčićima i tokenima; ko je već izabrao; koliko kartica leži licem nadole i iz kog su doba. Ne znaš šta je na tim karticama, šta je u tuđim rukama ni izbore pre nego što svi izaberu. Smeš da pamtiš sve što vidiš: kartice koje prosleđuješ, prodaješ ili stavljaš pod čudo i odbačene kartice kada smeš da ih pregledaš.
