### What has happened, a line for each fact. ⟦…⟧ holds the words that the screen colours.
### Dice, cards, numbers and names come as texts; $count also chooses singular or plural.

## Building blocks

list-and = { $items } and { $last }
of-who = { $initial ->
   *[other] of { $who }
}
what-of = { $what } { $whose }
two-sentences = { $first }. { $second }
game-master = GM
bare-hands = bare hands

## Cards

card-ace = A
card-king = K
card-queen = Q
card-jack = J
card-red-joker = red Joker
card-black-joker = black Joker

## Dice

die-wild = wild { $faces }
die-raise = raise { $faces }
told-dice = told { $sum }
told-total = told { $sum } in all
sum-against = { $sum } against { $number }
sum-against-parry = { $sum } against Parry { $number }

## Why there is a bonus or a penalty

mod-wounds = { $count ->
    [one] wound
   *[other] wounds
}
mod-fatigue = Fatigue
mod-joker = Joker
mod-running = running
mod-unskilled = without { $skill }
mod-medium-range = medium range
mod-long-range = long range
mod-minor-cover = minor cover
mod-substantial-cover = substantial cover
mod-prone-target = prone target
mod-prone = prone
mod-actions = several actions
mod-shots = several shots
mod-gang-up = gang up
mod-wild = wild attack
mod-called-arms = aimed at an arm
mod-called-legs = aimed at a leg
mod-called-head = aimed at the head
mod-called-vitals = aimed at the vitals
mod-called-small = small mark
mod-called-tiny = tiny mark
mod-unarmed-defender = unarmed target
mod-off-hand = off hand
mod-aim = aim
mod-drop = the Drop
mod-dim-light = dim light
mod-dark = dark
mod-pitch-dark = pitch dark
mod-shotgun = shotgun
mod-min-strength = minimum Strength
mod-other = by hand
mod-burst = burst of three
mod-disarm = disarm
mod-double-tap = double tap
mod-rapid = rapid attack
mod-touch = only touches
mod-flat = flat of the blade
mod-improvised = no real weapon
outcome-through = ⟦strikes the obstacle⟧
log-through = { $who } ⟦strikes what { $whom } hides behind⟧, { $weapon }: { $roll }
log-wide = The shot of { $who } ⟦goes wide⟧: somebody near { $whom } may be hit
log-bystander = The shot that went wide ⟦hits { $whom }⟧
log-lot = { $line } ({ $die } { $face }: { $names })
log-nobody-by = The shot that went wide hits nobody
log-finished = { $who } ⟦kills { $whom }⟧, who is helpless, { $weapon }
mod-florentine-foe = the target’s Florentine
mod-dive = dive for cover

## Trait rolls

log-roll = { $who }, { $what }: { $roll }. { $outcome }
log-side = { $who }, { $what }: { $roll }
log-opposed = { $one } · { $other }
outcome-success = { $raises ->
    [0] ⟦Success⟧
    [one] ⟦Success⟧ with a raise
   *[other] ⟦Success⟧ with { $raises } raises
}
outcome-failure = ⟦Failure⟧
log-under-fire = { $roll }. { $what }
outcome-crit = ⟦Critical failure⟧, whatever the total
opposed-won = { $raises ->
    [0] ⟦{ $who } wins⟧
    [one] ⟦{ $who } wins⟧ with a raise
   *[other] ⟦{ $who } wins⟧ with { $raises } raises
}
opposed-lost = ⟦{ $who } fails⟧
recover-stays = ⟦Stays Shaken⟧
recover-no-action = ⟦No longer Shaken⟧, but no action this round
recover-acts = ⟦No longer Shaken⟧, and acts
log-rerolled = Reroll: { $line }
dropped = { $line } (the { $old } is dropped)
log-reroll-worse = { $who } rerolls: the { $total } is ⟦dropped⟧, the { $stays } stays

## Attacks

