# Masa ambelor jocuri: numărarea punctelor, întrebări, indicii și setări.

table-over = Sfârșitul partidei
table-counting = Se numără punctele…
table-skip = Sari peste
table-came = Locul tău: { $place }.
table-wins = { $count ->
    [one] Câștigă { $players }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
   *[other] Victorie împărțită, câte { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } Minune, prea scumpă
    [few] { $count } Minuni, prea scumpe
   *[other] { $count } de Minuni, prea scumpe
}
table-hint-thinking = Mă gândesc…
table-take-two = Ia două Minuni ({ $pick } din 2).
table-volume = Volum
table-size = Text și cărți
table-size-normal = normal
table-size-large = mai mare
table-size-largest = cel mai mare
table-confirm = Confirmă mutările mele
table-confirm-move = Confirmă: { $move }
table-cancel = Renunță
table-spectating = Urmărești partida.
