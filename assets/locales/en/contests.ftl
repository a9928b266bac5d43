### What somebody tries on somebody else: tricks, tests of will, grappling, pushing (rules 9.13 to 9.15).

## Verbs
verb-try = try something else
short-try = try
verb-trick = trick
verb-taunt = taunt
verb-intimidate = intimidate
verb-grapple = grapple
verb-break = break free
verb-squeeze = hurt whom one holds
verb-push = push
verb-pickup = take up a weapon

## The list and the box
ask-try = { $who } on { $whom }: what?
choose-try = { $what }  { $chance }
choose-trick = { $what } by { $trait }
box-trick = Wins: Parry −2 to the foe’s next action. Raise: Shaken too.
box-will = Wins: +2 to the next action against this foe. Raise: the foe is Shaken too.
box-grapple = Wins: the foe is held, −4 on all but breaking free. Raise: Shaken too.
box-break = Wins: free.
box-squeeze = Wins: damage by Strength.
box-push = Wins: the foe gives way, squares: { $squares }; with a raise: { $more }.
box-push-prone = Wins: the foe lies on the ground.
box-resist-hand = { $who } holds on
box-attack-hand = then { $damage }; Strength must reach it to keep the { $weapon }
box-damage-hand = Damage { $damage }, for Strength to reach: { $weapon }
box-resist-drop = A failure: drops the { $weapon }.
box-resist-template = A success: out from under the template.
other-pickup = take up { $weapon }
odds-drops = weapon falls
odds-keeps = weapon kept

## Log
contest-trick = Trick
contest-taunt = Taunt
contest-intimidate = Intimidation
contest-grapple = Grapple
contest-break = Breaking free
contest-squeeze = Squeeze
contest-push = Push
contest-push-prone = Push to the ground
log-contest = { $what }. { $line }
contest-shaken = { $who } is Shaken
undo-contest = { $what } { $whose } on { $whom }
log-pushed = { $who } is ⟦pushed away⟧, squares: { $squares }
log-floored = { $who } ⟦lies on the ground⟧
log-squeezed = { $who } ⟦hurts⟧ { $whom } in the grip
log-broke-free = { $who } ⟦breaks free⟧
lasts-dropped = dropped: { $weapon }
log-dropped = { $who } ⟦drops⟧ the { $weapon }
log-taken-up = { $who } takes up the { $weapon }
log-damage-at-hand = { $title }: { $dice }, against Strength: { $weapon }
does-without = not at hand
until-taken-up = until taken up again
does-against = next action against { $whom } { $value }
does-actions = actions { $value }
until-against = to the next action { $whose } against { $whom }
until-down = until { $whom } is out

## Refusals
no-dropped = { $who } has dropped that: { $weapon }. Take it up first (pickup), or use another weapon.
no-to-drop = { $many ->
    [one] { $who } holds no weapon that could be struck from the hand.
   *[other] { $who } hold no weapon that could be struck from the hand.
}
no-nothing-dropped = No such weapon of { $who } lies on the ground.
no-held = { $many ->
    [one] Nobody holds { $who }.
   *[other] Nobody holds { $who }.
}
no-holds = { $many ->
    [one] { $who } does not hold anybody there. First grapple.
   *[other] { $who } do not hold anybody there. First grapple.
}
no-trait-of-verb = { $trait } is no choice here: { $what }.
