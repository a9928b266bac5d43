### SimulacreS: passes of arms, damage, rescue and care.
### ⟦…⟧ holds the words that the screen colours.

## Deeds, wounds, care, and why not

sim-mod-change = another Component
sim-for-riposte = strikes back at { $whom } with { $weapon }
sim-log-declares = { $who } means to { $what }
sim-deed-attack = attack { $whom }
sim-deed-attack-with = attack { $whom } with { $weapon }
sim-deed-parry = parry only
sim-deed-defend = defend only
sim-deed-move = move
sim-deed-treat = treat { $whom }
sim-deed-other = do something else
sim-deed-aims = { $what }, { $aim }
sim-deed-against = { $what }, facing { $names }
sim-deed-text = { $what } ({ $text })
sim-aim-anywhere = anywhere
sim-aim-upper = upper area
sim-aim-lower = lower area
sim-log-energy = { $who } puts in { $list }
sim-log-energy-none = { $who } puts in nothing
sim-log-lasts = { $energy } +{ $points } { $whose } lasts
sim-log-lasts-on = What { $who } put in lasts against { $whom }
sim-log-faded = What { $who } put in lasts no longer
sim-log-moved = { $who } moves
sim-log-wins = ⟦{ $who } wins⟧
sim-log-wins-by-speed = ⟦{ $who } wins⟧ by Speed
sim-log-through = ⟦{ $who } gets through⟧ the parry { $whose }
sim-log-parried = ⟦{ $whom } parries⟧
sim-log-nothing = { $one } and { $other } both fail
sim-log-tie = { $one } and { $other } are even: nothing happens
sim-log-landed = ⟦{ $who } hits { $whom }⟧, MR { $mr }
sim-log-riposte = ⟦{ $who } may strike back⟧
sim-log-struck = { $where } ⟦loses { $points }⟧
sim-log-struck-in = { $where }, ⟦loses { $points }⟧
sim-log-left = { $line }: { $now }/{ $max }
sim-log-dosed = { $where }: up to { $points }, as the attacker likes
sim-reckoned = MR { $mr } + { $first } { $second } = { $total }
sim-reckoned-worn = MR { $mr } + { $first } { $second } − Pr { $protection } = { $total }
sim-in-zone = { $who }, { $zone }
sim-zone-dice = { $count ->
    [one] { $where } (die { $dice })
   *[other] { $where } (dice { $dice })
}
sim-pv-lost = { $count } PV
sim-both-lost = { $pv }, { $ps } PS
sim-log-breathless = ⟦{ $who } loses all breath⟧
sim-log-fainted = ⟦{ $who } faints⟧ until the end of pass { $pass }
sim-log-senseless = ⟦{ $who } is out cold⟧
sim-log-came-to = ⟦{ $who } comes to⟧
sim-log-shocked = ⟦{ $who } is in shock⟧
sim-log-rescue = ⟦{ $who }, { $zone }⟧: to be saved within { $delay }
sim-log-survival-due = ⟦{ $who }, { $zone }⟧: the delay is over
sim-log-held-on = { $who }, { $zone }: ⟦holds on⟧
sim-log-zone-lost = ⟦{ $who }: { $zone } lost⟧
sim-log-died = ⟦{ $who } dies⟧
sim-log-will-broken = { $who } may still fight it
sim-log-chance = { $who } takes the last chance
sim-log-sickened = { $boxes ->
    [one] ⟦{ $who }⟧: { $boxes } malaise box more
   *[other] ⟦{ $who }⟧: { $boxes } malaise boxes more
}
sim-time-taken = takes { $time }
sim-time-shortened = { $time } instead of { $before }
sim-time-divided = the time is divided by { $by }
sim-mod-virulence = virulence
sim-for-poison = against the poison
sim-verb-poison = poison or illness
sim-dose-all = all of it: { $points }
sim-dose-breath = breath alone: { $points }
sim-dose-life = life alone: { $points }
sim-dose-none = nothing
sim-log-not-tended = { $who }, { $zone }: not dressed
sim-log-mended = { $where }, ⟦{ $points } PV⟧
sim-log-operated = { $where }, ⟦healed by { $points }⟧
sim-log-rested = { $who }: time passes, { $days }
sim-log-time = Time passes: { $time }
sim-scar = a scar
sim-coma = coma for { $days }
sim-passes = { $count ->
    [one] { $count } pass
   *[other] { $count } passes
}
sim-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
sim-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
sim-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
sim-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
sim-undo-declared = intention { $whose }
sim-undo-energy = Energies { $whose }
sim-undo-move = move { $whose }
sim-undo-dose = damage
sim-undo-rest = days { $whose }
sim-undo-time = time that went by
sim-no-damage-first = First the damage of the blow { $whose }.
sim-no-faint-first = First { $who } must try not to faint, or what waits is left alone.
sim-no-survival-first = First { $who } must try to survive, or what waits is left alone.
sim-no-hit = No blow waits for its damage. First an attack that lands.
sim-no-dose = No dosed blow waits.
sim-no-too-much-dose = The blow did { $pv } PV and { $ps } PS: choose no more than that.
sim-no-riposte = { $who } has no riposte: only a perfect parry gives one.
sim-no-faint = { $who } need not try not to faint: no limb fell to 0.
sim-no-survival = { $who } need not try to survive: no delay is over.
sim-no-will = { $who } has lost no conflict of will that it could still fight.
sim-no-open = Nothing waits.
sim-no-chance = The last chance { $whose } is used up.
sim-no-target-down = { $who } is out of the fight. Choose somebody else.
sim-no-hidden = { $who } is not in sight. Bring it in first.
sim-no-has-struck = { $who } has struck in this pass. It strikes again in the next one.
sim-no-has-shield = { $who } has no shield to parry with.
sim-no-defended = One defends against three at most, not { $count }.
sim-no-zones = { $who } has one pool of PV and no zones.
sim-no-zone = { $who } has zones: say which is meant.
sim-no-gone = Nothing helps any more: { $zone }, { $who }.
sim-no-wound = Nothing is wrong: { $zone }, { $who }.
sim-no-tried = That was tried already: { $zone }, { $who }. It can be tried again when it is wounded anew.
sim-no-needs-surgery = First aid is not enough: { $zone }, { $who }. Below 0 it needs surgery.
sim-no-needs-aid = That needs no surgery: { $zone }, { $who }. First aid will do.
sim-state-at = → { $whom }
sim-box-for = { $what }: { $sum }
sim-box-against = { $who }: { $sum }
sim-box-fallen = { $who } has rolled: { $dice }: { $outcome }
sim-box-hit = { $who } hits { $whom }, MR { $mr }
sim-box-harm = { $harm }
sim-box-place = aim: { $aim }
sim-box-place-die = aim: { $aim }; the first die says where
sim-box-dose = { $whom }, { $zone }: at most { $points }
sim-warn-breath = the last PS: out cold after this test
sim-warn-balance = the last EP: in shock after this test
sim-warn-power = Power hardly helps a shot; it counts where you say so
sim-go-dose = choose
sim-ask-deed = { $who } means to
sim-ask-energy = { $who } puts in for the next test
sim-ask-care = { $who } treats
sim-ask-will = { $who } resists with
sim-ask-duel = { $who } against
sim-ask-dose = How much of the blow counts?
sim-choice-paid = { $what } for { $cost }
sim-choice-wound = { $who }, { $zone } { $now }/{ $max }
sim-choice-surgery = surgery [{ $column }], { $what }: { $kit }
sim-kit-cloth = clean cloth
sim-kit-basic = basic kit
sim-kit-complete = complete kit
sim-kit-ambulance = ambulance
sim-kit-intensive = intensive care
sim-kit-robodoc = portable robodoc
sim-kit-large-robodoc = large robodoc
sim-kit-tank = regeneration tank
sim-choice-alone = { $what }, and defend against no other
sim-choice-chance = last chance: { $domain }
sim-short-declare = declare
sim-short-energy = Energy
sim-short-aid = treat
sim-verb-declare = declare
sim-verb-damage = damage of the blow
sim-verb-dose = choose what of the blow counts
sim-verb-riposte = strike back after a parry
sim-verb-faint = try not to faint
sim-verb-survive = try to survive
sim-verb-oppose = a duel of any kind
sim-verb-energy = put in Energies
sim-verb-move = move
sim-verb-will = resist a will
sim-verb-repel = fight a will back
sim-verb-aid = treat a wound
sim-verb-operate = surgery
sim-verb-chance = last chance
sim-verb-skip = leave what waits alone
sim-verb-wound = points lost, as the table says
sim-verb-rest = days of rest
sim-verb-time = time goes by
sim-verb-aim = aim
sim-verb-range = distance
sim-verb-dosed = dosed blow
sim-verb-power = Power
sim-verb-speed = Speed
sim-verb-precision = Precision
sim-verb-boost = Power: a die more
sim-verb-edge = Precision: critical
sim-verb-haste = Speed: ties
sim-verb-sum = what is tested
sim-verb-talent = talent
sim-verb-their-sum = what the other tests
sim-verb-their-talent = the other’s talent
sim-verb-ep = paid with EP
sim-verb-simple = not fighting back
sim-verb-parried = only parries
sim-verb-many = attackers in all
sim-point-blank = point blank
sim-near = near
sim-normal-distance = normal
sim-far = far
sim-very-far = very far
sim-rule-aim = −2 for an area, −3 or −4 for a zone
sim-rule-number = awkward −1, hard −2, very hard −4; fairly easy +1, easy +2, very easy +4
sim-rule-range = point blank +4, near +2, far −2, very far −4
sim-rule-dose = −1: less than the blow did may count
sim-rule-value = +1 a point, for one PS or EP each
sim-rule-boost = +1d6 on the margin of a success
sim-rule-edge = critical success one higher
sim-rule-ep = what EP pay lasts against this opponent
sim-rule-many = +1 each; their target −1 against two, −2 against three
sim-chance-wins = { $who } wins
sim-chance-nobody = nothing
sim-chance-pv = { $count } PV
sim-chance-pv-more = { $count } PV+
sim-chance-grave = 2 PV or more
sim-ps-more = { $count } PS or more
sim-note-ps = { $points } { $figure }
sim-note-useless = a zone at 0 or less { $figure }
sim-note-dead = no PV left { $figure }
sim-note-breathless = no PS left { $figure }
sim-note-back = { $who } strikes back for 2 PV or more { $figure }
