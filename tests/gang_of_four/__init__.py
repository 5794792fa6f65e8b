"""The rules of Gang of Four, item by item; numbers and D numbers are those of the rules in docs and vectors."""
