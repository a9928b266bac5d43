### Vocabulary: the English text is the canonical name, its slug the id.
### Plain text only; a name stands once in each kind.

## Traits: attributes

trait-agility = Agility
trait-smarts = Smarts
trait-spirit = Spirit
trait-strength = Strength
trait-vigor = Vigor

## Traits: skills

trait-boating = Boating
trait-climbing = Climbing
trait-common-knowledge = Common Knowledge
trait-driving = Driving
trait-faith = Faith
trait-fighting = Fighting
trait-gambling = Gambling
trait-guts = Guts
trait-healing = Healing
trait-intimidation = Intimidation
trait-investigation = Investigation
trait-knowledge = Knowledge
trait-knowledge-battle = Knowledge (Battle)
trait-lockpicking = Lockpicking
trait-notice = Notice
trait-persuasion = Persuasion
trait-piloting = Piloting
trait-psionics = Psionics
trait-repair = Repair
trait-riding = Riding
trait-shooting = Shooting
trait-spellcasting = Spellcasting
trait-stealth = Stealth
trait-streetwise = Streetwise
trait-survival = Survival
trait-swimming = Swimming
trait-taunt = Taunt
trait-throwing = Throwing
trait-tracking = Tracking
trait-weird-science = Weird Science

## Traits: skills of the newer edition

trait-athletics = Athletics
trait-battle = Battle
trait-occult = Occult
trait-performance = Performance
trait-research = Research
trait-science = Science
trait-thievery = Thievery

## Traits: characteristics and attributes of Jets de dés

trait-endurance = Endurance
trait-precision = Precision
trait-speed = Speed
trait-determination = Determination
trait-sensitivity = Sensitivity
trait-might = Might
trait-reflexes = Reflexes
trait-will = Will

## Weapons: firearms

weapon-flintlock-pistol = flintlock pistol
weapon-turn-out-pistol = turn-out pistol
weapon-musket = musket
weapon-blunderbuss = blunderbuss
weapon-colt-45 = Colt .45

## Weapons: blades, hafts, thrown

weapon-cutlass = cutlass
weapon-short-sword = short sword
weapon-rapier = rapier
weapon-long-sword = long sword
weapon-great-sword = great sword
weapon-knife = knife
weapon-dagger = dagger
weapon-boarding-axe = boarding axe
weapon-throwing-axe = throwing axe
weapon-boarding-pike = boarding pike
weapon-spear = spear
weapon-battleball = battleball
weapon-harpoon = harpoon
weapon-kraken-bone-sword = kraken bone sword
weapon-club = club
weapon-small-improvised-weapon = small improvised weapon
weapon-medium-improvised-weapon = medium improvised weapon
weapon-large-improvised-weapon = large improvised weapon
weapon-belaying-pin = belaying pin

## Weapons: guns of a ship

weapon-cannon = cannon
weapon-grapeshot = grapeshot
weapon-round-shot = round shot
weapon-chain-shot = chain shot
weapon-swivel-gun = swivel gun

## Weapons: natural

weapon-bite = bite
weapon-claws = claws
weapon-fists = fists
weapon-pincer = pincer
weapon-tentacle = tentacle

## Armour

armor-sharkskin = sharkskin
armor-kraken-bone = kraken bone
armor-blubber = blubber
armor-leather = leather
armor-mail = mail
armor-plate = plate
armor-shell = shell

## Edges: cards, bennies, leaders

edge-quick = Quick
edge-level-headed = Level Headed
edge-improved-level-headed = Improved Level Headed
edge-calculating = Calculating
edge-luck = Luck
edge-great-luck = Great Luck
edge-elan = Elan
edge-no-mercy = No Mercy
edge-tactician = Tactician
edge-master-tactician = Master Tactician
edge-command = Command
edge-command-presence = Command Presence
edge-inspire = Inspire
edge-fervor = Fervor
edge-hold-the-line = Hold the Line

