# How strong AI players are, and how they lean, with a short sentence about each.

level-beginner = algaja
level-beginner-about = On äsja reeglid selgeks saanud ja võtab, mis hea paistab.
level-easy = kerge
level-easy-about = On veidi mänginud ja ehitab mõistliku linna.
level-medium = keskmine
level-medium-about = Mängib kindlalt ja vaatab, mida sa kavatsed.
level-skilled = vilunud
level-skilled-about = On palju mänginud ja karistab hooletust.
level-hard = raske
level-hard-about = Hindab seisu ühe pilguga nagu parimad.
level-expert = ekspert
level-expert-about = Tunneb mängu väga hästi ja eksib harva.
level-master = meister
level-master-about = Ei kiirusta ja mängib nii hästi, kui oskab.

persona-general = kindral
persona-general-about = Armastab kilpe ja võidab su pealinna väravas.
persona-scholar = õpetlane
persona-scholar-about = Kogub teadussümboleid ja loodab kuuendale.
persona-senator = senaator
persona-senator-about = Ehitab rahvale ja loeb lõpuni punkte.
persona-merchant = kaupmees
persona-merchant-about = Hoiab ennekõike varakambri täis.
persona-gambler = mängur
persona-gambler-about = Mängib kiire võidu peale, sõjalise või teadusliku.
