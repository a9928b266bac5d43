### SimulacreS: tests of three or four parts, duels in passes of arms, wounds zone by zone.
### ⟦…⟧ holds the words that the screen colours.

## What a test adds up

sim-body = Body
sim-heart = Heart
sim-mind = Mind
sim-instincts = Instincts
sim-perception = Perception
sim-action = Action
sim-desire = Desire
sim-resistance = Resistance
sim-human = Human
sim-material = Material
sim-natural = Natural
sim-power = Power
sim-speed = Speed
sim-precision = Precision
sim-talent-brawling = Brawling
sim-talent-martial-arts = Martial Arts
sim-talent-shield = Shield
sim-talent-first-aid = First Aid
sim-talent-medicine = Medicine
sim-quick = value { $number }
sim-comes-to = { $sum } = { $value }

## Zones

sim-head = head
sim-torso = torso
sim-left-arm = left arm
sim-right-arm = right arm
sim-left-leg = left leg
sim-right-leg = right leg

## Why a test is easier or harder

sim-mod-told = difficulty
sim-mod-malaise = malaise
sim-mod-encumbrance = encumbrance
sim-mod-last-point = last point
sim-mod-lasting = { $energy } that lasts
sim-mod-aim = aim
sim-mod-dose = dosed
sim-mod-distance = distance
sim-mod-against = against { $count }
sim-mod-outnumbered = opponent has others
sim-mod-shield = shield
sim-mod-margin = the other’s margin
sim-mod-wound = PV below 0

## Dice, and what they come to

sim-dice = { $faces } ({ $sum })
sim-dice-critical = { $dice }, critical +{ $faces }
sim-dice-power = { $dice }, Power +{ $faces }
sim-success = ⟦success⟧, MR { $mr }, { $quality }
sim-critical = ⟦critical success⟧, MR { $mr }, { $quality }
sim-failure = ⟦failure⟧, ME { $me }, { $quality }
sim-fumble = ⟦critical failure⟧, ME { $me }, { $quality }
sim-excellent = excellent
sim-very-good = very good
sim-good = good
sim-normal = normal
sim-almost = almost
sim-bad = bad
sim-very-bad = very bad
sim-ps = { $count } PS
sim-ep = { $count } EP
sim-paid = paid { $cost }

## What a test is for

sim-who-for = { $who }, { $what }
sim-for-against = against { $whom }
sim-for-attack = at { $whom } with { $weapon }
sim-for-parry = parries { $whom }
sim-for-defend = defends against { $whom }
sim-for-faint = not to faint ({ $zone })
sim-for-survival = to survive ({ $zone })
sim-for-will = resists
sim-for-repel = fights back
sim-for-aid = first aid to the { $zone }, { $whom }
sim-for-operate = surgery on the { $zone }, { $whom }
sim-for-heal = heals? ({ $zone })
sim-for-chance = last chance

## The log

sim-log-pass = ⟦Pass { $pass }⟧
sim-log-placed = { $who } comes at place { $place }
sim-log-roll = { $who }. { $sum }: { $dice }: { $outcome }
sim-log-hidden = (secret) { $line }
sim-brief = { $outcome }: { $who }, { $dice }

## What undo takes back

sim-undo-pass = pass { $pass }
sim-undo-end = end of pass { $pass }
sim-undo-place = place { $whose }
sim-undo-roll = test { $whose }

## Corrections

sim-fact-quick = value of all tests
sim-fact-scores = tests by its scores
sim-fact-breath = PS
sim-fact-most-breath = most PS
sim-fact-balance = EP
sim-fact-most-balance = most EP
sim-fact-points = PV, { $zone },
sim-fact-most-points = most PV, { $zone },
sim-fact-protection = protection, { $zone },
sim-fact-lost = { $zone } lost
sim-fact-not-lost = { $zone } not lost
sim-fact-mastered = does without the { $zone }
sim-fact-not-mastered = misses the { $zone }
sim-fact-pool = PV
sim-fact-malaise = malaise boxes by hand
sim-fact-stunned = in a faint
sim-fact-not-stunned = awake
sim-fact-coma = days of coma
sim-fact-chance-used = last chance used up
sim-fact-chance-left = last chance left
sim-no-shield = no shield
sim-small-shield = small shield
sim-large-shield = large shield

## Why not

