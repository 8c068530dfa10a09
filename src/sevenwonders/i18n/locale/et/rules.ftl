# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Kõik reeglid
rules-lead = Reeglid, mille järgi siin mängitakse, meie sõnadega. Igal reeglil on number, millele saad viidata.
rules-ruling-lead = (R) tähistab meie otsust: kui trükitud reeglid vaikivad või väljaanded erinevad, mängime nii.
rules-ruling = meie otsus
rules-find = Otsi reeglitest
rules-none = Otsingule ei vasta ükski reegel.
rules-count = { $count ->
    [one] { $count } reegel
   *[other] { $count } reeglit
}
rules-link = Link reeglile { $number }
rules-chapters = Peatükid

## 7 Wonders Duel

rules-d1-title = Ettevalmistus
rules-d1-1 = Karbis on 23 I ajastu, 23 II ajastu ja 20 III ajastu kaarti, 7 gildi, 12 maailmaimet, 10 progressimärki, 4 rüüstemärki ja lahingunupp.
rules-d1-2 = Mõlemad mängijad alustavad 7 mündiga. (R) Pangas on alati piisavalt münte. Võite kokku leppida, et teine mängija saab mõne mündi rohkem.
rules-d1-3 = Sõjarajal on 19 sammu: keskel neutraalne, kust lahingunupp alustab, ja üheksa kummalgi pool. Keskelt lugedes on sammud 1–2, 3–5 ja 6–8 kaitseliinid ning üheksas on pealinn. Kummagi mängija poolel on kaks rüüstemärki: kaitseliinil 3–5 märk väärtusega 2 münti ja kaitseliinil 6–8 märk väärtusega 5 münti.
rules-d1-4 = Viis juhuslikult tõmmatud progressimärki on mängulaual õigetpidi. Ülejäänud viis jäävad karpi.
rules-d1-5 = Igast ajastust läheb kolm juhuslikku kaarti neid vaatamata karpi tagasi. Kolm juhuslikku gildi, samuti vaatamata, segatakse III ajastu kaartide hulka. Nii on igal ajastul 20 kaarti.
rules-d1-6 = (R) Gildi tagakülg erineb teiste III ajastu kaartide tagaküljest, nii et kõik näevad, kas tagurpidi kaart on gild.

rules-d2-title = Maailmaimede valimine
rules-d2-1 = Avatakse neli juhuslikku maailmaimet: esimene mängija võtab ühe, teine kaks ja esimene saab viimase. Siis avatakse veel neli ja seekord võtab teine mängija ühe, esimene kaks ja teine saab viimase. Ülejäänud neli maailmaimet jäävad karpi ja keegi ei tea, millised need on.
rules-d2-2 = Esimeses mängus võite selle vahele jätta. Esimene mängija saab Püramiidid, Pharose tuletorni, Artemise templi ja Zeusi kuju; teine saab Circus Maximuse, Pireuse sadama, Via Appia ja Rhodose kolossi.

rules-d3-title = Ajastu kaardimuster
rules-d3-1 = Iga ajastu alguses on 20 kaarti laotud üksteist osaliselt katvatesse ridadesse, igal ajastul oma kujundis. Õigetpidi ja tagurpidi read vahelduvad.
rules-d3-2 = Kaart on vaba, kui ükski teine kaart ei kata ühtki selle osa.
rules-d3-3 = Käigu lõpus pööratakse õigetpidi need tagurpidi kaardid, mis on nüüd vabad. (R) Enne seda tehakse kõik käigu valikud: märk, hävitatav kaart, mausoleumi jaoks valitud kaart. Lisakäik algab alles pärast kaartide pööramist.

rules-d4-title = Käik
rules-d4-1 = Oma käigul võta üks vaba kaart ja tee sellega üht kolmest: ehita see, loobu sellest või ehita selle abil üks oma maailmaimedest.
rules-d4-2 = Ehitamine: maksa kaardi hind ja lisa kaart oma linna. Selle mõju kehtib kohe.
rules-d4-3 = Loobumine: võta 2 münti ja veel 1 iga oma linna kollase kaardi eest. Kaart läheb mahapandud kaartide hulka, mida mõlemad mängijad võivad igal ajal vaadata.
rules-d4-4 = Maailmaime ehitamine: maksa maailmaime hind; kaardi hind ei loe. Pane kaart maailmaime alla. Sellel ei ole enam mõju ja see ei kuulu enam ühtegi pakki.
rules-d4-5 = Mängus ehitatakse seitse maailmaimet, mitte kunagi kaheksa. Niipea kui seitsmes on ehitatud, läheb viimane ehitamata maailmaime karpi tagasi, kelle oma see ka poleks. Alles siis hakkab seitsmes mõjuma.
rules-d4-6 = Käiakse kordamööda, välja arvatud lisakäigud (D8).

