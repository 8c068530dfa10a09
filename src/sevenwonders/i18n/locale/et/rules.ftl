# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Kõik reeglid
rules-lead = Mäng nii, nagu seda siin mängitakse, meie sõnadega. Igal reeglil on number, millele saab viidata.
rules-ruling-lead = (R) tähistab meie otsust: trükitud reeglid selle kohta vaikivad või väljaanded erinevad, ja meie mängime nii.
rules-ruling = meie otsus
rules-find = Otsi reeglitest
rules-none = Ükski reegel ei räägi sellest.
rules-count = { $count ->
    [one] { $count } reegel
   *[other] { $count } reeglit
}
rules-link = Link reeglile { $number }
rules-chapters = Peatükid

## 7 Wonders Duel

rules-d1-title = Ettevalmistus
rules-d1-1 = Karbis on 23 I ajastu, 23 II ajastu ja 20 III ajastu kaarti, 7 gildi, 12 maailmaimet, 10 progressimärki, 4 rüüstemärki ja lahingunupp.
rules-d1-2 = Mõlemad mängijad alustavad 7 mündiga. (R) Pangal on alati münte küllalt. Kokkuleppel saab teine mängija tasanduseks mõne mündi rohkem.
rules-d1-3 = Sõjarada on 19 sammust koosnev rida: keskel neutraalne, kust nupp alustab, ja üheksa kummagi pealinna poole. Neutraalsest lugedes on 1–2, 3–5 ja 6–8 kaitseliinid ning üheksas on pealinn. Kummagi mängija pool ootab kaitseliinil 3–5 rüüstemärk väärtusega 2 münti ja kaitseliinil 6–8 rüüstemärk väärtusega 5 münti.
rules-d1-4 = Viis juhuslikult tõmmatud progressimärki on mängulaual avatud. Ülejäänud viis jäävad karpi.
rules-d1-5 = Igast ajastust läheb kolm juhuslikku kaarti nägemata karpi tagasi ning kolm juhuslikku gildi, samuti nägemata, segatakse III ajastu hulka. Nii on igal ajastul 20 kaarti.
rules-d1-6 = (R) Gildi tagakülg erineb III ajastu tagaküljest: kes vaatab tagurpidi kaarti, teab, kas see on gild.

rules-d2-title = Maailmaimede valimine
rules-d2-1 = Avatakse neli juhuslikku maailmaimet: esimene mängija võtab ühe, teine kaks, esimene selle, mis üle jääb. Avatakse veel neli ja nüüd võtab teine mängija ühe, esimene kaks, teine viimase. Ülejäänud neli maailmaimet jäävad mängust välja ja keegi ei tea, millised need on.
rules-d2-2 = Algajad jätavad selle vahele. Esimesel mängijal on Püramiidid, Pharose tuletorn, Artemise tempel ja Zeusi kuju; teisel on Circus Maximus, Pireuse sadam, Via Appia ja Rhodose koloss.

rules-d3-title = Ajastu kaardimuster
rules-d3-1 = Ajastu alguses on selle 20 kaarti laotud üksteist katvatesse ridadesse, igal ajastul oma kujundis. Õigetpidi ja tagurpidi read vahelduvad.
rules-d3-2 = Kaardi saab võtta, kui ükski selle osa ei ole kaetud.
rules-d3-3 = Käigu lõpus pööratakse õigetpidi kaardid, mida nüüd saab võtta. (R) Enne seda tehakse kõik käigu valikud: märk, hävitatud kaart, mausoleumi kaart. Lisakäik algab alles pärast kaartide pööramist.

rules-d4-title = Käik
rules-d4-1 = Mängija, kelle käik on, võtab ühe vaba kaardi ja teeb sellega üht kolmest: ehitab selle, loobub sellest või ehitab selle abil ühe oma maailmaimedest.
rules-d4-2 = Ehitamine: maksa kaardi hind ja lisa kaart linna. Selle mõju kehtib kohe.
rules-d4-3 = Loobumine: võta 2 münti ja veel 1 iga oma linna kollase kaardi eest. Kaart läheb mahapandud kaartide hulka, mida mõlemad mängijad võivad igal ajal vaadata.
rules-d4-4 = Maailmaime ehitamine: maksa maailmaime hind; kaardi hind ei loe. Kaart läheb maailmaime alla, ei tee midagi ega ole enam üheski pakis.
rules-d4-5 = Mängus ehitatakse seitse maailmaimet, mitte kunagi kaheksa. Niipea kui seitsmes on ehitatud, läheb viimane ehitamata maailmaime karpi tagasi, kelle oma see ka poleks; alles siis hakkab mõjuma seitsmes.
rules-d4-6 = Käiakse kordamööda, välja arvatud lisakäigud (D8).

