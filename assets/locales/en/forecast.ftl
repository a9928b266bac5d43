# How the rest of a fight may go.
forecast-no-heroes = No hero stands in sight: there is nothing to foresee.
forecast-no-foes = No foe stands in sight: there is nothing to foresee.
forecast-sides = The heroes win { $heroes } % of the fights, the foes { $foes } % (± { $margin }).
forecast-undecided = { $share } % are not decided within { $rounds } rounds.
forecast-rounds = Rounds from now: half of the fights end within { $half }, one of ten within { $few }, nine of ten within { $most }.
forecast-wild-card = { $who }: unhurt { $unhurt } %, wounded { $hurt } %, out { $out } % (dead or dying { $dead } %); bennies { $bennies }
forecast-group = { $who }: { $standing } of { $count } stand in the end; all { $all } %, some { $some } %, none { $none } %
forecast-extra = { $who }: out { $out } %
forecast-pool = The game master’s pool: bennies { $bennies }
forecast-played = { $fights ->
    [one] { $fights } fight, seed { $seed }
   *[other] { $fights } fights, seed { $seed }
}
forecast-progress = { $done } of { $fights } fights
forecast-fight = Fight { $number }, seed { $seed }
decimal = { $whole }.{ $tenths }
