# Sto obe igre: završno brojanje, pitanja, saveti i podešavanja.

table-over = Kraj partije
table-counting = Broje se poeni…
table-skip = Preskoči
table-came = Tvoje mesto: { $place }.
table-wins = { $count ->
    [one] Pobeđuje { $players }: { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    }.
   *[other] Podeljena pobeda, po { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    }: { $players }.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } čudo, preskupo
   *[other] { $count } čuda, preskupa
}
table-hint-thinking = Razmišljam…
table-take-two = Uzmi dva čuda ({ $pick } od 2).
table-volume = Jačina zvuka
table-size = Tekst i kartice
table-size-normal = uobičajeno
table-size-large = veće
table-size-largest = najveće
table-confirm = Potvrđuj moje poteze
table-confirm-move = Potvrdi: { $move }
table-cancel = Odustani
table-spectating = Samo gledaš.
