### Why not: each names the rule and the way out.

no-shaken = { $count ->
    [one] { $who } is Shaken: only free actions. First the Spirit roll, or a benny.
   *[other] { $who } are Shaken: only free actions. First the Spirit roll, or a benny.
}
no-spent = { $count ->
    [one] { $who } has just recovered from Shaken without a raise: no action this round. A raise, or a benny, would have let it act.
   *[other] { $who } have just recovered from Shaken without a raise: no action this round. A raise, or a benny, would have let them act.
}
no-down = { $count ->
    [one] { $who } is out of the fight and cannot act. A correction brings it back.
   *[other] { $who } are out of the fight and cannot act. A correction brings them back.
}
no-target-down = { $count ->
    [one] { $who } is out already. Take another target.
   *[other] { $who } are out already. Take another target.
}
no-on-self = { $count ->
    [one] { $who } cannot be its own target. Take another one.
   *[other] { $who } cannot be their own target. Take another one.
}
no-weapon = { $count ->
    [one] { $who } has no weapon called “{ $name }”. Its sheet lists what it has.
   *[other] { $who } have no weapon called “{ $name }”. Their sheet lists what they have.
}
no-shots = { $count ->
    [one] That weapon of { $who } fires { $count } shot at once, no more. Fire fewer.
   *[other] That weapon of { $who } fires { $count } shots at once, no more. Fire fewer.
}
no-range = That weapon of { $who } is for hand to hand only: leave the range out, or take another weapon.
no-only-ranged = “{ $option }” counts for shots and throws only. Leave it out, or take a weapon with a range.
no-only-melee = “{ $option }” counts hand to hand only. Leave it out, or take another weapon.
no-not-with = “{ $one }” and “{ $other }” do not go together. Leave one of them out.
no-edge = { $many ->
    [one] { $who } has no “{ $edge }”, which this takes. Do something else.
   *[other] { $who } have no “{ $edge }”, which this takes. Do something else.
}
no-automatic = That weapon of { $who } cannot do it: it fires no bursts, or must be loaded after each shot. Take another.
no-targets = { $count ->
    [one] This attack of { $who } strikes one target only. Several are struck by sweep, frenzy, burst, rapid=2, suppress, area=small, or a second weapon.
   *[other] This attack of { $who } strikes { $count } targets at most. Name fewer.
}
no-resist = { $many ->
    [one] Nothing is about to befall { $who } that a roll could avert.
   *[other] Nothing is about to befall { $who } that a roll could avert.
}
no-stray = No template has strayed. First throw one.
no-left-out = This table plays without { $rule }: the encounter’s options leave it out (combat: without). Do it another way.
no-engagements = This table plays without engagements. The encounter’s options switch them on.
no-near = At this table a prone target has its cover near by as well. The encounter’s options change that (combat: prone_near).
no-cover = An obstacle is what gives cover: say cover=minor or cover=substantial as well.
no-wide = No shot went wide.
no-bystanders = A die chooses among { $most } at most. Name fewer.
no-lethal = { $who } has nothing lethal at hand. Name a weapon.
no-helpless = { $who } is not helpless, or dead already. `helpless` says that somebody who stands is.
no-other-side = { $who } and { $whom } are not on one side. Name somebody of the same.
no-skill = “{ $said }” is neither a field nor a Trait of anybody here. The file may add a skill of its own.
no-skill-near = “{ $said }” is neither a field nor a Trait of anybody here. Perhaps { $near }?
no-same-side = { $who } and { $whom } are on one side. Name a foe.
no-engaged = { $who } and { $whom } fight each other already.
no-not-engaged = { $many ->
    [one] { $who } fights nobody hand to hand there. First engage.
   *[other] { $who } fight nobody hand to hand there. First engage.
}
no-free-attack = { $many ->
    [one] { $who } has no free attack now.
   *[other] { $who } have no free attack now.
}
no-wild-die = The last roll has no Wild Die that could count for that result. It takes an attack of several dice without its damage.
no-of-target = “{ $said }” cannot be said of one target. In brackets go mod, range, cover, called, gang, prone, unarmed.
no-hit = No hit waits for its damage. First an attack that hits, or damage told by the table.
no-damage-rolled = Damage is never rolled again, but by one with { $edge }. Only Trait rolls are.
no-reroll = There is no roll to reroll. A benny buys one right after a Trait roll.
no-their-roll = The last roll was not one { $whose }. Only who rolled can reroll.
no-benny = { $who } has no benny left. The game master may give one.
no-pool = The game master’s pool is empty: no benny for an Extra. More can be put in.
no-purse = { $count ->
    [one] { $who } has no bennies: an Extra has none of its own. The game master’s pool pays for it.
   *[other] { $who } have no bennies: Extras have none of their own. The game master’s pool pays for it.
}
no-soak = { $count ->
    [one] { $who } has no fresh wound to soak. A Soak comes right after the hit, before anything else.
   *[other] { $who } have no fresh wound to soak. A Soak comes right after the hit, before anything else.
}
no-not-shaken = { $count ->
    [one] { $who } is not Shaken: nothing to recover from.
   *[other] { $who } are not Shaken: nothing to recover from.
}
no-tried = { $count ->
    [one] { $who } has rolled to recover in this turn already. A benny still lifts Shaken.
   *[other] { $who } have rolled to recover in this turn already. A benny still lifts Shaken.
}
no-not-down = Nothing took { $who } down: no Vigor roll is due.
no-not-bleeding = { $who } is not Bleeding Out: no roll is due.
no-fate = No Extra { $whose } waits for its fate: none was taken out, or it is known.
no-not-dealt = No cards have been dealt. First a deal.
no-round-over = All have acted. Next comes the deal of a new round.
no-holding = { $count ->
    [one] { $who } holds already. It can act or interrupt at any time.
   *[other] { $who } hold already. They can act or interrupt at any time.
}
no-acted = { $count ->
    [one] { $who } has acted this round, or begun to: too late to hold. Next round again.
   *[other] { $who } have acted this round, or begun to: too late to hold. Next round again.
}
no-not-free = { $count ->
    [one] { $who } neither holds nor has a Joker to use. Its card will call it.
   *[other] { $who } neither hold nor have a Joker to use. Their card will call them.
}
no-its-turn = It is the turn { $whose } already: just act.
no-not-acting = { $count ->
    [one] { $who } is not acting: only who has the turn can be interrupted. Now it is { $current }.
   *[other] { $who } are not acting: only who has the turn can be interrupted. Now it is { $current }.
}
no-not-acting-nobody = { $count ->
    [one] { $who } is not acting: only who has the turn can be interrupted. Nobody acts now; who holds may simply act.
   *[other] { $who } are not acting: only who has the turn can be interrupted. Nobody acts now; who holds may simply act.
}
no-out-of-cards = More cards are needed than the deck has. Take somebody out, or group the Extras.
no-card-out = { $card } lies in front of somebody, or is named twice. Name another card.
no-too-many-cards = { $count ->
    [one] { $count } card too many: fewer are dealt. Leave the last one out.
   *[other] { $count } cards too many: fewer are dealt. Leave the last ones out.
}
no-hidden = { $count ->
    [one] { $who } is hidden and has no card. First bring it into sight.
   *[other] { $who } are hidden and have no card. First bring them into sight.
}
no-only-wild = { $count ->
    [one] { $who } is an Extra: that is for Wild Cards only. An Extra is Shaken or out.
   *[other] { $who } are Extras: that is for Wild Cards only. An Extra is Shaken or out.
}
no-whole-group = This counts for all of { $who }, not for one of it. Name the group without a number.
no-not-a-group = { $who } is a Wild Card: nobody joins it. Add a combatant of its own.
no-too-many = { $count ->
    [one] A group of { $count } cannot be: one at least, { $most } at most.
   *[other] A group of { $count } cannot be: one at least, { $most } at most.
}
no-name-taken = Somebody is called “{ $name }” already. Choose another name.
no-name = A name needs letters. Type one.
no-loaded = { $count ->
    [one] { $who } has nothing to load: the weapon is ready, or needs no loading.
   *[other] { $who } have nothing to load: the weapon is ready, or needs no loading.
}

