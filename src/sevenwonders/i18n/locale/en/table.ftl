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
    [one] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Shared victory for { $players }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
table-wonders-too-expensive = { $count ->
    [one] { $count } wonder, too expensive
   *[other] { $count } wonders, too expensive
}
table-hint-thinking = Thinking…
table-take-two = Take 2 wonders ({ $pick } of 2).
table-volume = Volume
table-size = Text and cards
table-size-normal = normal
table-size-large = larger
table-size-largest = largest
table-confirm = Confirm my moves
table-confirm-move = Confirm: { $move }
table-cancel = Cancel
table-spectating = You are watching.
