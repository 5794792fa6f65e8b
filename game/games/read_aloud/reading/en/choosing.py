"""What English writers choose between, and what they say of it in few words, as the plain words that say the same."""

from __future__ import annotations

from game.games.read_aloud.reading.en import ordinary
from game.games.read_aloud.reading.en.rules import Row

ROWS: tuple[Row, ...] = (
    # choices
    (
        "one|option|either|between",
        r"^(?:you (?:may |must )?)?(?:pick|choose|select|do|take) (?:one|either|one option|one of (?:these|the following|two|the two)|one of the following two)(?: options| things)? ?: ([^;,.:/]+?)(?:[;,./] ?(?:or )?| or )([^;,.:/]+?)(?=[.!]*$)",
        r"either \1 or \2",
    ),
    ("pick one:|take one:|do one:|pick one :", r"^(?:pick|take|do) one ?:", "choose one of these options:"),
    (
        " or",
        r",? or,? (?:if you (?:prefer|like|want|wish)(?: to)?|instead|alternatively|else)(?:,? | )(?=[a-z])",
        " or ",
    ),
    (". or ", r"^([^.;]+)\. or (?:else )?([^.;]+?)(?: instead)?(?=[.!]*$)", r"\1 or \2"),
    (
        "hether|ecide",
        r"^(?:you )?(?:choose|decide)(?: for yourself)?(?: whether|:)(?: either)?(?: you)?(?: to)? ([a-z][^.;:]*?),? or (?:whether )?(?:to |you )?(?=[a-z])(?!not\b)",
        r"either \1 or ",
    ),
    ("feel free", r"\b(?:please )?feel free to\b", "you may"),
    ("if you |should you ", r"^if you (?:like|want|wish|prefer|choose)(?: to)?,? you (?=may\b|can\b)", "you "),
    (
        ": ",
        r"^((?:all|every|each|the (?:top|whole|entire)|your|this|one|two|any|a)\b[^:.;,]*?): (discard|shuffle|reveal|show|trash|throw away|remove|toss)(?: it| them| all| that)?(?=[.!]*$)",
        r"\2 \1",
    ),
    # once drawn
    (
        "drawn|taken",
        r"^(?P<what>[^.;,]*?\bcards?) (?:is|are) (?:drawn|taken) (?P<whence>from the [^.;,]*?)(?: and|, then) (?:goes?|(?:is |are )?(?:added|put|placed)) (?:in|into|to) your hand(?=[.;!]|$)",
        r"take \g<what> \g<whence>",
    ),
    (
        "only ",
        r"(?<!may )(?<!can )(?<!could )\b(draws?|takes?|discards?|gets?|picks? up) (?:only|just) (?=(?:an?|one|two|three|four|five|six|[0-9]+)(?: single)? cards?\b(?! less| fewer| more))",
        r"\1 ",
    ),
    (
        " only",
        r"(?<!may )(?<!can )\b(draws?|takes?|discards?|gets?) ((?:an?|one|two|three|four|[0-9]+) cards?) only(?=[.!;,]|$)",
        r"\1 \2",
    ),
    (
        "read",
        r"(?:^(?:after (?:having )?read(?:ing)? (?:this(?: card)?|it)|once read|once you have read (?:this(?: card)?|it)|after reading)(?: aloud| out loud)?,? (?=[a-z])(?!,|$))|,? (?:after|once) (?:you have )?read(?:ing)? (?:it|this(?: card)?)(?: aloud)?(?=[.!]*$)",
        "",
    ),
    ("goes |slides |slips ", r"^(?:goes|slides|slips) (?=(?:under|beneath|below|underneath) )", "this card goes "),
    ("doubles it", r"([.;,] )(?:and )?doubles it(?=[.!]*$)", r"\1 its value doubles"),
    *ordinary.ROWS,
)
"""As in `rephrased`."""
