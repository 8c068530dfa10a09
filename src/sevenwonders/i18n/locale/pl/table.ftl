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
    [one] { $count } Cud, za drogi
    [few] { $count } Cuda, za drogie
   *[many] { $count } Cudów, za drogie
}
