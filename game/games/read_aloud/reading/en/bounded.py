"""Tests, limits and bans that English writers say the other way round, and who has most or least."""

from __future__ import annotations

from game.games.read_aloud.reading.en.chained import SOME
from game.games.read_aloud.reading.en.numerals import TENS
from game.games.read_aloud.reading.en.rules import Row

_ACTS = "swap|exchange|trade|shuffle|end the game|discard|read"
_BANNING = r"(?:swapping|exchanging|trading|shuffling|ending the game|discarding|reading)\b[^.;,]*"

ROWS: tuple[Row, ...] = (
    (
        "never again",
        rf"^never again (?:shall|may|will|can) (?:anyone|anybody|any player|a player|we) (?=(?:{_ACTS})\b)",
        "nobody may ",
    ),
    ("may nobody|may no ", rf"^may (nobody|no one|no player) (?=(?:{_ACTS})\b)", r"\1 may "),
    ("not one player|not a single", rf"^not (?:one|a single) player (?:may|can) (?=(?:{_ACTS})\b)", "nobody may "),
    ("forbidden", rf"^(?:strictly )?forbidden(?: from now on)?: ({_BANNING})(?=[.!]*$)", r"\1 is forbidden"),
    ("allowed again", rf"^allowed again(?: from now on)?: ({_BANNING})(?=[.!]*$)", r"\1 is allowed again"),
    ("no condition", r"\bno condition (?=(?:has been|is|was) (?:set|decided)\b)", "no winning condition "),
    (
        "condition, ",
        r"^if there(?:’s| is) (?:already )?a (winning|win|winner’s|victory) condition, (cancel|remove|lift|discard) it(?=[.!]*$)",
        r"\2 the \1 condition",
    ),
    ("skip next", r"^skip next(?: player| person| turn)?(?=[.!]*$)", "skip the next player"),
    (
        "no ",
        r"^no (?:more )?(swap|exchange|shuffle)s?(?: (?:allowed|any ?more|from now on))?(?=[.!]*$)",
        lambda found: f"{found[1].removesuffix('e')}{'p' * found[1].endswith('p')}ing is forbidden",
    ),
    (" empty", r"\b(if|when|once) (?:the )?(draw pile|discard pile|pile|deck|field) empty\b", r"\1 the \2 is empty"),
    ("to every", r"^to (?:everyone|everybody)’s (?:surprise|delight|horror|dismay|regret|amazement),? ", ""),
    (
        "eing ",
        r"^(?:you win by )?being (?=(?:closest|nearest) to -?[0-9a-z]+(?: wins)?[.!]*$)(?P<what>[a-z]+ to -?[0-9a-z]+)(?: wins)?",
        r"whoever is \g<what> wins",
    ),
    # what they have, said the other way round
    (
        "showing|shows|show",
        r"\b(whoever|the (?:player|one|person)(?: who)?) (?:shows|is showing|showing) the (most|fewest) cards(?: to (?:the )?(?:others|other players|rest))?(?= (?:wins|loses)\b)",
        r"\1 has the \2 cards that others can see",
    ),
    (
        "compare ",
        r"^compare (?:everyone’s|everybody’s|all players’|each player’s|your|all the|the) (highest|lowest) cards?[:;,.] (?:and )?(?:the player with |whoever has )?the (highest|lowest)(?: one| card)?(?: of (?:these|those|them))? (wins|loses)(?=[.!]*$)",
        r"the player with the \2 \1 card \3",
    ),
    (
        "holding|hold ",
        r"\b(?:any|all|all the|every|the) (zero(?:e?s)?) (?:that |which )?(?:players|people|you|everyone|anyone|they) (?:are|is) holding\b",
        "all zeros in all hands",
    ),
    (
        "zero",
        r"^(?:any|all|all the|the|every) zero(?:e?s)? (?P<where>in (?:the field|your hand|all hands|any hand|anyone’s hand|everyone’s hands?)) (?=(?:is|are|get|gets|must)\b)",
        lambda found: f"all cards worth zero {found['where']} ",
    ),
    (
        " fewest| most",
        r"\b(?=[^.;]*\bcards?\b)([^.;]*\b(?:has|holds|have|hold|with) the (?:fewest|most))(?=[.!]*$| of them[.!]*$)",
        r"\1 cards",
    ),
    (
        " limit ",
        r"^(?P<one>[^.;]*?\b(?P<limit>hand limit|field limit)\b[^.;]*?),? (?:while|and|but) (?P<whose>(?:everyone|everybody|your left neighbour|your right neighbour)(?: else)?’s) (?P<verb>goes|rises|falls|drops|increases|decreases|is|becomes|grows|shrinks)\b",
        r"\g<one> and \g<whose> \g<limit> \g<verb>",
    ),
    (
        "limit be ",
        r"^let the (hand limit|field limit) be what it was,? plus (one|two|three|[0-9])(?=[.!]*$)",
        r"raise the \1 by \2",
    ),
    (
        "high |tall |high",
        rf"\b(is|has) ({SOME}|{'|'.join(TENS)})(?: cards?)? (?:high|tall|thick|deep|strong) or (?:higher|more|taller|thicker|deeper)(?=[.,;:!]|$)",
        r"has at least \2 cards",
    ),
    (
        "down to ",
        rf"\b((?:pile|deck|field)) is down to (?:its )?(?:last )?({SOME})(?: cards?)? or (?:fewer|less)(?: cards)?(?=[,.;:])",
        r"\1 has \2 or fewer cards",
    ),
    ("the case", r"\b(if|when) it(?:’s| is) the case that ", r"\1 "),
    ("and only if,", r"^if,? and only if, ", "if "),
    (
        "nothing ",
        r"\bthere(?:’s| is| are) nothing (?:left )?in the (field|discard pile|draw pile|pile|deck)\b",
        r"the \1 is empty",
    ),
    ("but only then|and only then", r",? (?:but|and) only then(?=[.!]*$)", ""),
    (
        "another|more",
        rf"^((?:if|when) you (?:hold|have) (?:no more than|at most|fewer than|less than|at least|more than) (?:{SOME}) cards), (draw|take) another ({SOME})(?=[.!]*$)",
        r"\1, \2 \3 cards",
    ),
    (
        "not before |not until |ot before ",
        r"^([^.,;]+?),? (?:but )?(?:not before|not until|not without|only after) (?:first )?(?:you(?: have|’ve)? )?(?:discarding|discarded|throwing away|thrown away) this(?: card| one)?(?: first)?(?=[.!]*$)",
        r"discard this card. \1",
    ),
    ("this ", r"^(?:with )?this card discarded, (?=you\b|[a-z]+ )", "discard this card. "),
    (
        "but |except |than |from ",
        r"^(?:nobody|no one|no player) (?:but|except|other than|apart from) (your (?:left|right) neighbour|the reader) (?=(?:draws|discards|takes|wins|loses|shows)\b)",
        r"\1 ",
    ),
    ("’s limit", r"\bthe field’s limit\b", "the field limit"),
    (
        "trade places|change places|swap places",
        r"^(the (?:field|hand) limit) and (?:the|everyone’s) (hand limit|field limit) (?:trade|change|swap|switch) places(?=[.!]*$)",
        r"swap \1 and the \2",
    ),
    ("not until ", r"^it is not until ", "not until "),
    (
        ", but ",
        r"^(look at|peek at), but (?:do not|don’t) (?:take|touch|move|draw|turn),? ",
        r"\1 ",
    ),
    (
        "aren’t|are not|not have|not hold|not contain|n’t have|n’t hold",
        rf"\b(there|you) (?:aren’t|are not|do not have|don’t have|do not hold|don’t hold) at least ({SOME})\b",
        lambda found: f"{found[1]} {'are' if found[1] == 'there' else 'have'} fewer than {found[2]}",
    ),
    ("got ", r"\byou(?:’ve| have) got (?=no\b|at least\b|at most\b|more\b|fewer\b|only\b)", "you have "),
    ("should you be ", r"^should you be holding\b", "should you hold"),
    (
        " the one ",
        r"^(your (?:left|right) neighbour|the next player|the reader) (?:is|will be) the one (?:who has |that has )?to (?=[a-z])",
        r"\1 must ",
    ),
    (
        " which ",
        r"\b((?:under|beneath|below) [^.;,]+), which (?:then|now|from now on|thereby) (?:(?:counts|is worth|scores) (double|twice as much|nothing|zero)|(doubles))(?=[.!]*$)",
        lambda found: (
            f"{found[1]}. that card is now worth {'zero' if found[2] in ('nothing', 'zero') else 'twice as much'}"
        ),
    ),
    ("the table see", r"\b(let|make) the (?:whole )?table (?=see\b)", r"\1 everyone "),
    ("backs", r",? so that (?:their|its|the) backs? (?:is|are) (?:showing|visible|up)\b", " face down"),
    (
        "stays face up|stays open",
        r"^((?:show|reveal) [^.;]+?)[;,.] it (?:stays|remains) (?:face up|open|visible)(?=[.!]*$)",
        r"\1",
    ),
    ("next neighbour|round", r"\bhas to (?:wait|sit out|skip) (?:a|one|this) (?:round|turn)\b", "misses a turn"),
)
"""As in `rephrased`."""
