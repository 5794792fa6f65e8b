"""Addresses: `#/garlandland?deal=plum-river-42&v=1&players=me,easy&goal=points&moves=...` and back.

Nothing in an address is trusted; all of it is bounded, and each fault has its sentence.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote, unquote

from game.core.game import Game
from game.core.match import HUMAN, ME, BadMatch, Match, check_length
from game.core.texts import plain
from game.ui.view.people import LONGEST_NAME

LONGEST = 100_000
LONGEST_MOVES = 64 * 1024
"""Bytes of the moves, unpacked."""
CHUNK = 256
"""Moves after which what is packed is kept, since every answer at a table has the link to the match."""
MOST_FIELDS = 32
ANY_DEAL = "any"
TRIAL = "trial-of-cards-"
"""What the deal of a match begins with that only tries something out: nobody is reminded of it."""
RAW = -15  # deflate without a header

FIRST = """
amber ash autumn bamboo barley birch calm cedar cherry chestnut clay clear clover cloud copper coral crane cricket
dawn dew dove east elm ember evening fern finch first fox frost ginger gold grass green heron hidden indigo iris
ivory jade lacquer lily lotus maple mint misty moss mulberry north old paper peach pearl persimmon pine plum quiet
rain red reed rice robin sage silver
""".split()
SECOND = """
arch bank basin bay beach bell bench boat bridge brook castle coast corner court cove field fire ford forest fountain
garden gate glade grove harbour hearth hill hollow house inn island kettle lake lamp lane lantern leaf market meadow
mill moon mountain orchard path pavilion pier pond port river road roof screen shore shrine snow spring stair star
stone stream tea temple valley wave
""".split()


class BadLink(BadMatch):
    """An address that names no match, or a match that cannot be replayed."""


class Link(NamedTuple):
    """The match that an address names; an empty deal means a new one."""

    game: Game
    v: int
    deal: str | None
    players: tuple[str, ...]
    options: Mapping[str, str]
    moves: tuple[str, ...]
    at: int | None = None
    """The number of moves after which the match is shown; None for all."""
    sender: str = ""
    """The name of who sent it; empty where that is not said."""
    attempts: str = ""
    """The results of others with these cards, as game/ui/model/attempts.py reads it."""

    def match(self) -> Match:
        """The match with its moves played."""
        deal = ANY_DEAL if self.deal is None else self.deal
        match = Match.begin(self.game, deal, self.players, self.options, self.v)
        return match.replay(self.moves)


def address(match: Match) -> str:
    """The address of the deal: players, and options that differ from their defaults."""
    return _address(match, {"deal": match.deal, "v": str(match.v), "players": ",".join(match.players)})


def way_in(game: Game) -> str:
    """The address that begins a match at the table that was chosen last."""
    return f"#/{game.name}"


def address_against(match: Match, level: str) -> str:
    """The address of a new match with the same options, in which all bots are of this level."""
    players = tuple(each if each in (ME, HUMAN) else level for each in match.players)
    return address_of_table(match._replace(players=players))


def address_of_table(match: Match) -> str:
    """The address of a new match with the same players and options."""
    return _address(match, {"players": ",".join(match.players)})


def _address(match: Match, fields: dict[str, str]) -> str:
    """The address of the game with these fields and the options that differ from their defaults."""
    usual = match.game.defaults()
    chosen = {key: choice for key, choice in match.options.items() if choice != usual[key]}
    return f"#/{match.game.name}?" + "&".join(f"{key}={value}" for key, value in {**fields, **chosen}.items())


def address_with_moves(match: Match, at: int | None = None) -> str:
    """The address of the match with its moves, shown after `at` of them."""
    turn = "" if at is None else f"&at={at}"
    return f"{address(match)}&moves={pack(match.moves)}{turn}"


def sent_by(address: str, name: str) -> str:
    """The same address with the name of who sends it."""
    return f"{address}&from={quote(name, safe='')}" if name else address


def parse(address: str, games: Mapping[str, Game]) -> Link:
    """The link in a URL, or in its part from `#/` on; BadLink names its fault."""
    game, fields = _split(address, games)
    deal, players = fields.pop("deal", None), fields.pop("players", None)
    v, packed, at = fields.pop("v", str(game.v)), fields.pop("moves", ""), fields.pop("at", None)
    sender, attempts = plain(fields.pop("from", ""), LONGEST_NAME), fields.pop("attempts", "")
    if (packed or attempts) and deal is None:
        raise BadLink("link.deal", game=game)
    rivals = (game.usual_seats if deal is None else game.seats[0]) - 1  # links to a deal were there first
    seated = tuple(players.split(",")) if players is not None else (ME, *(game.usual,) * rivals)
    try:
        link = Link(game, _version(game, v), deal, seated, fields, unpack(packed))
        link = link._replace(at=_turn(at, len(link.moves)), sender=sender, attempts=attempts)
        check_length(link.moves, game)
        link.match()
    except BadMatch as fault:
        whole = BadLink(fault.key, game=fault.game or game, match=fault.match, **fault.facts)
        whole.match = whole.match or _playable(game, v, deal, seated, fields)
        raise whole from fault
    return link


def _playable(
    game: Game, v: str, deal: str | None, seated: tuple[str, ...], options: Mapping[str, str]
) -> Match | None:
    """The deal of a link that has a fault elsewhere, with its players and options where these can be, else the usual.

    None where it names no deal, or one of another shuffle, since its cards would be others.
    """
    usual = (ME, *(game.usual,) * (game.usual_seats - 1))
    for players, rules in ((seated, options), (seated, {}), (usual, options), (usual, {})):
        try:
            return Match.begin(game, deal or "", players, rules, _version(game, v))
        except BadMatch:
            continue
    return None


def pack(moves: tuple[str, ...]) -> str:
    """Moves as a short text for an address."""
    if not moves:
        return ""
    rest = (len(moves) - 1) // CHUNK * CHUNK
    out, before = _begun(moves[:rest])
    packing = before.copy()
    return _written(out + packing.compress("\n".join(moves[rest:]).encode()) + packing.flush())


@lru_cache(maxsize=4)
def _begun(moves: tuple[str, ...]) -> tuple[bytes, Any]:
    """What these moves are packed to so far, and the compressor that goes on: a long match is not packed anew."""
    if not moves:
        return b"", zlib.compressobj(9, zlib.DEFLATED, RAW)
    out, before = _begun(moves[:-CHUNK])
    packing = before.copy()
    return out + packing.compress("".join(f"{move}\n" for move in moves[-CHUNK:]).encode()), packing


def unpack(text: str) -> tuple[str, ...]:
    """The moves in such a text; BadLink for any other text."""
    return tuple(inflated(text, LONGEST_MOVES).split("\n")) if text else ()


def deflated(text: str) -> str:
    """A text, packed for an address."""
    return _written(zlib.compress(text.encode(), 9, RAW))


def _written(packed: bytes) -> str:
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def inflated(text: str, most: int) -> str:
    """The text that was packed so; BadLink for any other, and when it has more than `most` bytes."""
    inflate = zlib.decompressobj(RAW)
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        whole = inflate.decompress(packed, most + 1).decode()
    except (ValueError, zlib.error) as fault:
        raise BadLink("link.moves") from fault
    if len(whole.encode()) > most:
        raise BadLink("link.long")
    if not inflate.eof or inflate.unused_data:
        raise BadLink("link.moves")
    return whole


def deal_name(random: str) -> str:
    """A name of a deal that can be said aloud, from four random bytes or more in hexadecimal digits."""
    first, second, *rest = bytes.fromhex(random)[:4]
    return f"{FIRST[first % len(FIRST)]}-{SECOND[second % len(SECOND)]}-{int.from_bytes(rest, 'big') % 1000}"


def _split(address: str, games: Mapping[str, Game]) -> tuple[Game, dict[str, str]]:
    """The game and the fields of an address."""
    if len(address) > LONGEST:
        raise BadLink("link.long")
    _, mark, rest = address.partition("#/")
    name, _, query = rest.partition("?")
    name = unquote(name)
    if not mark or not name:
        raise BadLink("link.shape")
    if name not in games:
        raise BadLink("link.game", name=name)
    return games[name], fields(query, games[name])


def fields(query: str, game: Game) -> dict[str, str]:
    """The fields of a query, each at most once; BadLink for any other text."""
    if len(query) > LONGEST:
        raise BadLink("link.long", game=game)
    try:
        pairs = parse_qsl(query, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as fault:
        raise BadLink("link.long", game=game) from fault
    found: dict[str, str] = {}
    for name, value in pairs:
        if name in found:
            raise BadLink("link.twice", game=game, name=name)
        found[name] = value
    return found


def _turn(text: str | None, last: int) -> int | None:
    """The field `at` as a number of moves; BadLink when the match has fewer."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= last):
        raise BadLink("link.at", at=text, last=last)
    return int(text)


def _version(game: Game, text: str) -> int:
    """The field `v` as a number; Match.begin checks that such a shuffle exists."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadLink("match.v", game=game, v=text, newest=game.v)
    return int(text)
