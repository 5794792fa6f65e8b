"""The sentences about the deals of Court Circular, a file for each language."""
