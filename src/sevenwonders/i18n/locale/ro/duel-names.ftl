# The names of things in Duel: cards, wonders, progress tokens, resources, colours of cards, scientific symbols,
# chain symbols and ages. The last part of an id is the thing's id in the data.

## Cards

duel-card-lumber_yard = Depozit de cherestea
duel-card-logging_camp = Exploatare forestieră
duel-card-clay_pool = Carieră de argilă
duel-card-clay_pit = Exploatare de argilă
duel-card-quarry = Exploatare de piatră
duel-card-stone_pit = Carieră de piatră
duel-card-glassworks = Sticlărie
duel-card-press = Presă
duel-card-guard_tower = Turn de pază
duel-card-stable = Grajduri
duel-card-garrison = Garnizoană
duel-card-palisade = Palisadă
duel-card-workshop = Atelier
duel-card-apothecary = Spițerie
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Farmacie
duel-card-theater = Teatru
duel-card-altar = Altar
duel-card-baths = Băi
duel-card-stone_reserve = Rezervă de piatră
duel-card-clay_reserve = Rezervă de argilă
duel-card-wood_reserve = Rezervă de lemne
duel-card-tavern = Tavernă
duel-card-sawmill = Fabrică de cherestea
duel-card-brickyard = Cărămidărie
duel-card-shelf_quarry = Pietrărie
duel-card-glass_blower = Atelier de suflat sticlă
duel-card-drying_room = Uscătorie
duel-card-walls = Ziduri de apărare
duel-card-horse_breeders = Herghelie
duel-card-barracks = Cazarmă
duel-card-archery_range = Poligon
duel-card-parade_ground = Arc de Triumf
duel-card-library = Bibliotecă
duel-card-dispensary = Dispensar
duel-card-school = Școală
duel-card-laboratory = Laborator
duel-card-courthouse = Tribunal
duel-card-statue = Statuie
duel-card-temple = Templu
duel-card-aqueduct = Apeduct
duel-card-rostrum = Tribună
duel-card-forum = For
duel-card-caravansery = Caravanserai
duel-card-customs_house = Vamă
duel-card-brewery = Berărie
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretoriu
duel-card-fortifications = Fortificații
duel-card-siege_workshop = Atelier de asediu
duel-card-circus = Circ
duel-card-academy = Academie
duel-card-study = Sală de studiu
duel-card-university = Universitate
duel-card-observatory = Observator
duel-card-palace = Palat
duel-card-town_hall = Primărie
duel-card-obelisk = Obelisc
duel-card-gardens = Grădini
duel-card-pantheon = Panteon
duel-card-senate = Senat
duel-card-chamber_of_commerce = Camera de Comerț
duel-card-port = Port
duel-card-armory = Armurărie
duel-card-lighthouse = Far
duel-card-arena = Arenă
duel-card-merchants_guild = Ghilda Negustorilor
duel-card-shipowners_guild = Ghilda Armatorilor
duel-card-builders_guild = Ghilda Constructorilor
duel-card-magistrates_guild = Ghilda Magistraților
duel-card-scientists_guild = Ghilda Oamenilor de Știință
duel-card-moneylenders_guild = Ghilda Cămătarilor
duel-card-tacticians_guild = Ghilda Strategilor

## Wonders

duel-wonder-appian_way = Via Appia
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-colossus = Colosul
duel-wonder-great_library = Marea Bibliotecă
duel-wonder-great_lighthouse = Marele Far
duel-wonder-hanging_gardens = Grădinile suspendate
duel-wonder-mausoleum = Mausoleul
duel-wonder-piraeus = Pireu
duel-wonder-pyramids = Piramidele
duel-wonder-sphinx = Sfinxul
duel-wonder-statue_of_zeus = Statuia lui Zeus
duel-wonder-temple_of_artemis = Templul lui Artemis

## Progress tokens

duel-token-agriculture = Agricultură
duel-token-architecture = Arhitectură
duel-token-economy = Economie
duel-token-law = Justiție
duel-token-masonry = Zidărie
duel-token-mathematics = Matematică
duel-token-philosophy = Filozofie
duel-token-strategy = Strategie
duel-token-theology = Teologie
duel-token-urbanism = Urbanism

## Resources

duel-resource-wood = lemn
duel-resource-clay = argilă
duel-resource-stone = piatră
duel-resource-glass = sticlă
duel-resource-papyrus = papirus

## Colours of cards

duel-colour-brown = maro
duel-colour-grey = gri
duel-colour-blue = albastru
duel-colour-green = verde
duel-colour-yellow = galben
duel-colour-red = roșu
duel-colour-purple = mov

## Scientific symbols

duel-symbol-wheel = roată
duel-symbol-mortar = mojar
duel-symbol-pendulum = pendul
duel-symbol-quill = pană
duel-symbol-sundial = cadran solar
duel-symbol-armillary_sphere = sferă armilară
duel-symbol-balance = balanță

## Chain symbols

duel-chain-horseshoe = potcoavă
duel-chain-sword = sabie
duel-chain-tower = turn
duel-chain-book = carte
duel-chain-gear = roată dințată
duel-chain-mask = mască
duel-chain-moon = lună
duel-chain-drop = picătură
duel-chain-amphora = amforă
duel-chain-target = țintă
duel-chain-helmet = coif
duel-chain-lyre = liră
duel-chain-lamp = lampă
duel-chain-column = coloană
duel-chain-sun = soare
duel-chain-greek_temple = templu grecesc
duel-chain-barrel = butoi

## Ages

duel-age-1 = Era I
duel-age-2 = Era II
duel-age-3 = Era III