rules-d5-title = Hinnad
rules-d5-1 = Hind võib koosneda müntidest, ressurssidest (puit, savi, kivi; klaas, papüürus) või mõlemast, või ei maksa kaart midagi. Ressursid ei saa otsa: su linn toodab neid iga ehitamise jaoks uuesti.
rules-d5-2 = Pruunid ja hallid kaardid toodavad ressursse, samuti mõned kollased kaardid ja maailmaimed. Kaubapunktil, Foorumil, Pharose tuletornil ja Pireuse sadamal on valikuline tootmine: iga ehitamise jaoks annavad need ühe näidatud ressurssidest.
rules-d5-3 = Puuduvad ressursid ostad pangalt, nii palju kui tahad. Iga ressurss maksab 2 münti ja veel 1 iga selle ressursi sümboli eest vastase pruunidel ja hallidel kaartidel. Vastase kollased kaardid ja maailmaimed hinda ei tõsta.
rules-d5-4 = Kui sul on Kivivaru, Savivaru, Puiduvaru või Toll, ostad alates oma järgmisest käigust seal näidatud ressursse 1 mündi eest, mida vastane ka ei toodaks.
rules-d5-5 = Sa ei maksa kunagi rohkem kui vaja: valikulist tootmist ja soodustusi kasutatakse seal, kus need kõige rohkem kokku hoiavad.
rules-d5-6 = Müüriladumine alandab siniste kaartide hinda, Arhitektuur maailmaimede hinda kahe vabalt valitud ressursi võrra; mitte kunagi müntide võrra.
rules-d5-7 = Ehitussümbol: kaart, mille hinnas on ehitussümbol, on tasuta, ka müntideta, kui sinu linnas on selle sümboliga kaart. Seda võid kasutada ka siis, kui jõuaksid maksta.
rules-d5-8 = Kui sa ei saa maksta, ei saa sa ehitada.
rules-d5-9 = Reeglivihikute näited. Kindlustused: 5 münti, kui toodad 2 kivi ja vastane toodab 1 savi, aga mitte papüürust. Akvedukt: 12 münti, kui sa kivi ei tooda ja vastane toodab 2. Kaubapunkt: 7 münti, nimelt kaardi eest 2, klaasi eest 3, kui vastane toodab 1 klaasi, ja papüüruse eest 2. Kui loobud Akveduktist ja su linnas on kaks kollast kaarti, saad 4 münti.

rules-d6-title = Sõjandus
rules-d6-1 = Iga kilp, mille ehitad, viib lahingunupu kohe ühe sammu vastase pealinna poole.
rules-d6-2 = Kui nupp jõuab kaitseliinile, kus on veel rüüstemärk, kaotab vastane märgil olevad mündid, 2 või 5, või kõik, mis tal on. Märk läheb karpi tagasi. (R) Pikk liikumine võtab kõigi läbitud kaitseliinide märgid: kõigepealt 2, siis 5.
rules-d6-3 = Kui nupp jõuab vastase pealinna, võidad kohe. (R) Ülejäänud tegevus jääb ära ja midagi enam ei valita.
rules-d6-4 = Strateegiaga on punastel kaartidel, mille edaspidi ehitad, üks kilp rohkem. Maailmaimede ja varem ehitatud kaartide kohta see ei kehti. (R) Mausoleumi abil ehitatud punase kaardi kohta kehtib.

rules-d7-title = Teadus
rules-d7-1 = Teadussümboleid on seitse. Kuus neist on igaüks kahel rohelisel kaardil; seitsmes on ainult Seaduse märgil.
rules-d7-2 = Kui su linnas on kaks ühesugust sümbolit, võtad kohe ühe mängulaual oleva progressimärgi. (R) Sa pead selle võtma; kui mängulaual märke ei ole, ei saa sa midagi. Seadus ei moodusta kunagi paari.
rules-d7-3 = Kuus erinevat sümbolit, Seadusega või ilma, toovad kohe võidu.

rules-d8-title = Lisakäigud
rules-d8-1 = Via Appia, Rippuvad aiad, Pireuse sadam, Sfinks ja Artemise tempel annavad sulle lisakäigu: mängid uuesti niipea, kui kaardid on pööratud (D3.3). Üks lisakäik võib tuua järgmise.
rules-d8-2 = Teoloogiaga annavad maailmaimed, mille edaspidi ehitad, sulle lisakäigu, aga mitte kunagi kaks ühe maailmaime eest. (R) Kui saad Teoloogia Aleksandria raamatukogust, siis raamatukogu ise lisakäiku ei anna.
rules-d8-3 = Kui ajastul ei ole enam kaarte, läheb lisakäik kaotsi.

