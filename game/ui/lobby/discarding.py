"""Throwing a stored match away, and having it back: until one goes to another screen nothing is lost."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.effects import Forget, Polite, Store
from game.ui.html import Html, button, p
from game.ui.model import Message, Model, Step, days
from game.ui.model.saves import KEY, Save
from game.ui.places import Lobby
from game.ui.play import storing
from game.ui.protocol import Env
from game.ui.view.parts import act
from game.words import Words, words_of


def way(words: Words, save: Save) -> Html:
    """The button that throws a match away."""
    label = words("menu.delete-of", title=words("title"), deal=days.of_deal(save.match.deal))
    do, name = f"delete {save.id}", f"delete-{save.id}"
    return button(".discard", type="button", data_do=do, id=name, aria_label=label, title=words("menu.delete"))["×"]


def note(model: Model, words: Words) -> Html | None:
    """How many matches were thrown away, and the way to have the last of them back."""
    n = len(model.device.deleted)
    return p(".deleted")[words("menu.deleted", n=n), " ", act(words, "undelete", "menu.undelete")] if n else None


def delete(model: Model, name: str, env: Env) -> Step:
    """A stored match goes; its text stays here, to be stored again."""
    model = storing.fresh(model, env)
    key, device = KEY + name, model.device
    if not isinstance(model.screen, Lobby) or key not in device.stored:
        return Step(model)
    deleted = {**device.deleted, key: device.stored[key]}
    stored = {other: text for other, text in device.stored.items() if other != key}
    said = words_of(device.lang)("menu.deleted", n=len(deleted))
    model = model._replace(device=device._replace(stored=stored, deleted=deleted))
    return Step(model, (Forget(key), Polite(said)), grab=True)


def undelete(model: Model, _: str, __: Env) -> Step:
    """The match that was thrown away last is stored again."""
    device = model.device
    if not device.deleted:
        return Step(model)
    *before, (key, text) = device.deleted.items()
    device = device._replace(stored={**device.stored, key: text}, deleted=dict(before))
    said = words_of(device.lang)("menu.undeleted")
    return Step(model._replace(device=device), (Store(key, text), Polite(said)), grab=True)


MESSAGES: Mapping[str, Message] = {"delete": delete, "undelete": undelete}
