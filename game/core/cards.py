"""What cards of all games have in common."""

HIDDEN = "?"
"""A card whose face the one who looks may not know."""