rules-d9-title = Mida maailmaimed teevad
rules-d9-1 = Via Appia: võtad pangast 3 münti ja vastane kaotab 3 või kõik, mis tal on. Saad lisakäigu.
rules-d9-2 = Circus Maximus ja Zeusi kuju: vali vastase linnast üks hall (Circus Maximus) või üks pruun (Zeusi kuju) kaart; see läheb mahapandud kaartide hulka. (R) Kui selline kaart on olemas, pead ühe valima; kui ei ole, võid maailmaime siiski ehitada.
rules-d9-3 = Aleksandria raamatukogu: tõmba karbist kolm juhuslikku märki ja jäta endale üks; selle mõju kehtib kohe. Ülejäänud kaks lähevad tagasi. (R) Mõlemad mängijad näevad kõiki kolme.
rules-d9-4 = Halikarnassose mausoleum: vali üks mahapandud kaart ja ehita see tasuta, koos kõigi selle mõjudega. (R) Keelduda ei saa, kui mahapandud kaarte on. See ei ole ehitussümboliga ehitamine, seega Linnastumine selle eest münte ei anna. Ettevalmistusel eemaldatud kaardid (D1.5) ja maailmaimede all olevad kaardid (D4.4) ei ole mahapandud kaartide hulgas.
rules-d9-5 = Pharose tuletorn ja Pireuse sadam: valikuline tootmine (D5.2). Kõik muud mõjud on mündid, kilbid ja punktid, nagu näidatud.

rules-d10-title = Progressimärgid
rules-d10-0 = Märk mõjub hetkest, mil sa selle võtad.
rules-d10-agriculture = Põllumajandus: 6 münti; 4 punkti
rules-d10-architecture = Arhitektuur: maailmaimed maksavad kaks ressurssi vähem (D5.6)
rules-d10-economy = Majandus: saad mündid, mille vastane maksab puuduvate ressursside eest, nii kaartide kui ka maailmaimede puhul ja mis tahes hinnaga, aga mitte münte, mis on osa hinnast
rules-d10-law = Seadus: teadussümbol (D7)
rules-d10-masonry = Müüriladumine: sinised kaardid maksavad kaks ressurssi vähem (D5.6)
rules-d10-mathematics = Matemaatika: 3 punkti iga sinu märgi eest, ka selle eest
rules-d10-philosophy = Filosoofia: 7 punkti
rules-d10-strategy = Strateegia: üks kilp rohkem punastel kaartidel (D6.4)
rules-d10-theology = Teoloogia: maailmaimed annavad lisakäike (D8.2)
rules-d10-urbanism = Linnastumine: 6 münti; veel 4 iga kord, kui ehitad kaardi ehitussümboliga

rules-d11-title = Mündid kaartidelt
rules-d11-1 = Kaardil näidatud mündid saad ühe korra, kui selle ehitad. III ajastu kollased kaardid loevad ainult seda, mis on sinu linnas; Tuletorn loeb ka iseennast.
rules-d11-2 = Gild loeb kaarte, maailmaimesid või münte linnas, kus neid on rohkem, olgu see või vastase oma: müntide jaoks ehitamisel ja punktide jaoks uuesti mängu lõpus. Laevnikud liidavad ühe linna pruunid ja hallid kaardid kokku. Ehitajad (2 punkti iga maailmaime eest) ja Rahalaenajad (1 punkt iga 3 mündi eest) münte ei too.
rules-d11-3 = (R) Tegevus lahendatakse selles järjekorras: maksad hinna; vastane saab Majanduse mündid; saad oma mündid; kilbid viivad nuppu edasi ja rüüstemärgid võtavad münte; Via Appia võtab oma 3 münti; tehakse valikud.

rules-d12-title = Ajastu lõpp
rules-d12-1 = Ajastu lõpeb, kui viimane selle 20 kaardist on võetud.
rules-d12-2 = Laotakse järgmine ajastu. Siis otsustab mängija, kelle poolel nupp seisab, kes seda alustab. (R) Kui nupp on neutraalsel sammul, otsustab mängija, kes võttis viimase kaardi. Üks väljaanne laseb sel mängijal valikuta alustada; kirjastaja on selle parandanud.

