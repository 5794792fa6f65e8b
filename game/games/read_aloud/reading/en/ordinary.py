"""What ordinary English writers say of winners, of cards without a name, of the reader’s choice, of limits and values."""

from __future__ import annotations

from game.games.read_aloud.reading.en.rules import Row

_SAID = "(?:said|told(?: us)?|set|decided|named|announced|chosen|fixed|laid down)"
_GOAL = "(?:how (?:to win|one wins|you win|the game is won)|what wins|(?:a|any|the) (?:winner’s |winning |win |victory )?condition(?: for (?:the winner|winning))?)"
_BY_NOW = "(?: yet| so far| by now)?"
_PLACE = "(?:the|your|their|a) (?:[a-z’]+ ){0,2}(?:field|table|middle|pile|deck|discards|graveyard|hands?)"

_NUMBER = "(one|two|three|four|five|six|seven|eight|nine|ten|[0-9]+)"
_BESIDE = "(your (?:left|right) neighbou?r|the (?:person|player|one) (?:on|to) (?:your|my) (?:left|right))"

ROWS: tuple[Row, ...] = (
    # what is compared, before it is said who wins
    (
        "wins",
        r"^(?:(?:look at|check) (?:everyone’s|everybody’s|all players’|each player’s) (?:[a-z]+est|best|worst) cards?|compare (?:the |your |all |everyone’s |everybody’s )?(?:[a-z]+ )?(?:hands|totals|values|card))[:;.] (?=(?:the player|the one|the person|whoever|whose)\b[^.;:]*\b(?:total|sum|value|cards?|difference)\b[^.;:]*\bwins[.!]*$)",
        "",
    ),
    (
        "as close",
        r"^(?:get|come) as close to (-?[0-9]+|[a-z-]+) as (?:you can|possible) (?:to|and you) win(?=[.!]*$)",
        r"closest to \1 wins",
    ),
    ("up ", r"\bends? up (?=holding|having|with)(?:holding|having|with)\b", "holds"),
    (
        "than ",
        r"\b((?:hold|have|keep|contain)\b[^.;,]*?\b(?:(?:one|two|three|[0-9]+) (?:more )?cards? (?:more|fewer|less)|(?:one|two|three|[0-9]+) (?:more|fewer|less) cards?)) than (?:before|now|until now|so far)\b",
        r"\1",
    ),
    (
        "choose|chosen|pick|selected",
        r", (?:(?:who is |who are )?(?:chosen|selected|picked) by you|whom you (?:choose|pick)), ",
        " of your choice ",
    ),
    (
        " so ",
        r"\b(is|are) (discarded|revealed|shuffled|hidden|thrown away)(,? and )so (is|are) ([^.;,]+)(?=[.;,]|$)",
        r"\1 \2\3\5 \4 \2",
    ),
    (
        "number of cards you",
        r"^the number of cards you (draw|discard) is (?:the same as |equal to )?the number of cards (?=in |on |you )([^.;,]+)",
        r"\1 as many cards as there are cards \2",
    ),
    (
        "if a",
        r"^if (?:an?|any) player (?:has|holds) ([^.,;]+), (?:they|that player|he or she) (lose|win)s?(?=[.;]|$)",
        r"whoever has \1 \2s",
    ),
    (
        "wins if|wins when",
        r"^(?:an?|any|each|every|the) (?:player|person) wins (?:if|when) (?:they|he or she) (have|hold|own|are)(?: got)? (?=[a-z])([^.;,]+?)(?=[.!]*$)",
        lambda found: f"whoever {'is' if found[1] == 'are' else 'has'} {found[2]} wins",
    ),
    (
        "going to ",
        r"(?:’s| is|’re| are) going to (?=(?:win|lose|discard|draw|take|end|be|have to|shuffle|swap)\b)",
        " will ",
    ),
    (
        " of all",
        r"\b((?:most|fewest) cards|(?:highest|lowest|biggest|largest|smallest|greatest) (?:hand )?(?:total|sum|card|value|score)) of all(?= wins| loses| is | will |[.,;]|$)",
        r"\1",
    ),
    ("with the ", r"^with the (draw pile|pile|deck|field|discard pile) empty, ", r"if the \1 is empty, "),
    ("means ", r"^(no cards? (?:left )?(?:in|on) [^.;,]+?) means (?:that )?(?=the game\b|you\b)", r"if there are \1, "),
    (
        "be ended",
        r"\bthe game (?:cannot|may not|must not) be ended(?: by (?:any card|a card|cards|anybody|anyone))?(?: for now| any more| any longer)?(?=[.;]|$)",
        "ending the game is forbidden",
    ),
    (
        "winner",
        r"^(?:the )?winners? (?:are|is|will be) (?:all )?(?:of )?(?:the |those )?(?:players |people |everyone |everybody )?(with|whose) ([^.;:]+?)(?=[.!]*$)",
        r"the player \1 \2 wins",
    ),
    (
        "only ",
        r"^only (?=(?:whoever|the players? (?:with|who|whose)|those (?:with|who|whose))\b[^.;:]*\bwins?[.!]*$)",
        "",
    ),
    ("into reverse", r"\b(?:goes|switches|shifts|changes) into reverse\b", "is reversed"),
    (
        "ended it|ends it",
        r"^((?:when|once|as soon as) (?:the|this) game (?:ends|is over),? [^.;]*\b(?:ends|ended)) it\b",
        r"\1 the game",
    ),
    (
        "forget",
        r"\bforget (?:all )?(?:about )?(?:how to win|winning|the (?:winner’s |winning )?condition)(?=[:;.]|$)",
        "there is no winner’s condition any more",
    ),
    (
        "condition",
        r"(^|[:;.] )the (?:winner’s |winning )?condition (?:is|has) (?:gone|vanished|disappeared)(?=[:;.]|$)",
        r"\1there is no winner’s condition any more",
    ),
    ("all over", r"\bit(?:’s| is) all over(?=[.!;]|$)", "the game is over"),
    # cards and places
    ("none of you", r"^(you (?:cannot|may not|must not)\b[^.;]*?), none of you(?=[.!]*$)", r"\1"),
    ("to all", r"\bto all(?=[.;,]|$| and\b| then\b| from now\b)", "to everyone"),
    (
        "you ",
        r", (?:(?:whichever|whatever) (?:ones? |cards? )?|any (?:ones? )?)you (?:like|want|please|prefer|choose|wish)(?=[.;,]|$)",
        " of your choice",
    ),
    (
        "have |get ",
        r"^(?:you )?(?:have|get) ((?:the|your|all|every|this)\b[^.;,]*?) (shuffled|discarded|revealed|hidden|reversed|doubled)(?=[.!]*$)",
        lambda found: f"{found[1]} {'are' if found[1].endswith('s') else 'is'} {found[2]}",
    ),
    (
        "go",
        r"\b(?P<be>go|goes) (?=face[- ](?:down|up)\b)",
        lambda found: "is turned " if found["be"] == "goes" else "are turned ",
    ),
    ("free card", r"\b(an?|one|two|three|four|five|[0-9]+) free (?=cards?\b)", r"\1 "),
    (
        "something ",
        rf"\b(discard|take|swap|trade|exchange|switch)\b([^.;,]*?) something (?=(?:from|in|on|out of) {_PLACE}\b)",
        r"\1\2 a card ",
    ),
    (
        "nobody |no one ",
        r"\b((?:turn|flip)\b[^.;]*?),? so(?: that)? (?:nobody|no one) (?:can |may )?(?:sees?|knows?|tells?) what(?:’s| is| lies)? (?:it is|they are|there|on (?:it|them))(?=[.;]|$)",
        r"\1 so that nobody can see it",
    ),
    ("empty", r"^empty[- ]handed\?", "empty hand?"),
    ("empty", r"\bif you(?: a|’)re empty[- ]handed\b", "if your hand is empty"),
    (
        "twice|double",
        r"\b((?:twice|double) as many(?: cards)?) as (?:before|now|until now|so far|(?:it|they) did(?: before)?)(?=[.;,]|$)",
        r"\1",
    ),
    ("double the", r"\bhold double the (?:number of )?cards\b", "hold twice as many cards"),
    ("whittle|pare |prune", r"\b(?:whittle|pare|prune) (?=(?:the|this) (?:draw )?(?:pile|deck)\b)", "cut "),
    (
        "which",
        r"[,;] (?:(?:it is|it’s) )?your (?:choice|pick) (?:of )?which(?: ones?| cards?)?(?=[.;]|$)",
        ", your choice",
    ),
    ("any one", rf"\bany one (?=(?:from|in|on|out of) {_PLACE}\b)", "any card "),
    ("hand card", r"\b(your (?:(?:most|least) [a-z]+|[a-z]+est|best|worst)) hand (card)\b", r"\1 \2"),
    (
        "once |after |as soon as ",
        r"^(?:once|after|as soon as) this(?: card)? (?:is|has been|was|has) (?:gone|discarded|thrown away|out of the way|off the table),? (?:then )?(?=[a-z])",
        "discard this card, then ",
    ),
    (
        "if ",
        rf"\bif (?:nobody|no one|no player|nothing)(?: has| have)?{_BY_NOW} (?:{_SAID}|knows?){_BY_NOW} {_GOAL}{_BY_NOW}(?=[,:;.]| then|$)",
        "if there is no way to win yet",
    ),
    (
        "if ",
        rf"\bif (?:nothing has{_BY_NOW} been (?:said|told|decided) about (?:winning|how to win)|(?:it is|it’s)(?: still)? not(?: been)?{_BY_NOW} (?:known|clear|said|decided){_BY_NOW} {_GOAL}){_BY_NOW}(?=[,:;.]| then|$)",
        "if there is no way to win yet",
    ),
    (
        "this",
        r"^with this(?: card)? (?:gone|discarded|out of play|out of the way|thrown away),? (?=[a-z])",
        "discard this card, then ",
    ),
    (
        "off they go",
        r"[;,.] (?:and )?off they go to the (?:discards|discard pile|graveyard)(?=[.;]|$)",
        "; discard them",
    ),
    ("off it goes", r"[;,.] (?:and )?off it goes to the (?:discards|discard pile|graveyard)(?=[.;]|$)", "; discard it"),
    ("fancy|see fit", r"\bas you (?:fancy|see fit)\b", "as you like"),
    (
        "back",
        r",? so(?: that)? (?:its|the|their) backs? (?:shows?|(?:is|are) (?:up|showing|visible)|faces? up)(?=[.;,]|$)",
        " face down",
    ),
    ("takes ", r"\btakes (?:home )?the (?:prize|cake|crown|trophy)(?=[.;!]|$)", "wins"),
    # limits and values
    (
        " per ",
        rf"(^|[.;] ){_NUMBER} cards? per (?:hand|player|person) (?:is|are) (?:now )?the (?:new )?(?:maximum|limit)(?: now)?(?=[.;]|$)",
        r"\1the hand limit is \2",
    ),
    (
        " per ",
        rf"(^|[.;] )the (?:new )?(?:maximum|limit) is (?:now )?{_NUMBER} cards? per (?:hand|player|person)(?: now)?(?=[.;]|$)",
        r"\1the hand limit is \2",
    ),
    (
        "more than ",
        rf"\b{_BESIDE} (?:cannot|may not|must not|is not allowed to) (?:hold|have|keep) more than {_NUMBER} (cards?)(?: in (?:their )?hand)?(?=[.;]|$)",
        r"\1 can hold \2 \3 at most",
    ),
    ("worth ", rf"\b(worth {_NUMBER}(?: points)?) or (?:higher|greater|above)\b", r"\1 or more"),
    (
        "together|each other",
        r"\bwhose (?:highest and lowest|lowest and highest) cards? are (?:the )?closest (?:together|to each other)\b",
        "with the smallest difference between highest and lowest card",
    ),
    (
        " to go",
        r"^((?:every|all|each)\b[^.;:,]*\bworth [^.;:,]*?) (?:has|have) to go(?=[.;!]|$)",
        r"discard \1",
    ),
    ("hide this", r"\bhide (this(?: card)?) (?=(?:under|beneath|below|underneath)\b)", r"put \1 "),
    (
        "under|beneath|below",
        r"\b((?:put|slip|slide|tuck|place|lay) this\b[^.;]*\b(?:under|beneath|below|underneath)\b[^.;,]*)(?:, which|[;,.] (?:it|that card)) (?:is|becomes) (?:then |now )?worth (?:nothing|0|zero)(?=[.;]|$)",
        r"\1; its value becomes 0",
    ),
)
"""As in `rephrased`."""
