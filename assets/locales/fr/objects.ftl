### Briser des objets (règles 9.23).

verb-smash = briser un objet
box-object-then = puis { $damage } contre Résistance { $toughness }, sans As
box-object-keys = { $target } un autre objet · { $weapon } une autre arme
odds-object = cède
log-object-missed = { $who } ⟦rate⟧ ({ $object }), { $with } : { $roll }
log-object-hit = { $who } ⟦touche⟧ ({ $object }), { $with } : { $roll }
log-object-damage = Dégâts { $dice } contre Résistance { $toughness } : { $outcome }
log-object-breaks = ⟦l’objet cède⟧
log-object-holds = ⟦l’objet tient bon⟧
halt-object = Il manque une face pour un dé de dégâts ({ $die }).
no-toughness = Quelle est sa Résistance : { $object } ? Dites-le : toughness=6. Le programme connaît { $usual }.
