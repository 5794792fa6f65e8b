"""The names of hands, cards, numbers and suits in a sentence, in Japanese: without an article they stay as they are."""

from game.core.rules import Sentences
from game.games.court_circular.words import ja

SENTENCES: Sentences = {
    **{
        key.replace("hand.", "one."): text
        for key, text in ja.SENTENCES.items()
        if key.startswith("hand.") and key != "hand.none" and isinstance(text, str)
    },
    **{key.replace("card.", "any."): text for key, text in ja.SENTENCES.items() if key.startswith("card.")},
    **{f"rank.{rank}": rank for rank in "A K Q J 10 9 8 7 6 5 4 3 2".split()},
    **{f"any.{n}": f"{n}" for n in range(2, 11)},
    **{f"several.{n}": f"{n}" for n in range(2, 11)},
    **{f"several.{court}": court for court in "JQKA"},
    **{f"any.{court}": court for court in "JQKA"},
    **{f"any.{suit}": ja.SENTENCES[f"suit.{suit}"] for suit in "HDCS"},
    **{f"any.high-{suit}": f"高い{ja.SENTENCES[f'suit.{suit}']}" for suit in "HDCS"},
}
