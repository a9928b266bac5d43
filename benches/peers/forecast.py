"""The fight of forecast.ron in plain Python: the same rules and the same policy, written by hand.

Usage: forecast.py FIGHTS [SEED]; prints how many the heroes won, and the rounds of a fight.
"""

import random
import sys

JOKER = 52  # of the cards 0 to 53, the two highest are Jokers
HEROES, FOES = 0, 1


class Combatant:
    __slots__ = (
        "side", "wild", "fighting", "spirit", "strength", "vigor", "armor", "bennies", "shaken",
        "out", "spent", "struck", "wounds", "down", "dead", "bleeding", "card", "acted", "prone", "lost", "size",
    )

    def __init__(self, side, wild, fighting, spirit, strength, vigor, armor, bennies, size):
        self.side, self.wild, self.fighting, self.spirit = side, wild, fighting, spirit
        self.strength, self.vigor, self.armor, self.bennies, self.size = strength, vigor, armor, bennies, size
        self.shaken, self.out = [False] * size, [False] * size
        self.spent, self.struck = [False] * size, [False] * size
        self.wounds, self.down, self.dead, self.bleeding = 0, False, False, False
        self.card, self.acted, self.prone, self.lost = -1, False, False, {}

    def up(self):
        return not self.down and not all(self.out)

    def lowered(self, what, die):
        return max(4, die - 2 * self.lost.get(what, 0))

    def parry(self):
        return 2 + self.fighting // 2 - (2 if self.prone else 0)

    def toughness(self):
        return 2 + self.lowered("vigor", self.vigor) // 2 + self.armor

    def modifier(self):
        return (2 if self.card >= JOKER else 0) - self.wounds


def fight():
    hero = lambda: Combatant(HEROES, True, 8, 8, 8, 8, 1, 3, 1)
    crew = lambda: Combatant(FOES, False, 6, 6, 8, 8, 0, 0, 4)
    return [hero(), hero(), hero(), hero(), crew(), crew(), Combatant(FOES, True, 10, 8, 8, 8, 1, 2, 1)]


def ace(die, rnd):
    total = face = int(rnd() * die) + 1
    while face == die:
        face = int(rnd() * die) + 1
        total += face
    return total


def roll(die, wild, modifier, rnd):
    """The better die with all that is added, and whether both showed 1."""
    total = ace(die, rnd)
    if not wild:
        return total + modifier, False
    other = ace(6, rnd)
    return max(total, other) + modifier, total == 1 and other == 1


def reach(die, total):
    if total <= 1:
        return 1.0
    aces, rest = divmod(total, die)
    chance = die ** -aces
    return chance if rest <= 1 else chance * (die - rest + 1) / die


CHANCES, SUMS = {}, {}


def summed(dice, total):
    """The chance that acing dice sum up to this or more."""
    if total <= len(dice):
        return 1.0
    known = SUMS.get((dice, total))
    if known is None:
        first, rest = dice[0], dice[1:]
        if not rest:
            known = reach(first, total)
        else:
            known, aces, chance = 0.0, 0, 1.0
            while aces < total:
                for face in range(1, first):
                    known += chance / first * summed(rest, total - aces - face)
                aces, chance = aces + first, chance / first
            known += chance
        SUMS[(dice, total)] = known
    return known


def wounds_chance(who, whom, member):
    modifier, tn = who.modifier() - (2 if who.prone else 0), whom.parry()
    strength = who.lowered("strength", who.strength)
    key = (who.fighting, who.wild, tn - modifier, strength, who.card >= JOKER, whom.toughness(), whom.shaken[member])
    known = CHANCES.get(key)
    if known is None:
        need = tn - modifier
        hit, raised = reach(who.fighting, need), reach(who.fighting, need + 4)
        if who.wild:
            crit = 1 / who.fighting / 6 if need <= 1 else 0
            hit = 1 - (1 - hit) * (1 - reach(6, need)) - crit
            raised = 1 - (1 - raised) * (1 - reach(6, need + 4)) - (crit if need <= -3 else 0)
        total = whom.toughness() + (0 if whom.shaken[member] else 4) - (2 if who.card >= JOKER else 0)
        dice = (strength, min(6, strength))
        known = (hit - raised) * summed(dice, total) + raised * summed(dice + (6,), total)
        CHANCES[key] = known
    return known


