### Jets de dés: pools of six-sided dice, declarations, consequences at the end of the round.
### ⟦…⟧ holds the words that the screen colours.

## Dice and pools

jets-faces = { $faces }, the { $kept } counts
jets-pool-lowest = { $pool }, the lower one counts
jets-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
jets-pool = { $what } { $score }
jets-pool-skill = { $skill } on { $pool }
jets-pool-comes-to = { $pool } = { $dice }
jets-mod-penalty = penalty
jets-mod-penalty-on = penalty on { $what }
jets-mod-handicap = handicap
jets-mod-free = by hand
jets-spent-to = { $before } → { $after }
jets-points-to-spend = { $count ->
    [one] { $count } point to spend
   *[other] { $count } points to spend
}
jets-partials = { $count ->
    [0] no success
    [one] { $count } partial success
   *[other] { $count } partial successes
}
jets-against-difficulty = { $dice } against difficulty { $number }
jets-against-defence = { $dice } against Defence { $number }
jets-against-damage = { $count ->
    [one] { $dice } against { $count } point of damage
   *[other] { $dice } against { $count } points of damage
}

## What a roll comes to

jets-outcome-perfect = ⟦perfect success⟧, margin { $margin }
jets-outcome-standard = ⟦standard success⟧, margin { $margin }
jets-outcome-failure = ⟦failure⟧
jets-outcome-critical = ⟦critical failure⟧
jets-compromise = with a compromise?
jets-hits = ⟦hits⟧, standard success, margin { $margin }
jets-hits-perfectly = ⟦hits⟧, perfect success, margin { $margin }
jets-misses = ⟦misses⟧
jets-misses-badly = ⟦critical failure⟧, misses
jets-resists = ⟦resists⟧
jets-does-not-resist = ⟦does not resist⟧
jets-fails-to-resist = ⟦critical failure⟧, does not resist

## The log: rolls

jets-log-attack = { $who } attacks { $whom }, { $weapon }. { $pool }: { $dice }
jets-log-test = { $who }, { $pool }: { $dice }
jets-log-resist = { $who }, Resistance. { $pool }: { $dice }
jets-log-without = { $who }, { $pool }, without a roll: { $dice }
jets-log-outcome = { $line }: { $outcome }
jets-log-points = { $line }. { $points }
jets-log-spent = { $who } spends { $spent } of { $points }: { $dice }: { $outcome }
jets-log-spent-none = { $who } spends nothing: { $dice }: { $outcome }
jets-log-price = { $who } hits { $whom } ⟦at a price⟧: { $price }
jets-log-price-untold = { $who } hits { $whom } ⟦at a price⟧
jets-log-hit = Damage on { $whom }: ⟦{ $damage }⟧
jets-log-harm = Damage from elsewhere on { $whom }: ⟦{ $damage }⟧
jets-log-hit-tactical = { $line }. A six: { $who } may choose the place or the kind of wound
jets-log-hit-devastating = { $line }. Nothing but sixes, ⟦devastating⟧: { $who } may kill, or impose a lasting effect
jets-chosen-location = { $who } chooses the place: { $text }
jets-chosen-nature = { $who } chooses the kind of wound: { $text }
jets-chosen-kill = { $who } strikes to ⟦kill⟧
jets-chosen-effect = { $who } imposes: ⟦{ $text }⟧
jets-log-avoided = { $whom } ⟦avoids { $avoided }⟧ of { $amount } points of damage
jets-log-avoided-all = { $whom } ⟦avoids it all⟧

## The log: consequences

jets-log-due = At the end of the round, { $what }
jets-log-committed = { $count ->
    [0] ⟦Round { $round } ends⟧, nothing was waiting
    [one] ⟦Round { $round } ends⟧, a consequence comes
   *[other] ⟦Round { $round } ends⟧, { $count } consequences come at once
}
jets-what-damage = { $who } takes ⟦{ $amount } damage⟧
jets-what-detail = { $what } ({ $details })
jets-what-level = from level { $level }
jets-what-penalty = { $who }: ⟦{ $what } −{ $amount }⟧
jets-what-effect = { $who }: ⟦{ $text }⟧
jets-what-death = { $who } ⟦dies⟧
jets-cause-critical = critical failure
jets-until = until { $text }
jets-came-boxes = { $what }: { $boxes }
jets-came-critical = { $line }. ⟦Critical⟧: level 3 is full
jets-came-overflow = { $count ->
    [one] { $line }. ⟦{ $count } point beyond all boxes⟧: dying or dead, you decide
   *[other] { $line }. ⟦{ $count } points beyond all boxes⟧: dying or dead, you decide
}

