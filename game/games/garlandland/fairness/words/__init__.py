"""The sentences about the deals of Garlandland, a file for each language."""