rules-d5-title = Hinnad
rules-d5-1 = Hind nõuab münte, ressursse (puit, savi, kivi; klaas, papüürus), mõlemaid või mitte midagi. Ressursse ära ei kulutata: linn toodab neid iga ehitamise jaoks uuesti.
rules-d5-2 = Toodavad pruunid ja hallid kaardid ning mõned kollased kaardid ja maailmaimed. Kaubapunkt, Foorum, Pharose tuletorn ja Pireuse sadam annavad valida: iga ehitamise jaoks ühe ühiku üht näidatud ressurssidest.
rules-d5-3 = Mis puudub, ostetakse pangalt, nii palju kui vaja. Ühik maksab 2 münti ja veel 1 iga selle ressursi sümboli eest vastase pruunidel ja hallidel kaartidel. Vastase kollased kaardid ja maailmaimed hinda ei tõsta.
rules-d5-4 = Kivivaru, Savivaru, Puiduvaru või Tolli omanik ostab seal näidatud ressursse 1 mündi eest, alates järgmisest käigust, mida vastane ka ei toodaks.
rules-d5-5 = Keegi ei maksa rohkem kui vaja: valikuga tootmist ja soodustusi kasutatakse seal, kus need säästavad kõige enam.
rules-d5-6 = Müüriladumine alandab siniste kaartide hinda, Arhitektuur maailmaimede hinda kahe vabalt valitud ressursi võrra; mitte kunagi müntide võrra.
rules-d5-7 = Ehitussümbol: kaart, mille hinnas on ehitussümbol, on tasuta, ka müntideta, linnale, kus on selle sümboliga kaart. Seda võib kasutada ka siis, kui jõuaks maksta.
rules-d5-8 = Kes ei saa maksta, ei saa ehitada.
rules-d5-9 = Reeglivihikute näited. Kindlustused: 5 münti, kui endal on 2 kivi ning vastane toodab 1 savi ja ei tooda papüürust. Akvedukt: 12 münti, kivita ja 2 kivi vastu. Kaubapunkt: 7 münti, see on 2, lisaks 3 klaasi eest 1 klaasi vastu ja 2 papüüruse eest. Akveduktist loobumine, kui linnas on kaks kollast kaarti: omanikule 4 münti.

rules-d6-title = Sõda
rules-d6-1 = Iga ehitatud kilp viib lahingunuppu kohe ühe sammu vastase pealinna poole.
rules-d6-2 = Kaitseliin, kuhu nupp jõuab ja kus on veel rüüstemärk, maksab vastasele märgil olevad mündid, 2 või 5, või kõik, mis tal on; märk läheb karpi tagasi. (R) Pikk liikumine võtab kõigi läbitud kaitseliinide märgid, kõigepealt 2, siis 5.
rules-d6-3 = Nupp vastase pealinnas võidab mängu kohe. (R) Ülejäänud tegevust enam ei toimu ja midagi ei küsita.
rules-d6-4 = Strateegiaga on edaspidi ehitatud punastel kaartidel üks kilp rohkem. Maailmaimedel ei ole, varem ehitatud kaartidel samuti mitte. (R) Punasel kaardil, mille ehitab mausoleum, on.

rules-d7-title = Teadus
rules-d7-1 = Sümboleid on seitse. Kuus neist on igaüks kahel rohelisel kaardil; seitsmes on ainult Seaduse märgil.
rules-d7-2 = Kaks ühesugust sümbolit linnas toovad omanikule kohe ühe mängulaual oleva progressimärgi. (R) See tuleb võtta; tühjalt laualt ei võeta midagi. Seadus ei moodusta kunagi paari.
rules-d7-3 = Kuus erinevat sümbolit, Seadusega või ilma, võidavad mängu kohe.

rules-d8-title = Lisakäigud
rules-d8-1 = Via Appia, Rippuvad aiad, Pireuse sadam, Sfinks ja Artemise tempel annavad lisakäigu: niipea kui kaardid on pööratud (D3.3), käib sama mängija uuesti. Üks lisakäik võib viia järgmiseni.
rules-d8-2 = Teoloogiaga annavad edaspidi ehitatud maailmaimed lisakäigu; mitte kunagi kaks ühe maailmaime eest. (R) Aleksandria raamatukogu, mis Teoloogia tõi, sellest kasu ei saa.
rules-d8-3 = Kui ajastul ei ole enam kaarte, läheb lisakäik kaotsi.

