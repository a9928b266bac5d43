# Chances before a roll, and how lucky it was afterwards.

percent = { $number }%
odds-title = Odds, before any Soak
odds-switched = hit if switched
odds-hit = hit
odds-each = each hits
odds-anybody = at least one hit
odds-raise = raise
odds-success = success
odds-critical = critical failure { $chance }
odds-backlash = backlash { $chance }
odds-astray = astray { $chance }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} at most, still over the middle { $covers }
odds-hits = { $hits } hits to expect
odds-with-benny = with a benny: { $chance }
odds-nothing = no effect
odds-shaken = Shaken
odds-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
odds-down = down
odds-out = out
odds-stays = stays
odds-up = up
odds-acts = up and acts
odds-all-gone = { $wounds ->
    [one] gone
   *[other] all gone
}
odds-left = { $left } left
odds-none-gone = none gone
odds-dies = dies
odds-bleeds = bleeds
odds-unconscious = unconscious
odds-up-again = up again
odds-bleeds-on = goes on
odds-stops = stops
odds-first = first
odds-together = together
odds-wins = wins
odds-draws = draws
odds-reroll = { $key } rolls { $what } again: success { $chance }, ¤{ $left } left
odds-reroll-raise = { $key } rolls { $what } again: raise { $chance }, ¤{ $left } left
odds-best-target = best target: { $name }
odds-best-weapon = best weapon: { $name }
log-lucky = lucky dice { $chance }
log-unlucky = unlucky dice { $chance }
log-no-luck = average dice
page-matrix = Odds of all against all: to hit, then to put out
page-matrix-use = ←→↑↓ move
action-matrix = odds of all against all
notice-no-matrix = This game has no table of odds.
matrix-corner = attacks
