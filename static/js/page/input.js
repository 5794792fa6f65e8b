// What the player does that page.py does not listen for: fields, files, the buttons of language and voice.
import { attempt, byId, root, tell } from "./dom.js";
import { store } from "./storage.js";
import { speak } from "./voice.js";

const REST = 150; // milliseconds after which the fingers rest
const MOST = 5000001; // bytes that are read of such a file, one more than it may have
const UP = 40; // pixels by which a card is drawn out
const OFF = 12; // and by which lifted ones are taken out
const TWICE = 300; // milliseconds within which a card is pressed twice, and not once and once again
const LONG = 500; // milliseconds after which a finger has asked what a card is, as phones answer, and not pressed it
let pause;
let first; // the card that a swipe began on
let last; // the one that it has reached
let drawn; // the card that is drawn
let x; // where it was taken
let y;
let taken; // the card by which lifted ones are taken out
let out; // whether they follow the pointer
let pressed; // the card that was pressed last
let when;
let down; // when a finger was put down; never, for a mouse

/** What is typed is told when the fingers rest, and never half a Japanese word. */
function onTyping({ target: { dataset, id, value }, isComposing }) {
  clearTimeout(pause);
  if (dataset.typed && !isComposing) pause = setTimeout(() => byId(id) && tell(dataset.typed, value), REST);
}

/** A changed field, or as much of a chosen file as may be read, is told as the message that the field names. */
async function onChange({ target: { dataset, files, value } }) {
  if (dataset.do === dataset.typed) clearTimeout(pause); // a slider has told it now
  if (dataset.do && files?.length !== 0) tell(dataset.do, files ? await files[0].slice(0, dataset.most).text() : value);
}

/** A file that was opened with the installed app is told as one that was chosen in the settings. */
export async function takeIn({ files: [handle] }) {
  if (handle) tell("import", await (await handle.getFile()).slice(0, MOST).text());
}

/**
 * The language changes at once; some browsers let nothing speak that was not first started by a touch. A press on the
 * table, where no button is, puts back what is selected.
 */
function onClick({ target }) {
  const { lang, voice } = target.closest("[data-lang], [data-voice]")?.dataset ?? {};
  if (lang) root.lang = lang;
  if (lang) store("fudaba:lang", lang);
  if (voice) speak(voice, root.lang);
  const bare = !target.closest("a, button") && target.closest(".middle");
  if (bare && document.querySelector("[aria-pressed=true]:is([data-do=tick], [data-exact])")) tell("clear");
}

/** Whether the pointer has gone up, rather than sideways, from where it was put down. */
function rises({ clientX, clientY }) {
  return y - clientY > Math.abs(clientX - x);
}

/**
 * A swipe in a group with data-swipe tells, at every card that it reaches, the ids of all from its first to this. It
 * begins sideways: upwards cards are taken out.
 */
function onSwipe(event) {
  const { type, buttons, clientX, clientY } = event;
  const card = document.elementFromPoint(clientX, clientY)?.closest("[data-swipe] button");
  if (type === "pointerdown") [first, last] = [card, card];
  const group = first?.closest("[data-swipe]");
  if (!buttons || card === last || !group?.contains(card) || (last === first && rises(event))) return;
  last = card;
  const cards = [...group.querySelectorAll("button")].map(({ id }) => id);
  const [from, to] = [first.id, card.id].map((id) => cards.indexOf(id)).sort((a, b) => a - b);
  tell(group.dataset.swipe, cards.slice(from, to + 1).join(" "));
}

/** A card that is drawn out of its group, upwards, is played where it is let go. */
function onDraw({ type, target, clientX, clientY, pointerType, timeStamp }) {
  if (type === "pointerdown") {
    [drawn, x, y] = [target.closest("[data-draw] > [data-do=tick]"), clientX, clientY];
    down = pointerType === "touch" ? timeStamp : Infinity;
  }
  if (!drawn) return;
  const up = y - clientY > UP;
  const moves = type === "pointermove" && up;
  Object.assign(drawn.style, {
    translate: moves ? `${clientX - x}px ${clientY - y}px` : "",
    pointerEvents: moves ? "none" : "",
  });
  if (type === "pointerup" && up) tell("play", drawn.id);
  if (type !== "pointermove" && type !== "pointerdown") drawn = null;
}

