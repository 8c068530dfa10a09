# The table of both games: the final count, questions, hints and settings.

table-over = Game over
table-counting = Counting the points…
table-skip = Skip
table-came = { $place ->
    [2] You came 2nd.
    [3] You came 3rd.
   *[other] You came { $place }th.
}
table-wins = { $count ->
    [one] { $players } wins with { $points }.
   *[other] Shared victory for { $players }, with { $points } each.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } wonder, too expensive
   *[other] { $count } wonders, too expensive
}
table-hint-thinking = Thinking…
