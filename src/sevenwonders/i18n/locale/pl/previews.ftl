# Previews of shared links in messengers.
preview-title = Siedem Cudów
preview-what = Graj w 7 Cudów Świata i 7 Cudów Świata: Pojedynek w przeglądarce: z silnymi graczami komputerowymi, przy jednym ekranie lub ze znajomymi.
preview-position = Pozycja z partii: obejrzyj stół i znajdź najlepszy ruch.
preview-running = Partia trwa. Otwórz link, aby ją oglądać.
preview-free = Przy tym stole jest wolne miejsce. Otwórz link, aby zobaczyć, kto gra.
preview-over =
    { $count ->
        [one] Zwycięstwo: { $players }.
       *[other] Wspólne zwycięstwo: { $players }.
    } Obejrzyj partię jeszcze raz, ruch po ruchu, razem z analizą.
preview-nobody = Wolne miejsce
preview-game-duel = 7 Cudów Świata: Pojedynek
preview-game-classic = 7 Cudów Świata