## The log: the round

jets-log-round = ⟦Round { $round }⟧. Declarations: { $names }
jets-log-actions = ⟦Actions⟧: { $names }
jets-log-declares = { $who }: { $what }
jets-log-reaction = { $who }, reaction when { $trigger }: { $what }
jets-log-reaction-untold = { $who }, reaction: { $what }
jets-declares-attack = attacks { $whom }, { $weapon }
jets-declares-nothing = waits
jets-declares-text-at = { $text } → { $whom }
jets-log-passes = { $who } passes
jets-log-changed = { $who } changes intention
jets-log-placed = { $who } now has place { $place } in the order

## The log: the game master’s word

jets-log-healed = { $count ->
    [one] { $who }: { $count } box of level { $level } healed
   *[other] { $who }: { $count } boxes of level { $level } healed
}
jets-log-lifted = { $who }: { $what } ⟦without penalty⟧ again
jets-log-affected = { $who }: ⟦{ $text }⟧
jets-log-cured = { $who }: no longer { $text }
jets-fact-defence = Defence
jets-fact-mastery = mastery of { $skill }
jets-fact-ticked = wounds of level { $level }
jets-fact-boxes = boxes of level { $level }
jets-fact-overflow = points beyond all boxes
jets-fact-handicap = handicap of wounds

## The short form of a step

jets-brief = { $outcome }: { $who }, { $dice }
jets-brief-points = { $who }: { $dice }, { $points }
jets-brief-committed = { $count ->
    [0] Round { $round } ends, nothing was waiting
    [one] Round { $round } ends: one consequence
   *[other] Round { $round } ends: { $count } consequences
}

## What undo takes back

jets-undo-round = beginning of round { $round }
jets-undo-declared = declaration { $whose }
jets-undo-resist = resistance { $whose }
jets-undo-spent = points { $whose }
jets-undo-price = price { $whose }
jets-undo-choice = choice { $whose }
jets-undo-taken = damage { $whose }
jets-undo-commit = end of round { $round }
jets-undo-place = place { $whose }
jets-undo-healed = healing { $whose }
jets-undo-penalty = penalty { $whose }
jets-undo-lifted = lifted penalty { $whose }
jets-undo-condition = condition { $whose }
jets-undo-harm = damage on { $whom }

## The box: the round

jets-box-welcome = { $key } or Space: go. It begins a round now; the last line always says what it will do.
jets-box-declares = { $who } declares (Speed { $speed })
jets-box-intention = Likely: { $what }
jets-box-declare-keys = { $words } says it in other words   { $pass } passes
jets-box-declare-keys-gm = { $words } says it in other words   { $pass } passes   { $reaction } waits for something: a reaction
jets-box-declared = { $who } has declared
jets-box-said = Declared: { $what }
jets-box-said-reaction = Reaction when { $trigger }: { $what }
jets-box-undeclared = Nothing was declared: passes.
jets-box-acts = { $who } acts
jets-box-act-keys = { $roll } a roll   { $attack } an attack after all
jets-box-misses = { $who } misses { $whom }
jets-box-price = { $key } hits all the same, at a price that you name
jets-box-commit = all have acted (round { $round })
jets-box-waits = { $key } still to come: { $who }, when { $trigger }
jets-box-nothing-due = Nothing waits for the end of the round.
jets-box-dying = { $who }: { $count ->
    [one] { $count } point beyond all boxes
   *[other] { $count } points beyond all boxes
}, dying or dead as you decide ({ $key } on its row).
jets-box-rest = Every consequence has come.

## The box: rolls

