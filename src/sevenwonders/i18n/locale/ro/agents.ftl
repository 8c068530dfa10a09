# How strong AI players are, and how they lean, with a short sentence about each.

level-beginner = începător
level-beginner-about = Abia a învățat regulile și ia ce arată bine.
level-easy = ușor
level-easy-about = A jucat puțin și construiește un oraș chibzuit.
level-medium = mediu
level-medium-about = Joacă sigur și se uită la ce pui la cale.
level-skilled = priceput
level-skilled-about = A jucat foarte mult și pedepsește neatenția.
level-hard = greu
level-hard-about = Judecă poziția dintr-o privire, ca cei mai buni.
level-expert = expert
level-expert-about = Cunoaște foarte bine jocul și greșește rar.
level-master = maestru
level-master-about = Nu se grăbește și joacă cât poate de bine.

persona-general = general
persona-general-about = Îi plac scuturile și câștigă la porțile capitalei tale.
persona-scholar = savant
persona-scholar-about = Strânge simboluri științifice și speră la al șaselea.
persona-senator = senator
persona-senator-about = Construiește pentru popor și numără punctele până la capăt.
persona-merchant = negustor
persona-merchant-about = Are grijă întâi ca trezoreria să fie plină.
persona-gambler = cartofor
persona-gambler-about = Joacă pentru o victorie rapidă, militară sau științifică.
