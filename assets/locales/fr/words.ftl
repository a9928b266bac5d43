### Vocabulaire : l’identifiant est tiré du nom anglais.
### Texte simple seulement ; un nom n’apparaît qu’une fois par genre.

## Traits : attributs

trait-agility = Agilité
trait-smarts = Intellect
trait-spirit = Âme
trait-strength = Force
trait-vigor = Vigueur

## Traits : compétences

trait-boating = Navigation
trait-climbing = Escalade
trait-common-knowledge = Culture générale
trait-driving = Conduite
trait-faith = Foi
trait-fighting = Combat
trait-gambling = Jeu
trait-guts = Cran
trait-healing = Soins
trait-intimidation = Intimidation
trait-investigation = Investigation
trait-knowledge = Connaissance
trait-knowledge-battle = Connaissance (Bataille)
trait-lockpicking = Crochetage
trait-notice = Perception
trait-persuasion = Persuasion
trait-piloting = Pilotage
trait-psionics = Psi
trait-repair = Réparation
trait-riding = Équitation
trait-shooting = Tir
trait-spellcasting = Magie
trait-stealth = Discrétion
trait-streetwise = Réseaux
trait-survival = Survie
trait-swimming = Natation
trait-taunt = Sarcasme
trait-throwing = Lancer
trait-tracking = Pistage
trait-weird-science = Science étrange

## Traits : compétences de la nouvelle édition

trait-athletics = Athlétisme
trait-battle = Bataille
trait-occult = Occultisme
trait-performance = Performance
trait-research = Recherche
trait-science = Sciences
trait-thievery = Subterfuge

## Traits : caractéristiques et attributs de Jets de dés

trait-endurance = Endurance
trait-precision = Précision
trait-speed = Vitesse
trait-determination = Détermination
trait-sensitivity = Sensibilité
trait-might = Puissance
trait-reflexes = Réflexes
trait-will = Volonté

## Armes : armes à feu

weapon-flintlock-pistol = pistolet à poudre
weapon-turn-out-pistol = pistolet à canon tournant
weapon-musket = mousquet
weapon-blunderbuss = tromblon
weapon-colt-45 = Colt .45

## Armes : lames, hampes, armes de jet

weapon-cutlass = sabre d’abordage
weapon-short-sword = épée courte
weapon-rapier = rapière
weapon-long-sword = épée longue
weapon-great-sword = épée à deux mains
weapon-knife = couteau
weapon-dagger = dague
weapon-boarding-axe = hache d’abordage
weapon-throwing-axe = hache de lancer
weapon-boarding-pike = pique
weapon-spear = lance
weapon-battleball = boule de guerre
weapon-harpoon = harpon
weapon-kraken-bone-sword = épée en os de kraken
weapon-club = gourdin
weapon-small-improvised-weapon = petite arme improvisée
weapon-medium-improvised-weapon = arme improvisée moyenne
weapon-large-improvised-weapon = grande arme improvisée
weapon-belaying-pin = cabillot

## Armes : artillerie du navire

weapon-cannon = canon
weapon-grapeshot = mitraille
weapon-round-shot = boulet
weapon-chain-shot = boulets ramés
weapon-swivel-gun = pierrier

## Armes : naturelles

weapon-bite = morsure
weapon-claws = griffes
weapon-fists = poings
weapon-pincer = pince
weapon-tentacle = tentacule

## Armures

armor-sharkskin = peau de requin
armor-kraken-bone = os de kraken
armor-blubber = graisse
armor-leather = cuir
armor-mail = cotte de mailles
armor-plate = plates
armor-shell = carapace

## Atouts : cartes, jetons, commandement

edge-quick = Vif
edge-level-headed = Tête froide
edge-improved-level-headed = Sang-froid
edge-calculating = Calculateur
edge-luck = Chanceux
edge-great-luck = Très chanceux
edge-elan = Panache
edge-no-mercy = Sans pitié
edge-tactician = Tacticien
edge-master-tactician = Maître tacticien
edge-command = Commandement
edge-command-presence = Grande aura
edge-inspire = Inspiration
edge-fervor = Ferveur
edge-hold-the-line = Serrez les rangs

