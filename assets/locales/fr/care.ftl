### L’heure d’or (règles 10.10 et 14).

log-hour = Une heure passe : plus personne ne peut ⟦soigner⟧ les Blessures d’à présent
undo-hour = l’heure
no-tended = { $many ->
    [one] { $who } a déjà soigné { $whom } : un seul essai par soigneur, tant qu’il n’y a pas de nouvelles Blessures. Un autre peut essayer.
   *[other] { $who } ont déjà soigné { $whom } : un seul essai par soigneur, tant qu’il n’y a pas de nouvelles Blessures. Un autre peut essayer.
}
no-hour-over = { $who } : l’heure d’or est passée. Seul le repos guérit encore ces Blessures.
sheet-late = l’heure d’or est passée, Blessures : { $wounds }
sheet-tended = déjà soigné par { $whom }

## Ce que vaut un pouvoir, dans l’encadré
worth-armor = Réussite : armure +{ $success }. Relance : +{ $raise }.
worth-deflection = Réussite : −{ $success } pour qui attaque. Relance : −{ $raise }.
worth-smite = Réussite : dégâts +{ $success }, arme : { $weapon }. Relance : +{ $raise }.
worth-bolt = Touché : dégâts { $dice }. Relance : un d6 de plus.
worth-blast = Réussite : dégâts { $dice } à chacun dans la zone. Une Relance n’ajoute rien.
worth-rounds = Rounds : { $rounds }.
worth-healed = Réussite : une Blessure guérie. Relance : deux.
worth-revived = Réussite : revient à soi, une Blessure guérie. Relance : deux.
worth-woken = Réussite : revient à soi ; les Blessures viennent ensuite.
worth-stanched = Réussite : l’hémorragie s’arrête, et il revient à soi.
worth-raised = Réussite : debout de nouveau, Secoué.
worth-ten-minutes = Dix minutes, dans l’heure ; un seul essai par soigneur.

## Ce que la magie fait à qui la manque
log-malfunction = { $power } : l’engin de { $who } ⟦tombe en panne⟧, jusqu’à réparation
lasts-malfunction = en panne : { $power }
no-out-of-order = { $power } : en panne. Une fois réparé, mettez-y fin sur { $who } (stop).
