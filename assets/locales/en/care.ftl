### The golden hour (rules 10.10 and 14).

log-hour = An hour passes: what wounds there are, nobody can ⟦heal⟧ any more
undo-hour = the hour
no-tended = { $many ->
    [one] { $who } has tried on { $whom } already: one attempt a healer, until there are new wounds. Somebody else may.
   *[other] { $who } have tried on { $whom } already: one attempt a healer, until there are new wounds. Somebody else may.
}
no-hour-over = { $who }: the golden hour is over. Only rest heals these wounds now.
sheet-late = the golden hour is over, wounds: { $wounds }
sheet-tended = tended already by { $whom }

## What a power is worth, in the box
worth-armor = Success: armour +{ $success }. Raise: +{ $raise }.
worth-deflection = Success: attackers −{ $success }. Raise: −{ $raise }.
worth-smite = Success: damage +{ $success } with { $weapon }. Raise: +{ $raise }.
worth-bolt = A hit: damage { $dice }. Raise: one d6 more.
worth-blast = Success: damage { $dice } to each within. A raise adds nothing.
worth-rounds = Rounds: { $rounds }.
worth-healed = Success: a wound healed. Raise: two.
worth-revived = Success: comes to, a wound healed. Raise: two.
worth-woken = Success: comes to; the wounds come afterwards.
worth-stanched = Success: bleeds no more, and comes to.
worth-raised = Success: up again, Shaken.
worth-ten-minutes = Ten minutes, within the hour; one attempt a healer.

## What magic does to whoever it fails
log-malfunction = The { $power } of { $who } ⟦breaks down⟧, until it is mended
lasts-malfunction = out of order: { $power }
no-out-of-order = { $power }: out of order. Once it is mended, end that on { $who } (stop).