## Atouts : tenir debout

edge-combat-reflexes = Combatif
edge-nerves-of-steel = Nerfs d’acier
edge-improved-nerves-of-steel = Nerfs d’acier trempé
edge-hard-to-kill = Increvable
edge-harder-to-kill = Trompe-la-mort
edge-tough-as-nails = Endurci
edge-improved-tough-as-nails = Coriace
edge-brawny = Costaud
edge-iron-jaw = Mâchoire d’acier
edge-berserk = Berserk
edge-danger-sense = Sens du danger
edge-block = Blocage
edge-improved-block = Blocage amélioré
edge-dodge = Esquive
edge-improved-dodge = Esquive améliorée
edge-acrobat = Acrobate
edge-fleet-footed = Véloce
edge-extraction = Extraction
edge-improved-extraction = Extraction améliorée

## Atouts : attaque et dégâts

edge-first-strike = Frappe éclair
edge-improved-first-strike = Frappe foudroyante
edge-counterattack = Contre-attaque
edge-improved-counterattack = Contre-attaque améliorée
edge-frenzy = Frénésie
edge-improved-frenzy = Frénésie suprême
edge-strong-willed = Volonté de fer
edge-sweep = Balayage
edge-improved-sweep = Grand balayage
edge-ambidextrous = Ambidextre
edge-two-fisted = Combat à deux armes
edge-florentine = Florentine
edge-trademark-weapon = Arme fétiche
edge-improved-trademark-weapon = Arme fétiche améliorée
edge-weapon-master = Maître d’armes
edge-master-of-arms = Grand maître d’armes
edge-marksman = Tireur d’élite
edge-steady-hands = Poigne ferme
edge-rock-and-roll = Rock and roll
edge-assassin = Assassin
edge-giant-killer = Tueur de géant
edge-mighty-blow = Coup puissant
edge-dead-shot = Dans le mille
edge-killer-instinct = Instinct de tueur
edge-improvisational-fighter = Combat improvisé
edge-soldier = Soldat

## Atouts : magie

edge-arcane-background = Arcanes
edge-arcane-background-magic = Arcanes (Magie)
edge-elemental-mastery = Maîtrise élémentaire
edge-new-power = Nouveau pouvoir
edge-new-domain = Nouveau domaine
edge-power-points = Points de pouvoir
edge-rapid-recharge = Recharge rapide

## Atouts : en mer

edge-bilge-rat = Rat de cale
edge-board-em = À l’abordage
edge-boarder = Abordeur
edge-cannoneer = Canonnier
edge-captain = Capitaine
edge-close-fighting = Combat rapproché
edge-improved-close-fighting = Combat rapproché amélioré
edge-dirty-fighter = Coups bas
edge-really-dirty-fighter = Coups très bas

## Handicaps

hindrance-all-thumbs = Maladroit
hindrance-anemic = Anémique
hindrance-arrogant = Arrogant
hindrance-bad-eyes = Mauvaise vue
hindrance-bad-luck = Malchanceux
hindrance-bloodthirsty = Sanguinaire
hindrance-cautious = Prudent
hindrance-clueless = Ignorant
hindrance-code-of-honor = Code d’honneur
hindrance-curious = Curieux
hindrance-death-wish = Suicidaire
hindrance-elderly = Âgé
hindrance-enemy = Ennemi
hindrance-frail = Frêle
hindrance-greedy = Cupide
hindrance-hard-of-hearing = Dur d’oreille
hindrance-heroic = Héroïque
hindrance-hesitant = Hésitant
hindrance-illiterate = Illettré
hindrance-lame = Boiteux
hindrance-loyal = Loyal
hindrance-mean = Méchant
hindrance-obese = Obèse
hindrance-one-arm = Manchot
hindrance-one-eye = Borgne
hindrance-one-leg = Unijambiste
hindrance-outsider = Étranger
hindrance-overconfident = Présomptueux
hindrance-pacifist = Pacifiste
hindrance-phobia = Phobie
hindrance-poverty = Pauvreté
hindrance-slow = Lent
hindrance-small = Petit
hindrance-stubborn = Têtu
hindrance-ugly = Laid
hindrance-vengeful = Rancunier
hindrance-vow = Serment
hindrance-wanted = Recherché
hindrance-yellow = Froussard
hindrance-young = Gamin

