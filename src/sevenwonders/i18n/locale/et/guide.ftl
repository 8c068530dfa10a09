# Esimesed mängud, mis õpetavad mängides. Õppetükil on pealkiri, see, mis alati kehtib, ja mõnel ka see, mida see just selles mängus tähendab (…-here).

## Teejuht ise

guide-next = Edasi
guide-got-it = Selge
guide-skip = Jäta vahele
guide-task-select = Vali üks märgitud kaartidest.
guide-task-act = Nüüd vali, mida sellega teha.
guide-task-draft = Võta maailmaime, mis sulle kõige rohkem meeldib.
guide-task-piles = Ava pakid.
guide-lessons = Kõik õppetükid
guide-count = Õpitud { $learnt } / { $all }
guide-close = Sulge teejuht
guide-idle-turn = Sinu käik. Annan märku, kui lauale tuleb midagi uut.
guide-idle-wait = Vastane mängib. Annan märku, kui lauale tuleb midagi uut.
guide-idle-over = Mäng on läbi. Õppetükid, mida ette ei tulnud, leiad nimekirjast.
guide-idle-finished = Kõik õppetükid on läbi. Edasi aitab harjutamine!
guide-learnt = õpitud
guide-left = alles ees
guide-lessons-lead = Õppetükid tulevad ise, kui laual on näha, millest need räägivad. Siin võid igaüht lugeda, millal soovid.
guide-afresh = Alusta õppetükke uuesti

guide-topic-aim = Eesmärk
guide-topic-cards = Kaardid ja käigud
guide-topic-costs = Hinnad
guide-topic-wonders = Maailmaimed
guide-topic-military = Sõjandus
guide-topic-science = Teadus
guide-topic-end = Ajastud ja punktid

## Õppetükid

guide-lesson-welcome-title = Tere tulemast!
guide-lesson-welcome = Sina juhid üht antiikaja linna, vastane teist. See on päris mäng arvuti vastu kergel tasemel. Seletan iga asja siis, kui see esimest korda ette tuleb.

guide-lesson-goal-title = Kolm teed võiduni
guide-lesson-goal = Vii lahingunupp vastase pealinna või kogu kuus erinevat teadussümbolit: kumbki toob kohe võidu. Kui see kellelgi ei õnnestu, võidab pärast III ajastut see, kellel on rohkem punkte.

guide-lesson-draft-title = Maailmaimede valimine
guide-lesson-draft = Maailmaimed on valikus nelja kaupa: üks mängija valib ühe, teine kaks ja esimene saab viimase. Siis veel neli, vastupidises järjekorras, nii et kumbki saab neli. Kaardi ülaservas on hind, allservas mõju.

guide-lesson-structure-title = Milliseid kaarte võid võtta
guide-lesson-structure = Igal käigul võtad ühe kaardi ja ainult sellise, mida ükski teine ei kata. Tagurpidi kaart pööratakse ümber kohe, kui seda enam miski ei kata, seega jälgi, mida sa vastasele avad.
guide-lesson-structure-here = Praegu võid võtta { $count ->
    [one] ühe kaardi.
   *[other] ühe { $count } kaardist.
}

guide-lesson-turn-title = Sinu käik: kolm võimalust
guide-lesson-turn = Vali kaart. Siis ehita see oma linna, loobu sellest müntide eest või pane see oma maailmaime alla, et maailmaime valmis ehitada. Allpool näed, mida miski sulle maksab.

guide-lesson-resources-title = Ressursid
guide-lesson-resources = Pruunid ja hallid kaardid toodavad ressursse. Ressursid ei saa otsa: linnal, mis toodab puitu, on seda igal käigul mängu lõpuni. Oma toodangut näed oma linnas.

guide-lesson-price-title = Puuduva ostmine
guide-lesson-price = Ressursid, mida hind nõuab, aga su linn ei tooda, ostad pangalt: 2 münti tükk, nii palju kui vaja. Arv kaardil ütleb, mida see sulle kokku maksab.
guide-lesson-price-here = Praegu maksaks kaart { $card } sulle { $coins ->
    [one] { $coins } mündi.
   *[other] { $coins } münti.
}

