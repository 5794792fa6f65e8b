"""The cards: packs, decks, names in the log, and codes for links."""
