"""The figures of the page, measured in a real Chromium and set against what design and README promise.

    python3 build.py bench page                  all of it, about eleven minutes
    python3 build.py bench page boot --runs 9    one part: boot, bytes, clicks, bots, phone or lighthouse

`sites` puts up what is measured: our own dist/, the bare page as a yardstick (`bare/`), and our page with 64 cards on
the table (`sixty_four/`); `server` sends them as GitHub Pages would. `stopwatch.js` is the clock in every page. The
parts `boot`, `traffic`, `clicks`, `bots`, `phone` and `audit` each come to rows of one table (`figures`).
"""
