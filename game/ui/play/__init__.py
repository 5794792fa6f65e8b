"""What is done at a table: moves and all that follows, undo, hints, replay, what is heard, and the end."""
