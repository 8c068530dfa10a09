# How strong AI players are, and how they lean, with a short sentence about each.

level-beginner = početni
level-beginner-about = Tek je naučio pravila i uzima ono što lepo izgleda.
level-easy = laki
level-easy-about = Malo je igrao i gradi razuman grad.
level-medium = srednji
level-medium-about = Igra solidno i gleda šta smeraš.
level-skilled = vešti
level-skilled-about = Mnogo je igrao i kažnjava nepažnju.
level-hard = teški
level-hard-about = Poziciju procenjuje na prvi pogled, kao najbolji.
level-expert = ekspertski
level-expert-about = Odlično poznaje igru i retko greši.
level-master = majstorski
level-master-about = Ne žuri i igra najbolje što ume.

persona-general = general
persona-general-about = Voli štitove i pobeđuje pred tvojim glavnim gradom.
persona-scholar = naučnik
persona-scholar-about = Skuplja naučne simbole i nada se šestom.
persona-senator = senator
persona-senator-about = Gradi za narod i broji poene do kraja.
persona-merchant = trgovac
persona-merchant-about = Najviše pazi da riznica bude puna.
persona-gambler = kockar
persona-gambler-about = Igra na brzu pobedu, vojnu ili naučnu.
