# Ce que répond et refuse `abordage odds`.
answer-roll = { $dice }, contre { $tn } ; puis { $damage } sur une Résistance de { $toughness }
answer-die = { $die }, { $modifier }
answer-die-alone = { $die }
answer-wild = { $die } et dé Joker, { $modifier }
answer-wild-alone = { $die } et dé Joker
answer-raise = avec une Relance
answer-critical = Mauvais Œil
answer-before-soak = Ce qu’il en advient, avant tout Encaissement :
answer-after-soak = Ce qu’il en advient, après un jet d’Encaissement par coup reçu :
answer-outcomes = Ce qu’il en advient :
answer-rerolls = { $count ->
    [one] Un jet manqué est relancé une fois, contre un Jeton.
   *[other] Un jet manqué est relancé, contre { $count } Jetons au plus.
}
answer-miss = manqué
answer-loses = perd
answer-backlash = contrecoup (1 naturel)
answer-drain = un Drain
answer-drains = deux Drains
answer-astray = dévie, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} au plus
answer-covers = et couvre encore le milieu
answer-incapacitated = État critique (4e Blessure)
answer-percent = { $whole },{ $tenths } %
answer-bad-die = { $option } : il fallait un dé, comme d4, d6, d8, d10, d12 ou d12+2, et non « { $text } ».
answer-bad-damage = --damage : il fallait des dés, comme d8+d6 ou 2d6+1, et non « { $text } » ; la Force s’écrit par son dé.
answer-bad-armor = --armor fait partie de --toughness : { $armor } ne peut pas dépasser { $toughness }.
answer-wild-only = { $option } : seul un Joker a des Blessures et les encaisse ; ajoutez --target-wild.
answer-own-vigor = --soak ne prend pas de dé quand il y a un fichier : c’est la Vigueur de la cible qui compte.
answer-no-dice = Les chances se demandent avant de lancer les dés : ni faces, ni dice, ni total.
answer-no-bennies = --bennies et --soak sont pour les attaques et les pouvoirs : dans un jet contre un jet, chaque côté peut relancer.
answer-other-game = Seul Savage Worlds a ces chances ici ; le suivi montre celles des autres jeux avant chaque jet.
