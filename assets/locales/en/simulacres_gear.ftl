### SimulacreS: names of talents, zones by the pair, shields, weapons, protections, stat blocks.

## Talents

sim-talent-melee = Melee Weapons
sim-talent-foil = Foil
sim-talent-polearms = Polearms
sim-talent-throwing = Throwing
sim-talent-bows = Bows
sim-talent-crossbows = Crossbows
sim-talent-handguns = Handguns
sim-talent-long-guns = Long Guns
sim-talent-heavy-weapons = Heavy Weapons

## Zones by the pair

sim-arms = arms
sim-legs = legs

## Shields by their size

sim-small = Small
sim-large = Large

## What only a file can have wrong

value-sim-pool-and-zones = life points are in zones or in one pool: write one of the two
value-sim-no-zones = there is one pool of life points, and no zone to protect; `zones: {"{}"}` gives it zones

## Weapons of SimulacreS: in the hand

weapon-fighting-knife = fighting knife
weapon-razor = razor
weapon-broad-sword = broad sword
weapon-sabre = sabre
weapon-foil = foil
weapon-fire-axe = fire axe
weapon-woodcutter-s-axe = woodcutter’s axe
weapon-battle-axe = battle axe
weapon-great-axe = great axe
weapon-great-staff = great staff
weapon-motorbike-chain = motorbike chain
weapon-morning-star = morning star
weapon-whip = whip
weapon-war-club = war club
weapon-truncheon = truncheon
weapon-trained-fists = trained fists
weapon-brass-knuckles = brass knuckles
weapon-halberd = halberd
weapon-long-pike = long pike
weapon-chainsaw = chainsaw

## Weapons of SimulacreS: from afar

weapon-light-crossbow = light crossbow
weapon-heavy-crossbow = heavy crossbow
weapon-light-bow = light bow
weapon-heavy-bow = heavy bow
weapon-throwing-dagger = throwing dagger
weapon-sling = sling
weapon-sling-with-steel-balls = sling with steel balls
weapon-small-pistol = small pistol
weapon-pistol = pistol
weapon-small-revolver = small revolver
weapon-revolver = revolver
weapon-heavy-revolver = heavy revolver
weapon-big-bore-rifle = big-bore rifle
weapon-ak-47 = AK-47
weapon-submachine-gun = submachine gun
weapon-light-machine-gun = light machine gun
weapon-light-laser = light laser
weapon-laser = laser
weapon-heavy-laser = heavy laser
weapon-taser = taser
weapon-mortar = mortar
weapon-grenade = grenade
weapon-grenade-blast = grenade blast
weapon-big-charge = big charge
weapon-big-charge-blast = big charge blast

## Weapons of SimulacreS: natural

weapon-horns = horns
weapon-big-horns = big horns
weapon-fangs = fangs
weapon-big-fangs = big fangs
weapon-big-claws = big claws

## Armour of SimulacreS

armor-furs = furs
armor-home-made-protection = home-made protection
armor-light-protection = light protection
armor-studded-leather = studded leather
armor-heavy-protection = heavy protection
armor-bullet-proof-vest = bullet-proof vest
armor-ballistic-jacket = ballistic jacket
armor-kevlar = kevlar
armor-assault-vest = assault vest
armor-skating-helmet = skating helmet
armor-site-helmet = site helmet
armor-motorcycle-helmet = motorcycle helmet
armor-riot-helmet = riot helmet
armor-bascinet = bascinet
armor-combat-helmet = combat helmet
armor-great-helm = great helm
armor-shin-guard = shin guard

## Stat blocks of SimulacreS: one value, one pool

template-weak-opponent = weak opponent
template-average-opponent = average opponent
template-strong-opponent = strong opponent
template-exceptional-opponent = exceptional opponent

## Stat blocks of SimulacreS: people

template-commando = commando
template-marksman = marksman
template-infantryman = infantryman
template-field-surgeon = field surgeon
template-police-officer = police officer
template-riot-officer = riot officer
template-rioter = rioter
template-thug = thug
template-burglar = burglar
template-boxer = boxer
template-knight = knight
template-swordsman = swordsman
template-archer = archer
template-highwayman = highwayman

## Stat blocks of SimulacreS: beasts

template-guard-dog = guard dog
template-wolf = wolf
template-bear = bear

## Notes of SimulacreS

note-the-point-of-energy-may-be-in-another-one = the point of Energy may be in another one
