// The empty table of a deal that was never opened, made at build time (tools/empty.py): places, and who sits there.
const { fetch } = globalThis.panel; // as the browser has it: nothing depends on this file
const GAME = /^#\/([\w-]+)(\?deal=|$)/;

/** Whether a match of this deal is stored, or another table for this address: then it is not the empty one. */
const begun = (name) => Object.values(localStorage).some((text) => text.includes(`"${name}"`));

/** The game and the `main` of the table that this address begins; null or a failure where it begins none. */
export async function emptyTable(hash) {
  const address = decodeURIComponent(hash);
  const [, game] = address.match(GAME) ?? [];
  if (!TABLES.games.includes(game)) return null;
  const file = await fetch(`${TABLES.folder}/${game}-${document.documentElement.lang}.json`);
  const { link, usual, cast, tables } = await file.json();
  const known = address.match(link)?.groups;
  if (!known || begun(known.deal ?? address)) return null;
  const seated = (known.players ?? usual).split(",");
  const slot = (_, face, seat) => cast[seated[seat]][seat][face ? 1 : 0];
  return { game, html: tables[seated.length].replace(/\{(face-)?(\d)\}/g, slot) };
}
