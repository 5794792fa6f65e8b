"""Every game for programs that learn: as a PettingZoo environment and as an OpenSpiel game.

    pip install ".[research]"

    from game.research.zoo import Environment              import pyspiel, game.research.spiel
    env = Environment("garlandland", seats=2)              game = pyspiel.load_game("fudaba_garlandland(players=2)")

`actions` numbers the moves, `tensor` the seen state, `numbers` puts both together, `zoo` and `spiel` are the two doors.
Nothing of this goes into the browser, and only these modules need the extra packages.
"""
