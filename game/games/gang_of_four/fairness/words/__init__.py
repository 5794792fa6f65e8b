"""The sentences about the deals of Gang of Four, a file for each language."""