rules-d9-title = Mida maailmaimed teevad
rules-d9-1 = Via Appia: pank maksab 3 münti, vastane kaotab 3 või kõik, mis tal on; lisakäik.
rules-d9-2 = Circus Maximus, Zeusi kuju: üks hall (Circus) või pruun (Zeus) kaart vastase linnast, ehitaja valikul, läheb mahapandud kaartide hulka. (R) Kui selline kaart on olemas, peab üks minema; kui ei ole, võib maailmaime siiski ehitada.
rules-d9-3 = Aleksandria raamatukogu: kolm juhuslikku märki karbist, millest ehitaja jätab endale ühe, mõju kehtib kohe. Kaks lähevad tagasi. (R) Mõlemad mängijad näevad kõiki kolme.
rules-d9-4 = Halikarnassose mausoleum: ehitaja valib mahapandud kaartide hulgast ühe ja ehitab selle tasuta, koos kõigega, mida see teeb. (R) Keelduda ei saa, kui mahapandud kaarte on. See ei ole ehitussümboliga ehitamine, seega Linnastumine midagi ei maksa. Ettevalmistusel eemaldatud kaardid (D1.5) ja maailmaimede all olevad kaardid (D4.4) ei ole mahapandud kaartide hulgas.
rules-d9-5 = Pharose tuletorn, Pireuse sadam: valikuga tootmine (D5.2). Ülejäänu on mündid, kilbid ja punktid, nagu näidatud.

rules-d10-title = Progressimärgid
rules-d10-0 = Iga märk mõjub hetkest, mil see võetakse.
rules-d10-agriculture = Põllumajandus: 6 münti; 4 punkti
rules-d10-architecture = Arhitektuur: maailmaimed maksavad kaks ressurssi vähem (D5.6)
rules-d10-economy = Majandus: mida vastane puuduvate ressursside eest maksab, kaartide ja maailmaimede jaoks ning mis tahes hinnaga, läheb omanikule; mündid, mida nõuab hind ise, ei lähe
rules-d10-law = Seadus: teadussümbol (D7)
rules-d10-masonry = Müüriladumine: sinised kaardid maksavad kaks ressurssi vähem (D5.6)
rules-d10-mathematics = Matemaatika: 3 punkti iga oma märgi eest, ka selle eest
rules-d10-philosophy = Filosoofia: 7 punkti
rules-d10-strategy = Strateegia: üks kilp rohkem punastel kaartidel (D6.4)
rules-d10-theology = Teoloogia: maailmaimed annavad lisakäike (D8.2)
rules-d10-urbanism = Linnastumine: 6 münti; veel 4 iga kord, kui kaart ehitatakse ehitussümboliga

rules-d11-title = Mündid kaartidelt
rules-d11-1 = Kaardil näidatud mündid saab ühe korra, kui kaart ehitatakse. III ajastu kollased kaardid loevad seda, mis on oma linnas; Tuletorn loeb ka iseennast.
rules-d11-2 = Gild vaatab linna, kus on rohkem seda, mida ta loeb, kelle linn see ka poleks: müntide jaoks ehitamisel, punktide jaoks lõpus, iga kord uuesti. Laevnikud liidavad sama linna pruunid ja hallid kaardid. Ehitajad (2 punkti iga maailmaime eest) ja Rahalaenajad (1 punkt iga 3 mündi eest) münte ei too.
rules-d11-3 = (R) Ühe tegevuse sees toimub kõik selles järjekorras: makstakse hind; Majandus maksab vastasele; tulevad oma mündid; kilbid viivad nuppu ja rüüstemärgid võtavad münte; Via Appia võtab oma 3; tehakse valikud.

rules-d12-title = Ajastu lõpp
rules-d12-1 = Kui viimane ajastu 20 kaardist on võetud, on ajastu läbi.
rules-d12-2 = Laotakse järgmine ajastu. Siis ütleb mängija, kelle poolel nupp seisab, kes seda alustab. (R) Kui nupp on neutraalsel kohal, ütleb seda see, kes võttis viimase kaardi; üks väljaanne laseb sel mängijal veel valikuta alustada, mille kirjastaja on parandanud.