## Edges: staying on one's feet

edge-combat-reflexes = Combat Reflexes
edge-nerves-of-steel = Nerves of Steel
edge-improved-nerves-of-steel = Improved Nerves of Steel
edge-hard-to-kill = Hard to Kill
edge-harder-to-kill = Harder to Kill
edge-tough-as-nails = Tough as Nails
edge-improved-tough-as-nails = Improved Tough as Nails
edge-brawny = Brawny
edge-iron-jaw = Iron Jaw
edge-berserk = Berserk
edge-danger-sense = Danger Sense
edge-block = Block
edge-improved-block = Improved Block
edge-dodge = Dodge
edge-improved-dodge = Improved Dodge
edge-acrobat = Acrobat
edge-fleet-footed = Fleet-Footed
edge-extraction = Extraction
edge-improved-extraction = Improved Extraction

## Edges: attack and damage

edge-first-strike = First Strike
edge-improved-first-strike = Improved First Strike
edge-counterattack = Counterattack
edge-improved-counterattack = Improved Counterattack
edge-frenzy = Frenzy
edge-improved-frenzy = Improved Frenzy
edge-strong-willed = Strong Willed
edge-sweep = Sweep
edge-improved-sweep = Improved Sweep
edge-ambidextrous = Ambidextrous
edge-two-fisted = Two-Fisted
edge-florentine = Florentine
edge-trademark-weapon = Trademark Weapon
edge-improved-trademark-weapon = Improved Trademark Weapon
edge-weapon-master = Weapon Master
edge-master-of-arms = Master of Arms
edge-marksman = Marksman
edge-steady-hands = Steady Hands
edge-rock-and-roll = Rock and Roll
edge-assassin = Assassin
edge-giant-killer = Giant Killer
edge-mighty-blow = Mighty Blow
edge-dead-shot = Dead Shot
edge-killer-instinct = Killer Instinct
edge-improvisational-fighter = Improvisational Fighter
edge-soldier = Soldier

## Edges: magic

edge-arcane-background = Arcane Background
edge-arcane-background-magic = Arcane Background (Magic)
edge-elemental-mastery = Elemental Mastery
edge-new-power = New Power
edge-new-domain = New Domain
edge-power-points = Power Points
edge-rapid-recharge = Rapid Recharge

## Edges: at sea

edge-bilge-rat = Bilge Rat
edge-board-em = Board 'Em
edge-boarder = Boarder
edge-cannoneer = Cannoneer
edge-captain = Captain
edge-close-fighting = Close Fighting
edge-improved-close-fighting = Improved Close Fighting
edge-dirty-fighter = Dirty Fighter
edge-really-dirty-fighter = Really Dirty Fighter

## Hindrances

hindrance-all-thumbs = All Thumbs
hindrance-anemic = Anemic
hindrance-arrogant = Arrogant
hindrance-bad-eyes = Bad Eyes
hindrance-bad-luck = Bad Luck
hindrance-bloodthirsty = Bloodthirsty
hindrance-cautious = Cautious
hindrance-clueless = Clueless
hindrance-code-of-honor = Code of Honor
hindrance-curious = Curious
hindrance-death-wish = Death Wish
hindrance-elderly = Elderly
hindrance-enemy = Enemy
hindrance-frail = Frail
hindrance-greedy = Greedy
hindrance-hard-of-hearing = Hard of Hearing
hindrance-heroic = Heroic
hindrance-hesitant = Hesitant
hindrance-illiterate = Illiterate
hindrance-lame = Lame
hindrance-loyal = Loyal
hindrance-mean = Mean
hindrance-obese = Obese
hindrance-one-arm = One Arm
hindrance-one-eye = One Eye
hindrance-one-leg = One Leg
hindrance-outsider = Outsider
hindrance-overconfident = Overconfident
hindrance-pacifist = Pacifist
hindrance-phobia = Phobia
hindrance-poverty = Poverty
hindrance-slow = Slow
hindrance-small = Small
hindrance-stubborn = Stubborn
hindrance-ugly = Ugly
hindrance-vengeful = Vengeful
hindrance-vow = Vow
hindrance-wanted = Wanted
hindrance-yellow = Yellow
hindrance-young = Young

