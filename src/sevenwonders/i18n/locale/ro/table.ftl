# Masa ambelor jocuri: numărarea punctelor, întrebări, indicii și setări.

table-over = Sfârșitul partidei
table-counting = Se numără punctele…
table-skip = Sari peste
table-came = Locul tău: { $place }.
table-wins = { $count ->
    [one] Câștigă { $players }: { $points }.
   *[other] Victorie împărțită, câte { $points }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } Minune, prea scumpă
    [few] { $count } Minuni, prea scumpe
   *[other] { $count } de Minuni, prea scumpe
}
table-hint-thinking = Mă gândesc…
