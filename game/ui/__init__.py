"""The page, as far as it is not the browser's: what it shows, what it keeps, and its addresses.

Here lies what all of it is written with: html, places (the screens there are) with searched, device, settings, effects,
protocol; and on top of everything wire (requests and answers), app (all messages), screens, waiting, shell. Between
them are folders, each of which imports only from those before it: view (what games are drawn with), model (what the
page knows and stores), play (what is done at a table), send (what goes to others), table (the table as it is drawn),
lobby (all other screens).
"""
