### What a turn is spent on beside an attack: guarding, aiming, moving.

## Log
log-moved = { $many ->
    [one] { $who } moves, Pace { $squares }
   *[other] { $who } move, Pace { $squares }
}
log-moved-crouching = { $many ->
    [one] { $who } moves bent low, Pace { $squares }
   *[other] { $who } move bent low, Pace { $squares }
}
log-crawled = { $many ->
    [one] { $who } crawls, Pace { $squares }
   *[other] { $who } crawl, Pace { $squares }
}
log-ran = { $many ->
    [one] { $who } runs: { $rolled }, Pace { $squares } in all, Trait rolls −2 this round
   *[other] { $who } run: { $rolled }, Pace { $squares } in all, Trait rolls −2 this round
}
log-rose = { $many ->
    [one] { $who } stands up: Pace −2
   *[other] { $who } stand up: Pace −2
}
undo-moved = move { $whose }
undo-ran = run { $whose }
undo-rose = standing up { $whose }
mod-snapfire = fires after moving
until-moves = until { $whom } moves

## The box
box-full-defense = More than Parry: it stands in for Parry to the next action. Nothing else this turn.
box-run = Pace { $squares } and { $die }; Trait rolls −2 to the end of the round.

## Verbs
other-defend = { $name }: Parry { $value } to the next action, no other action
other-crouch = { $name }: shots at it { $value }
other-lead = lead those within { $squares } squares (Command): recovering from Shaken { $value }
verb-defend = guard: Parry up, no other action
verb-takeaim = aim for a whole turn: +2 to the next shot
verb-move = move on foot
verb-run = run
verb-rise = stand up

## Refusals
no-whole-turn = { $many ->
    [one] { $who } has given the whole turn to something else. Undo takes it back.
   *[other] { $who } have given the whole turn to something else. Undo takes it back.
}
no-acted-already = { $many ->
    [one] { $who } has acted in this round, and this takes the whole turn. Next round.
   *[other] { $who } have acted in this round, and this takes the whole turn. Next round.
}
no-has-run = { $many ->
    [one] { $who } has run in this round. Next round.
   *[other] { $who } have run in this round. Next round.
}
no-has-moved = { $many ->
    [one] { $who } has moved in this round, and this is done standing still. Next round.
   *[other] { $who } have moved in this round, and this is done standing still. Next round.
}
no-on-the-ground = { $many ->
    [one] { $who } lies on the ground: stand up first (rise), or crawl.
   *[other] { $who } lie on the ground: stand up first (rise), or crawl.
}
no-standing = { $many ->
    [one] { $who } stands already.
   *[other] { $who } stand already.
}

## Ambush, leading, rage
does-no-card = no Action Card
does-recovery = recovering from Shaken { $value }
does-ignores-wounds = no wound penalties
log-ambush = Ambush by { $by }, on Hold; to be noticed by { $whom }
log-rage-owed = { $who } must keep its wits, or goes Berserk
undo-ambush = ambush
box-ambush = { $who }: is the ambush noticed?
box-ambush-fails = A failure: no card in the coming round.
box-ambush-danger = A success: on Hold as well. A failure: an ordinary roll.
box-rage = does { $who } keep its wits?
box-rage-fails = A failure: Berserk (Fighting, Strength, melee damage, Toughness +2, Parry −2, no wound penalties), until down or until somebody ends it.
other-ambush-heroes = the heroes wait in ambush
other-ambush-foes = the foes wait in ambush
verb-ambush = wait in ambush
verb-lead = lead those near (Command)
no-lead = { $many ->
    [one] { $who } has nobody to lead: nobody else of that side stands in sight.
   *[other] { $who } have nobody to lead: nobody else of that side stands in sight.
}

## On horseback, on unsteady ground
mod-mounted = in the saddle
mod-charge = charge
mod-unsteady = unsteady ground
verb-mounted = in the saddle
verb-charge = a charge (damage)
verb-unsteady = unsteady ground
rule-mounted = a blow: the lower of Fighting and Riding; a shot −2
rule-charge = six squares straight on: damage +4
rule-unsteady = a deck in a heavy sea: a shot −2, not with Steady Hands
