"""Measures how many known defects the linter finds inside whole repositories.

`fixes` looks for the defects of real bug fixes at the commit before, `purposes` removes purpose strings that the code needs;
without an argument both run. Others choose repositories, or fixes by id or kind; --verbose prints what is found. Exits 1 below the
bars.
"""

import sys
import time

import recall_fixes
import recall_purposes
from Support import checkouts

PARTS = {"fixes": recall_fixes, "purposes": recall_purposes}


def main():
    arguments = set(sys.argv[1:])
    verbose = "--verbose" in arguments
    repositories = checkouts.checkouts()
    parts = [name for name in PARTS if name in arguments] or list(PARTS)
    chosen = arguments - PARTS.keys() - {"--verbose"}
    named = {name: path for name, path in repositories.items() if name in chosen}
    are_met = []
    for part in parts:
        start = time.monotonic()
        are_met.append(PARTS[part].measure(named or repositories, chosen - named.keys(), verbose))
        print(f"{part}: {time.monotonic() - start:.0f} s\n")
    sys.exit(0 if all(are_met) else 1)


if __name__ == "__main__":
    main()
