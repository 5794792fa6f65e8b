"""Fudaba, a card room on one page.

    core      what every game shares: the contract, the match, chance
    games     one folder per game; shelf finds them
    bots      opponents that know only the contract
    words     the sentences of each language
    ui        the page, as far as it is not the browser's: model, views, links, saves
    command   the command line: python -m game

Read core/rules.py first: it is the promise that everything else builds on. A match (core/match.py) is a deal and a list
of short texts; states follow from it by replay, `seen_by` takes out what a seat may not know, and only that reaches a
bot or a view. `page.py` and `table.py` are the two ends of the wire between the page and its worker;
`fetching.py` is what the worker fetches later.
"""
