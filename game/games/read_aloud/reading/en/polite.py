"""How English hosts ask for what is done: questions, thanks and suggestions, as what somebody must do."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.verbs import ROWS as FORMS

_BASES = {form.split()[0]: verbs[0].lemma.split()[0] for form, verbs in FORMS["Ing"].items()}
"""Verbs by their forms with “-ing”."""
_WHO = (
    "you|we|us|me|everyone(?: else)?|everybody(?: else)?|all of you|you all|(?:each|every|all|the|your|my)(?: other| next| left| right)?"
    "(?: hand)? (?:players?|neighbou?rs?|persons?|people|guests?|opponents?|one)(?: (?:on|to) (?:my|your) (?:left|right))?"
)
_NICE = "(?:so |very |most |really |truly |ever so )?(?:kind|good|nice|lovely|wonderful|great|grateful|obliged|delighted|thankful|happy|glad|pleased|appreciated)"
_ASK = "(?:kindly |please |politely |humbly )?(?:ask|invite|trouble|bother|beg|request|urge)"


ROWS = (
    rf"(?:please )?(?:(?:may|might|could|can|must|shall) i|i(?: would| must| shall| have to|’d)?(?: like to)?|let me|allow me to) {_ASK} ({_WHO}) to (?:please |kindly )?(?!not\b)(?=[a-z])",
    rf"(?:i(?: would|’d| shall| should)|it(?: would|’d)) be {_NICE} if ({_WHO}) (?:would|could|might)(?: all)?(?: please| kindly)? (?!not\b)(?=[a-z])",
    rf"(?:if |would |could |will |might )({_WHO})(?: would| could| will| please)* be {_NICE}(?: as to|,? and| enough to| to) (?!not\b)(?=[a-z])",
    rf"(?:would|could|can|will|might) ((?!you )(?:{_WHO})),? (?:please |kindly )?(?!not\b|be\b|like\b)(?=[a-z])",
    r"(?:would|could|will|might) (you),? (?:please|kindly) (?!not\b)(?=[a-z])",
    rf"why (?:do|does)(?: not|n’t) ({_WHO})(?: all)?(?: just| simply)? (?!not\b)(?=[a-z])",
    rf"would (?:({_WHO}) )(?:kindly |please )?mind ([a-z]+ing)\b",
    rf"(?:how|what) about (?:({_WHO}) )?([a-z]+ing)\b",
)
"""How one asks, up to what shall be done."""
ASKS = tuple(map(re.compile, ROWS))
_DO_PLEASE = re.compile(r"\b(?:do please|please,? do)\b(?! not)")


def told(text: str) -> str:
    """The text with what is asked as what somebody must do."""
    text = _DO_PLEASE.sub("please", text)
    for found in (found for pattern in ASKS if (found := pattern.match(text))):
        who, doing = found[1] or "you", found[2] if len(found.groups()) > 1 else ""
        if not doing or doing in _BASES:
            deed = _BASES[doing] if doing else ""
            return f"{who} must {deed}{text[found.end() :].replace('?', '.', 1)}"
    return text