## Stat blocks: people of the sea

template-sailor = sailor
template-pirate = pirate
template-veteran-pirate = veteran pirate
template-pirate-captain = pirate captain
template-first-mate = first mate
template-cabin-boy = cabin boy
template-gunner = gunner
template-marine = marine
template-smuggler = smuggler

## Stat blocks: people ashore

template-soldier = soldier
template-musketeer = musketeer
template-townsman = townsman
template-island-cannibal = island cannibal
template-air-mage = air mage
template-earth-mage = earth mage
template-fire-mage = fire mage
template-water-mage = water mage

## Stat blocks: other peoples

template-ugak-warrior = ugak warrior
template-ugak-chief = ugak chief
template-octopon = octopon
template-kehana = kehana
template-grael = grael
template-scurillian = scurillian

## Stat blocks: beasts and worse

template-bilge-rat = bilge rat
template-shark = shark
template-giant-crab = giant crab
template-giant-sea-serpent = giant sea serpent
template-kraken = kraken
template-skeleton-pirate = skeleton pirate

## Races

race-human = Human
race-masaquani = Masaquani
race-atani = Atani
race-doreen = Doreen
race-grael = Grael
race-half-ugak = Half-Ugak
race-ugak = Ugak
race-kehana = Kehana
race-kraken = Kraken
race-octopon = Octopon
race-red-man = Red Man
race-scurillian = Scurillian

## Attributes in three letters

short-agility = Agi
short-smarts = Sma
short-spirit = Spi
short-strength = Str
short-vigor = Vig

## Notes of the library

note-half-in-the-water-minor-cover = half in the water: minor cover
note-breathes-water = breathes water
note-one-pincer-attack-more-without-a-penalty = one pincer attack more without a penalty
note-fear-2 = Fear -2
note-fear-4 = Fear -4
note-crushes-a-hull-d12-18-armour-does-not-count = crushes a hull: d12+18, armour does not count
note-foes-attack-it-at-4 = foes attack it at +4
note-grabs-on-a-raise-and-bites-as-a-free-action = grabs on a raise, and bites as a free action
note-undead-neither-fear-nor-poison = undead: neither fear nor poison
note-10-pp-bolt-deflection-fly = 10 PP: bolt, deflection, fly
note-10-pp-armor-bolt-entangle = 10 PP: armor, bolt, entangle
note-10-pp-blast-bolt-smite = 10 PP: blast, bolt, smite
note-10-pp-bolt-healing-stun = 10 PP: bolt, healing, stun

## Notes of the library of Jets de dés: kinds of wounds, traits, remarks

note-cut = cut
note-stab = stab
note-bruise = bruise
note-shot = shot
note-bite = bite
note-gashes = gashes
note-crushing = crushing
note-indomitable = indomitable
note-dead-already = dead already
note-bulk = bulk
note-in-water-only = in water only

## Effects and powers

object-light-door = light door
object-heavy-door = heavy door
object-lock = lock
object-rope = rope
object-handcuffs = handcuffs

lasting-wild-attack = wild attack
lasting-armor = armor
lasting-deflection = deflection
lasting-bolt = bolt
lasting-blast = blast
lasting-smite = smite
lasting-defend = Defend
lasting-full-defense = Full Defense
lasting-aiming = aiming
lasting-crouching = crouching
lasting-surprise = surprise
lasting-rage = rage
lasting-command = command
lasting-healing = healing
lasting-trick = trick
lasting-taunt = taunt
lasting-intimidation = intimidation
lasting-grip = grip
lasting-malfunction = malfunction
lasting-dropped = dropped