log-hits = { $who } ⟦hits⟧ { $whom }, { $with }: { $roll }
log-misses = { $who } ⟦misses⟧ { $whom }, { $with }: { $roll }
log-group-attacks = { $who } attack { $whom }, { $with }
log-member-roll = { $who }: { $roll }. { $outcome }
outcome-hits = { $raises ->
    [0] ⟦Hits⟧
    [one] ⟦Hits⟧ with a raise
   *[other] ⟦Hits⟧ with { $raises } raises
}
log-many = { $count ->
    [one] { $who } attacks, { $with }: { $rolls }
   *[other] { $who } attack, { $with }: { $rolls }
}
log-strays = { $squares ->
    [one] The template strays ⟦by one square⟧ towards { $clock } o’clock
   *[other] The template strays ⟦by { $squares } squares⟧ towards { $clock } o’clock
}
log-wild-die = The Wild Die counts for result { $place }: { $line }
log-under = { $count ->
    [one] Under the template after all: { $who }
   *[other] Under the template after all: { $who }
}
log-hit-by-fire = { $who } is ⟦hit⟧: a 1 under fire
log-escaped = { $who } is ⟦out from under the template⟧
log-engaged = { $count ->
    [one] { $who } fights { $whom } hand to hand
   *[other] { $who } fight { $whom } hand to hand
}
log-withdrew = { $count ->
    [one] { $who } withdraws from the melee
   *[other] { $who } withdraw from the melee
}
log-withdrew-from = { $count ->
    [one] { $who } withdraws from { $whom }
   *[other] { $who } withdraw from { $whom }
}
log-free = A free attack of { $who } on { $whom }
log-free-edge = A free attack of { $who } on { $whom }: { $edge }
log-waived = { $who }: no free attack on { $whom }
sum-with = { $mods } = { $sum }
outcome-misses = ⟦Misses⟧
shots-hit = { $hits ->
    [one] { $hits } of { $shots } shots hits
   *[other] { $hits } of { $shots } shots hit
}
count-raises = { $count ->
    [one] ⟦a raise⟧
   *[other] ⟦{ $count } raises⟧
}
count-bullets = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
log-emptied = { $actions ->
    [0] { $who }: { $weapon } empty
    [one] { $who }: { $weapon } empty, an action to reload
   *[other] { $who }: { $weapon } empty, { $actions } actions to reload
}
log-reloaded = { $who }: { $weapon } loaded again
log-wasted = The hit on { $whom } comes to nothing: out already

## Damage and Soak

damage-on = Damage on { $whom }
damage-by = Damage { $whose } on { $whom }
log-damage = { $title }: { $roll } on Toughness { $toughness }: { $effect }
damage-doubled = doubled
ap-points = AP { $points }
location-torso = torso
location-head = head
location-arms = arms
location-legs = legs
effect-none = no effect
effect-shaken = ⟦Shaken⟧
effect-out = ⟦out⟧
count-wounds = { $count ->
    [one] ⟦{ $count } wound⟧
   *[other] ⟦{ $count } wounds⟧
}
wounds-now = Wounds { $signs }
log-soak = { $who } soaks, { $what }: { $roll }. { $outcome }
soak-none = ⟦Nothing soaked⟧
soak-some = ⟦{ $removed } of { $wounds } wounds soaked⟧
soak-all = { $wounds ->
    [one] ⟦The wound is gone⟧, not Shaken
   *[other] ⟦All { $wounds } wounds are gone⟧, not Shaken
}

## Down, bleeding, hurt for longer

log-went-down = { $who } is ⟦Incapacitated⟧: a Vigor roll is due
log-dies = { $who } ⟦dies⟧
log-bleeds-out = { $who } is ⟦Bleeding Out⟧: a Vigor roll each round
log-unconscious = { $who } is ⟦unconscious⟧
effect-hours = unconscious for 1d6 hours
log-knocked-out = { $who } is ⟦knocked out⟧ for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
log-up-again = { $who } was only stunned: ⟦up again⟧, 3 wounds, Shaken
log-bleeds-on = { $who } ⟦bleeds on⟧
log-bleeding-stops = { $who } ⟦is stable⟧, unconscious
log-bleeding-owed = { $who } is ⟦Bleeding Out⟧: the Vigor roll first
log-death-cheated = { $who }, { $edge }: ⟦spared⟧
log-death-certain = { $who }, { $edge }: ⟦no help⟧
log-injured = { $who }, ⟦Injury⟧: { $injury }
log-fate = { $who }: { $fate }
fate-dead = ⟦dead⟧
fate-alive = alive, but cannot go on
fate-scratched = ⟦only scratched⟧
lasts-fight = to the end of the fight
lasts-healed = until all wounds are healed
lasts-forever = for good
harm-lowers = { $name } one die less
harm-unmentionables = the unmentionables
harm-arm = an arm cannot be used
harm-lame = a leg, Lame
harm-one-leg = a leg lost
harm-scar = a hideous scar
harm-eye = an eye lost
harm-blind = blind

## Bennies

log-benny = { $who } spends a benny { $purpose }: ¤{ $left } left
log-benny-pool = { $who } spends a GM benny { $purpose }: GM ¤{ $left } left
bought-reroll = on a reroll
bought-soak = to soak
bought-unshake = and is ⟦no longer Shaken⟧
log-bennies-given = { $count ->
    [one] { $who } gets a benny: ¤{ $now } now
   *[other] { $who } gets { $count } bennies: ¤{ $now } now
}
log-bennies-taken = { $count ->
    [one] { $who } gives up a benny: ¤{ $now } now
   *[other] { $who } gives up { $count } bennies: ¤{ $now } now
}

## Rounds, cards, turns