jets-box-attack = { $whom }, with { $weapon }. { $pool }, against Defence { $number }
jets-box-test = { $pool }, against difficulty { $number }
jets-box-resist = Resists on { $pool }, against { $number }
jets-box-points = { $pool }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
jets-box-without = Without a roll: { $dice }: { $outcome }
jets-box-complex = Difficulty 2 and more wants training, fitting tools or help.
jets-box-roll = { $who } rolls { $what }
jets-box-spend = { $who } has { $count ->
    [one] { $count } point to spend
   *[other] { $count } points to spend
}
jets-box-dice = { $pool }: { $dice }
jets-way = { $label }  { $dice } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $outcome }
jets-way-perfect = ⟦damage { $damage }⟧, perfect success, margin { $margin }
jets-way-standard = ⟦damage { $damage }⟧, standard success, margin { $margin }
jets-way-devastating = { $outcome }, devastating
jets-ways-agree = Best:
jets-by-hand = { $key } by hand, die by die
jets-all-sixes = { $points ->
    [one] Nothing but sixes costs { $points } point: devastating
   *[other] Nothing but sixes costs { $points } points: devastating
}
jets-no-all-sixes = Nothing but sixes is out of reach: { $points } points
jets-spend-nothing = nothing
jets-box-hit = { $who } hits { $whom }: damage { $damage }
jets-box-harm = { $whom }: damage { $damage }
jets-box-hit-keys = { $take } takes all of it   { $other } another pool
jets-box-tactical = A six: { $key } { $who } chooses the place or the kind of wound
jets-box-devastating = Nothing but sixes, devastating: { $key } { $who } kills, or imposes a lasting effect
jets-box-chosen = Chosen: { $what }   { $key } chooses otherwise
jets-choice-kill = kills outright

## What go will do

jets-go-round = begin round { $round }
jets-go-declare = declare it
jets-go-pass = pass
jets-go-actions = begin the actions
jets-go-commit = end the round
jets-go-spend = { $points ->
    [0] spend nothing
    [one] spend { $points } point
   *[other] spend { $points } points
}
jets-go-choose = choose
jets-go-without = take it

## Questions

jets-ask-spend = { $who }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}: which way?
jets-ask-choose = { $who } chooses. In other words: “choose location …”, “nature”, “effect”
jets-ask-price = { $who } hits: at what price?
jets-ask-place = Place of { $who } in the order
jets-ask-harm = Points of damage on { $who }
jets-ask-trigger = { $who } reacts: when what happens?
jets-ask-penalty = { $who }: −1 on which characteristic?
jets-ask-other = { $who }: what else?
jets-act-action = { $who }: { $what }
jets-act-reaction = { $who }, when { $trigger }: { $what }
jets-wounds-choice = level { $level }  { $signs }
jets-other-heal = a box of level { $level } heals
jets-other-lift = { $what } without penalty again
jets-other-cure = no longer { $what }

## Names of verbs

jets-verb-round = a new round
jets-verb-declare = declare in words
jets-verb-spend = spend points by hand
jets-verb-choose = place or kind of wound
jets-verb-price = hit at a price
jets-verb-resist = resist the hit
jets-verb-take = take the damage
jets-verb-commit = end the round, all consequences come
jets-verb-roll = roll a characteristic
jets-verb-heal = heal boxes
jets-verb-place = another place in the order
jets-verb-penalty = penalty on a characteristic
jets-verb-lift = lift a penalty
jets-verb-condition = a condition
jets-verb-cure = a condition is over
jets-verb-successes = most successes
jets-verb-sixes = most sixes
jets-verb-outcome = best outcome
jets-verb-target = next target, or next pool to resist
jets-verb-wounds = ticked boxes
jets-verb-characteristic = characteristic
jets-verb-skill = skill
jets-verb-number = free dice
jets-verb-harder = harder
jets-verb-without = without a roll
jets-short-declare = declare
jets-short-act = act now
jets-short-choose = choose
jets-short-take = take it
jets-short-successes = successes
jets-short-sixes = sixes
jets-short-characteristic = on
jets-short-outcome = outcome

## Rows of the form

jets-form-now = { $label }: { $now }
jets-form-no-skill = none
jets-rule-characteristic = as the player justifies it; its score is the number of dice
jets-rule-skill = each Degree of Mastery is a point to spend on the dice
jets-rule-harder = ← → what the situation adds to the difficulty
jets-rule-without = half the dice are partial successes; no points, no sixes

## Why not

