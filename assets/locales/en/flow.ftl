# The box of the moment, and what keys mean.

## Dice
die-name-wild = wild
die-name-strength = Str { $die }
die-name-raise = raise { $die }
die-name-table = table { $die }

## The box
box-in-ambush = The ambush
box-in-ambush-who = On Hold until they strike: { $who }
box-welcome = welcome aboard
box-welcome-fight = A fight is ready.
box-welcome-go = { $key } or Space: go. It deals now; the last line always says what it will do.
box-welcome-dice = Real dice? Type their faces when a roll is asked.  { $open } another fight  { $language } français
box-over = round { $round } is over
box-over-joker = A Joker came up: all 54 cards are shuffled before the next deal.
box-over-plain = No Joker came up: the { $pile } cards of the pile stay as they are.
box-won = One side has nobody left standing.
box-between = round { $round }
box-between-next = { $who } { $count ->
    [one] is next.
   *[other] are next.
}
box-turn = { $who }
box-nobody-left = Nobody is left to attack.
box-done = { $who } { $count ->
    [one] is done
   *[other] are done
}
box-attack = { $who } attacks
box-attack-many = { $count } { $who } attack
box-attack-blow = { $whom }, with { $weapon }: { $dice }, against Parry { $tn }
box-attack-shot = { $whom }, with { $weapon }: { $dice }, against { $tn }
box-attack-then = then { $damage } on Toughness { $toughness }
box-empty = This weapon is empty.
box-resist = { $who } under fire
box-resist-fire = A failure: Shaken. A 1 on the die: hit.
box-out-of-turn = Out of turn.
box-free = { $who } may strike for free
box-free-withdrawal = { $whom } leaves contact.
box-free-first = First Strike: { $whom } has come close.
box-free-counter = Counterattack: { $whom } has missed.
box-free-waive = { $key } lets it go
other-engage = fight { $who } hand to hand
box-also-hit = also hit: { $who }
box-also-fallen = also hit, and out already: { $who }
box-target = { $who }: hit { $hit }, raise { $raise }, out { $down }
box-target-benny = { $who }: hit { $hit } (¤ { $again }), raise { $raise }, out { $down }
form-targets = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
way-suppress = suppressive fire
way-area = template
other-wild-die = the Wild Die for result { $place }
box-dice = { $trait } { $die }
box-dice-wild = { $trait } { $die }, wild
box-against = { $dice }, against { $tn }
box-raise-die = { $dice }, raise { $die }
box-doubled = ({ $damage }) ×2
box-damage = { $who } hits { $whom }
box-damage-dice = Damage { $damage } on Toughness { $toughness }
box-more-hits = { $count ->
    [one] { $count } more hit after this one
   *[other] { $count } more hits after this one
}
box-soak = does { $who } soak?
box-soak-wounds = { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}
box-soak-down = { $wounds ->
    [one] { $wounds } wound, one too many: without a Soak it is down.
   *[other] { $wounds } wounds, more than it can bear: without a Soak it is down.
}
box-soak-keys = { $key } soak: a benny, then the dice (¤{ $left } left)   { $go } take { $wounds ->
    [one] the wound
   *[other] the { $wounds } wounds
}
box-down = { $who } is down
box-down-results = 1 or less: dead · 2, 3: bleeds out · 4 to 7: unconscious · 8 and more: up again, Shaken
box-bleeding = { $who } is bleeding
box-bleeding-results = 1 or less: dies · 2, 3: bleeds on · 4 and more: it stops
box-shaken = { $count ->
    [one] { $who } is Shaken
   *[other] { $who }: { $count } Shaken
}
box-shaken-benny = { $key } a benny: up and acts, ¤{ $left } left
box-draft = { $what }
box-draft-of = { $who }: { $what }
box-reroll = { $who } rolls everything again; the better roll counts.
box-benny-goes = The benny goes with the roll, ¤{ $left } left; { $key } keeps it.
done-down = Out of the fight.
done-hold = On Hold: { $count ->
    [one] acts
   *[other] act
} at any time with { $key }.
done-shaken = Stays Shaken: free actions only.   { $key } a benny: up and acts
done-spent = Up again, but no action this round.
done-acted = { $count ->
    [one] Has acted.
   *[other] Have acted.
}

## What go will do
go-deal = deal round { $round }
go-roll = roll
go-attack = roll
go-damage = damage
go-take = { $wounds ->
    [one] take the wound
   *[other] take { $wounds } wounds
}
go-take-on = take it, next hit
go-next = next: { $who }
go-next-turn = next turn
go-turn = { $count ->
    [one] { $who }’s turn
   *[other] the turn of { $who }
}
go-round-over = end the round

## Questions
ask-damage = Damage on { $who }, all included
ask-card = Card of { $who }
ask-roll = { $who } rolls
ask-cards = Cards for { $who }: a k q j 0 9…2 with s♠ h♥ d♦ c♣, Jokers rj bj
ask-wounds = Wounds of { $who }
ask-bennies = Bennies of { $who }, now { $count }: → gives, ← takes
ask-add = Add from the library
ask-add-more = More { $who }: how many? Letters: another from the library
gm-pool = the game master
who-cuts-in = { $who } is acting. Who cuts in?
who-acts-now = Who acts now?
cut-in-joker = { $who } (Joker) interrupts { $whom }, no roll
cut-in-hold = { $who } (Hold) interrupts { $whom }: Agility
cut-in-after = { $who } acts when { $whom } is done, no roll
acts-now = { $who } acts now

