"""Export and import on the page: a file says what it holds before anything is changed, and can be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game import shelf
from game.core.match import BadSave
from game.ui import settings
from game.ui.effects import Effects, File, Forget, Polite, Store, Visit
from game.ui.html import Html, a, h2, input_, label, p, render, section
from game.ui.lobby import damaged, files
from game.ui.model import Message, Model, Step, listing
from game.ui.model.notices import notice, storage_note
from game.ui.offer import Line, Offer
from game.ui.places import Lobby
from game.ui.play.playing import refused
from game.ui.play.storing import fresh
from game.ui.protocol import Env
from game.ui.view.parts import act, figures, frame, head, home
from game.words import Words, words_of

HERE = "#/import"
"""The address of the page that shows what a file holds."""


def section_of(model: Model, words: Words) -> Html:
    """Everything that is stored, as a file to save, and the way back from one; a part of the settings."""
    load = input_(type="file", id="import", data_do="import", accept="application/json,.json")
    file = label(".file.button.quiet", for_="import")[
        words("data.import"), load(".unseen", data_most=files.LARGEST + 1)[()]
    ]
    held = words("data.holds", what=_listed(words, _held(model.device.stored)))
    said = [h2(id="data")[words("data.title")], p(".small")[words("data.text")], p(".small")[held]]
    apart = [p(f".small.apart.{where}")[words(f"data.apart.{where}")] for where in ("tab", "app")]
    ways = p(".row")[act(words, "export", "data.export"), file]
    hurt = damaged.way_in(words, model.device.stored)
    return section(".settings-of", aria_labelledby="data")[said, hurt, apart, ways, notice(model, words)]


def _held(stored: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """How much is stored of each kind: of the matches those that the history lists, and those that the menu does."""
    counts = files.counted(stored)
    going_on = sum(entry.known and not entry.over for entry in listing.listed(stored).good)
    for kind, n in counts.items():
        yield kind, n - going_on if kind == "matches" else n
        if kind == "matches":
            yield "unfinished", sum(1 for _ in listing.begun(stored))


def _listed(words: Words, counts: Iterable[tuple[str, int]]) -> str:
    """How much of each kind, in words."""
    said = [words(f"data.of.{kind}", n=n) for kind, n in counts if n]
    return words.list(said) if said else words("data.of.nothing")


def screen(model: Model) -> Html:
    """What the file holds that was opened, with the ways to take it in and to leave it; then the way back."""
    words, offer = words_of(model.device.lang), model.device.offer
    if offer is None or offer.fault:
        inside = [p(role="alert")[words.say(offer.fault) if offer and offer.fault else words("data.none")]]
    else:
        taken = offer.state == "taken"
        hurt = damaged.way_in(words, offer.added) if taken else damaged.told(model.device.lang, offer.hurt)
        inside = [render([_figures(words, offer), hurt]), p(id="told")[told(words, offer)], _ways(words, offer)]
    settings_ = a(".button.quiet", href="#/settings", id="settings-again")[words("menu.settings")]
    ways = p(".row")[settings_, home(words)]
    said = [head(words("data.opened")), storage_note(words, model), inside, ways]
    return frame("import")[section(".notice.new")[said]]


def _figures(words: Words, offer: Offer) -> Html:
    """Of each kind that the file has how much is new, is here already, or has gone on here."""
    names = [words(f"data.{key}") for key in Line._fields]
    shown = [
        figures(words(f"data.of.{kind}", n=line.whole), zip(names, map(str, line), strict=True))
        for kind, line in offer.lines.items()
    ]
    return render(shown) if shown else p[words("data.empty")]


def told(words: Words, offer: Offer) -> str:
    """What is to be decided, or what was done."""
    what = _listed(words, ((kind, line.new) for kind, line in offer.lines.items()))
    unknown = [words("data.unknown", n=offer.unknown)] if offer.unknown else []
    if offer.state == "taken":
        return words("data.imported", what=what)
    if offer.state == "undone":
        return words.sentences([words("data.undone"), words("data.kept", n=offer.kept) if offer.kept else ""])
    return words.sentences([words("data.asks", what=what) if offer.added else words("data.nothing"), *unknown])


def _ways(words: Words, offer: Offer) -> Html:
    """The buttons for what can be done with the file now."""
    take, back = act(words, "take-in", "data.take", ".main"), act(words, "take-back", "data.back")
    shown = {"asked": take, "undone": take, "taken": back}[offer.state] if offer.added else None
    return render(p(".row")[shown] if shown else None)


def import_(model: Model, text: str, env: Env) -> Step:
    """Show what a file holds; in the settings a sentence for one that is not ours."""
    model = fresh(model, env)
    try:
        offer = files.opened(text, model.device.stored)
    except BadSave as fault:
        if model.screen == Lobby("settings"):
            return refused(model, fault.saying)
        offer = Offer(fault=fault.saying)
    model = _having(model, offer)
    return Step(model, _told(model) if model.screen == Lobby("import") else (*_told(model), Visit(HERE)))


def _having(model: Model, offer: Offer) -> Model:
    return model._replace(device=model.device._replace(offer=offer))


def _told(model: Model) -> Effects:
    """What the page says of the file, for those who do not see it."""
    words, offer = words_of(model.device.lang), model.device.offer
    return (Polite(words.say(offer.fault) if offer.fault else told(words, offer)),) if offer else ()


def take_in(model: Model, _: str, env: Env) -> Step:
    """Store what is new in the file that was opened, as it is new now."""
    model = fresh(model, env)
    offer, stored = model.device.offer, model.device.stored
    if offer is None or not offer.added or offer.state == "taken":
        return Step(model)
    again = files.weighed(offer.found, stored)
    before = {key: stored[key] for key in again.added if key in stored}
    return _written(model, again.added, again._replace(before=before, state="taken"))


def take_back(model: Model, _: str, env: Env) -> Step:
    """Put what was stored before in the place of what was taken in, but for what has changed since then."""
    model = fresh(model, env)
    offer, stored = model.device.offer, model.device.stored
    if offer is None or offer.state != "taken":
        return Step(model)
    same = [key for key, text in offer.added.items() if stored.get(key) == text]
    undone = {key: offer.before.get(key, "") for key in same}
    return _written(model, undone, offer._replace(state="undone", kept=len(offer.added) - len(same)))


def _written(model: Model, texts: Mapping[str, str], offer: Offer) -> Step:
    """The step that stores these texts, and deletes where one is empty."""
    stored = {key: text for key, text in {**model.device.stored, **texts}.items() if text}
    device = model.device._replace(stored=stored, settings=settings.read(stored, shelf.GAMES))
    model = _having(model._replace(device=device), offer)
    writes = (Store(key, text) if text else Forget(key) for key, text in texts.items())
    return Step(model, (*writes, *_told(model)), grab=True)


def export(model: Model, _: str, __: Env) -> Step:
    """Hand out everything that is stored as a file, or as several of at most LARGEST bytes."""
    parts = files.everything(model.device.stored)
    names = ("fudaba.json", *(f"fudaba-{n}.json" for n in range(2, len(parts) + 1)))
    written = tuple(File(name, text) for name, text in zip(names, parts, strict=True))
    said = ("data.exported", {"n": len(parts)})
    return Step(model._replace(notice=said), (*written, Polite(words_of(model.device.lang).say(said))))


MESSAGES: Mapping[str, Message] = {
    "import": import_,
    "export": export,
    "take-in": take_in,
    "take-back": take_back,
}