/**
 * Of a group with data-draw="lifted" all lifted cards are taken out together, upwards, and played unless they are let
 * go over it. A card that is not lifted does first what a press on it does. They lie where they were let go until the
 * answer may be there.
 */
function onTake(event) {
  const { type, target, clientX, clientY } = event;
  if (type === "pointerdown") [taken, out] = [target.closest("[data-draw=lifted] > button"), false];
  else if (type !== "pointermove")
    letGo(type === "pointerup" && clientY < taken?.parentElement.getBoundingClientRect().top);
  else if (taken && (out || (first === last && rises(event) && y - clientY > OFF))) {
    if (!out && taken.ariaPressed !== "true") tell(taken.dataset.do, taken.id);
    first = null;
    out = !taken.dataset.do.startsWith("line"); // a gift that was refused stays
    if (out) root.style.setProperty("--out", `${clientX - x}px ${clientY - y}px`);
    else taken = null;
  }
}

function letGo(plays) {
  if (out && plays) tell("play");
  if (out) setTimeout(() => root.style.removeProperty("--out"), plays ? REST : 0);
  [taken, out] = [null, false];
}

/** Escape puts back what is taken out, and does nothing else then. */
function onEscape(event) {
  if (!out || event.key !== "Escape") return;
  event.stopPropagation();
  letGo();
}

/**
 * A card of a group that is pressed twice is played, whatever the second press alone would do; a finger that has lain
 * on it for long does nothing when it is lifted.
 */
function onPress(event) {
  const card = event.detail && event.target.closest("[data-draw] [data-do=tick]")?.id;
  const long = card && event.timeStamp - down > LONG;
  const twice = card && card === pressed && event.timeStamp - when < TWICE;
  [pressed, when] = [twice || long ? "" : card, event.timeStamp];
  if (twice || long) event.stopPropagation();
  if (twice) tell("play", card);
}

/**
 * A digit selects the card at that place of the group with the focus, else of the hand; one that plays is focused.
 * A word among the cards has no id, or is `public`.
 */
function onDigit({ key, target, repeat, ctrlKey, metaKey, altKey }) {
  if (!(key > 0) || repeat || ctrlKey || metaKey || altKey || target.matches("input")) return;
  const group = target.closest("[data-rove]") ?? byId("hand");
  const card = group?.closest("[data-line]") && group.querySelectorAll("button[id]:not(.public)")[key - 1];
  card?.focus();
  if (card?.matches("[data-do=tick], [data-exact], [data-do^=pick]")) card.click();
}

/** The menu closes when the focus goes elsewhere than to its button, the lists or, over a result, what stands below. */
function onFocus({ target }) {
  const around = byId("menu")?.closest(".side, .rest");
  if (around && !around.contains(target) && !target.closest(".toggle")) tell("clear");
}

function onFirstKey() {
  root.dataset.keys = "used";
}

/** A move that was refused is there again when the line is opened. */
export function retype(text) {
  byId("line").value = text;
}

/**
 * Focuses an element: a button comes whole in sight, a page and a review from its top; a field at its end, the line as
 * a whole.
 */
export function focus(element) {
  const whole = element.id === "main";
  element.focus({ preventScroll: whole });
  if (element.matches("button")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (element.matches(".turning")) element.scrollIntoView();
  if (whole) scrollTo(0, 0);
  attempt(() => element.setSelectionRange?.(element.id === "line" ? 0 : element.value.length, element.value.length));
}

document.addEventListener("click", onPress, true);
document.addEventListener("click", onClick);
addEventListener("keydown", onFirstKey, { once: true, capture: true });
addEventListener("keydown", onDigit);
addEventListener("focusin", onFocus);
for (const kind of ["input", "compositionend", "click", "submit"]) document.addEventListener(kind, onTyping);
document.addEventListener("change", onChange);
for (const kind of ["down", "move", "up", "cancel"]) {
  document.addEventListener(`pointer${kind}`, onDraw);
  document.addEventListener(`pointer${kind}`, onTake);
}
for (const kind of ["pointerdown", "pointermove"]) document.addEventListener(kind, onSwipe);
addEventListener("keydown", onEscape, true);
