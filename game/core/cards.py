"""The name that every game gives to a card whose face is hidden."""

HIDDEN = "?"
"""The name of a hidden card in a seen state: the viewing seat may not know its face."""
