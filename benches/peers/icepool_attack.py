"""The golden attack by icepool: its result is checked, then its median time in seconds is printed.

Fighting d8 and Wild Die against Parry 6; d8+d6, with a raise d6 more, against Toughness 7; a Soak roll of
Vigor d8 and Wild Die against the wounds, all of which soaked count as no effect.
"""

import statistics
import sys
import time

from icepool import d, highest as best
from icepool import map as map_dice

GOLDEN = {
    "miss": 0.520833333333,
    "none": 0.206752919973,
    "shaken": 0.162820321542,
    "1": 0.057563395255,
    "2": 0.028806902925,
    "3": 0.013294873829,
    "down": 0.009928253142,
}


def raises(total, number):
    return (total - number) // 4 if total >= number else -1


def attack():
    fighting = best(d(8).explode(), d(6).explode()).map(lambda total: min(raises(total, 6), 1))
    damage = d(8).explode() + d(6).explode()
    raised = damage + d(6).explode()
    plain_wounds = damage.map(lambda total: raises(total, 7))
    raised_wounds = raised.map(lambda total: raises(total, 7))
    soak = best(d(8).explode(), d(6).explode()).map(lambda total: raises(total, 4) + 1)

    def outcome(wounds, soaked):
        if wounds < 0:
            return "none"
        if wounds == 0:
            return "shaken"
        left = wounds - soaked
        return "none" if left <= 0 else str(left) if left <= 3 else "down"

    hit = map_dice(outcome, plain_wounds, soak)
    raise_ = map_dice(outcome, raised_wounds, soak)
    return fighting.map({-1: "miss", 0: hit, 1: raise_})


def main():
    result = attack()
    for outcome, wanted in GOLDEN.items():
        got = float(result.probability(outcome))
        if abs(got - wanted) > 1e-11:
            sys.exit(f"{outcome}: {got} is not {wanted}")
    times = []
    for _ in range(31):
        start = time.perf_counter()
        attack()
        times.append(time.perf_counter() - start)
    print(statistics.median(times))


main()
