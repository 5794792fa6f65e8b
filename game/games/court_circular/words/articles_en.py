"""The names of hands, cards, numbers and suits with their article, in English."""

from game.core.rules import Sentences
from game.games.court_circular.words import en

SENTENCES: Sentences = {
    **{
        key.replace("hand.", "one."): f"{'an' if text[0] in 'aeiou' else 'a'} {text}"
        for key, text in en.SENTENCES.items()
        if key.startswith("hand.") and key != "hand.none" and isinstance(text, str)
    },
    **{key.replace("card.", "any."): f"the {text}" for key, text in en.SENTENCES.items() if key.startswith("card.")},
    **{f"rank.{key[5:-1]}": str(text).split()[0] for key, text in en.SENTENCES.items() if key.startswith("card.")},
    **{f"any.{n}": f"{'an' if n == 8 else 'a'} {n}" for n in range(2, 11)},
    **{f"several.{n}": f"{n}s" for n in range(2, 11)},
    "several.J": "jacks",
    "several.Q": "queens",
    "several.K": "kings",
    "several.A": "aces",
    "any.J": "a jack",
    "any.Q": "a queen",
    "any.K": "a king",
    "any.A": "an ace",
    "any.H": "a heart",
    "any.D": "a diamond",
    "any.C": "a club",
    "any.S": "a spade",
    **{f"any.high-{suit}": f"a high {en.SENTENCES[f'suit.{suit}']}".removesuffix("s") for suit in "HDCS"},
}
