"""What English players call out before they say what is done: titles, moods, how things are; it is passed over.

Nothing is passed over that could be an effect or say when, with whom or how often: a line has a word that nobody knows,
or a loud one, and none that plays a part in the game.
"""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.numerals import DIGITS
from game.games.read_aloud.reading.en.verbs import BASES

ASKED = re.compile(
    r"\s*(?:(?:feeling|are you|still) )?(?:jealous|envious|tired|sick|afraid|scared|fond|proud|suspicious|curious|bored|unhappy|happy|annoyed|"
    r"nosy|lazy|sleepy|worried|fed up|in love|hungry|greedy|in trouble|in a hurry|confused|ready)\b[^?.!:;0-9]*\? "
)
"""A question of how the reader feels, with no number in it."""
FEELING = re.compile(r"\s*feeling ([a-z’ ]{3,30}?)(?: today| tonight| right now)?\? ")
"""The same with any word that plays no part in the game."""
GREETING = re.compile(
    r"\s*(?:merry christmas|happy (?:new year|birthday|easter|halloween)|good (?:morning|evening|day|afternoon)|hello|hi|welcome|"
    r"congratulations|cheers|hooray|hurrah|surprise)(?: to you| there|,? everyone|,? everybody|,? all)?[.!:,]+ |\s*[a-z]+, (?:are not|aren’t) you\? "
)
"""What is said to greet somebody, or to tease."""
BANNER = re.compile(
    r"\s*(?:and |so |well,? )?((?:it is|that is|this is|what|how|here comes?|let there be|there goes?|time for|welcome to|behold|beware of|hooray for|all hail|such an?)"
    r" [^.!?:;,0-9]{2,40})[.!:] "
)
"""What only says how things are."""
TITLE = re.compile(r"\s*(?:((?:[a-z’]+ ){0,5}[a-z’]+)!+|((?:[a-z’]+ ){1,5}[a-z’]+)(?<!(?:er|or|al|ly|st))(?<!s):) ")
"""Some words that are only called out, or a title: no name, and nothing that ends like “dealer” or “later”."""
IDLE = frozenset(
    "a all and an are as be there by come comes falls for go goes how i in is it just let like me more my no of off oh on so that the them this time to too up us very was will with we what you your".split()
)
"""Known words that may stand in a title, as numbers may."""
LOUD = frozenset(
    "numbers small tiny huge fun beautiful sharing adventurous bad big bold bonus chaos event gift rule rules trick bored brave cold confused curious generous good great greedy hot hungry less little lucky mean nervous "
    "poor ready secrets tired worried".split()
)
"""Known words that make one."""
PLAYS = frozenset(
    "player players person people everyone everybody anyone anybody someone somebody nobody opponent opponents neighbour neighbours neighbor "
    "neighbors other others next previous reader owner who whoever whose each every any another one ones card cards field hand hands pile deck "
    "discard discards table top bottom turn turns round rounds limit limits condition winner value values total point points ban bans "
    "if unless when whenever while until once after before during than then now not no none nothing without never only just except but "
    "may might can cannot could must should or either choose choice zero zeros half double left right first time times".split()
)
"""Words that play a part in the game, so that what has one is no mere saying."""
COMES = "rules|falls|rises|strikes|comes|calls|knocks|awaits|begins|starts|reigns|looms|beckons|speaks|passes|returns"
SO = re.compile(
    r"\s*((?:that|this|it|we|you|i|they|life)(?: was| ’s|’s| is| are|’re|’m| am| feel| feels| felt| have been|’ve been)(?: [a-z’]+){1,5}),? so (?!that\b|if\b)"
)
"""Why something is done, in words that play no part in the game."""
SAYING = re.compile(
    rf"\s*(?:((?:[a-z’]+ ){{1,7}}(?:{COMES})|the more [a-z’ ]{{3,30}}|the last shall be first"
    r"|let (?:us|is) (?:just )?see (?:what|how|who) [a-z’ ]{3,40}):|((?:[a-z’]+ ){1,7}[a-z’]+)!+) "
)
"""Some words before a colon or a call that say nothing of what is done."""
WHOLE = ("the last shall be first",)
LINKS = ("and", "as", "by", "for", "in", "on", "with", "to", "like")
"""Words that begin no title, but say for whom, when or how."""
NONE = frozenset(
    "alternatively always cancel contrary daily day dealer evening example false half host hour imagine instead joke "
    "kidding later maybe minute moment month morning never night often optional optionally perhaps possibly pretend random "
    "randomly rarely repeat sometimes soon suppose today tomorrow tonight twice undo vote week year".split()
)
"""Words that say when, who or whether, so that what has one is no title."""


def _said(title: str, known: frozenset[str]) -> bool:
    """Whether these words play no part in the game, and one of them nobody knows."""
    first, *rest = title.split()
    if title in WHOLE or title.startswith(("the more ", "let is see ", "let us see ", "let us just see ")):
        return not {*title.split()} & (PLAYS - {"who", "time", "just"})
    words = {first, *rest}
    idle = first not in BASES and first not in LINKS and not words & (PLAYS | NONE | {*DIGITS})
    return idle and bool(rest) and bool(words - known)


def _titled(title: str, known: frozenset[str]) -> bool:
    """Whether it can be passed over: it has a word that nobody knows or that is loud, and else none that says anything."""
    words = {*title.split()}
    if title.split(maxsplit=1)[0] in LINKS:
        return False
    return bool(words - known or words & LOUD) and words & known <= IDLE | LOUD | {*DIGITS} and not words & NONE


def untitled(text: str, known: frozenset[str]) -> str:
    """The sentence without what is only called out first."""
    for pattern in (GREETING, ASKED):
        text = text[found.end() :] if (found := pattern.match(text)) else text
    if (found := FEELING.match(text)) and not {*found[1].split()} & (PLAYS | NONE):
        text = text[found.end() :]
    if (found := BANNER.match(text)) and _titled(found[1], known):
        text = text[found.end() :]
    title = TITLE.match(text)
    if title and _titled(title[1] or title[2], known):
        return text[title.end() :]
    if (found := SO.match(text)) and not {*found[1].split()} & (PLAYS | NONE | {*DIGITS}):
        return text[found.end() :]
    saying = SAYING.match(text)
    return text[saying.end() :] if saying and _said(saying[1] or saying[2], known) else text
