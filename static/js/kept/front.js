// Who comes back finds a card for each game that waits to be gone on with; all else stays where it is.
const ASIDE = /"opened":true|"deal":"trial-of-cards-/; // of one that does not wait: saves.py, TRIAL in links.py
const OURS = /^\{"v":2,.*"game":"([\w-]+)".*"moves":\[".*"saved":(\d+),.*"won":null\}$/s; // an unfinished match

/** The games with unfinished matches, that of the newest first, each as often as it has such matches. */
function waiting(texts) {
  const found = texts.map((text) => !ASIDE.test(text) && text.match(OURS)).filter(Boolean);
  return found.sort((one, other) => other[2] - one[2]).map(([, game]) => game);
}

/** Leaves the card of each game that waits, in their order, without the line for older matches where there is one. */
function leave(list, games) {
  const cards = Object.fromEntries([...list.children].map((card) => [card.dataset.game, card]));
  list.replaceChildren(...[...new Set(games)].map((game) => cards[game]).filter(Boolean));
  for (const [game, card] of Object.entries(cards)) {
    if (games.indexOf(game) === games.lastIndexOf(game)) card.querySelector(".more").remove();
  }
}

/** Gives the menu of the shell the shape that its first answer will have; it is hidden until then (early.js). */
export function shape() {
  const games = waiting(Object.values(localStorage));
  for (const section of document.querySelectorAll("main [data-waits]")) {
    if (games.length) {
      section.className = "waiting";
      section.hidden = false;
      leave(section.querySelector("ul"), games);
    }
  }
  document.documentElement.removeAttribute("data-shapes");
}