## Profils : gens de mer

template-sailor = matelot
template-pirate = pirate
template-veteran-pirate = pirate vétéran
template-pirate-captain = capitaine pirate
template-first-mate = second
template-cabin-boy = mousse
template-gunner = canonnier
template-marine = fusilier marin
template-smuggler = contrebandier

## Profils : gens à terre

template-soldier = soldat
template-musketeer = mousquetaire
template-townsman = citadin
template-island-cannibal = cannibale des îles
template-air-mage = mage de l’air
template-earth-mage = mage de la terre
template-fire-mage = mage du feu
template-water-mage = mage de l’eau

## Profils : autres peuples

template-ugak-warrior = guerrier ugak
template-ugak-chief = chef ugak
template-octopon = octopon
template-kehana = kehana
template-grael = grael
template-scurillian = scurillien

## Profils : bêtes et pire

template-bilge-rat = rat de cale
template-shark = requin
template-giant-crab = crabe géant
template-giant-sea-serpent = serpent de mer géant
template-kraken = kraken
template-skeleton-pirate = pirate squelette

## Races

race-human = Humain
race-masaquani = Masaquani
race-atani = Atani
race-doreen = Doreen
race-grael = Grael
race-half-ugak = Demi-Ugak
race-ugak = Ugak
race-kehana = Kehana
race-kraken = Kraken
race-octopon = Octopon
race-red-man = Homme rouge
race-scurillian = Scurillien

## Attributs en trois lettres

short-agility = Agi
short-smarts = Int
short-spirit = Âme
short-strength = For
short-vigor = Vig

## Notes de la bibliothèque

note-half-in-the-water-minor-cover = à moitié dans l’eau : couverture légère
note-breathes-water = respire sous l’eau
note-one-pincer-attack-more-without-a-penalty = une attaque de pince en plus, sans malus
note-fear-2 = Terreur -2
note-fear-4 = Terreur -4
note-crushes-a-hull-d12-18-armour-does-not-count = broie une coque : d12+18, sans compter l’armure
note-foes-attack-it-at-4 = ses adversaires l’attaquent à +4
note-grabs-on-a-raise-and-bites-as-a-free-action = saisit sur une Relance, puis mord en action gratuite
note-undead-neither-fear-nor-poison = mort-vivant : ni peur ni poison
note-10-pp-bolt-deflection-fly = 10 PP : éclair, déflexion, vol
note-10-pp-armor-bolt-entangle = 10 PP : armure, éclair, enchevêtrement
note-10-pp-blast-bolt-smite = 10 PP : explosion, éclair, frappe
note-10-pp-bolt-healing-stun = 10 PP : éclair, guérison, étourdissement

## Notes de la bibliothèque de Jets de dés : natures de Blessures, traits, remarques

note-cut = coupure
note-stab = estoc
note-bruise = contusion
note-shot = balle
note-bite = morsure
note-gashes = griffures
note-crushing = écrasement
note-indomitable = indomptable
note-dead-already = déjà mort
note-bulk = masse
note-in-water-only = dans l’eau seulement

## Effets et pouvoirs

object-light-door = porte légère
object-heavy-door = porte massive
object-lock = serrure
object-rope = corde
object-handcuffs = menottes

lasting-wild-attack = attaque totale
lasting-armor = armure
lasting-deflection = déflexion
lasting-bolt = éclair
lasting-blast = explosion
lasting-smite = frappe
lasting-defend = Défense
lasting-full-defense = Défense totale
lasting-aiming = mise en joue
lasting-crouching = posture accroupie
lasting-surprise = surprise
lasting-rage = rage
lasting-command = commandement
lasting-healing = guérison
lasting-trick = feinte
lasting-taunt = sarcasme
lasting-intimidation = intimidation
lasting-grip = prise
lasting-malfunction = panne
lasting-dropped = lâché
