"""What people say around a sentence at an English table, who does what, and where something was left out.

TALK is applied to the words as they were written, before the idioms; MEANT to the one spelling, after all else.
"""

from __future__ import annotations

import re

from game.games.read_aloud.language.numerals import DIGITS
from game.games.read_aloud.language.spelling import Words

NUMBER = rf"(?:{'|'.join(DIGITS)}|[0-9]{{1,2}})"
END = r"(?= ?[.;,]|$| and\b| then\b)"
AND = r"(?:,? and(?: then)?|, then|;(?: then)?|\.(?: then,?)?| then) "
OPENING = r"and that’s it|and now|that’s it|ok|okay|well|so|hey|alright|all right|basically|literally|honestly|actually|um|listen|yo|guess what"
CLOSING = r"sorry|ha(?: ha)+|haha|hehe|lol|enjoy|deal with it|too bad|tough luck|bad luck|good luck|hooray|yay|boo|ok|okay|thanks|thank you|please|bye(?: bye)?|so there|muahaha|(?:it’s |)your (?:pick|choice|call)|(?:as )?simple as that|that’s all|lucky (?:them|you|us)|poor (?:them|you)"
TITLE = "recycle|recycling|bonus|event|chaos|disaster|gift|luck|surprise|trick|magic|spell|special|storm|power"

DOES = "discard|draw|take|reveal|show|hide|lose|win|look|pass|swap|give|get|put|play|turn|flip|skip|throw|toss"
THEN = r"(?:,? and(?: then)?|,? then) "
MUST = r"(?<!you )(?:must|has to|have to|needs to|need to|will|shall|should)"
MANY = r"(?:players|others|opponents|rivals|neighbou?rs|they|everybody|everyone|all|people)"
MADE = r"(?:have|make|let|force) (?!this|it\b|the (?:game|field|draw|deck|pile))[^.;,]*?"

EVERYONE = r"(?:players|we(?: all)?|all of us|everyone|everybody|each player|every player|all (?:the )?players)"
ROUND = r"(?:(?:round|around|on|along|one (?:place|player|seat)) )*(?:(?P<left>clockwise|to the left)|counter-?clockwise|anti-?clockwise|to the right)(?: a?round)?(?: the table)?"
MOVE = r"(?:rotate|cycle|shift|swap|pass|move|trade|exchange|switch|hand)(?:e?s)?"


def _passed(match: re.Match[str]) -> str:
    """All hands go one place on."""
    return f"everyone passes their whole hand to the {'left' if match['left'] else 'right'}"


def _limit(match: re.Match[str]) -> str:
    """A limit that is said as the cards there are from now on."""
    number = "one" if match[1] in ("a", "an") else match[1]
    verb = "lower" if match[2] in ("less", "fewer") else "raise"
    return f"{verb} the {'field' if match[3] else 'hand'} limit by {number}"


def _theirs(match: re.Match[str]) -> str:
    """The second verb in the form of what somebody else does."""
    return f"{match[1]}{match[2]}{'es' if match[2].endswith('s') else 's'}"