rules-d13-title = Mängu lõpp
rules-d13-1 = Sõjaline (D6.3) või teaduslik (D7.3) üleolek lõpetab mängu kohe. Muidu lõpeb mäng koos III ajastuga.
rules-d13-2 = Siis otsustavad punktid: lahingunupu asukoha eest (kaitseliini järgi 2, 5 või 10 mängijale, kes on seda edasi viinud), siniste, roheliste, kollaste ja lillade kaartide eest, maailmaimede eest, märkide eest ja 1 iga 3 mündi eest. Punktilehel on igaühel oma rida.
rules-d13-3 = Võrdsete punktide korral võidab mängija, kellel on rohkem punkte sinistel kaartidel. Kui needki on võrdsed, võidavad mõlemad.

## 7 Wonders

rules-c1-title = Ettevalmistus
rules-c1-1 = Igal kaardieksemplaril on arv ja see on mängus, kui mängib vähemalt nii palju mängijaid. Nii on I ja II ajastul iga mängija kohta seitse kaarti. III ajastuga liitub kaks gildi rohkem, kui on mängijaid, tõmmatud juhuslikult kümnest ja nägemata; nendega on jälle igaühe kohta seitse kaarti.
rules-c1-2 = Igal mängijal on maailmaime mängulaud, juhuslik või kokkulepitud, ükski ei kordu. Poole valib igaüks ise, kõik salaja ja korraga; või lepitakse kokku päeva- või ööpool, või jäetakse see juhuse hooleks.
rules-c1-3 = Igaüks alustab 3 mündiga ja ressursiga, mis on mängulauale trükitud. (R) Pangal on alati münte küllalt.

rules-c2-title = Ajastu
rules-c2-1 = Igaühele jagatakse seitse kaarti. Igal kuuest käigust valivad kõik salaja ühe kaardi ja selle, mida sellega teha; kui viimanegi on valinud, toimub kõik korraga. Siis läheb iga käsi I ja III ajastul vasakule naabrile, II ajastul paremale.
rules-c2-2 = Kuuendal käigul on käes kaks kaarti: üht kasutatakse, teine läheb tagurpidi mahapandud kaartide hulka, müntideta.
rules-c2-3 = Pärast kuuendat käiku tulevad konfliktid, siis järgmine ajastu; pärast kolmandat on mäng läbi.

rules-c3-title = Üks tegevus kaardi kohta
rules-c3-1 = Ehita see: maksa hind ja kaart jääb linna. Üheski linnas ei ole kaht samanimelist ehitist: ei ühel ajastul, ei eri ajastutel (Klaasitöökoda, Kangasteljed, Paberipress) ega mahapandud kaartidest. Sellisest kaardist saab siiski loobuda või kasutada seda maailmaime osa jaoks.
rules-c3-2 = Ehita maailmaime järgmine osa: maksa osa hind ja pane kaart tagurpidi selle alla. Sel ei ole enam nime, värvi ega sümbolit. Osad ehitatakse vasakult paremale, mis tahes ajastul või üldse mitte.
rules-c3-3 = Loobu sellest: kaart läheb tagurpidi mahapandud kaartide hulka, pangast saab 3 münti.

rules-c4-title = Hinnad
rules-c4-1 = Hind on mitte midagi, mündid pangale või ressursid: puit, kivi, savi, maak; klaas, kangas, papüürus.
rules-c4-2 = Tasuta ehitussümboliga: oma linna ehitis, millel on üks kaardi nõutud sümbolitest, teeb kaardi tasuta, ükskõik milline ehitis see on. Foorumi teeb tasuta kumbki kaubapunkt.
rules-c4-3 = Oma linn annab, iga sümbol kord käigus, oma algressursi ja selle, mida näitavad pruunid, hallid ja kollased kaardid ning ehitatud osad; mitme ressursiga sümbolist ühe neist.