guide-lesson-rival-title = Vaata, mida toodab vastane
guide-lesson-rival = Iga ostetav ressurss on 1 mündi võrra kallim iga sama ressursi sümboli eest vastase pruunidel ja hallidel kaartidel. Seega on pruunil kaardil kaks head külge: sina hoiad kokku ja vastasele läheb kallimaks.
guide-lesson-rival-here = Vastane toodab seda ({ $resource }), seepärast maksab iga tükk sulle { $coins ->
    [one] { $coins } mündi.
   *[other] { $coins } münti.
}

guide-lesson-chain-title = Ehitussümbolid
guide-lesson-chain = Sümbol kaardi alumises paremas nurgas on ehitussümbol: kui see kaart on su linnas, on tasuta hilisem kaart, mille ülemises paremas nurgas on sama sümbol.
guide-lesson-chain-here = Kui ehitad selle kaardi ({ $card }), saad hiljem tasuta: { $later }.

guide-lesson-free-title = Ehitussümboliga tasuta
guide-lesson-free = Ketimärk hinna juures näitab, et sul on sama ehitussümboliga varasem kaart juba olemas, seega on see kaart tasuta: müntideta ja ressurssideta.
guide-lesson-free-here = Sinu linnas on { $earlier }, seega on { $card } sulle tasuta.

guide-lesson-sell-title = Mündid kaardi eest
guide-lesson-sell = Igast vabast kaardist võid ka loobuda: saad 2 münti ja 1 lisaks iga oma linna kollase kaardi eest. Nii jääb ka vastane sellest kaardist ilma.
guide-lesson-sell-here = Praegu saad kaardist loobudes { $coins ->
    [one] { $coins } mündi.
   *[other] { $coins } münti.
}

guide-lesson-blue-title = Sinised kaardid
guide-lesson-blue = Sinised kaardid ehk tsiviilehitised annavad lihtsalt mängu lõpus punkte. Viigi korral otsustavad just need.

guide-lesson-yellow-title = Kollased kaardid
guide-lesson-yellow = Kollased kaardid ehk kaubandusehitised annavad münte, teevad ressursse odavamaks või toodavad üht ressurssi omal valikul. Igaüks lisab ka mündi, kui loobud mõnest kaardist.

guide-lesson-piles-title = Mis on olnud ja mis võib tulla
guide-lesson-piles = Siin võid igal ajal vaadata mahapandud kaarte ja kõiki, mis võivad veel tagurpidi laual olla. Kolm kaarti igast ajastust ei ole mängus ja keegi ei tea, millised.

guide-lesson-wonder-title = Maailmaime ehitamine
guide-lesson-wonder = Võta mõni vaba kaart ja pane see maailmaime alla: maksad maailmaime, mitte kaardi hinna, ja kaart ise enam ei mõju. Hea viis kasutada kaarti, mida vastane tahab.
guide-lesson-wonder-here = Selle eest jõuad juba maksta: { $wonder }.

guide-lesson-again-title = Lisakäik
guide-lesson-again = Mõnel maailmaimel on ringnool: kui ehitad sellise, mängid kohe uuesti. Nii võtad kaks kaarti järjest, teise võib-olla just selle, mille esimene avas.
guide-lesson-again-here = See annab sulle lisakäigu: { $wonder }.

guide-lesson-powers-title = Maailmaime erivõime
guide-lesson-powers = Mõni maailmaime teeb valmides midagi erilist: hävitab vastase pruuni või halli kaardi, laseb tasuta ehitada mahapandud kaardi või toob karbist progressimärgi. Nüüd vali.

guide-lesson-seven-title = Seitse maailmaimet, mitte kaheksa
guide-lesson-seven = Kummalgi on neli maailmaimet, aga mängus ehitatakse ainult seitse. Kui seitsmes on valmis, läheb viimane karpi tagasi. Ära oota liiga kaua.
guide-lesson-seven-here = Seni on valmis: { $built }.

guide-lesson-shields-title = Kilbid
guide-lesson-shields = Iga kilp punasel kaardil või maailmaimel lükkab lahingunuppu ühe sammu võrra vastase pealinna poole. Kui see kohale jõuab, võidad kohe. Kui ei, on edumaa lõpus väärt 2, 5 või 10 punkti.

guide-lesson-loot-title = Rüüstemärgid
guide-lesson-loot = Kui nupp jõuab rüüstemärgiga kaitseliinile, kaotab taganev mängija kohe 2 või 5 münti ja märk läheb karpi tagasi.

