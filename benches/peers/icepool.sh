#!/usr/bin/env bash
# One whole attack, worked out here and by icepool in the same run, and how many times faster it is here.
# Needs Python 3 and cargo; icepool comes from PyPI into a folder that is thrown away.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/env"
"$room/env/bin/pip" install --quiet --disable-pip-version-check "icepool>=2.1,<3"

ours() { cargo bench --locked --bench odds -- "$1\$" 2>/dev/null | python3 benches/peers/median.py "$1"; }

echo "building"
cargo bench --locked --bench odds --no-run
here=$(ours one_attack)
peer=$("$room/env/bin/python" benches/peers/icepool_attack.py)
again=$(ours one_attack)
python3 - "$here" "$again" "$peer" <<'END'
import sys
ours = min(float(sys.argv[1]), float(sys.argv[2]))
peer = float(sys.argv[3])
print(f"here {ours * 1e6:.2f} us, icepool {peer * 1e3:.2f} ms: {peer / ours:,.0f} times")
END
