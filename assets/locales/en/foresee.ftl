# The forecast as a page.

action-forecast = forecast of the fight
no-forecast = This game has no forecast.
page-forecast = How the fight may go
page-forecast-use = a letter: what if   ↑↓ about whom
foresee-waits = The rest of the fight is being played …
foresee-what-if = What if
foresee-heroes = Heroes win
foresee-foes = foes win
foresee-undecided = nobody
foresee-margin = ±{ $margin }% after { $fights } fights
foresee-rounds = Half of the fights end within { $half } rounds, nine of ten within { $most }.
foresee-more = { $count } more { $who }
foresee-gone = { $who } gone
foresee-tougher = { $who } Toughness +1
foresee-bennies = one more benny each
foresee-stands = stands
foresee-hurt = hurt
foresee-out = out
foresee-dead = dead
foresee-standing = left
foresee-spent = bennies