guide-lesson-siege-title = Pealinn on ohus
guide-lesson-siege = Nupp on pealinna lähedal. Nüüd on kõige tähtsamad kilbid: võta neid, et end kaitsta või rünnata, ja ära ava neid vastasele.
guide-lesson-siege-here = { $you ->
    [yes] Sinu võiduni on jäänud { $rest ->
        [one] { $rest } samm
       *[other] { $rest } sammu
    }!
   *[no] Vastase võiduni on jäänud { $rest ->
        [one] { $rest } samm
       *[other] { $rest } sammu
    }: ole ettevaatlik.
}

guide-lesson-symbols-title = Teadus
guide-lesson-symbols = Rohelistel kaartidel on teadussümbol. Kuus erinevat toob kohe võidu. Sümboleid on seitse: kuus neist on igaüks kahel kaardil, seitsmes ainult ühel progressimärgil.

guide-lesson-pair-title = Kaks ühesugust
guide-lesson-pair = Teine kaart sama sümboliga teeb paari: võtad kohe ühe mängulaual olevatest progressimärkidest.

guide-lesson-progress-title = Progressimärgid
guide-lesson-progress = Märk jääb sulle mängu lõpuni. Mõni annab punkte, mõni hoiab ressursse kokku, mõni toob münte. Vali see, millest on sulle edaspidi kõige rohkem kasu.

guide-lesson-genius-title = Kuue sümboli lähedal
guide-lesson-genius = Kuus erinevat sümbolit toob kohe võidu, olgu punkte kui palju tahes. Vaata, mis on puudu ja kas see võib veel tulla.
guide-lesson-genius-here = { $you ->
    [yes] Sul on erinevaid sümboleid: { $held }.
   *[no] Vastasel on erinevaid sümboleid: { $held }. Võta rohelised kaardid enne teda.
}

guide-lesson-undo-title = Käigu tagasivõtmine
guide-lesson-undo = Arvuti vastu mängides võid oma viimase käigu alati tagasi võtta. Hea viis midagi proovida.

guide-lesson-ageend-title = Ajastu lõpeb varsti
guide-lesson-ageend = Ajastu lõpeb, kui kõik selle kaardid on võetud. Viimase kaardiga teenitud lisakäik läheb kaotsi. Mõtle ette: kes peab kellele midagi avama?
guide-lesson-ageend-here = { $left ->
    [one] Alles on üks kaart.
   *[other] Alles on { $left } kaarti.
}

guide-lesson-begin-title = Kes alustab järgmist ajastut
guide-lesson-begin = Otsustab sõjaliselt nõrgem mängija, see, kelle poolel lahingunupp seisab. Kui nupp on keskel, otsustab see, kes võttis viimase kaardi.

guide-lesson-second-title = Teine ajastu
guide-lesson-second = Nüüd on kaardid teisiti laotud, maksavad rohkem ja annavad rohkem. See on viimane ajastu, kus on pruune ja halle kaarte.

guide-lesson-guilds-title = Gildid
guide-lesson-guilds = III ajastus on kolm lillat kaarti, millel on oma tagakülg. Gild annab sulle münte või punkte, näiteks siniste kaartide eest, lugedes neid linnas, kus neid on rohkem, olgu see või vastase oma.

guide-lesson-scoring-title = Mängu lõpp
guide-lesson-scoring = Pärast III ajastut liidetakse punktid: sõjalised punktid, kaardid, maailmaimed, progressimärgid ja 1 punkt iga 3 mündi eest. Kui keegi on juba võitnud, ei ole punktid tähtsad.

## Lessons of 7 Wonders

guide-lesson-classic-welcome-title = Tere tulemast!
guide-lesson-classic-welcome = Sina juhid üht antiikaja linna, naabrid teisi. Kolme ajastu jooksul ehitad seda üles; lõpus võidab see, kellel on kõige rohkem punkte. See on päris mäng arvuti vastu kergel tasemel. Seletan iga asja siis, kui see esimest korda ette tuleb.

guide-lesson-classic-neighbours-title = Sinu naabrid
guide-lesson-classic-neighbours = Sinu linn on keskel, üks naaber vasakul ja teine paremal. Ainult nende kahega sa kaupled ja võrdled kilpe, ükskõik kui palju mängijaid on. Vaata siis, mida nad ehitavad.

guide-lesson-classic-side-title = Mängulaua kaks poolt
guide-lesson-classic-side = Igal mängulaual on päevapool ja ööpool, erinevate osadega. Vali üks; päevapool on lihtsam. Nurgas olev ressurss on sinu oma algusest peale.

