"""Compares the golden files with what the program does now, or writes them."""

import sys

from tests.golden import changed, faults, unplayed, write

if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        write()
    found = faults() if "--matches" in sys.argv[1:] else [*faults(), *changed(unplayed())]
    print("\n".join(found) or "every match goes as it always has")
    sys.exit(bool(found))