## Names of verbs
verb-deal = deal a new round
verb-next = next turn, or pass
verb-attack = attack with all options
verb-damage = damage from elsewhere
verb-soak = soak with a benny
verb-take = take the wounds
verb-incapacitation = Vigor roll of one who is down
verb-bleed = bleeding-out roll
verb-recover = Spirit roll against Shaken
verb-unshake = a benny against Shaken
verb-reroll = a benny: roll again
verb-hold = hold the action
verb-act = use a Hold or a Joker
verb-interrupt = act out of order
verb-roll = Trait roll
verb-oppose = opposed roll
verb-reload = reload
verb-aftermath = fate of fallen Extras
verb-set = correct any field
verb-benny = give or take bennies
verb-card = this card for this row
verb-add = add to the fight
verb-remove = take out of the fight
verb-rename = another name
verb-note = a note
verb-benny-now = a benny
verb-target = next target
verb-weapon = next weapon
verb-cards = cards of a real deck
verb-shaken = Shaken on or off
verb-prone = prone on or off
verb-wounds = wounds
verb-hide = hide, or bring in
verb-gang = gang up
verb-wild = wild attack
verb-called = called shot
verb-actions = one more action
verb-running = ran this round
verb-unarmed = defender unarmed
verb-offhand = off hand
verb-light = bad light
verb-range = range
verb-cover = cover
verb-aim = aimed
verb-prone-target = prone target
verb-drop = the Drop (damage too)
verb-shots = several shots
verb-members = how many attack
verb-number = free number
verb-also = further targets
verb-second = a weapon in the other hand
verb-way = another way
verb-near = within three squares
verb-obstacle = armour of the obstacle
box-wide = A shot of { $weapon } went wide: { $key } says whom it hits instead.
box-stray = { $weapon } strayed: { $key } says who is within.
ask-wide = Whom does the stray shot hit? Of several, one at random
ask-stray = Who is within?
verb-bystander = whom a shot hits that went wide
verb-finish = kill one who is helpless
form-obstacle = obstacle, armour { $armor }
rule-obstacle = a miss by the cover alone strikes it, and its armour counts
other-finish = kill { $who }
verb-nonlethal = to knock out
verb-flat = to knock out, flat of the blade
verb-resist = roll against it
verb-under = who is under a template that strayed
verb-wilddie = the Wild Die for another result
verb-engage = fight hand to hand
verb-withdraw = withdraw from the melee
verb-strike = make the free attack
verb-waive = let the free attack go

## Rows of the attack form
form-members = { $count ->
    [one] { $count } attacks
   *[other] { $count } attack
}
rule-gang = each attacker beyond the first +1, to +4
rule-wild = damage +2 too, own Parry −2 to the next action
rule-called = limb −2; head, vitals −4 and damage +4; small −4; tiny −6
rule-actions = −2 for each further action of this turn
rule-running = −2 on all Trait rolls of the round
rule-unarmed = armed against a foe without a weapon
rule-offhand = −2 without Ambidextrous
rule-light = dim −1, dark −2, pitch dark −4
rule-range = medium −2, long −4
rule-cover = minor −2, substantial −4
rule-aim = a whole turn of aiming, without moving
rule-prone-target = a shot −2; a blow: Parry −2
rule-drop = from ambush: attack and damage +4
rule-shots = −2 on each when more than one
rule-members = ← → how many; the others are asked next
rule-number = ← → what the table says
rule-also = each its own result and damage
rule-second = both hands: two actions, −2 more for the off hand
rule-way = what edges and weapon allow
rule-near = within three squares lying low is no cover
rule-nonlethal = who goes down is knocked out for some hours and does not die

## Refusals of the keyboard
refuse-nobody-to-attack = Nobody to attack: no foe stands, or nobody is acting.
refuse-nobody-selected = Choose a row first, with ↑ and ↓.
refuse-nobody-free = Nobody holds an action, and no Joker is free to act.
refuse-not-dealing = Cards are entered when the box deals a round; one card by itself: { $key } on its row.
refuse-no-such-option = This attack has no such option.
halt-left-over = { $count ->
    [one] { $count } face more than the roll needs.
   *[other] { $count } faces more than the roll needs.
}

## Names of verbs in a word, for the foot line
short-attack = options
short-target = target
short-weapon = weapon
short-next = pass
short-hold = hold
short-interrupt = cut in
short-benny = benny
short-cards = cards
short-roll = roll
short-oppose = oppose
short-damage = damage
short-add = add

## Other actions
verb-other = other actions
short-other = other
ask-other = What else?
other-of = { $who }: { $what }
other-reload = reload the { $weapon }
refuse-nothing-else = There is nothing else to do now: no empty weapon, no roll that is owed.
refuse-still-open = Something is still open: the box says what, and go settles it.
refuse-too-few-bennies = { $who } has only ¤{ $count }.
refuse-not-cards = “{ $said }” is no list of cards: rank a k q j 0 9…2, then s♠ h♥ d♦ c♣; Jokers rj and bj.
box-interrupt = { $who } against { $whom }, the higher acts first
