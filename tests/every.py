"""Whether tests try all there is: `EVERY=1 python3 build.py test`, about 40 minutes; without it, some of it.

All are the screens that are like another game's, also in forced colours, and each in both languages at all sizes; the
ways in which a first visit can fail, a cache be gone and a snapshot be broken; all bad links in the browser, whose
sentences tests/test_links.py has; whole matches at tables of all sizes, and in all languages those that the menu
begins; what every game has, in every game, where two show it; the older batches of what players write, by clauses
alone; more stories of undo, more cards to complete; every story in every engine, and Chromium among them, which all
other tests of the page use.
"""

import os

EVERY = bool(os.environ.get("EVERY"))
