"""A robot that plays through the real page, and compares it at every turn with what was stored and with a replay."""
