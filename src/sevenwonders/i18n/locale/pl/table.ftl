# Stół obu gier: liczenie punktów, pytania, wskazówki i ustawienia.

table-over = Koniec gry
table-counting = Liczenie punktów…
table-skip = Pomiń
table-came = Twoje miejsce: { $place }.
table-wins = { $count ->
    [one] Wygrywa { $players }: { $points }.
   *[other] Wspólne zwycięstwo, po { $points }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } za drogi Cud
    [few] { $count } za drogie Cuda
   *[many] { $count } za drogich Cudów
}
table-hint-thinking = Namysł…
