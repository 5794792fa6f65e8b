"""Attacks on the browser's storage: nothing stored is lost, whatever is stored beside it or imported."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from game.command.attacks import good, nasty
from game.command.attacks.visitor import Visitor, holds
from game.core.chance import Dice
from game.core.texts import dumps, whole
from game.shelf import GAMES
from game.ui import settings as liked
from game.ui.lobby import files
from game.ui.model import links, listing, saves
from game.ui.model.saves import ASIDE, KEY, read_one

SCREENS = ("#/", "#/history", "#/settings")
GOOD_DEAL = "fuzz-good"


class Storage(NamedTuple):
    """The storage of a browser: a good match, and damaged ones beside it."""

    stored: dict[str, str]
    key: str
    """The key of the good match."""
    address: str
    """The address of the good match."""


class File(NamedTuple):
    """A file that is taken in."""

    here: dict[str, str]
    """The storage before the import."""
    text: str
    sound: bool
    """Whether it is as the page has written it."""


def make_saves(dice: Dice) -> Storage:
    """A good match with some that are damaged, a few of them under strange keys."""
    beside = {}
    for n in range(1 + dice.below(3)):
        texts = [good.save(dice, f"bad{n}").text(), *good.decks().values()]
        key = dice.choice((KEY, KEY, KEY, ASIDE, *files.own_keys())) + f"bad{n}"
        key = key if dice.below(4) else nasty.text(dice, [key])
        beside[key] = damaged(dice, texts)
    save = good.save(dice, "good", GOOD_DEAL)
    return Storage({**beside, save.key: save.text()}, save.key, links.address(save.match))


def damaged(dice: Dice, texts: list[str]) -> str:
    """One of these envelopes, hurt in its text or in its data."""
    if dice.below(2):
        return nasty.text(dice, texts)
    return dumps(nasty.bent(dice, json.loads(texts[0]), texts))


def check_saves(storage: Storage) -> None:
    """The page starts, and the good match is still there; so is everything else."""
    stored, visitor = storage.stored, Visitor("", storage.stored)
    for address in SCREENS:
        visitor.open(address)
        visitor.settle()
        visitor.look_in_all_languages()
    listed = listing.listed(visitor.stored)
    for found in filter(None, map(listing.read, listed.good)):
        visitor.open(links.address(found[0].match))
    visitor.open("#/")
    for entry in listed.bad:
        visitor.send(f"rescue {entry.id}")
    keeps(stored, visitor.stored)
    holds(visitor.stored[storage.key] == stored[storage.key], "the good save has changed")
    visitor.open(storage.address)
    holds(visitor.model.match == read_one("good", stored[storage.key], GAMES).match, "the good match does not open")
    comes_back(visitor)


def keeps(before: Mapping[str, str], after: Mapping[str, str]) -> None:
    """Every match, deck and copy of something unreadable is still there, under whatever id."""
    there = {_meaning(*each) for each in after.items()}
    for key, text in before.items():
        if text and key.startswith((KEY, ASIDE, *files.own_keys())):  # an empty text is none
            holds(_meaning(key, text) in there, "this is lost", key, text)


def _meaning(key: str, text: str) -> str:
    """The same for two texts of which one need not be kept; an import makes half a character a whole one."""
    text = whole(text)
    return saves.meaning(text) if key.startswith((KEY, ASIDE)) else text


def comes_back(visitor: Visitor) -> None:
    """The export is read by another browser, which has all of it then."""
    visitor.files.clear()
    visitor.open("#/settings")
    visitor.send("export")
    other = Visitor("#/settings")
    for text in visitor.files:
        other.send("import", text)
        other.send("take-in")
    keeps(visitor.stored, other.stored)


def make_imports(dice: Dice) -> File:
    """The storage of one browser, and the exported file of another, perhaps bent."""
    here, there = good.stored(dice, "x"), good.stored(dice, dice.choice("xy"))
    [sound] = files.everything(there)
    if (way := dice.below(4)) == 0:
        return File(here, sound, True)
    if way == 1:
        return File(here, nasty.text(dice, [sound, *there.values()]), False)
    if way == 2:
        key = dice.choice([*there])
        return File(here, dumps({"fudaba": 1, "stored": {**there, key: damaged(dice, [there[key]])}}), False)
    return File(here, json.dumps(nasty.bent(dice, json.loads(sound), [*there, *there.values()])), False)


def check_imports(file: File) -> None:
    """The old storage is unchanged; the file is imported or refused as a whole; a second import adds nothing."""
    visitor = Visitor("#/settings", file.here)
    visitor.send("import", file.text)
    holds(visitor.stored == file.here, "something has changed before anybody was asked")
    visitor.send("take-in")
    holds(visitor.said and visitor.said[-1], "nothing was said")
    holds(visitor.stored.items() >= file.here.items(), "what was there has changed", file.here)
    if found := _inside(file.text):
        holds(visitor.stored != file.here or _has(file.here, found), "the file was refused")
        keeps(found, visitor.stored)
    holds(found or not file.sound, "the page's own file is none")
    before = visitor.stored
    visitor.send("import", file.text)
    visitor.send("take-in")
    holds(visitor.stored == before, "the same file has added something again", visitor.stored)
    for address in SCREENS:
        visitor.open(address)
        visitor.settle()
        visitor.look_in_all_languages()
    keeps(before, visitor.stored)
    comes_back(visitor)


def _inside(text: str) -> dict[str, str]:
    """The entries of an exported file, read in another way than the page does."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    if not (isinstance(data, dict) and data.get("fudaba") == 1 and isinstance(data.get("stored"), dict)):
        return {}
    found = data["stored"]
    if not all(isinstance(each, str) for each in found.values()):
        return {}
    return {whole(key): whole(each) for key, each in found.items()}


def _has(stored: Mapping[str, str], found: Mapping[str, str]) -> bool:
    """Whether all of this is there already, or is nothing to be taken in."""
    there = {_meaning(*each) for each in stored.items()}
    ours = (each for each in found.items() if each[0].startswith((KEY, ASIDE, *files.own_keys())))
    return all(_meaning(*each) in there for each in ours)


def make_settings(dice: Dice) -> tuple[dict[str, str], str]:
    """Stored settings, and the message that chooses one more."""
    sound = good.settings(dice)
    text = nasty.text(dice, [sound]) if dice.below(2) else dumps(nasty.bent(dice, json.loads(sound), [*good.CODES]))
    stored = {liked.KEY: text, "fudaba:lang": nasty.text(dice, good.CODES)}
    each = dice.choice(liked.offered(GAMES))
    return stored, nasty.text(dice, [f"set {each.key} {dice.choice(each.choices)}"])


def check_settings(thing: tuple[dict[str, str], str]) -> None:
    """Only what is offered counts, and it counts everywhere."""
    stored, do = thing
    visitor = Visitor("", stored)
    for address in ("#/settings", *(f"#/{name}?deal=fuzz&players=me" for name in GAMES)):
        visitor.open(address)
        visitor.send(do)
        for each in liked.offered(GAMES):
            holds(visitor.model.device.settings[each.key] in each.choices, "this is not offered", each.key)
        visitor.look_in_all_languages()
    comes_back(visitor)