TALK: tuple[tuple[str, Words], ...] = (
    (rf"^(?:(?:{OPENING})[,.]? )+(?=[a-z])", ""),
    (rf"(?:[,.;] (?:{CLOSING}))+$", ""),
    (r"\b(?:literally|basically|honestly|hereby|duly) |, if any,|\b(?:currently )?in (?:force|effect) ", ""),
    (r"\b(?:henceforth|hereafter|from this point on),? |\b(?:really|very|super) (?=good|thorough)", ""),
    (r"\bin (?:the event|case) that (?=[a-z])", "if "),
    (r"\bthe game (?:shall|will|must) end\b", "the game ends"),
    (r"\b(?:shall|must|will|should|has to|have to) be (?=discarded|shuffled|revealed|hidden)", "are "),
    (r"\b(game|shuffling|swapping|discarding|reading|everything|limit|pile|deck|field|hand)’s (?=over\b|done\b|finished|allowed|forbidden|banned|now\b|empty|odd|even)", r"\1 is "),
    (r"\bwhichever player’s\b", "whoever’s"),
    (r"\bwhichever player\b", "whoever"),
    (r"^(?:everyone|everybody|all players|all) ((?:loses?|discards?|draws?|reveals?|shows?)[^.;,]*?),? (?:except(?: for)?|but|apart from) (?:you|yourself|me)(?= ?[.;]|$)", r"everyone else \1"),
    (r"(?<=\byour )best (?=card)", "highest "),
    (r"(?<=\byour )worst (?=card)", "lowest "),
    (r"(?<=\byour )personal (?=hand|limit)", "own "),
    (rf"\btrash(?:es)? (?={NUMBER}|any|every|the (?:field|whole|draw|deck|pile))", "discard "),
    (r"\b(?:throw|toss) (the (?:whole |entire )?(?:deck|pile|draw pile|field|discard pile)) (?:away|out)\b", r"discard \1"),
    (r"\bmill (the (?:deck|pile|draw pile|library)) (?:down )?to\b", r"reduce \1 to"),
    (r"\ball cards in hands\b", "all cards in everyone’s hands"),
    (r"\bso (?=(?:nobody|no one) )", "so that "),
    (r"\b(?:choose|pick|select) (?:anyone|anybody|someone|somebody|any player|a player)(?: (?:you (?:like|want|wish)|at all))?(?:,| and)(?: then)? (discard|throw|toss|bin|trash|ditch) (one|two|three|[0-9]+) of their cards(?: away| out)?", r"discard \2 cards from anyone’s hand"),
    (r"\b(have to|has to|must|shall|will|may|can) (show|reveal) (?:me|you) (their (?:whole )?(?:hands?|cards))", r"\1 \2 \3"),
    (r"\b(you|they)’re holding\b", r"\1 hold"),
    (r"\bonce (?:again|more) (?!than\b)(?=[a-z])", ""),
    (rf"^(an?|{NUMBER}) (less|fewer|more|extra) cards? (?:on|in) (?:the (table|field|board)|(?:everyone’s |all )?hands?) (?:from (?:now|here) on|for the rest of the game)$", _limit),
    (r"\breverse (?:the )?play(?:ing)? direction\b", "reverse the direction of play"),
    (r"^this card is (?:boring|useless|a blank|blank|a dud|just here)(?:,| and|;)(?: it)? (?=does nothing|has no effect)", "this card "),
    (r"\b(?:flip|turn) over the top card(?! (?:of|from|on|in)\b)|\b(?:flip|turn) the top card over(?! (?:of|from|on|in)\b)", "turn the top card of the deck face up"),
    (r"(?<=face up) so (?:that )?(?:everyone|everybody|all) can (?:see|look at) (?:it|them)\b", ""),
    (r"\bwe all\b(?= (?:have to |must )?(?:discard|draw|throw|reveal|show|take|lose)\b)", "everyone must"),
    (r"(?<=\beveryone must )(?:have to|must) ", ""),
    (r"\bif there(?:’s| is) nothing (?:left )?(on|in) the (table|field|board|draw pile|deck|pile|discard pile)\b", r"if there are no cards \1 the \2"),
    (r"\b(if there are no cards (?:on|in) the [a-z]+(?: pile)?) (?=(?:the game ends|you )\b)", r"\1, "),
    (r"\b(is|are|gets?) turned (face (?:up|down))\b", r"is turned \2"),
    (r"\bthis card is then (?=discarded)", "this card is "),
    (r"\b(?:the )?(?:number of )?cards in (the field|hand) (?:shall be |must be |will be |is |are )?(?:limited to|may not exceed) ((?:at most )?[a-z0-9]+)(?: cards)?(?= ?[.;]|$)", lambda match: f"set the {match[1].removeprefix('the ')} limit to {match[2]}"),
    (rf"^(?:{TITLE}) ?: ?(?=[a-z])", ""),
    (r"^(?:victory|to win|goal|aim|objective) ?: ?", "the winner is "),
    (r"\b(you|we|they)(?: have|’ve)(?: (only|just|still|exactly))? got\b|\b(you|we|they)’ve (only|just|still)(?= (?:a|one|two|[0-9])\b)", lambda match: " ".join(filter(None, (match[1] or match[3], "have", match[2] or match[4])))),
    (r"\b(whoever|who|everyone|everybody|player|person|one)’s got\b", r"\1 has"),
    (r"\byou (only|just) (have|hold)\b", r"you \2 \1"),
    (r"\bif and only if\b", "if"),
    (r"^((?:if|when|whenever|once|as soon as) [^.;,]+?) (?:then )?you (win|lose)\b", r"\1, you \2"),
    (r"\b(?:highest|biggest|largest|greatest) points\b", "most points"),
    (r"\blowest points\b|\bsmallest points\b", "fewest points"),
    (r"^i (?:get to )?(?!.*\byou\b)(?=(?:look|peek|take|draw|discard|shuffle|swap|throw|put|reveal|show|turn)\b)", ""),
    (r"\bthe next card (?=(?:of|from|in|on) the (?:draw |)(?:pile|deck|library))", "the top card "),
    (r"(\b(?:look|peek|see)\b[^.;]*?),? (?:but|and) (?:nobody|no one|no-one) else (?:can|may|gets to|is allowed to) (?:see|look)(?: at)?(?: it| them)?(?= ?[.;]|$)", r"\1"),
    (r"\bmills? (?=the top\b)", "discard "),
    (rf"\bgrab(s?) (?={NUMBER} |an? |the )", r"take\1 "),
    (r"^(?:me and ([^.;,]+?)|([^.;,]+?) and (?:i|me)) (?:swap|trade|exchange|switch) (?:(?:our )?(?:whole |entire )?hands|all (?:of )?our cards|our cards)", lambda match: f"you and {match[1] or match[2]} swap hands"),
    (rf"(?<!have )\b{EVERYONE} {MOVE} (?:their |our |all (?:of )?their |all (?:of )?our )?(?:whole |entire )?(?:hands?|(?<=all their )cards|(?<=all our )cards) {ROUND}{END}", _passed),
    (rf"(?:^|(?<=, )|(?<=then ))(?:rotate|cycle|shift|move) (?:all|everyone’s) (?:the )?hands {ROUND}{END}", _passed),
    (r"^this card is (?:placed|put|laid|tucked|slid) (?=under|beneath|below|underneath)", "put this card "),
    # who does the second of two acts: theirs is the same form as the reader's
    (rf"((?<!have )(?<!make )(?<!let )(?<!force )\b(?:{MANY} (?:must |have to |will |shall |should )?|{MUST} )(?:{DOES})\b[^.;]*?{THEN})({DOES})\b(?! this\b)", _theirs),
    (rf"(\b{MADE} (?:to )?(?:{DOES})\b[^.;]*?{THEN})({DOES})\b(?= their\b| (?:an?|{NUMBER}) (?:more )?cards?(?: of their choice)?(?: ?[.;,]|$| and\b)|(?<=draw|take) (?:an?|{NUMBER}) (?:more )?cards?\b)", _theirs),
)  # fmt: skip