rules-d13-title = Mängu lõpp
rules-d13-1 = Sõjaline (D6.3) või teaduslik (D7.3) üleolek lõpetab mängu kohe. Muidu lõpeb mäng pärast III ajastut.
rules-d13-2 = Siis otsustavad punktid: lahingunupu asukoha eest (mängijale, kes on seda edasi viinud, kaitseliini järgi 2, 5 või 10), siniste, roheliste, kollaste ja lillade kaartide eest, maailmaimede eest, progressimärkide eest ja 1 iga 3 mündi eest. Punktilehel on igaühel oma rida.
rules-d13-3 = Viigi korral võidab mängija, kellel on rohkem punkte sinistel kaartidel. Kui ka siin on viik, võidavad mõlemad.

## 7 Wonders

rules-c1-title = Ettevalmistus
rules-c1-1 = Igal kaardil on märgitud mängijate arv ja kaarti kasutatakse ainult siis, kui mängib vähemalt nii palju inimesi. Nii on I ja II ajastul iga mängija kohta seitse kaarti. III ajastu kaartide hulka segatakse vaatamata juhuslikud gildid: kümnest kaks rohkem, kui on mängijaid. Nii on jälle iga mängija kohta seitse kaarti.
rules-c1-2 = Iga mängija saab maailmaime mängulaua, juhusliku või kokkulepitud; ükski ei kordu. Kõik valivad oma mängulaua poole salaja ja korraga; või lepite kokku päeva- või ööpoole või jätate selle juhuse hooleks.
rules-c1-3 = Iga mängija alustab 3 mündiga ja ressursiga, mis on tema mängulauale trükitud. (R) Pangas on alati piisavalt münte.

rules-c2-title = Ajastu
rules-c2-1 = Igaühele jagatakse seitse kaarti. Igal kuuest käigust valivad kõik salaja kaardi ja selle, mida sellega teha; kui viimanegi on valinud, toimub kõik korraga. Siis annad oma käe kaardid I ja III ajastul edasi vasakule naabrile, II ajastul paremale.
rules-c2-2 = Kuuendal käigul on sul käes kaks kaarti: üht kasutad, teine läheb tagurpidi mahapandud kaartide hulka, müntideta.
rules-c2-3 = Pärast kuuendat käiku tulevad konfliktid, siis järgmine ajastu. Pärast kolmandat ajastut on mäng läbi.

rules-c3-title = Üks tegevus kaardi kohta
rules-c3-1 = Ehita see: maksa hind ja kaart jääb sinu linna. Üheski linnas ei ole kaht samanimelist ehitist: ei samal ajastul ega eri ajastutelt (Klaasitöökoda, Kangasteljed, Paberipress) ega mahapandud kaartide seast. Sellisest kaardist võid siiski loobuda või kasutada seda maailmaime osa jaoks.
rules-c3-2 = Ehita oma maailmaime järgmine osa: maksa osa hind ja pane kaart tagurpidi selle alla. Kaardil ei ole enam nime, värvi ega sümbolit. Osad ehitatakse vasakult paremale, mis tahes ajastul või üldse mitte.
rules-c3-3 = Loobu sellest: kaart läheb tagurpidi mahapandud kaartide hulka ja sa võtad pangast 3 münti.

rules-c4-title = Hinnad
rules-c4-1 = Kaart ei maksa midagi või on selle hind mündid pangale või ressursid: puit, kivi, savi, maak; klaas, kangas, papüürus.
rules-c4-2 = Ehitussümboliga tasuta: kaart on tasuta, kui sinu linnas on mõni ehitis, millel on üks kaardi hinnas näidatud ehitussümbolitest. Foorumi teeb tasuta nii Idapoolne kui ka Läänepoolne kaubapunkt.
rules-c4-3 = Igal käigul saad iga oma linna sümbolit kasutada ühe korra: algressurssi ning pruunide, hallide ja kollaste kaartide ja ehitatud osade sümboleid. Mitme ressursiga sümbol annab neist ühe.

rules-c5-title = Kauplemine
rules-c5-1 = Puuduvad ressursid ostad oma kahelt naabrilt, 2 münti tükk. Maksad naabrile, kellele ressurss alles jääb ja kes ei saa keelduda.
rules-c5-2 = Naabrid müüvad oma mängulaua ning pruunide ja hallide kaartide ressursse, aga mitte kollaste kaartide ega osade omi. Kui sümbol näitab mitut ressurssi, võtab iga ostja selle, mida tahab, ükskõik mida võtab omanik või teine ostja.
rules-c5-3 = Iga sümboli võid osta ühe korra käigus. Linna mõlemad naabrid võivad samal käigul osta sama sümboli.
rules-c5-4 = Maksta saab ainult müntidega, mis olid olemas käigu alguses. Sel käigul teenitud münte ja ressursse, mille naaber sel käigul ehitab, saab kasutada alles järgmisel käigul.
rules-c5-5 = Läänepoolse kaubapunktiga maksad vasakule naabrile iga toormaterjali eest 1 mündi, Idapoolse kaubapunktiga paremale naabrile. Turuga maksad mõlemale naabrile klaasi, kanga ja papüüruse eest 1 mündi. Need hinnad kehtivad ainult sulle.
rules-c5-6 = (R) Sina valid, kellelt ostad. Pakutakse iga jaotust vasaku ja parema naabri vahel, välja arvatud siis, kui mõne teise jaotusega makstakse ühele vähem ja teisele mitte rohkem; odavaim on esimene.
rules-c5-7 = Tootmist arvestatakse täpselt: kui sümboleid saab kasutada nii, et need katavad kaardi hinna, saad kaardi ehitada, ja alati leitakse odavaim viis.

