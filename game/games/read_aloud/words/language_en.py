"""What the reader of sentences says when it cannot read one."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "text.long": "A sentence has at most {n} characters.",
    "text.characters": "There are characters in it that cannot be read. Letters, digits and punctuation are enough.",
    "text.clauses": "A card can do at most {n} things.",
    "text.range": "A number here can be any whole one from 1 to {n}.",
    "text.range-signed": "A number here can be any whole one from −{n} to {n}.",
    "text.unread": "“{sentence}” is not understood as the text of a card.",
    "text.unclear": "“{sentence}” is not understood as the text of a card. What was not understood: “{parts}”.",
    "text.unread-near": "“{sentence}” is not understood as the text of a card. The nearest sentence that is understood: “{nearest:say}”",
    "text.itself": "{text}",
    "code.unreadable": "These cards cannot be read.",
    "code.cards": "There can be at most {n} {n:plural|card|cards} of your own.",
    "code.value": "A value is from −{n} to {n}.",
    "judge.one": "Give one sentence; this is {n}.",
    "judge.text": "{text}\n{sentences}",
    "judge.vain": "{text}\n{sentences}\nThis can never do anything.",
    "judge.several": "This can be read in {n} {n:plural|way|ways}.\n{meanings}",
}
