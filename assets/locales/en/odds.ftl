# What `abordage odds` answers and refuses.
answer-roll = { $dice }, against { $tn }; then { $damage } on Toughness { $toughness }
answer-die = { $die }, { $modifier }
answer-die-alone = { $die }
answer-wild = { $die } and Wild Die, { $modifier }
answer-wild-alone = { $die } and Wild Die
answer-raise = with a raise
answer-critical = critical failure
answer-before-soak = What comes of it, before any Soak:
answer-after-soak = What comes of it, after one Soak roll for each hit:
answer-outcomes = What comes of it:
answer-rerolls = { $count ->
    [one] A failed roll is made again once, with a benny.
   *[other] A failed roll is made again, with { $count } bennies at most.
}
answer-miss = miss
answer-loses = loses
answer-backlash = backlash (a natural 1)
answer-drain = one Drain
answer-drains = two Drains
answer-astray = astray, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} at most
answer-covers = and still over the middle
answer-incapacitated = down (4th wound)
answer-percent = { $whole }.{ $tenths }%
answer-bad-die = { $option }: a die such as d4, d6, d8, d10, d12 or d12+2 was expected, not “{ $text }”.
answer-bad-damage = --damage: dice such as d8+d6 or 2d6+1 were expected, not “{ $text }”; Strength is written as its die.
answer-bad-armor = --armor is a part of --toughness: { $armor } cannot be more than { $toughness }.
answer-wild-only = { $option }: only a Wild Card has wounds and soaks them; add --target-wild.
answer-own-vigor = --soak takes no die where there is a file: the target’s own Vigor counts.
answer-no-dice = Odds are asked before the dice fall: no faces, dice or total.
answer-no-bennies = --bennies and --soak are for attacks and castings: in a roll against a roll, either side may reroll.
answer-other-game = Only Savage Worlds has these odds here; the tracker shows those of the other games before each roll.