## Options of an attack

option-gang = gang up
option-wild = wild attack
option-unarmed = unarmed target
option-cover = cover
option-aim = aim

## What any ruleset may refuse

no-such-name-near = Nobody is called “{ $said }”. Perhaps { $near }?
no-such-name = Nobody is called “{ $said }”. Part of a name is enough.
no-one-name = “{ $said }” may be { $among }. Say more of the name.
no-such-member = { $count ->
    [one] { $name } has { $count } member only: #1.
   *[other] { $name } has { $count } members: from #1 to #{ $count }.
}
fight-is-full = A fight has { $most } combatants at most.
no-such-template = The library has nothing called “{ $name }”. The list shows what there is.
no-undo = Nothing is left to undo.
no-redo = Nothing is left to redo.
list-or = { $items } or { $last }

## Commands that are none

misuse-verb = There is no command “{ $verb }”.
misuse-verb-near = There is no command “{ $verb }”. Perhaps “{ $near }”?
misuse-missing = “{ $verb }” needs { $field } as well.
misuse-surplus = “{ $verb }” has no place for “{ $word }”. Leave it out.
misuse-value = “{ $value }” does not fit { $field }: { $expected } is expected.
misuse-twice = { $field } is given twice. Once is enough.
misuse-quote = A quotation is not closed: one more " at its end.

## Dice

halt-trait = A face for the Trait die ({ $die }) is missing.
halt-trait-of = A face for the Trait die ({ $die }) of { $member } is missing.
halt-wild = A face for the Wild Die ({ $die }) is missing.
halt-wild-of = A face for the Wild Die ({ $die }) of { $member } is missing.
halt-strength = A face for the Strength die ({ $die }) is missing.
halt-weapon = A face for a die of the weapon ({ $die }) is missing.
halt-raise = A face for the raise ({ $die }) is missing.
halt-table = A face for the table ({ $die }) is missing.
halt-again = { $asked } It aced: once more.
halt-impossible = A { $die } shows no { $face }: from 1 to { $sides }.
halt-faces = Here the dice themselves are needed, face by face: a total is not enough.
refuse-one-of-a-kind = { $name } is a Wild Card and joins alone: add each by itself, with its own name.
