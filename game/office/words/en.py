"""The English sentences of the office."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "statistics.won": "Won",
    "statistics.won-of": "{won} of {n}",
    "statistics.share": "Share",
    "statistics.between": "{low}–{high}%",
    "statistics.shared": "Draws",
    "statistics.streak": "Unbeaten",
    "statistics.now-best": "{now}, best {best}",
    "statistics.assisted": "Assisted",
    "statistics.note": "Counts your matches alone against bots. Those with hints, undo or replayed turns stand under “Assisted” only.",
    "statistics.interval": "In small print: between these shares your true one lies 19 times in 20. They come closer together with every match.",
    "statistics.curve": "Share of your last {n} matches that you won, after each match; a draw counts in part.",
    "statistics.line": "{letter}: against {rivals}, {was}% at first, {now}% now.",
    "statistics.luck": "Luck of the deal: in {n} {n:plural|round|rounds} for two you could expect {before:.1f} wins. Your first cards made that {dealt:+.1f}, and your play, with the cards that came later, {made:+.1f}: you won {got:.1f}. These values are exact, since that game is solved.",
    "statistics.not-yet": "How lucky your cards were is exactly known for two players who play for wins. No such match counts here yet.",
    "statistics.unknown": "How lucky your cards were is not said here: nobody has solved this game.",
    "front.enter": "Enter",
    "front.alt": "A table of {title} in the middle of a match",
    "front.alt-room": "The room with its four games",
    "sheets.of": "{title}: sheets to print",
    "sheets.score": "Score sheet",
    "sheets.cards": "Deck and counters",
    "sheets.text.score": "An empty score sheet for your own table, one page of A4.",
    "sheets.text.cards": "A deck to cut out: for each of four players a page with seven cards and a counter, and the backs behind it. Print on both sides of stiff A4 paper, turned over along its long edge.",
    "sheets.print": "Print",
    "sheets.line": "No.",
    "sheets.total": "Total",
    "sheets.date": "Date",
    "sheets.place": "Place",
}
