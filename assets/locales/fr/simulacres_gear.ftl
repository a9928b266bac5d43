### SimulacreS : noms des talents, des zones par paires, des boucliers, des armes, des protections, des profils.

## Talents

sim-talent-melee = Armes blanches
sim-talent-foil = Fleuret
sim-talent-polearms = Armes d’hast
sim-talent-throwing = Lancer
sim-talent-bows = Arcs
sim-talent-crossbows = Arbalètes
sim-talent-handguns = Armes de poing
sim-talent-long-guns = Armes d’épaule
sim-talent-heavy-weapons = Armes lourdes

## Zones par paires

sim-arms = bras
sim-legs = jambes

## Boucliers par taille

sim-small = Petit
sim-large = Grand

## Ce que seul un fichier peut avoir de faux

value-sim-pool-and-zones = les points de vie sont dans des zones ou dans une seule réserve : écrivez l’un des deux
value-sim-no-zones = il n’y a qu’une réserve de points de vie, et aucune zone à protéger ; `zones: {"{}"}` lui en donne

## Armes de SimulacreS : en main

weapon-fighting-knife = poignard
weapon-razor = rasoir
weapon-broad-sword = glaive
weapon-sabre = sabre
weapon-foil = fleuret
weapon-fire-axe = hache de pompier
weapon-woodcutter-s-axe = hache de bûcheron
weapon-battle-axe = hache de bataille
weapon-great-axe = hache à deux mains
weapon-great-staff = grand bâton
weapon-motorbike-chain = chaîne de moto
weapon-morning-star = étoile du matin
weapon-whip = fouet
weapon-war-club = massue
weapon-truncheon = matraque
weapon-trained-fists = poings exercés
weapon-brass-knuckles = coup-de-poing américain
weapon-halberd = hallebarde
weapon-long-pike = longue pique
weapon-chainsaw = tronçonneuse

## Armes de SimulacreS : à distance

weapon-light-crossbow = arbalète légère
weapon-heavy-crossbow = arbalète lourde
weapon-light-bow = arc léger
weapon-heavy-bow = arc lourd
weapon-throwing-dagger = dague de lancer
weapon-sling = fronde à pierres
weapon-sling-with-steel-balls = fronde à billes d’acier
weapon-small-pistol = petit pistolet
weapon-pistol = pistolet
weapon-small-revolver = petit revolver
weapon-revolver = revolver
weapon-heavy-revolver = revolver de gros calibre
weapon-big-bore-rifle = fusil de gros calibre
weapon-ak-47 = AK-47
weapon-submachine-gun = pistolet-mitrailleur
weapon-light-machine-gun = mitrailleuse légère
weapon-light-laser = laser léger
weapon-laser = laser
weapon-heavy-laser = laser lourd
weapon-taser = taser
weapon-mortar = mortier
weapon-grenade = grenade
weapon-grenade-blast = souffle de grenade
weapon-big-charge = grosse charge
weapon-big-charge-blast = souffle de grosse charge

## Armes de SimulacreS : naturelles

weapon-horns = cornes
weapon-big-horns = grandes cornes
weapon-fangs = crocs
weapon-big-fangs = grands crocs
weapon-big-claws = grandes griffes

## Protections de SimulacreS

armor-furs = fourrures
armor-home-made-protection = protection artisanale
armor-light-protection = protection légère
armor-studded-leather = cuir clouté
armor-heavy-protection = protection lourde
armor-bullet-proof-vest = gilet pare-balles
armor-ballistic-jacket = veste pare-balles
armor-kevlar = kevlar
armor-assault-vest = gilet d’assaut
armor-skating-helmet = casque de roller
armor-site-helmet = casque de chantier
armor-motorcycle-helmet = casque intégral
armor-riot-helmet = casque anti-émeute
armor-bascinet = bassinet
armor-combat-helmet = casque de combat
armor-great-helm = heaume
armor-shin-guard = protège-tibia

## Profils de SimulacreS : une valeur, une réserve

template-weak-opponent = adversaire faible
template-average-opponent = adversaire moyen
template-strong-opponent = adversaire fort
template-exceptional-opponent = adversaire exceptionnel

## Profils de SimulacreS : les gens

template-commando = commando
template-marksman = tireur d’élite
template-infantryman = fantassin
template-field-surgeon = chirurgien de campagne
template-police-officer = policier
template-riot-officer = policier antiémeute
template-rioter = manifestant
template-thug = voyou
template-burglar = cambrioleur
template-boxer = boxeur
template-knight = chevalier
template-swordsman = bretteur
template-archer = archer
template-highwayman = bandit de grand chemin

## Profils de SimulacreS : les bêtes

template-guard-dog = chien de garde
template-wolf = loup
template-bear = ours

## Remarques de SimulacreS

note-the-point-of-energy-may-be-in-another-one = le point d’Énergie peut être dans une autre
