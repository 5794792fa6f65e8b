"""What careful writers of English write, and those who learnt it, as the plain words that the reader knows."""

from __future__ import annotations

from game.games.read_aloud.reading.en.chained import New

_HEAP = r"(?:of|in|on) (?:the )?(draw pile|discard pile|deck|pile|field)"

ROWS: tuple[tuple[str, str, New], ...] = (
    # exact
    ("reading this", r"\bthe (?:player|person|one) reading this (?:card|text)\b", "the reader"),
    (
        "the reader |whoever ",
        r"^(?:the reader|whoever (?:reads|has read) this(?: card)?) (?!.*\b(?:neighbou?r|players?|opponents?|every\w*|any\w*|others?|whose|next|each|card’s)\b)([^.;]*?)\b(?:their|his or her|his|her)(?: own)? (?=hand\b|cards\b)",
        r"you \1your ",
    ),
    ("on discarding", r"^(?:up)?on discarding this card,? ", "after discarding this card, "),
    ("his or her", r"\bof his or her (?:own )?(choice|choosing)\b", r"of their \1"),
    # chatty
    (
        "whatever the",
        r"\bwhatever the (winning condition|winner’s condition) (?:is|was)(?: before)?(?=[.,;]|$)",
        r"the \1",
    ),
    ("why not", r",? because why not(?=[.!?]*$)", ""),
    ("nah", r"^nah,? ", ""),
    ("this time", r"\bdo nothing this time\b", "do nothing"),
    ("not ", r"\b(some(?:one|body)|any(?:one|body)), (?:but )?not (?:yourself|you|myself|me)\b,?", r"\1 else"),
    ("not ", r"\b(?:a|one) player, (?:but )?not (?:yourself|you|myself|me)\b,?", "another player"),
    ("on the table", r"(?<=condition) on the table(?=(?: already| yet)?[.!,]*$)", ""),
    # learnt
    ("seen by", r"\b(hand|cards) are seen by (?=everyone|everybody)", r"\1 are shown to "),
    ("must to", r"\bmust to (?=[a-z])", "must "),
    ("have turn|get turn", r"\b(does not|doesn’t) (have|get) turn\b", r"\1 \2 a turn"),
    (
        " than ",
        rf"^(if|when) the cards {_HEAP} are (less|fewer|more) than ([0-9a-z]+)(?: cards)?(?=,| then)",
        r"\1 there are \3 than \4 cards in the \2",
    ),
    (
        "as many as",
        r"\bcards as many as (?:the )?field cards (from [a-z]+ hand)\b",
        r"as many cards \1 as there are field cards",
    ),
)
