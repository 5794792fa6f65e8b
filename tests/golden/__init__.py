"""Whole matches as they have always gone: `tests/golden/<game>/<ending>-<seats>.txt`, one per way to end and table.

And `preset-<name>.txt`, one per sheet of rules that a game offers beside its usual one; and `heard/<game>.<lang>.txt`,
one match of each game as a player hears it who sees nothing; and `read-aloud-<what>.txt`, the cards and sentences.

python -m tests.golden            compares them all; 1 and the difference when one goes another way
                       --matches  only those that are replayed
python -m tests.golden --write    writes them, those that are there with the moves they have; names of games behind it
                                  write theirs alone
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.core.chance import Chance
from game.core.game import Game
from game.core.match import HUMAN, BadMatch, Match
from game.shelf import GAMES
from game.words import LANGUAGES, words_of
from tests.read_aloud.paper import all_cards, all_sentences
from tests.transcripts import match_heard, written

HERE = Path(__file__).parent
COMMAND = "python -m tests.golden --write"
TRIES = 5000
MOVES_A_LINE = 20
ALL: Collection[Game] = GAMES.values()


class Golden(NamedTuple):
    """A file, and what should be in it."""

    file: Path
    text: str


def wanted(game: Game) -> list[Path]:
    """The files a game should have."""
    return [HERE / game.name / f"{ending}-{seats}.txt" for ending in game.endings for seats in game.seats]


def of_presets(game: Game) -> dict[Path, Match]:
    """A file for each sheet of rules other than the usual one, and its match, begun."""
    sheets = {name: options for name, options in game.presets.items() if options != game.defaults()}
    players = (HUMAN,) * game.seats[-1]
    return {
        HERE / game.name / f"preset-{name}.txt": Match.begin(game, f"golden-{name}", players, options)
        for name, options in sheets.items()
    }


def heard(games: Iterable[Game] = ALL) -> Iterator[Golden]:
    """The transcripts: a match of each game in every language."""
    for game in games:
        for lang in LANGUAGES:
            yield transcript(game, lang)


def transcript(game: Game, lang: str) -> Golden:
    """What is heard of this game in this language."""
    return Golden(HERE / "heard" / f"{game.name}.{lang}.txt", written(match_heard(game, lang)))


def cards() -> Golden:
    """The cards of Read-Aloud and the codes by which own decks hold them."""
    return Golden(HERE / "read-aloud-cards.txt", all_cards())


def sentences() -> Golden:
    """The sentences of Read-Aloud."""
    return Golden(HERE / "read-aloud-sentences.txt", all_sentences())


def unplayed() -> Iterator[Golden]:
    """All golden files that are not replayed."""
    yield from heard()
    yield from (cards(), sentences())


def missing(games: Iterable[Game] = ALL) -> list[Path]:
    """The files of matches that should be there and are not."""
    return [file for game in games for file in (*wanted(game), *of_presets(game)) if not file.exists()]


def goldens(games: Iterable[Game] = ALL) -> Iterator[Golden]:
    """Every golden file of these games as this program would write it."""
    for game in games:
        for file in sorted((HERE / game.name).glob("*.txt")):
            yield Golden(file, tell(read(game, file.read_text(encoding="utf-8"))))


def faults(games: Collection[Game] = ALL) -> list[str]:
    """What is wrong, a sentence each; nothing when every match goes as it always has."""
    absent = [f"{name(file)} is missing: {COMMAND}" for file in missing(games)]
    return absent + changed(goldens(games))


def changed(found: Iterable[Golden]) -> list[str]:
    """The first difference of each of these that is not as it was."""
    return [difference(golden) for golden in found if _there(golden.file) != golden.text]


def difference(golden: Golden) -> str:
    """The first line that is not as it was."""
    old, new = _there(golden.file).splitlines(), golden.text.splitlines()
    at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    was, now = (lines[at] if at < len(lines) else "(the end)" for lines in (old, new))
    return f"{name(golden.file)}, line {at + 1}: was {was!r}, now {now!r}. If that is right: {COMMAND}"


def _there(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def name(file: Path) -> str:
    """How a file is called in sentences."""
    return file.relative_to(HERE).as_posix()


def read(game: Game, text: str) -> Match:
    """The match of a golden file, replayed from its deal, seats, options and moves as far as the rules let it."""
    head, moves, *_ = text.split("\n\n")
    fields = dict(line.split(" ", 1) for line in head.splitlines())
    options = dict(option.split("=") for option in fields["options"].split())
    match = Match.begin(game, fields["deal"], (HUMAN,) * int(fields["seats"]), options, int(fields["v"]))
    try:
        return match.replay(move for line in moves.splitlines()[1:] for move in line.split(" | "))
    except BadMatch as fault:
        assert fault.match
        return fault.match


def tell(match: Match) -> str:
    """All of a match: what it is made of, its log in every language with all secrets told, and its scores."""
    head = {
        "deal": match.deal,
        "v": match.v,
        "seats": len(match.players),
        "options": " ".join(f"{key}={choice}" for key, choice in match.options.items()),
    }
    lines = [" | ".join(match.moves[i : i + MOVES_A_LINE]) for i in range(0, len(match.moves), MOVES_A_LINE)]
    parts = ["\n".join(f"{key} {value}" for key, value in head.items()), "\n".join(("moves", *lines))]
    for lang in sorted(LANGUAGES):
        words = words_of(lang, match.game)
        log = (words.tell(event) for state in match.states for event in state.news)
        parts.append("\n".join((f"log {lang}", *log)))
    rules = match.game.rules
    scores = " ".join(f"{score:g}" for score in rules.scores(match.state))
    parts.append(f"scores {scores}\nwinners {' '.join(map(str, rules.winners(match.state)))}")
    return "\n\n".join(parts) + "\n"


def write(names: Collection[str] = ()) -> None:
    """Writes all files anew, or of these games; where a match is missing, or ends otherwise, it looks for another."""
    games = [GAMES[name] for name in names] or ALL
    for game in games:
        for file in wanted(game):
            ending, _, seats = file.stem.rpartition("-")
            match = read(game, file.read_text("utf-8")) if file.exists() else None
            if match is None or match.state.news[-1].kind != ending:
                match = find(game, ending, int(seats))
            file.parent.mkdir(exist_ok=True)
            file.write_text(tell(match), encoding="utf-8")
        for file, begun in of_presets(game).items():
            match = read(game, file.read_text("utf-8")) if file.exists() else begun
            file.write_text(tell(match if match.asked is None else at_random(begun)), encoding="utf-8")
    for golden in heard(games) if names else unplayed():
        golden.file.parent.mkdir(exist_ok=True)
        golden.file.write_text(golden.text, encoding="utf-8")


def find(game: Game, ending: str, seats: int) -> Match:
    """A match played at random that ends like this."""
    for n in range(TRIES):
        for options in tables(game):
            match = at_random(Match.begin(game, f"golden-{n}", (HUMAN,) * seats, options))
            if match.state.news[-1].kind == ending:
                return match
    raise LookupError(f"no match of {game.name} for {seats} ends in {ending}")


def tables(game: Game) -> list[dict[str, str]]:
    """The usual options, and each other choice of one of them."""
    others = [{option.key: choice} for option in game.options for choice in option.choices if choice != option.default]
    return [{}, *others]


def at_random(match: Match) -> Match:
    """The match played to its end by nobody in particular."""
    dice = Chance(match.deal)("golden")
    while match.asked is not None:
        match = match.play(dice.choice(match.game.rules.moves(match.state)))
    return match
