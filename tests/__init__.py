"""Laws for all games, tables per game, golden matches; `tests/browser` drives the page."""
