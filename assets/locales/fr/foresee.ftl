# La prévision en une page.

action-forecast = issue probable du combat
no-forecast = Ce jeu n’a pas de prévision.
page-forecast = Comment le combat peut tourner
page-forecast-use = une lettre : et si   ↑↓ de qui
foresee-waits = La suite du combat est en train de se jouer…
foresee-what-if = Et si
foresee-heroes = Héros vainqueurs
foresee-foes = adversaires
foresee-undecided = personne
foresee-margin = ±{ $margin } % après { $fights } combats
foresee-rounds = La moitié des combats finissent en { $half } rounds, neuf sur dix en { $most }.
foresee-more = { $count } de plus : { $who }
foresee-gone = sans { $who }
foresee-tougher = { $who }, Résistance +1
foresee-bennies = un Jeton de plus chacun
foresee-stands = debout
foresee-hurt = blessé
foresee-out = hors
foresee-dead = mort
foresee-standing = reste
foresee-spent = Jetons
