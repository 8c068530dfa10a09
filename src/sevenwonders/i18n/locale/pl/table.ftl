# Stół obu gier: liczenie punktów, pytania, wskazówki i ustawienia.

table-over = Koniec gry
table-counting = Liczenie punktów…
table-skip = Pomiń
table-came = Twoje miejsce: { $place }.
table-wins = { $count ->
    [one] Wygrywa { $players }: { $points }.
   *[other] Wspólne zwycięstwo, po { $points }: { $players }.
}