rules-c6-title = Käigu lahendamine
rules-c6-1 = Mis on lubatud ja mis see maksab, otsustatakse käigueelse seisu järgi. Kõigepealt kõik maksavad, siis tulevad kõik kaardid ja osad mängu, lõpuks loetakse mõjudest saadavad mündid. (R) Kui münte saab naabrite kaartide eest, loevad ka need, mis tulid mängu samal käigul. Kohtade järjekord ei loe.
rules-c6-2 = Babülon, ööpool, esimene osa: mängid ka iga ajastu viimase kaardi, selle hinnaga. Võid selle ehitada, kasutada maailmaime osa jaoks või sellest loobuda. See kehtib alates ajastust, mil osa ehitad, isegi kui ehitad selle kuuendal käigul. (R) See toimub pärast kuuendat käiku, nende müntide ja tootmisega, mis sul siis on.
rules-c6-3 = Halikarnassos: selle käigu lõpus, mil sellise osa ehitad, ehitad tasuta ühe mahapandud kaardi; loevad ka sel käigul mahapandud kaardid. Kuuendal käigul toimub see pärast Babülonit ja enne konflikte. (R) Võid sellest loobuda. Kui sa ei saa ühtki kaarti ehitada, jäetakse see vahele.
rules-c6-4 = Olümpia, päevapool, teine osa: ehitis värviga, mida sinu linnas veel ei ole, on tasuta. Ööpool, esimene osa: tasuta on ehitis, mille valid iga ajastu esimesel käigul; teine osa: see, mille valid kuuendal. Kui loobud sellest kaardist või paned selle maailmaime alla, jääd sel ajastul tasuta ehitisest ilma. (R) Ka pruuni kaardi münti ei maksta.
rules-c6-5 = Kui üks mängija peab keset käiku midagi valima, siis teised ootavad ja näevad, keda nad ootavad.

rules-c7-title = Sõjandus
rules-c7-1 = Ajastu lõpus võrdled kilpe kummagi naabriga. Kui sul on rohkem, saad märgi väärtusega 1, 3 või 5 punkti, ajastu järgi; kui vähem, märgi väärtusega −1; kui sama palju, ei saa sa midagi.

rules-c8-title = Punktiarvestus
rules-c8-1 = Punktilehe järjekorras: osad; 1 punkt iga 3 mündi eest; sõjamärgid, mis võivad olla ka miinuses; sinised kaardid; kollased kaardid; rohelised kaardid, mis annavad iga sümboli arvu ruudu ja 7 iga kolmest erinevast sümbolist koosneva komplekti eest, kusjuures vabad sümbolid määratakse lõpus parimal viisil; gildid.
rules-c8-2 = Ehitajad loevad sinu ja mõlema naabri maailmaime osi. Kaunistajad annavad 7 punkti, kui sinu maailmaime kõik osad on ehitatud. Laevnikud loevad sinu pruune, halle ja lillasid kaarte, ka iseennast. Ülejäänud gildid loevad üht värvi kaarte mõlemas naaberlinnas.
rules-c8-3 = Võidab mängija, kellel on kõige rohkem punkte. Viigi korral võidab see, kellel on rohkem münte; kui ka münte on võrdselt, jagatakse võitu.

rules-c9-title = Mida mängija võib teada
rules-c9-1 = Sa tead oma käes olevaid kaarte; iga linna koos müntide ja märkidega; kes on juba valinud; mitu kaarti on tagurpidi ja mis ajastust need on. Sa ei tea nende kaartide esikülgi, teiste käes olevaid kaarte ega valikuid enne, kui kõik on valinud. Meeles pidada võid kõike, mida oled näinud: kaarte, mille andsid edasi, millest loobusid või mille panid maailmaime alla, ja mahapandud kaarte, kui tohtisid neid vaadata.
