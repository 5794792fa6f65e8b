"""How a deal follows from its name, shown and run; own deals beside chance; what a bot saw. Fetched when asked for.

`fair` is what a game tells of its deals, `lines` the plain Python that deals them, `deals` which may be shown, `odds`
own deals against chance; `asking` the messages, `drawing` the page, `eyes` the table as a bot saw it.
"""
