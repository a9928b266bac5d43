"""The median of one bench from divan's table on standard input, in seconds."""

import re
import sys

UNITS = {"ps": 1e-12, "ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1.0}

for line in sys.stdin:
    # name   fastest │ slowest │ median │ …
    if re.search(rf"\b{sys.argv[1]}\s", line):
        number, unit = line.split("│")[2].split()
        print(float(number) * UNITS[unit])
        break
else:
    sys.exit(f"no bench called {sys.argv[1]}")