class Play:
    def __init__(self, rnd):
        self.rnd, self.pool, self.all = rnd, 4, fight()
        self.pile, self.discard, self.due, self.round = list(range(54)), [], False, 0
        random.shuffle(self.pile)

    def stands(self, side):
        return any(c.side == side and c.up() for c in self.all)

    def deal(self):
        for c in self.all:
            if c.card >= 0:
                self.discard.append(c.card)
                c.card = -1
            c.acted, c.spent = False, [False] * c.size
        if self.due:
            self.pile, self.discard, self.due = list(range(54)), [], False
            random.shuffle(self.pile)
        self.round += 1
        for c in self.all:
            if c.up():
                if not self.pile:
                    self.pile, self.discard = self.discard, []
                    random.shuffle(self.pile)
                c.card = self.pile.pop()
                self.due = self.due or c.card >= JOKER
        for c in self.all:
            if c.bleeding and not c.dead:
                total, crit = roll(c.lowered("vigor", c.vigor), c.wild, c.modifier(), self.rnd)
                if crit or total <= 1:
                    c.dead, c.bleeding = True, False
                elif total >= 4:
                    c.bleeding = False

    def turn(self, c):
        c.struck = [False] * c.size
        for member in range(c.size):
            if c.shaken[member] and not c.out[member]:
                total, crit = roll(c.spirit, c.wild, c.modifier(), self.rnd)
                if not crit and total >= 4:
                    c.shaken[member], c.spent[member] = False, total < 8
        for member in range(c.size):
            if c.out[member] or c.shaken[member] or c.spent[member] or not c.up():
                continue
            best, whom, place = -1.0, None, 0
            for foe in self.all:
                if foe.side == c.side or not foe.up():
                    continue
                last = None
                for other in range(foe.size):
                    if foe.out[other] or foe.shaken[other] == last:
                        continue
                    last = foe.shaken[other]
                    chance = wounds_chance(c, foe, other)
                    if chance > best:
                        best, whom, place = chance, foe, other
            if whom is None:
                return True
            self.attack(c, whom, place)
        return False

    def attack(self, c, whom, place):
        rnd, tn = self.rnd, whom.parry()
        total, crit = roll(c.fighting, c.wild, c.modifier() - (2 if c.prone else 0), rnd)
        if crit or total < tn:
            return
        strength = c.lowered("strength", c.strength)
        damage = ace(strength, rnd) + ace(min(6, strength), rnd) + (2 if c.card >= JOKER else 0)
        if total >= tn + 4:
            damage += ace(6, rnd)
        margin = damage - whom.toughness()
        if margin < 0:
            return
        wounds = margin // 4
        if wounds == 0 and whom.shaken[place]:
            wounds = 1
        if not whom.wild:
            if wounds:
                whom.out[place], whom.shaken[place] = True, False
            else:
                whom.shaken[place] = True
            return
        self.hurt(whom, wounds)

    def hurt(self, c, wounds):
        if wounds and (c.bennies or (c.side == FOES and self.pool)):
            if c.bennies:
                c.bennies -= 1
            else:
                self.pool -= 1
            total, crit = roll(c.lowered("vigor", c.vigor), True, c.modifier(), self.rnd)
            if not crit and total >= 4:
                wounds -= min(wounds, 1 + (total - 4) // 4)
                if not wounds:
                    c.shaken[0] = False
                    return
        c.shaken[0] = True
        whole = c.wounds + wounds
        c.wounds = min(3, whole)
        if whole > 3:
            c.down = c.prone = True
            total, crit = roll(c.lowered("vigor", c.vigor), True, c.modifier(), self.rnd)
            if crit or total <= 1:
                c.dead = True
                return
            self.injure(c)
            if total < 4:
                c.bleeding = True
            elif total >= 8:
                c.down = False

    def injure(self, c):
        rnd = self.rnd
        row = int(rnd() * 6) + int(rnd() * 6) + 2
        if 5 <= row <= 9:
            what = ("agility", "vigor", "strength")[int(rnd() * 6) // 2]
            c.lost[what] = c.lost.get(what, 0) + 1
        elif row > 10:
            rnd()

    def play(self):
        while self.stands(HEROES) and self.stands(FOES) and self.round < 200:
            self.deal()
            while True:
                to_act = [c for c in self.all if c.card >= 0 and not c.acted and c.up()]
                if not to_act:
                    break
                c = max(to_act, key=lambda c: c.card)
                c.acted = True
                if self.turn(c):
                    break
        return self.stands(HEROES), self.round


def main():
    fights = int(sys.argv[1])
    random.seed(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    won = rounds = 0
    for _ in range(fights):
        heroes, took = Play(random.random).play()
        won, rounds = won + heroes, rounds + took
    print(f"{won / fights:.3f} {rounds / fights:.2f}")


main()