jets-no-spend-first = First the points { $whose }: spend them, or keep them all.
jets-no-hit-first = First the hit on { $who }: resist it, or take it.
jets-no-commit-first = Consequences still wait: end the round first, and they come.
jets-no-round = No round is under way. Begin one first.
jets-no-commit = Nothing waits for the end of a round.
jets-no-phase-over = Everybody has had a turn. End the round, and all consequences come.
jets-no-not-acting = Intentions are still being declared: nobody acts yet.
jets-no-turn = { $who } has no turn in this round. It comes with the next.
jets-no-had-turn = { $who } has had its turn this round. It has another in the next.
jets-no-place = The order has no place { $place }: from 1 to { $count }.
jets-no-down = { $who } is out of the fight and takes no turn. A correction brings it back.
jets-no-target-down = { $who } is out already. Take another target.
jets-no-hidden = { $who } is hidden and takes no part yet. First bring it into sight.
jets-no-points = No roll waits for its points. They are spent right after the dice have fallen.
jets-no-too-many-points = There are { $points } points, and { $spent } were named. Spend fewer.
jets-no-too-many-dice = { $kept ->
    [one] { $kept } die counts, and { $named } numbers were given. Give one a die, in their order.
   *[other] { $kept } dice count, and { $named } numbers were given. Give one a die, in their order.
}
jets-no-beyond-six = No die goes beyond 6: a { $face } with { $points } points would. Spend fewer on it.
jets-no-hit = No hit on { $who } is open. A hit is resisted right after it lands.
jets-no-choice = No hit is open: there is nothing to choose.
jets-no-control = Place and kind of wound are chosen with a six among the dice, and there is none.
jets-no-devastating = Killing and lasting effects need nothing but sixes.
jets-no-price = No failed attack is open. A price is named right after it.
jets-no-attribute-pools = Attributes are not rolled at this table: take a characteristic.
jets-no-stake = { $what } is not in the pool: a critical failure costs a characteristic that was rolled.
jets-no-must-roll = Attacks and Resistance are rolled at this table. Leave out “without a roll”.
jets-no-penalty = { $what } { $whose } has no penalty.
jets-no-heal = { $who } has no ticked box of that level.
jets-no-condition = { $who } has no condition called “{ $text }”. Its sheet lists them.
jets-no-other = There is nothing else to do about this one now.
jets-no-option = The roll in the box has no such option.
jets-halt-pool = A face for a die of the pool ({ $die }) is missing.

## The order and the header: words of the order are short

jets-state-critical = critical
jets-state-dying = dying?
jets-state-hit = hit
jets-state-at = → { $whom }
jets-state-penalty = −{ $amount } { $what }
jets-header-before = Before the first round
jets-header-rest = Round { $round } is over
jets-header-declaring = Round { $round }, { $count } to declare
jets-header-acting = Round { $round }, { $count } to act
jets-header-pending = { $count ->
    [one] { $count } consequence waits
   *[other] { $count } consequences wait
}
jets-header-pending-short = { $count ->
    [one] { $count } waits
   *[other] { $count } wait
}

## The sheet

jets-sheet-defence = Defence { $number }
jets-sheet-handicap = handicap { $number }
jets-sheet-overflow = { $count ->
    [one] { $count } point beyond all boxes
   *[other] { $count } points beyond all boxes
}
jets-level-minor = 1 minor
jets-level-moderate = 2 moderate
jets-level-severe = 3 severe
jets-sheet-resistance = Resistance, { $what }: { $points }
jets-sheet-trait = { $name }: { $what } { $points }
jets-sheet-damage = damage { $number }
jets-sheet-penalty = { $what } −{ $amount }

## Hints for newcomers

jets-hint-round = { $key } begins the round: the slowest declares first
jets-hint-points = mastery is spent here; one point makes a 3 a 4
jets-hint-resist = { $take } takes all of it, { $other } resists on something else
jets-hint-target = { $key } takes another target, { $more } changes the rest
jets-hint-pool = real dice? Type their faces one after the other
jets-hint-pending = all that waits comes at once when the round ends
jets-hint-correction = Shift and a letter is your word: { $wounds } wounds, { $penalty } penalty

## Chances

jets-chances = Chances
jets-chances-switched = one step on
jets-chance-success = success
jets-chance-hit = hit
jets-chance-resist = resists
jets-chance-perfect = perfect
jets-chance-critical = critical
jets-chance-other = on { $what } { $chance }
jets-box-privileges = tactical control { $control }   devastating { $sixes }

## Characteristics in the narrow sheet

jets-short-endurance = End
jets-short-strength = Str
jets-short-precision = Pre
jets-short-speed = Spe
jets-short-determination = Det
jets-short-sensitivity = Sen
jets-short-might = Mig
jets-short-reflexes = Ref
jets-short-will = Wil

## What an attacker in control may choose: vocabulary

note-unconscious = unconscious
note-maimed = maimed
note-head = head
note-torso = torso
note-arm = arm
note-leg = leg
