### What lasts: effects, what they do, what ends them. Names stand in the vocabulary below.

## What an effect does
does-parry = Parry { $value }
does-parry-least = Parry { $number } at least
does-pace = Pace { $value }
does-toughness = Toughness { $value }
does-armor = armour { $value }
does-area-armor = armour against areas { $value }
does-traits = Trait rolls { $value }
does-trait = { $trait } { $value }
does-attacks = attacks { $value }
does-attacks-melee = blows { $value }
does-attacks-ranged = shots { $value }
does-attacked = attacked { $value }
does-attacked-melee = struck at { $value }
does-attacked-ranged = shot at { $value }
does-versus = against { $whom } { $value }
does-damage = damage { $value }
does-damage-melee = damage of blows { $value }
does-damage-ranged = damage of shots { $value }
does-weapon = damage with { $weapon } { $value }
does-nothing = no number

## What ends it
until-action = to the next action { $whose }
until-turn = to the next turn { $whose }
until-turn-round = to the turn { $whose } in round { $round }
until-turn-end = to the end of the next turn { $whose }
until-turn-end-round = to the end of the turn { $whose } in round { $round }
until-round = to the end of round { $round }
until-attack = to the next attack { $whose }
until-shaken = until { $whom } is Shaken
until-wounded = until { $whom } is wounded
until-word = until somebody ends it
until-upkeep = { $until }, then { $cost } PP
until-or = { $one } or { $other }
lasts-uses = { $count ->
    [one] { $count } use left
   *[other] { $count } uses left
}
lasts-of = { $name } ({ $by })
lasts-on = { $name } on { $whom }
sheet-effect = { $name }: { $does }; { $until }
sheet-power = PP { $left }/{ $whole }
mod-effect = effect

## Log
log-grip-replaced = { $who } no longer holds { $whom }: a new grip takes its place
log-effect-began = { $whom }: { $name }, { $does }; { $until }
log-effect-time = { $effect } ends
log-effect-word = { $effect } is ended
log-effect-unpaid = { $effect } is not kept, and ends
log-effect-used = { $effect } is used up
log-effect-hurt = { $effect } is lost
log-effect-owed = { $effect } would end: { $cost } PP { $whose } keep it
log-effect-kept = { $who } keeps { $effect } to round { $round }, PP { $left } left
undo-effect = { $name } on { $whom }
fact-power = Power Points

## The box
box-upkeep = does { $who } keep it?
box-upkeep-cost = { $effect }: { $cost } PP for one round more, { $left } left.
box-upkeep-keys = { $go } keep it   { $other } let it go, under “other actions”
go-maintain = pay { $cost } PP
other-end = end { $effect }

## Verbs
verb-effect = something that lasts
verb-stop = end an effect
verb-maintain = keep an effect for Power Points

## Refusals
no-effect = Nothing called “{ $name }” lasts on { $who }. Its sheet shows what does.
no-maintain = { $who } owes nothing for an effect now. It is asked when its turn begins.
no-power = { $who } has { $have } Power Points and needs { $need }.

## Powers
sheet-powers = Powers: { $list }
mod-patient = wounds of the patient
mod-supplies = no supplies
log-casts = { $who } casts { $power } on { $whom }: { $rolled }
log-tends = { $who } tends { $whom }: { $rolled }
log-astray = { $power } goes astray: { $squares } squares towards { $hour } o’clock
log-caught = Within: { $whom }
log-caught-nobody = Nobody is within
log-backlash = The power strikes back at { $who }
log-mended = { $count ->
    [one] { $count } wound of { $who } is healed
   *[other] { $count } wounds of { $who } are healed
}
log-revived = { $count ->
    [0] { $who } comes to
    [one] { $who } comes to, { $count } wound healed
   *[other] { $who } comes to, { $count } wounds healed
}
log-raised = { $who } is up again, Shaken
undo-cast = { $power } { $whose }
undo-caught = area { $whose }
ask-power = { $who } casts, { $left } PP left
choose-power = { $power }, { $cost } PP: { $whom }
box-cast = { $who } casts { $power }
box-tend = { $who } tends wounds
box-cast-on = { $whom }: { $roll }
box-cast-form = { $form }: { $cost }
box-cast-bolts = { $count } bolts
box-cast-strong = stronger
box-cast-wide = a larger area
box-cast-cost = { $cost } PP of { $left }, whatever the roll says.
box-cast-within = { $key } says who stands within.
ask-within = { $power }: who is within?
box-astray = { $power }: who is within?
box-astray-where = { $squares } squares towards { $hour } o’clock.
box-astray-how = { $other } says who is within, with damage for each; { $go }: nobody.
go-caught = nobody is within
verb-cast = cast a power
verb-caught = who is within an area
verb-heal = heal by the skill
verb-hour = an hour passes
no-powers = { $who } knows no power. What somebody casts stands in the encounter file (powers).
no-power-named = { $who } knows no power called “{ $name }”. Its sheet shows what it knows.
no-arcane-skill = { $who } has no skill for it, and it cannot be tried without: { $skills }.
no-power-rank = { $power } is for the rank { $rank }; { $who } is not there yet.
no-power-target = On whom? Name the target with at=NAME, several with a comma.
no-power-targets = { $count ->
    [one] This form has { $count } target.
   *[other] This form has { $count } targets.
}
no-power-bolts = { $count ->
    [one] { $count } bolt at most.
   *[other] { $count } bolts at most.
}
no-power-one-bolt = The stronger bolt comes alone.
no-power-form = This power has no such form.
no-power-far = { $count ->
    [one] It reaches { $count } square.
   *[other] It reaches { $count } squares.
}
no-power-heal = Nothing of { $who } is to be healed.
no-power-weapon = { $who } has no weapon for that.
no-power-astray = Nothing of { $who } went astray.
value-power = “{ $found }” is no power of the library
value-power-near = “{ $found }” is no power of the library; perhaps “{ $near }”
other-heal = tend { $whom }
