# Sto obe igre: završno brojanje, pitanja, saveti i podešavanja.

table-over = Kraj partije
table-counting = Broje se poeni…
table-skip = Preskoči
table-came = Tvoje mesto: { $place }.
table-wins = { $count ->
    [one] Pobeđuje { $players }: { $points }.
   *[other] Podeljena pobeda, po { $points }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } čudo, preskupo
   *[other] { $count } čuda, preskupa
}
table-hint-thinking = Razmišljanje…
