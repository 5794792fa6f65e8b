"""Which hands of Court Circular are rare in play, and called so."""

from __future__ import annotations

from game.games.court_circular.page.result import RAREST
from tools.court_circular_hands import count


def test_only_the_rarest_hand_of_court_circular_is_called_rare() -> None:
    """Of 3,564 rows in play one was a quartet, and every other hand came 20 times at least; here are a few of them."""
    rows = count(16)
    assert rows.total() > 16
    assert not rows[RAREST]
    assert rows["sympathy4"]