log-round = ⟦Round { $round }⟧
log-round-over = All have acted: round { $round } is over
log-shuffled = All { $count } cards are shuffled: a Joker had come up
log-pile-renewed = { $count ->
    [one] The pile is out: { $count } card of the discards is the new one
   *[other] The pile is out: { $count } cards of the discards are the new one
}
log-dealt-also = { $dealt } (and { $others })
joker-rights = { $count ->
    [one] ⟦Acts at any time, +2 all round⟧
   *[other] ⟦Act at any time, +2 all round⟧
}
log-joker-up = ⟦A Joker came up⟧: all cards are shuffled when the round ends
log-card-laid-aside = { $card } { $who } laid aside
card-given = card { $new }
card-given-for = card { $new } for { $old }
card-lost = { $who }: no card
log-goes-on = { $who } { $count ->
    [one] goes on
   *[other] go on
}
log-joker-kept = { $who } { $count ->
    [one] keeps the ⟦Joker⟧ and is free to act
   *[other] keep the ⟦Joker⟧ and are free to act
}
log-acts-from-hold = { $who } { $count ->
    [one] ⟦acts from Hold⟧
   *[other] ⟦act from Hold⟧
}
log-acts-on-joker = { $who } { $count ->
    [one] ⟦acts on the Joker⟧
   *[other] ⟦act on the Joker⟧
}
log-acts-after = { $who } { $count ->
    [one] acts now, too late to interrupt
   *[other] act now, too late to interrupt
}
log-out-of-turn = { $who } { $count ->
    [one] strikes out of turn
   *[other] strike out of turn
}
log-further = { $who }: action { $number } of this round, and no penalty was counted (actions={ $number })
log-holds = { $who } { $count ->
    [one] ⟦holds⟧
   *[other] ⟦hold⟧
}
log-hold-lost = { $who } { $count ->
    [one] ⟦loses the Hold⟧ and this round’s action
   *[other] ⟦lose the Hold⟧ and this round’s action
}
log-interrupts = ⟦{ $who } before { $whom }⟧: { $count ->
    [one] acts first
   *[other] act first
}
log-interrupts-late = ⟦{ $who } after { $whom }⟧: { $count ->
    [one] acts as soon as that turn is over
   *[other] act as soon as that turn is over
}
log-interrupts-together = { $who } and { $whom } act at the same time

## Who takes part, and the game master’s word

log-added = { $count ->
    [one] { $who } joins the fight
   *[other] { $who }, { $count } of them, join the fight
}
log-added-hidden = { $count ->
    [one] { $who } waits, hidden
   *[other] { $who }, { $count } of them, wait, hidden
}
log-reinforced = { $who }: { $more } more, { $whole } in all
log-removed = { $who } { $count ->
    [one] leaves the fight
   *[other] leave the fight
}
log-renamed = { $who }, from now on { $name }
log-noted = { $who }, note: { $text }
log-by-hand = By hand: { $who }, { $change }
change-number = { $what } { $from } to { $to }
fact-wounds = wounds
fact-fatigue = Fatigue
fact-pace = Pace
fact-parry = Parry
fact-toughness = Toughness
fact-shaken = Shaken
fact-not-shaken = no longer Shaken
fact-prone = prone
fact-not-prone = standing
fact-hidden = hidden
fact-not-hidden = in sight
fact-out = out
fact-not-out = back in the fight
fact-incapacitated = Incapacitated
fact-not-incapacitated = up again
fact-bleeding = Bleeding Out
fact-not-bleeding = no longer bleeding
fact-dead = dead
fact-not-dead = alive after all
fact-experience = experience
fact-rank = rank
fact-rank-by-experience = by experience

## What undo takes back

undo-step = last step
undo-added = arrival { $whose }
undo-reinforced = more { $whose }
undo-removed = leaving { $whose }
undo-renamed = other name { $whose }
undo-noted = note on { $who }
undo-deal = deal of round { $round }
undo-card = card { $whose }
undo-turn = turn { $whose }
undo-round-over = end of round { $round }
undo-hold = hold { $whose }
undo-interruption = interruption { $whose }
undo-reroll = reroll { $whose }
undo-reload = reload { $whose }
undo-damage = damage on { $whom }
undo-bennies = bennies { $whose }
undo-bennies-pool = bennies of the GM
undo-opposed = { $one } against { $other }
undo-attack = attack { $whose } on { $whom }
undo-soak = Soak { $whose }
log-deal = Dealt: { $hands }

## The short form of a step, its result first

brief = { $outcome }: { $who }, { $sum }
brief-bare = { $outcome }: { $sum }
brief-crit = ⟦critical failure⟧
brief-hits = { $who }: { $hits } of { $all } hit
brief-recovered = { $who }: { $up } of { $all } no longer Shaken
undo-take = wounds taken { $of-who }
undo-wild-die = the Wild Die’s place
undo-under = who stands under the template
undo-engaged = the engagement { $of-who }
undo-withdrew = the withdrawal { $of-who }
undo-waived = the free attack let go { $of-who }
undo-bystander = the shot that went wide
undo-finished = the finishing move { $of-who }
log-passes = { $many ->
    [one] { $who } passes
   *[other] { $who } pass
}
