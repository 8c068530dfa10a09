# Stół obu gier: liczenie punktów, pytania, wskazówki i ustawienia.

table-over = Koniec gry
table-counting = Liczenie punktów…
table-skip = Pomiń
table-came = Twoje miejsce: { $place }.
table-wins = { $count ->
    [one] Wygrywa { $players }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] Wspólne zwycięstwo, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } za drogi Cud
    [few] { $count } za drogie Cuda
   *[many] { $count } za drogich Cudów
}
table-hint-thinking = Myślę…
table-take-two = Weź 2 Cuda ({ $pick } z 2).
table-volume = Głośność
table-size = Tekst i karty
table-size-normal = zwykłe
table-size-large = większe
table-size-largest = największe
table-confirm = Potwierdzaj moje ruchy
table-confirm-move = Potwierdź: { $move }
table-cancel = Anuluj
table-spectating = Oglądasz tę partię.
