# Mõlema mängu laud: punktide lugemine, küsimused, vihjed ja seaded.

table-over = Mäng läbi
table-counting = Punkte loetakse…
table-skip = Jäta vahele
table-came = Sinu koht: { $place }.
table-wins = { $count ->
    [one] Võidab { $players }: { $points }.
   *[other] Jagatud võit, igaühel { $points }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } maailmaime, liiga kallis
   *[other] { $count } maailmaimet, liiga kallid
}
table-hint-thinking = Mõtlen…
