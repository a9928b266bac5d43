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
does-against = next action against { $whom } { $value }
does-actions = actions { $value }
until-against = to the next action { $whose } against { $whom }
until-down = until { $whom } is out

## Refusals
no-held = { $many ->
    [one] Nobody holds { $who }.
   *[other] Nobody holds { $who }.
}
no-holds = { $many ->
    [one] { $who } does not hold anybody there. First grapple.
   *[other] { $who } do not hold anybody there. First grapple.
}
no-trait-of-verb = { $trait } is no choice here: { $what }.
