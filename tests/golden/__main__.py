"""Compares the golden files with what the program does now, or writes them."""

import sys

from tests.golden import changed, faults, unplayed, write

if __name__ == "__main__":
    done = "every match goes as it always has"
    how, *names = sys.argv[1:] or [""]
    if how == "--write":
        write(names)
        done = "the golden files are written; git status tests/golden names those that are new or changed"
    found = faults() if names or how == "--matches" else [*faults(), *changed(unplayed())]
    print("\n".join(found) or done)
    sys.exit(bool(found))
