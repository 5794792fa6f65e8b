"""Replays the golden matches, or writes them."""

import sys

from tests.golden import changed, faults, heard, write

if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        write()
    found = faults() if "--matches" in sys.argv[1:] else [*faults(), *changed(heard())]
    print("\n".join(found) or "every match goes as it always has")
    sys.exit(bool(found))
