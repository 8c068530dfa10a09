# How strong AI players are, and how they lean, with a short sentence about each.

level-beginner = początkujący
level-beginner-about = Dopiero poznał zasady i bierze to, co ładnie wygląda.
level-easy = łatwy
level-easy-about = Trochę już grał i buduje rozsądne miasto.
level-medium = średni
level-medium-about = Gra solidnie i patrzy, co zamierzasz.
level-skilled = zaawansowany
level-skilled-about = Dużo grał i karze za nieuwagę.
level-hard = trudny
level-hard-about = Ocenia pozycję jednym spojrzeniem, jak najlepsi.
level-expert = ekspercki
level-expert-about = Świetnie zna grę i rzadko się myli.
level-master = mistrzowski
level-master-about = Nie spieszy się i gra najlepiej, jak umie.

persona-general = generał
persona-general-about = Lubi tarcze i wygrywa u bram twojej stolicy.
persona-scholar = uczony
persona-scholar-about = Zbiera symbole naukowe i liczy na szósty.
persona-senator = senator
persona-senator-about = Buduje dla ludu i do końca liczy punkty.
persona-merchant = kupiec
persona-merchant-about = Przede wszystkim dba o pełny skarbiec.
persona-gambler = hazardzista
persona-gambler-about = Gra na szybkie zwycięstwo, militarne lub naukowe.