guide-lesson-classic-powers-title = Maailmaime erivõime
guide-lesson-classic-powers = Mõni osa teeb midagi erilist: ehitab tasuta mahapandud kaardi või lubab mängida ka ajastu viimase kaardi. Nüüd vali.

guide-lesson-classic-scoring-title = Lõpp
guide-lesson-classic-scoring = Pärast kolmandat ajastut liidetakse punktid: maailmaime, 1 iga 3 mündi eest, konfliktid, sinised, kollased ja rohelised kaardid, gildid. Viigi korral võidab see, kellel on rohkem münte.

guide-lesson-classic-hand-title = Kaardid käes
guide-lesson-classic-hand = Kõik valivad korraga käest ühe kaardi, nägemata teiste valikut. Siis mängitakse valitud kaardid korraga välja ja ülejäänud lähevad naabrile.
guide-lesson-classic-hand-here = Sul on käes { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarti.
}

guide-lesson-classic-turn-title = Üks kaart, kolm võimalust
guide-lesson-classic-turn = Vali kaart. Siis ehita see oma linna, pane see maailmaime alla, et ehitada järgmine osa, või loobu sellest 3 mündi eest. Näed, mida iga võimalus sulle maksab.

guide-lesson-classic-conflict-title = Konfliktid
guide-lesson-classic-conflict = Ajastu lõpus võrdled kilpe kummagi naabriga. Kui sul on rohkem, saad esimesel ajastul 1, teisel 3 ja kolmandal 5 punkti; kui vähem, kaotad 1 punkti.
guide-lesson-classic-conflict-here = Konfliktid annavad sulle praegu { $points ->
    [one] { $points } punkti.
   *[other] { $points } punkti.
}

guide-lesson-classic-last-title = Ajastu viimane käik
guide-lesson-classic-last = Alles on kaks kaarti: ühe mängid, teine pannakse maha, aga münte selle eest ei saa. Siis võrreldakse kilpe ja jagatakse järgmise ajastu kaardid.

guide-lesson-classic-passed-title = Kaardid liiguvad edasi
guide-lesson-classic-passed = Need kaardid tulid naabrilt ja sinu omad läksid teisele. Mida sina ei võta, võib võtta järgmine. Esimesel ja kolmandal ajastul liiguvad kaardid vasakule, teisel paremale.

guide-lesson-classic-resources-title = Ressursid
guide-lesson-classic-resources = Pruunid ja hallid kaardid toodavad ressursse. Ressursid ei saa otsa: linnal on need igal käigul. Ka mängulaual olev ressurss läheb arvesse.

guide-lesson-classic-free-title = Ehitussümboliga tasuta
guide-lesson-classic-free = Sul on selle sümboliga varasem ehitis, seega see sulle midagi ei maksa: ei münte ega ressursse.
guide-lesson-classic-free-here = { $earlier } on sinu linnas, seega saad tasuta: { $card }.

guide-lesson-classic-trade-title = Naabritelt ostmine
guide-lesson-classic-trade = Mis sul puudub, selle ostad naabrilt, kes seda toodab: maksad talle 2 münti ressursi eest. Ta ei saa keelduda ega kaota midagi. Osta saab ainult tema mängulaualt ning pruunidelt ja hallidelt kaartidelt.
guide-lesson-classic-trade-here = Kaardi { $card } jaoks tuleb osta: { $resource }, { $coins ->
    [one] { $coins } münt.
   *[other] { $coins } münti.
}

guide-lesson-classic-never-title = Kättesaamatu
guide-lesson-classic-never = Kui ressurssi ei tooda sina ega kumbki naaber, ei saa sa ehitada kaarte, mis seda nõuavad. Sellisest kaardist võid siiski loobuda või panna selle maailmaime alla.
guide-lesson-classic-never-here = Praegu ei saa sa hankida ressursse kaardi { $card } jaoks.

guide-lesson-classic-wonder-title = Maailmaime osa ehitamine
guide-lesson-classic-wonder = Nüüd saad ehitada oma maailmaime järgmise osa: maksa mängulaual olev hind ja pane mis tahes kaart tagurpidi selle alla. Hea viis kasutada kaarti, mida tahab naaber.
guide-lesson-classic-wonder-here = Järgmine osa maksaks sulle { $coins ->
    [one] { $coins } mündi.
   *[other] { $coins } münti.
}

