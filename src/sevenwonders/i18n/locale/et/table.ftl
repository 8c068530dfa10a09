# Mõlema mängu laud: punktide lugemine, küsimused, vihjed ja seaded.

table-over = Mäng läbi
table-counting = Punkte loetakse…
table-skip = Jäta vahele
table-came = Sinu koht: { $place }.
table-wins = { $count ->
    [one] Võidab { $players }: { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }.
   *[other] Jagatud võit, igaühel { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } maailmaime, liiga kallis
   *[other] { $count } maailmaimet, liiga kallid
}
table-hint-thinking = Mõtlen…
table-take-two = Võta kaks maailmaimet ({ $pick }/2).
table-volume = Helitugevus
table-size = Tekst ja kaardid
table-size-normal = tavaline
table-size-large = suurem
table-size-largest = suurim
table-confirm = Küsi käigule kinnitust
table-confirm-move = Kinnita: { $move }
table-cancel = Tühista
table-spectating = Vaatad pealt.
