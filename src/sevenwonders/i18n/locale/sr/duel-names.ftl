# The names of things in Duel: cards, wonders, progress tokens, resources, colours of cards, scientific symbols,
# chain symbols and ages. The last part of an id is the thing's id in the data.

## Cards

duel-card-lumber_yard = Drvara
duel-card-logging_camp = Kamp za drvoseče
duel-card-clay_pool = Basen gline
duel-card-clay_pit = Glinena jama
duel-card-quarry = Kamenolom
duel-card-stone_pit = Kamena jama
duel-card-glassworks = Staklana
duel-card-press = Presa za papirus
duel-card-guard_tower = Osmatračnica
duel-card-stable = Štala
duel-card-garrison = Garnizon
duel-card-palisade = Palisada
duel-card-workshop = Radionica
duel-card-apothecary = Apoteka
duel-card-scriptorium = Skriptorium
duel-card-pharmacist = Farmaceut
duel-card-theater = Pozorište
duel-card-altar = Oltar
duel-card-baths = Banja
duel-card-stone_reserve = Rezerva kamena
duel-card-clay_reserve = Rezerva gline
duel-card-wood_reserve = Rezerva drveta
duel-card-tavern = Gostionica
duel-card-sawmill = Pilana
duel-card-brickyard = Ciglana
duel-card-shelf_quarry = Rudnik kamena
duel-card-glass_blower = Duvači stakla
duel-card-drying_room = Sušara
duel-card-walls = Zidovi
duel-card-horse_breeders = Uzgajivačnica konja
duel-card-barracks = Barake
duel-card-archery_range = Streljana
duel-card-parade_ground = Trg za paradu
duel-card-library = Biblioteka
duel-card-dispensary = Dispanzer
duel-card-school = Škola
duel-card-laboratory = Laboratorija
duel-card-courthouse = Sudnica
duel-card-statue = Statua
duel-card-temple = Hram
duel-card-aqueduct = Akvadukt
duel-card-rostrum = Govornica
duel-card-forum = Forum
duel-card-caravansery = Trgovačka stanica
duel-card-customs_house = Carina
duel-card-brewery = Pivara
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorijum
duel-card-fortifications = Utvrđenja
duel-card-siege_workshop = Radionica za opsadne sprave
duel-card-circus = Hipodrom
duel-card-academy = Akademija
duel-card-study = Radna soba
duel-card-university = Univerzitet
duel-card-observatory = Opservatorija
duel-card-palace = Palata
duel-card-town_hall = Gradska kuća
duel-card-obelisk = Obelisk
duel-card-gardens = Vrtovi
duel-card-pantheon = Panteon
duel-card-senate = Senat
duel-card-chamber_of_commerce = Trgovačka komora
duel-card-port = Luka
duel-card-armory = Oružarnica
duel-card-lighthouse = Svetionik
duel-card-arena = Arena
duel-card-merchants_guild = Gilda trgovaca
duel-card-shipowners_guild = Gilda brodograditelja
duel-card-builders_guild = Gilda graditelja
duel-card-magistrates_guild = Gilda sudija
duel-card-scientists_guild = Gilda naučnika
duel-card-moneylenders_guild = Gilda zajmodavaca
duel-card-tacticians_guild = Gilda vojskovođa

## Wonders

duel-wonder-appian_way = Apijev put
duel-wonder-circus_maximus = Cirkus Maksimus
duel-wonder-colossus = Kolos sa Rodosa
duel-wonder-great_library = Velika biblioteka
duel-wonder-great_lighthouse = Veliki svetionik
duel-wonder-hanging_gardens = Viseći vrtovi
duel-wonder-mausoleum = Mauzolej
duel-wonder-piraeus = Pirej
duel-wonder-pyramids = Piramide
duel-wonder-sphinx = Sfinga
duel-wonder-statue_of_zeus = Zevsova statua
duel-wonder-temple_of_artemis = Artemidin hram

## Progress tokens

duel-token-agriculture = Poljoprivreda
duel-token-architecture = Arhitektura
duel-token-economy = Ekonomija
duel-token-law = Zakon
duel-token-masonry = Zidarstvo
duel-token-mathematics = Matematika
duel-token-philosophy = Filozofija
duel-token-strategy = Strategija
duel-token-theology = Teologija
duel-token-urbanism = Urbanizam

## Resources

duel-resource-wood = drvo
duel-resource-clay = glina
duel-resource-stone = kamen
duel-resource-glass = staklo
duel-resource-papyrus = papirus

## Colours of cards

duel-colour-brown = braon
duel-colour-grey = siva
duel-colour-blue = plava
duel-colour-green = zelena
duel-colour-yellow = žuta
duel-colour-red = crvena
duel-colour-purple = ljubičasta

## Scientific symbols

duel-symbol-wheel = točak
duel-symbol-mortar = avan
duel-symbol-pendulum = visak
duel-symbol-quill = pero
duel-symbol-sundial = sunčani sat
duel-symbol-armillary_sphere = armilarna sfera
duel-symbol-balance = vaga

## Chain symbols

duel-chain-horseshoe = potkovica
duel-chain-sword = mač
duel-chain-tower = kula
duel-chain-book = knjiga
duel-chain-gear = zupčanik
duel-chain-mask = maska
duel-chain-moon = mesec
duel-chain-drop = kap
duel-chain-amphora = amfora
duel-chain-target = meta
duel-chain-helmet = kaciga
duel-chain-lyre = lira
duel-chain-lamp = lampa
duel-chain-column = stub
duel-chain-sun = sunce
duel-chain-greek_temple = grčki hram
duel-chain-barrel = bure

## Ages

duel-age-1 = prvo doba
duel-age-2 = drugo doba
duel-age-3 = treće doba
