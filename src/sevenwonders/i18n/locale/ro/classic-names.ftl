# Numele din 7 Wonders: cărți, planșe, resurse, culori de cărți, simboluri științifice, simboluri de legătură și Ere.

## Cărți

classic-card-clay_pit = Exploatare de argilă
classic-card-clay_pool = Carieră de argilă
classic-card-excavation = Excavație
classic-card-forest_cave = Peșteră în pădure
classic-card-lumber_yard = Depozit de cherestea
classic-card-mine = Mină
classic-card-ore_vein = Filon de minereu
classic-card-stone_pit = Carieră de piatră
classic-card-timber_yard = Depozit de lemn
classic-card-tree_farm = Pepinieră
classic-card-glassworks = Sticlărie
classic-card-loom = Război de țesut
classic-card-press = Presă
classic-card-altar = Altar
classic-card-baths = Băi
classic-card-theater = Teatru
classic-card-well = Fântână
classic-card-apothecary = Spițerie
classic-card-scriptorium = Scriptorium
classic-card-workshop = Atelier
classic-card-east_trading_post = Post comercial de est
classic-card-marketplace = Piață
classic-card-tavern = Tavernă
classic-card-west_trading_post = Post comercial de vest
classic-card-barracks = Cazarmă
classic-card-guard_tower = Turn de pază
classic-card-stockade = Palisadă
classic-card-brickyard = Cărămidărie
classic-card-foundry = Turnătorie
classic-card-quarry = Exploatare de piatră
classic-card-sawmill = Fabrică de cherestea
classic-card-aqueduct = Apeduct
classic-card-courthouse = Tribunal
classic-card-statue = Statuie
classic-card-temple = Templu
classic-card-dispensary = Dispensar
classic-card-laboratory = Laborator
classic-card-library = Bibliotecă
classic-card-school = Școală
classic-card-bazar = Bazar
classic-card-caravansery = Caravanserai
classic-card-forum = For
classic-card-vineyard = Vie
classic-card-archery_range = Poligon
classic-card-stables = Grajduri
classic-card-training_ground = Teren de antrenament
classic-card-walls = Ziduri de apărare
classic-card-gardens = Grădini
classic-card-palace = Palat
classic-card-pantheon = Panteon
classic-card-senate = Senat
classic-card-town_hall = Primărie
classic-card-academy = Academie
classic-card-lodge = Lojă
classic-card-observatory = Observator
classic-card-study = Sală de studiu
classic-card-university = Universitate
classic-card-arena = Arenă
classic-card-chamber_of_commerce = Camera de Comerț
classic-card-haven = Radă
classic-card-lighthouse = Far
classic-card-ludus = Ludus
classic-card-arsenal = Arsenal
classic-card-castrum = Castru
classic-card-circus = Circ
classic-card-fortifications = Fortificații
classic-card-siege_workshop = Atelier de asediu
classic-card-builders_guild = Ghilda Constructorilor
classic-card-craftsmens_guild = Ghilda Artizanilor
classic-card-decorators_guild = Ghilda Decoratorilor
classic-card-magistrates_guild = Ghilda Magistraților
classic-card-philosophers_guild = Ghilda Filozofilor
classic-card-scientists_guild = Ghilda Oamenilor de Știință
classic-card-shipowners_guild = Ghilda Armatorilor
classic-card-spies_guild = Ghilda Spionilor
classic-card-traders_guild = Ghilda Negustorilor
classic-card-workers_guild = Ghilda Muncitorilor

## Planșele Minunilor

classic-board-alexandria = Alexandria
classic-board-babylon = Babilon
classic-board-ephesos = Efes
classic-board-gizah = Giza
classic-board-halikarnassos = Halicarnas
classic-board-olympia = Olimpia
classic-board-rhodos = Rodos

## Fețele unei planșe

classic-side-day = fața de zi
classic-side-night = fața de noapte

## Resurse

classic-resource-wood = lemn
classic-resource-stone = piatră
classic-resource-clay = argilă
classic-resource-ore = minereu
classic-resource-glass = sticlă
classic-resource-cloth = țesătură
classic-resource-papyrus = papirus

## Culorile cărților

classic-colour-brown = maro
classic-colour-grey = gri
classic-colour-blue = albastru
classic-colour-green = verde
classic-colour-yellow = galben
classic-colour-red = roșu
classic-colour-purple = mov

## Simboluri științifice

classic-symbol-compass = compas
classic-symbol-gear = roată dințată
classic-symbol-tablet = tăbliță

## Simboluri de legătură

classic-chain-barrel = butoi
classic-chain-bolt = fulger
classic-chain-book = carte
classic-chain-camel = cămilă
classic-chain-castle = castel
classic-chain-drop = picătură
classic-chain-feather = pană
classic-chain-hammer = ciocan
classic-chain-helmet = coif
classic-chain-horseshoe = potcoavă
classic-chain-lamp = lampă
classic-chain-lighthouse = far
classic-chain-lyre = liră
classic-chain-market_stall = tarabă
classic-chain-mask = mască
classic-chain-mortar = mojar
classic-chain-planet = planetă
classic-chain-saw = ferăstrău
classic-chain-scales = cântar
classic-chain-scroll = pergament
classic-chain-star = stea
classic-chain-target = țintă
classic-chain-temple = templu
classic-chain-torch = torță

## Ere

classic-age-1 = Era I
classic-age-2 = Era II
classic-age-3 = Era III