guide-lesson-classic-sell-title = Mündid kaardi eest
guide-lesson-classic-sell = Igast kaardist võid müntide eest loobuda. See aitab, kui midagi head ehitada ei saa, ja ühtlasi jäävad teised sellest kaardist ilma.
guide-lesson-classic-sell-here = Kaardist loobumine annab { $coins ->
    [one] { $coins } mündi.
   *[other] { $coins } münti.
}

guide-lesson-classic-red-title = Kilbid
guide-lesson-classic-red = Punastel kaartidel on kilbid. Need loevad ainult su kahe naabri vastu, iga ajastu lõpus. Piisab, kui sul on üks kilp rohkem kui neil.

guide-lesson-classic-green-title = Teadus
guide-lesson-classic-green = Rohelistel kaartidel on üks kolmest sümbolist. Mitu ühesugust on väärt oma arvu ruudu: 1, 4, 9, 16 punkti. Iga kõigist kolmest sümbolist koosnev komplekt annab veel 7.

guide-lesson-classic-chain-title = Ehitussümbolid
guide-lesson-classic-chain = Sümbol kaardi alumises paremas nurgas on ehitussümbol: kui see kaart on su linnas, on hilisem sama sümboliga kaart tasuta.
guide-lesson-classic-chain-here = Kui su linnas on { $card }, saad tasuta: { $later }.

guide-lesson-classic-blue-title = Sinised kaardid
guide-lesson-classic-blue = Sinised kaardid ehk tsiviilehitised annavad lihtsalt neile märgitud punktid.

guide-lesson-classic-yellow-title = Kollased kaardid
guide-lesson-classic-yellow = Kollased kaardid ehk kaubandusehitised annavad münte, teevad naabrite ressursid odavamaks või toodavad ainult sulle: naabrid neilt osta ei saa.

guide-lesson-classic-twice-title = Iga ehitis üks kord
guide-lesson-classic-twice = Üheski linnas ei ole kaht samanimelist ehitist. Teisest võid siiski loobuda või panna selle maailmaime alla.
guide-lesson-classic-twice-here = See on sul juba olemas: { $card }.

guide-lesson-classic-income-title = Naaber ostis sinult
guide-lesson-classic-income = Kui naaber ostab su ressursi, on mündid sinu ja ressurss jääb sulle alles. Tasub toota seda, mis naabritel puudub.
guide-lesson-classic-income-here = See tõi sulle { $coins ->
    [one] { $coins } mündi.
   *[other] { $coins } münti.
}

guide-lesson-classic-arms-title = Tugevam naaber
guide-lesson-classic-arms = Naabril on rohkem kilpe kui sul. Pea sammu või jäta see võitlus ja kasuta kaarte paremini: kaotus maksab ainult 1 punkti.
guide-lesson-classic-arms-here = Kilbid: naabril on { $shields }, sinul { $own }.

guide-lesson-classic-sets-title = Teadus kasvab
guide-lesson-classic-sets = Iga järgmine teaduskaart on eelmisest rohkem väärt: kolmas ühesugune sümbol lisab 5 punkti, terve komplekt 7. Otsusta, kas kogud üht sümbolit või kõiki kolme.
guide-lesson-classic-sets-here = Sinu teadus on praegu väärt { $points ->
    [one] { $points } punkti.
   *[other] { $points } punkti.
}

guide-lesson-classic-undo-title = Valiku tagasivõtmine
guide-lesson-classic-undo = Arvuti vastu mängides võid oma viimase valiku alati tagasi võtta. Hea viis midagi proovida.

guide-lesson-classic-second-title = Teine ajastu
guide-lesson-classic-second = Kaardid liiguvad nüüd paremale. Pruunid kaardid annavad kaks ressurssi. See on viimane ajastu, kus on pruune ja halle kaarte.

guide-lesson-classic-third-title = Kolmas ajastu
guide-lesson-classic-third = Kaardid on nüüd kallid, aga palju väärt, ja iga konflikt toob 5 punkti. Ehita maailmaime lõpuni ja vaata, mis on naabritel: gildid annavad selle eest punkte.

guide-lesson-classic-guilds-title = Gildid
guide-lesson-classic-guilds = Lillad kaardid ehk gildid annavad punkte selle eest, mis on naabrite linnades või sinu omas. Loe üle, enne kui valid.