HAND = r"(?:anyone’s hand|another player’s hand|your (?:left|right) neighbour’s hand)"
THERE = rf"(?:{HAND}|the field|the discard pile|everyone’s hands|everyone else’s hands|{NUMBER} cards (?:of|from) [^.;,]*?|the top {NUMBER} cards of the draw pile)"
SEE = r"(?:look at|see|view|inspect|examine|check|peek at|reveal|make)"
PERSON = r"(?:any one player|another player|your (?:left|right) neighbour)"
SOME = rf"(?:one card|{NUMBER} cards|that many cards|any number of cards)"


def _faced(match: re.Match[str]) -> str:
    """Cards of the field that are turned: what lies the other way is all that can be."""
    if match["was"] == match["face"]:
        return match[0]
    cards = "one card" if match["n"] in ("a", "one", "1") else f"{match['n']} cards"
    return f"turn {cards} of the field face {match['face']}"


MEANT: tuple[tuple[str, Words], ...] = (
    (rf"\bturn (?P<n>a|{NUMBER}) face (?P<was>up|down) cards? (?:of|in|from) the field(?: over,?)? face (?P<face>up|down)", _faced),
    (r"\breveal a face down card (?:of|in|from) the field\b", "turn one card of the field face up"),
    (rf"\bturn ({SOME}) face (up|down) (?:in|on) the field(?= ?[.;,]|$)", r"turn \1 of the field face \2"),
    (r"\bthis card (?:is gone|is used up|goes away)(?= ?[.;,]|$)", "discard this card"),
    (r"\b(discard (?!this)[^.;]*?),? and then this(?: one| card)?(?= ?[.;]|$)", r"\1 and discard this card"),
    (rf"\b(discard|reveal|hide|take|swap|shuffle|put) ({NUMBER}) (?=from (?:your hand|the field|the discard pile|{HAND}))", lambda match: f"{match[1]} {match[2]} card{'' if match[2] in ('one', '1') else 's'} "),
    (rf"\buntil at most (twice|{NUMBER} times) as many cards (?:remain|are left)(?: in it)? as (?:there are|there lie|lie|are)(?: cards)? in the field", r"until at most \1 the field remain"),
    (r"(?<=one card) with (?:its value doubled|(?:double|twice) (?:its|the) value)", ", its value is doubled"),
    (r"\bif the (total(?: value)?|sum|value|score) of your (?:whole )?hand (?=is\b|equals\b)", r"if your \1 "),
    (r"\bthe winner is (?=(?:the )?(?:closest|nearest))(?:the )?", "the winner is whoever is "),
    # of those that were seen: no words say so, and the reader must not get others
    (rf"((?:\b{SEE} (?:[^.;,]*? )?{THERE}|\b(?:{PERSON}|everyone|everyone else) (?:reveals|shows) their (?:whole )?hand|\b(?:shuffle|turn|hide) (?:[^.;,]*? )?{THERE})[^.;,]*?{AND}(?:take|get|keep|pick|steal) )(?={SOME}{END})", r"\1its "),
    (rf"((?:\b{SEE} (?:[^.;,]*? )?{THERE}|\b{PERSON} (?:reveals|shows) their (?:whole )?hand)[^.;,]*?{AND}discard )(?={SOME}{END})", r"\1its "),
    (rf"((?:\b{SEE} (?:[^.;,]*? )?(?:{HAND}|the top {NUMBER} cards of the draw pile)|\b{PERSON} (?:reveals|shows) their (?:whole )?hand)[^.;,]*?{AND}draw )(?={SOME}{END})", r"\1its "),
)  # fmt: skip
