"""The language of the cards: effects as data, and their sentences in each language."""
