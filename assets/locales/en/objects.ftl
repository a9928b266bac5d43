### Breaking objects (rules 9.23).

verb-smash = break an object
box-object-then = then { $damage } on Toughness { $toughness }, no aces
box-object-keys = { $target } another object · { $weapon } another weapon
odds-object = breaks
log-object-missed = { $who } ⟦misses⟧ ({ $object }), { $with }: { $roll }
log-object-hit = { $who } ⟦hits⟧ ({ $object }), { $with }: { $roll }
log-object-damage = Damage { $dice } on Toughness { $toughness }: { $outcome }
log-object-breaks = ⟦it breaks⟧
log-object-holds = ⟦it holds⟧
halt-object = A face for a die of damage ({ $die }) is missing.
no-toughness = How tough is it: { $object }? Say so: toughness=6. The program knows { $usual }.
