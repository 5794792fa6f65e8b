"""What a rival's deeds say of its hand, as numbers: by how much more often than at random a hand had a trait.

A fit to 1,500 packs of `normal` against itself; how the numbers are used stands in `traits.py`. A loss is how much
lower the best hand in reach is after a card than before it, in four steps of classes.
"""

from __future__ import annotations

GROUP = (0, 0, 0, 1, 2, 2, 3, 3, 3, 3, 3, 3)
"""The classes in four groups: less than a pair, a pair, three court cards or of one suit, and more."""
LOSS = (0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)

LAID_FOR = (
    ((1.0, 1.0, 1.0, 1.0), (1.24, 1.0, 1.0, 1.0), (1.51, 1.86, 0.26, 0.45), (1.79, 0.43, 0.4, 0.15)),
    ((0.5, 0.61, 0.61, 1.0), (1.02, 0.39, 0.33, 1.0), (1.81, 0.57, 0.27, 0.17), (2.21, 0.86, 0.84, 0.48)),
    ((0.97, 1.0, 1.0, 1.0), (2.74, 1.01, 1.01, 1.0), (2.3, 0.88, 1.01, 1.0), (1.23, 0.61, 0.4, 0.4)),
)
"""By the card (first, second, third), the group of the best hand in reach before it, and the loss."""
LAID_OF = (
    (
        ((4.17, 0.66, 0.13), (2.8, 0.11, 0.24), (1.6, 0.16, 0.34), (1.33, 0.18, 0.5)),
        ((3.84, 0.98, 0.31), (1.85, 0.18, 0.22), (0.65, 0.16, 0.4), (0.53, 0.25, 0.66)),
    ),
    (
        ((2.71, 1.33, 0.18), (3.2, 0.43, 0.17), (2.05, 0.28, 0.16), (1.97, 0.22, 0.22)),
        ((2.96, 1.68, 0.23), (1.92, 0.18, 0.22), (1.82, 0.27, 0.21), (1.86, 0.13, 0.29)),
    ),
    (
        ((1.0, 1.0, 1.0), (1.0, 1.0, 1.0), (1.0, 1.0, 1.0), (1.0, 1.0, 1.0)),
        ((1.4, 1.24, 1.26), (2.09, 0.51, 0.24), (1.64, 0.57, 0.25), (1.05, 0.4, 0.49)),
    ),
)
"""By the card, whether the rival is first-hand, the loss, and which was laid: the cheapest, another, the dearest."""
LED_CLASS = (0.79, 0.89, 0.84, 0.73, 1.11, 1.06, 0.78, 0.79, 1.46, 2.16, 1.26, 0.87)
"""By the class that the cards kept make beside the lead that the rival chose."""
LED_GAP = (0.13, 0.39, 0.78, 1.12, 1.37, 1.51, 2.27, 2.62)
GAPS = (-5.0, -2.5, -1.0, 0.0, 1.0, 2.0, 4.0)
"""The steps of by how much that lead suits the cards kept better than the best other, in points."""
BEFORE = ((0.34, 0.4, 0.24, 1.0), (1.69, 0.2, 0.46, 1.0), (5.33, 1.39, 1.12, 0.51), (2.27, 0.82, 0.48, 0.35))
"""By the group of the best hand in the round before, with the cards kept, and the loss."""
KEPT_EXTRA = ((0.3, 0.34, 0.68, 1.66, 2.87, 4.01, 1.52), (0.49, 0.61, 0.96, 1.47, 2.05, 1.81, 1.25))
"""By whether the rival chose the lead, and the hearts and court cards kept."""
KEPT_HIGH = ((0.43, 0.64, 1.02, 1.83), (0.73, 0.8, 1.13, 1.48))
"""By the same, and the high cards kept."""
KEPT_SHAPE = (
    ((1.03, 1.33, 0.83), (0.91, 0.83, 1.0), (0.71, 1.0, 1.0)),
    ((0.93, 1.09, 1.18), (1.1, 1.2, 1.0), (0.54, 1.0, 1.0)),
)
"""By the same, whether two cards kept are of one suit, or three, and the pairs among them."""
BESIDE = (-2.9, -3.0, -2.9, -2.3, -1.7, 0.1, 1.0, 5.0, 1.0, 0.2, 4.0, 5.9)
"""The worth of a lead by the class that three cards kept make beside it, in points."""
SAME_SUIT, SAME_NUMBER, NEAR, LEAD_HEART, LEAD_COURT = 1.4, 1.2, 1.2, 1.3, 0.3
"""The worth of a lead by each card kept of its suit, of its number, or one or two apart, and for itself."""