sim-no-pass = No pass is under way. Begin one first.
sim-no-pass-over = All had their turn. Next comes a new pass.
sim-no-turn = { $who } takes no part in this pass. It joins the next one.
sim-no-place = There is no place { $place }: the order has { $count }.
sim-no-down = { $who } can do nothing now. A word of yours changes that.
sim-no-never = { $talent } of { $who } is at X: that fails without a roll. Take another talent.
sim-no-domain = “{ $said }” is no Component, no Means and no Domain of this fight. Perhaps { $near }? A Domain of your own is written on purpose: set "{ $who }" "domain:{ $said }" 1
sim-no-field = “{ $said }” is no field, no part of a test and no talent of this fight. A new talent is written on purpose: set "{ $who }" "talent:{ $said }" 1
sim-no-field-near = “{ $said }” is no field, no part of a test and no talent of this fight. Perhaps { $near }? A new talent is written on purpose: set "{ $who }" "talent:{ $said }" 1
sim-no-talent = Nobody has a talent “{ $said }”. Perhaps { $near }? A new one is written on purpose: set "{ $who }" "talent:{ $said }" 0
sim-no-energy = { $who } has { $score } in { $energy }, and { $wanted } would be put in. Put in less.
sim-no-breath = That costs { $cost } PS, and { $who } has { $left }. Pay with EP, or put in less.
sim-no-balance = That costs { $cost } EP, and { $who } has { $left }. Pay with PS, or put in less.
sim-no-ep = The Energies cost { $cost }, and { $ep } EP are named. Name no more than they cost.
sim-no-only-ep = What takes more than an hour is paid with EP alone: name as many EP as it costs.
sim-no-other = There is nothing else to do about this one now.
sim-no-option = The test in the box has no such option.
sim-halt-test = A face of the test (two d6) is missing.
sim-halt-further = A face of a further die (d6) is missing.

## The order and the header: words of the order are short

sim-state-dying = dying
sim-state-coma = coma { $days } d
sim-state-unconscious = out cold
sim-state-stunned = faint
sim-state-mad = in shock
sim-state-malaise = malaise { $number }
sim-state-lost = { $zone } lost
sim-state-useless = { $zone } useless
sim-header-before = Before the first pass
sim-header-rest = Pass { $pass } is over
sim-header-pass = Pass { $pass }, { $count } to act

## The sheet

sim-sheet-pr = Pr
sim-sheet-right = R
sim-sheet-left = L
sim-sheet-worn = Pr: { $list }
sim-sheet-pv = PV { $now }/{ $max }
sim-sheet-ps = PS { $now }/{ $max }
sim-sheet-ep = EP { $now }/{ $max }
sim-sheet-malaise = Malaise
sim-sheet-coma = coma
sim-sheet-lasting = { $energy } +{ $points } lasts
sim-sheet-burden = encumbrance { $number }
sim-build-weak = weak build
sim-build-medium = medium build
sim-build-strong = strong build
sim-code-pv = [{ $code }] PV
sim-code-ps = [{ $code }] PS

## The box

sim-box-welcome = { $key } or Space: go. It begins the first pass; the last line always says what it will do.
sim-box-turn = { $who }: what does it do?
sim-box-turn-keys = { $attack } an attack, { $roll } a test, { $other } other things
sim-box-pass = Pass { $pass }
sim-box-over = Pass { $pass } is over
sim-box-rest = Nobody acts in it any more.
sim-notice-resumed = Pass { $pass }, all as you left it.
sim-go-pass = pass { $pass }
sim-go-over = all have acted
sim-choice-sum = { $sum } = { $value }
sim-ask-other = { $who }: what else?
sim-ask-place = Place { $whose } in the order
sim-form-now = { $what }: { $now }
sim-die-further = { $die } more
sim-short-act = cut in

## What actions are called

sim-verb-pass = next pass
sim-verb-end = end the pass
sim-verb-roll = a test
sim-verb-place = place in the order
sim-verb-number = difficulty
sim-verb-secret = in secret

## Chances

sim-chances = Chances
sim-chances-switched = one step on
sim-chance-success = success
sim-chance-critical = critical

## Hints for newcomers

sim-hint-pass = { $key } begins the pass: shots come first, then blows
sim-hint-dice = real dice? Type their two faces one after the other

## What only a file can have wrong

value-sim-code = “{ $found }” is no damage: a column from A to K, perhaps with a number, such as "A-3"
value-sim-talent = “{ $found }” is no level: a number from -4 to 9, or "X"
