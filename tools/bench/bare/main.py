"""The plainest table: about as many elements as ours at the start of a match, in one string."""

# mypy: ignore-errors

from pyscript import document

MARKS = "".join(f'<circle cx="{10 + 12 * i}" cy="{40 + 9 * i}" r="4"></circle>' for i in range(4))
PAPER = '<rect width="100" height="140"></rect>'


def card(name):
    return f'<svg viewBox="0 0 100 140" width="70">{PAPER}{MARKS}<text x="50" y="22">{name}</text></svg>'


def row(seat):
    places = "".join(f"<li>{card(f'{seat}{i}')}</li>" for i in range(5))
    return f'<section><h2>Seat {seat}</h2><ol class="cards">{places}</ol></section>'


def line(i):
    return f"<tr><th>Hand {i}</th><td>What it takes</td><td>{card(i)}</td><td>{100 - 10 * i}</td></tr>"


hand = "".join(f'<button id="c{i}" type="button">{card(i)}</button>' for i in range(2))
guide = "".join(line(i) for i in range(8))
log = "".join(f"<li>Seat {i} drew two cards.</li>" for i in range(4))
document.querySelector(
    "#main"
).innerHTML = f'{row(0)}{row(1)}<div id="hand">{hand}</div><table>{guide}</table><ol class="log">{log}</ol>'
document.documentElement.dataset.state = "ready"
