"""Compares the golden files with what the program does now, or writes them."""

import sys

from tests.golden import changed, faults, unplayed, write

if __name__ == "__main__":
    done = "every match goes as it always has"
    if "--write" in sys.argv[1:]:
        write()
        done = "the golden files are written; git status tests/golden names those that are new or changed"
    found = faults() if "--matches" in sys.argv[1:] else [*faults(), *changed(unplayed())]
    print("\n".join(found) or done)
    sys.exit(bool(found))
