"""How what players write is understood: sentences of every language, read as effects. Fetched with the workshop."""
