"""What ordinary English writers leave out or add: whose cards, that they may be over the limit, how a total is bounded."""

from __future__ import annotations

from game.games.read_aloud.reading.en.rules import Row

_N = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|[0-9]+)"
_END = "(?=[.;!]|$)"
_LIMIT = "(?:over|above|beyond|past|exceeding) (?:the|your|their)(?: own)?(?: hand)? limit"
_TOTAL = "(?:total|score|sum|number of points|points total|hand total)"
_BOUND = "(?P<n>-?[0-9]+|[a-z]+(?:-[a-z]+)?)"
_MANY = "(?:as many(?: cards)? as you (?:like|want|wish|please)|any number of cards|an? card|(?:one|two|three|four|five|[0-9]+) cards?)"
_NAMED = r"\b(?:players?|neighbours?|opponents?|everyone|everybody|anyone|anybody|someone|somebody|each|hands|their|his|her|other|others|another|owner|whoever|who|they|them|it|person|people|rivals?|if|field and|look|see)\b"
_HELD = "(?:discard|throw away|reveal|show|hide|conceal|turn over|turn|flip over|flip|shuffle|expose)"
_ONES = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|[0-9]+|any number of|all|all the)"


ROWS: tuple[Row, ...] = (
    # over the limit, as whoever takes cards always may
    ("limit", rf",? (?:even )?{_LIMIT},? if (?:need be|necessary|needed|you (?:must|have to|need to))", ", even over the limit"),
    (
        "limit",
        r",? even if (?:you|it|that|this) (?:go|goes|takes? you|puts? you|brings? you|means going|are|is|would go|end up|then go) (?:over|above|beyond|past) (?:the|your)(?: hand)? limit",
        ", even over the limit",
    ),
    # turned over: a pile that was turned so lies the other way round, too
    ("upside down", r"\b((?:turn|flip)s? [^.;,]*?\b(?:pile|deck)|\b(?:pile|deck) (?:is|gets|are) (?:turned|flipped)) upside down\b", r"\1 over"),
    # of whose hand
    (
        "pile|deck",
        rf"^(?P<before>(?:discard this card(?:,? then|,? and(?: then)?) |draw {_N} cards?(?:,? then|,? and(?: then)?) )?)(?P<verb>put|place|lay|slip|slide|shuffle|tuck) (?P<many>{_MANY}) (?=(?:face[- ](?:up|down) )?(?:back )?(?:on(?:to)?|at|to|into|under|underneath|beneath) (?:the (?:top|bottom) of |top of )?the (?:draw )?(?:pile|deck)\b)",
        r"\g<before>\g<verb> \g<many> from your hand ",
    ),
    # nobody else is named, so that it is the reader's
    ("hand", rf"^(?!.*{_NAMED})(.*?)\b({_HELD}) (?:the )?((?:whole |entire )?hand)(?! (?:card|limit|size|of))\b(?!’)", r"\1\2 your \3"),
    ("the hand", rf"^(?!.*{_NAMED})(.*?\b{_ONES} cards?) (from|in) the hand\b(?!’)", r"\1 \2 hand"),
    ("swap|exchange|trade", r"^((?:discard this card(?:,? then|,? and(?: then)?) )?(?:swap|exchange|trade)) (?:the )?((?:whole |entire )?hand)(?= with )", r"\1 your \2"),
    # shuffled on the way to the pile
    (
        "shuffle",
        r"\bshuffle (?:all )?(?:of )?the (?:discards|discard pile|discarded cards),? (?:and|then|and then) (?:put|place|return|add) (?:it|them)(?: all)?(?: back)? (?:in|into|to) the (?:draw )?(?:pile|deck)\b(?! (?:face|on))",
        "shuffle the discards into the pile",
    ),
    # who wins
    ("total", r"^((?:the )?(?:winner’s|winning|victory|win) condition(?: is|:)?) (?:a )?total:? (?=(?:exactly )?(?:-?[0-9]+|[a-z]+)(?: points?)?[.!]*$)", r"\1 a total of "),
    (
        "nearest to|closest to",
        r"\b((?:comes?|gets?|is|’s|are)? ?(?:nearest|closest) to )(?:the )?(?:total|sum)(?: value)?(?: of (?:all )?(?:the )?cards)? (?:on|in) the (?:table|middle|board|field)\b",
        r"\1the total of the field",
    ),
    ("nearest|closest", r"^(?:the )?(?=(?:nearest|closest) to the total of the field wins?\b)", "whoever is "),
    ("total closest|total nearest", r"^(?:the )?(?:total|score|sum) (?=(?:nearest|closest) to )([^.;,]+?) wins" + _END, r"whoever is \1 wins"),
    ("points", r"\b((?:nearest|closest) to (?:-?[0-9]+|[a-z]+(?:-[a-z]+)?)) points?(?= wins?\b| without\b| at the end\b|[.!;]|$)", r"\1"),
    (
        "highest|biggest|largest",
        rf"^(?:whoever has |the player with |the person with )?(?:the )?(?:highest|biggest|largest) {_TOTAL} wins,? (?:but|except that|only) (?:anything|any {_TOTAL}|any|{_TOTAL}s|everything|all {_TOTAL}s) (?:over|above|higher than|more than|bigger than) {_BOUND} (?:doesn’t|does not|don’t|do not|won’t|never) count{_END}",
        r"whoever has the highest total of at most \g<n> wins",
    ),
    (
        "highest|biggest|largest",
        rf"^(?:whoever has |the player with |the person with )?(?:the )?(?:highest|biggest|largest) {_TOTAL} wins,? (?:but|as long as|so long as|provided|if) (?:only )?(?:(?:that )?(?:it’s|it is|they’re|they are|if it’s|if it is) )?(?:not (?:over|above|more than|higher than|exceeding)|at most|no (?:more|higher) than) {_BOUND}{_END}",
        r"whoever has the highest total of at most \g<n> wins",
    ),
    (
        "highest|biggest|largest",
        rf"^(?:whoever has |the player with |the person with )?(?:the )?(?:highest|biggest|largest) {_TOTAL} wins[,;.] (?:but )?(?:if you(?:’re| are| go| get)|anyone|whoever is|whoever goes) (?:over|above) {_BOUND},? (?:(?:you(?:’re| are)|is) (?:out|bust|disqualified)|(?:you )?(?:cannot|can’t|don’t|does not|doesn’t) (?:win|count)){_END}",
        r"whoever has the highest total of at most \g<n> wins",
    ),
    ("out of", r"^(whoever|anyone who|anybody who|the (?:player|person|one) who|you win if you|if you|when you) (?:runs?|has run|have run|’ve run) out of cards\b(?! first)", lambda m: f"{m[1]} {'has' if not m[1].endswith('you') else 'have'} no cards"),
    ("second", r"^the second[- ](biggest|largest|smallest) hand (?=wins\b)", lambda m: f"whoever has the second {'fewest' if m[1] == 'smallest' else 'most'} cards "),
    # what is discarded
    ("keep", r"^keep (?:on )?(?:discarding|throwing away|throwing out|binning)\b", "discard"),
    ("cards worth", r"\b((?:discards?|throws? away|throws? out|gets? rid of) )((?:their |your )?)cards (?=worth\b)", r"\1all \2cards "),
    # the reader
    ("read this", rf"^(?:(?:if|when|once) you )?read this(?: card)?(?: aloud)?,?(?: and| then)? you(?:’ve|’re| have| are)? (?:lost|lose|out)(?: the game)?{_END}", "you lose"),
    # tests
    (
        "only",
        rf"\b(if|when) you(?:’ve| have)? only(?: got| have| hold| have got)? ({_N}) cards?(?: left)?( in (?:your )?hand| in your hand|)(?: left)?(?: or (?:fewer|less))?(?=,)",
        r"\1 you have \2 cards or fewer\3",
    ),
    # laid under another card
    (
        "under|beneath|below",
        r"\b((?:under|underneath|beneath|below)\b[^.;]*?(?:[.;:,] |[.;,] (?:and|then) | and (?:then )?))(?:that|the|the upper|the top|the covered|this other) card (?:now |then )?(?:counts?|scores?|becomes?|turns)(?: now)?(?: as| into)?(?: an?)? (?:minus|negative)(?: (?:one|card|points?|value|number))?" + _END,
        r"\1its value becomes negative",
    ),
    (
        "minus|negative",
        r"\b((?:under|underneath|beneath|below)\b[^.;]*?[.;,:] (?:and )?)(?:its|that card’s|the card’s) points (?:now )?(?:become|turn into|count as|are) (?:minus|negative)(?: points| ones)?" + _END,
        r"\1its value becomes negative",
    ),
    ("a minus", r"\b((?:under|underneath|beneath|below)\b[^.;]*?), (?:making|turning) it (?:in)?(?:to )?an? (?:minus|negative)(?: (?:card|one|number))?" + _END, r"\1, making it negative"),
    # somebody is chosen, and then told how many cards they can hold
    (
        "choose|pick|name",
        r"^(?:choose|pick|name) (?P<who>another player|an opponent|a player|any player)[;:,.]? (?:and )?(?P<their>their (?=hand limit\b)|(?:they|that player|he or she) (?=(?:may|can)(?: now)?(?: only)?(?: now)? (?:hold|have)\b))",
        lambda m: f"{'any player' if m['who'].endswith(('a player', 'any player')) else 'another player'}{'’s' if m['their'].startswith('their') else ''} ",
    ),
    # how much of the pile is left
    ("down to", rf"\bdown to (?:the|its|their) last (?:card\b|({_N}) cards?\b)", lambda m: f"down to {m[1] or 'one'} card{'s' if m[1] else ''}"),
    (
        "except|but for|apart from",
        rf"^(discard|throw away|throw out|bin) (?:all (?:of )?|the whole of |everything in )?the (?:whole |entire )?(?:draw )?(?:pile|deck),? (?:except|but|apart from|except for|but for) (?:for )?(?:the (?:last|bottom) (card|{_N} cards?)|({_N}) cards?){_END}",
        lambda m: f"{m[1]} the pile down to {'one card' if m[2] == 'card' else m[2] or m[3] + ' cards'}",
    ),
    # no condition any more
    ("no goal|no aim", r"(^|[;:.,] (?:and )?)(?:there(?: is|’s)|we have|the game has) no (?:goal|aim)(?: now| any more| anymore| any longer| for now)?" + _END, r"\1there is no winner’s condition any more"),
    ("forget the", r"^forget (?:about )?the (?:goal|aim)(?: of the game)?" + _END, "there is no winner’s condition any more"),
    ("way to win", r"^the way to win is (?:forgotten|gone|cancelled|void)(?: now)?" + _END, "there is no winner’s condition any more"),
    ("how to win", r"^forget how to win[;:.,] (?:and )?(?=there is no winner’s condition any more)", ""),
    (
        "double|halve",
        r"\b((?:under|underneath|beneath|below)\b[^.;]*?(?:[.;:,] |,? and (?:then )?))double (?:that|the|this|its) (?:card|points|score)" + _END,
        r"\1double its value",
    ),
    ("room for", rf"^(?:from now on,? )?(?:the field|the table|the middle) (?:now )?(?:only )?has (?:only )?room for (?:only )?({_N}) cards?(?: now| from now on)?" + _END, r"set the field limit to \1"),
    ("room for", rf"^(?:from now on,? )?there(?:’s| is) (?:now )?(?:only )?room for (?:only )?({_N}) cards? (?:in the field|on the table|in the middle)(?: now| from now on)?" + _END, r"set the field limit to \1"),
    ("forbidden", r"^(?:all forbidden things|everything (?:that (?:is|was) )?forbidden|all that (?:is|was) forbidden|whatever (?:is|was) forbidden) (?:is|are) (?:now )?(?:allowed|permitted)(?: again)?" + _END, "lift all bans"),
    ("can be seen", r"\bthe most cards (?:that|which) can be seen\b(?! by (?:you|nobody|no one))", "the most visible cards"),
    # open hands, and how many can lie in the field
    ("open", r"\byou play(?: on)?(?: now)? with your hand open\b", "you play with an open hand"),
    ("open", r"\b(everyone|everybody|all players|you|we all|we) plays?(?: on)?(?: now)? (?:open-handed|with (?:their|your|our) hands? open)(?=[.;,!]| from\b|$)", lambda m: f"{m[1]} play{'s' if m[1].startswith('every') else ''} with open hands"),
    ("come to", r"\ball bans come to an end\b", "all bans end"),
    ("new one|fresh one", r"\b(draws?) a (?:new|fresh) one\b(?=[.;,!]|$)", r"\1 a new card"),
    ("clear", r"^clear the (field|table)[:;.,] all (?:of )?its cards are (?:discarded|thrown away)" + _END, r"clear the \1"),
    ("play on", r"^play on with open hands?" + _END, "play with open cards"),
    ("more card", rf"^(?:you|we|everyone|there) (?:can|may)(?: now)? (?:have|be|lie) ({_N}) more cards? (?:on the table|in the middle|in the field)(?: than (?:before|now))?{_END}", r"raise the field limit by \1"),
    ("fewer card", rf"^(?:you|we|everyone|there) (?:can|may)(?: now)? (?:have|be|lie) ({_N}) fewer cards? (?:on the table|in the middle|in the field)(?: than (?:before|now))?{_END}", r"lower the field limit by \1"),
)  # fmt: skip
"""As in `rephrased`."""