rules-c5-title = Kauplemine
rules-c5-1 = Mis puudub, ostetakse kahelt naabrilt, 2 münti ühiku eest, makstuna naabrile, kes saab seda ka ise kasutada ega saa keelduda.
rules-c5-2 = Müügiks on algressurss ning pruunid ja hallid kaardid; mitte kollased kaardid ega osad. Mitme ressursiga sümbolist võtab iga ostja selle, mida tahab, ükskõik mida võtab omanik või teine ostja.
rules-c5-3 = Ostja saab iga sümbolit kasutada kord käigus. Mõlemad naabrid võivad samal käigul osta sama sümboli.
rules-c5-4 = Maksta saab ainult müntidega, mis olid olemas käigu alguses. Sel käigul teenitud münte ja ressursse, mille naaber sel käigul ehitab, saab kasutada alles järgmisel käigul.
rules-c5-5 = Läänepoolne kaubapunkt alandab vasaku naabri toormaterjalid 1 mündile, Idapoolne kaubapunkt parema omad; Turg alandab mõlema naabri valmistoodangu hinda. Ainult omanikule.
rules-c5-6 = (R) Ostja valib, kellelt osta. Pakutakse iga jaotust vasaku ja parema naabri vahel, välja arvatud siis, kui mõne teise jaotusega makstakse ühele vähem ja teisele mitte rohkem; odavaim on esimene.
rules-c5-7 = Kes mida annab, sobitatakse täpselt: kui mis tahes viis kõiki sümboleid kasutada maksab asja eest, saab selle ehitada ning ükski odavam viis ei jää märkamata.

rules-c6-title = Käigu lahendamine
rules-c6-1 = Mis on lubatud ja mis see maksab, otsustatakse käigueelse seisu järgi. Kõigepealt kõik maksavad, siis tulevad kõik kaardid ja osad mängu, lõpuks loetakse mõjudest saadavad mündid. (R) Kui münte saab naabrite kaartide eest, loevad ka need, mis tulid mängu samal käigul. Kohtade järjekord ei loe.
rules-c6-2 = Babülon, ööpool, esimene osa: selle omanik mängib ka iga ajastu viimase kaardi, selle hinnaga: ehitis, osa või loobumine; alates ajastust, mil osa ehitati, isegi kui see juhtus kuuendal käigul. (R) See toimub pärast kuuendat käiku, selle hetke müntide ja tootmisega.
rules-c6-3 = Halikarnassos: selle käigu lõpus, mil selline osa ehitati, ehitab omanik tasuta ühe mahapandud kaardi, ka sel käigul mahapandu; kuuendal käigul pärast Babülonit ja enne konflikte. (R) Sellest võib loobuda ning see jäetakse vahele, kui ükski kaart ei sobi.
rules-c6-4 = Olümpia, päevapool, teine osa: ehitis värviga, mida linnas veel ei ole, on tasuta. Ööpool, esimene osa: tasuta on ajastu esimesel käigul valitud ehitis; teine osa: kuuendal käigul valitu. Kes sellest kaardist loobub või paneb selle maailmaime alla, on selle ajastu õiguse kaotanud. (R) Tasuta on ka pruuni kaardi münt.
rules-c6-5 = Mida tuleb otsustada keset käiku, seda küsitakse ainult sellelt mängijalt. Teised ootavad ja näevad, keda.

rules-c7-title = Sõda
rules-c7-1 = Ajastu lõpus võrdleb igaüks kilpe mõlema naabriga. Rohkem kilpe toob märgi väärtusega 1, 3 või 5 punkti, ajastu järgi; vähem kilpe märgi −1; võrdne arv ei too midagi.

rules-c8-title = Punktiarvestus
rules-c8-1 = Punktilehe järjekorras: osad; üks punkt kolme mündi eest; sõjamärgid, mis võivad olla ka miinuses; sinised kaardid; kollased kaardid; rohelised kaardid, iga sümboli arvu ruut ja 7 iga kolmest erinevast sümbolist komplekti eest, kusjuures vabad sümbolid määratakse lõpus parimal viisil; gildid.
rules-c8-2 = Ehitajad loevad oma maailmaime ja mõlema naabri maailmaime osi. Kaunistajad annavad 7 punkti, kui kõik oma poole osad on ehitatud. Laevnikud loevad oma pruune, halle ja lillasid kaarte, ka iseennast. Ülejäänud loevad üht värvi kaarte mõlemas naaberlinnas.
rules-c8-3 = Võidab see, kellel on kõige rohkem punkte; võrdsete seast see, kellel on kõige rohkem münte; kui needki on võrdsed, jagatakse võitu.

rules-c9-title = Mida mängija võib teada
rules-c9-1 = Oma kätt; iga linna koos müntide ja märkidega; kes on juba valinud; mitu kaarti on tagurpidi ja mis ajastust need on. Mitte nende esikülgi, teiste käsi ega valikuid enne, kui kõik on valinud. Mida mängija on näinud, seda võib ta meeles pidada: käsi, mida ta hoidis ja edasi andis, kaarte, mille ta ära pani, ja mahapandud kaarte, kui tal oli luba neid vaadata.
