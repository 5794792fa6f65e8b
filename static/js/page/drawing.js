// The answers of the worker on the page: each change waits for the one before, the first for the faces of the cards.
import { Idiomorph } from "RUNTIME/idiomorph/idiomorph.esm.js";
import { byId, root } from "./dom.js";
import { hush, play } from "./sound.js";

const { panel } = globalThis;
const FIELD = "input, textarea";
const UNTOUCHED = ["claimed", "more", "seen-again"]; // messages of the browser: nobody has touched the page since

/** Puts the faces of all cards into the page, where every card refers to them. */
async function faces() {
  const response = await fetch("faces.svg");
  document.body.insertAdjacentHTML("afterbegin", await response.text());
}

let drawn = "";
let flight;
let held = false; // a press that has shown the end, whose click is still to come
let shown = faces().catch(panel.trouble); // then there are cards without a face, and the panel says why

/** Shows an answer after those before it; the promise ends when it is drawn. */
export function show(answer) {
  shown = shown.then(() => draw(answer)).catch(panel.trouble);
  return shown;
}

function draw(answer) {
  document.title = answer.title;
  play(answer.sounds);
  const same = drawn === answer.html && UNTOUCHED.includes(answer.what);
  drawn = answer.html;
  if (same) return null;
  root.dataset.reveal = ""; // so that what comes in stages again begins anew
  const calm = root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return calm || !answer.moved.length || !document.startViewTransition ? change(answer) : moving(answer);
}

/**
 * Whether a morph has to look into this; what a field holds may differ where its markup does not. A row of another turn
 * is seen from its beginning, unless a card in it is selected or has the focus by a key.
 */
function beforeNodeMorphed(old, next) {
  if (old.dataset?.turn !== next.dataset?.turn && !old.querySelector(":focus-visible, [aria-pressed=true]"))
    old.scrollLeft = 0;
  return !old.isEqualNode(next) || Boolean(old.matches?.(FIELD) || old.querySelector?.(FIELD));
}

/**
 * Makes the page what the answer says; what stays the same keeps its focus and its place. A card that has come into the
 * own hand is brought in sight, however long the row is.
 */
function change({ html, legal, focus, moved, root: facts }) {
  const at = document.activeElement;
  for (const [name, value] of Object.entries(facts)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value); // even the same `lang` styles the page anew
  }
  const main = byId("main");
  const next = Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;
  const typing = at.matches("input:not([type=range]), textarea");
  if (main.inert || main.dataset.game !== next.dataset.game)
    main.replaceWith(next); // nobody is in the empty table; another game has nothing in common with this
  else
    Idiomorph.morph(main, next, {
      morphStyle: "outerHTML",
      ignoreActiveValue: typing,
      callbacks: { beforeNodeMorphed },
    });
  if (!at.isConnected) byId(focus)?.focus(); // at once; page.py comes a moment later
  for (const ids of moved) byId(ids[1])?.closest(".own *")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  byId("legal").innerHTML = legal;
  byId("line").placeholder = byId("legal").firstElementChild?.value ?? "";
  arrive(byId("main").dataset.screen);
}

/** Another screen is seen from its top. */
function arrive(screen) {
  if (root.dataset.route === screen) return;
  scrollTo(0, 0);
  root.dataset.route = screen;
}

/** Changes the page while the cards of `answer.moved`, [id before, id after] each, move to their new places. */
function moving(answer) {
  unnameCards();
  nameCards(answer.moved, 0);
  const begun = document.startViewTransition(() => {
    unnameCards();
    change(answer);
    nameCards(answer.moved, 1);
  });
  const ended = () => flight === begun && unnameCards(); // one that is cut short: the names are the next one's
  flight = begun;
  flight.finished.then(ended, ended);
  flight.ready.catch(() => {});
  return flight.updateCallbackDone.catch(() => {});
}

/** The cards that move have names of their own for the length of this transition. */
function nameCards(moved, side) {
  for (const [i, ids] of moved.entries()) {
    byId(ids[side])?.style.setProperty("view-transition-name", `card-${i}`);
  }
}

function unnameCards() {
  for (const card of document.querySelectorAll("[style*=view-transition-name]")) {
    card.style.removeProperty("view-transition-name");
  }
}

/** Whether something is still to be seen of what happens one thing after the other, or has only just been. */
function telling() {
  const late = "[data-stage], #put-away";
  return Boolean(root.dataset.reveal) && document.getAnimations().some(({ effect }) => effect.target?.matches(late));
}

/** A press or a key shows the end of what happens at once; the way to the next round is taken by the next one. */
function end(event) {
  const key = event.type === "keydown";
  const on = key ? byId("put-away") && ["Enter", " "].includes(event.key) : event.target.closest?.("#put-away");
  const early = Boolean(on && byId("main").dataset.over === "false" && telling());
  if (early && key) stop(event);
  held = early && event.key !== "Enter"; // no click follows that
  flight?.skipTransition();
  root.dataset.reveal = "";
  hush();
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Who pressed twice meant what lay there at the first press, such as Play, and not to put the result away. */
function onClick(event) {
  if (held || (event.detail > 1 && event.target.closest("#put-away"))) stop(event);
  held = false;
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, end, true);
addEventListener("click", onClick, true);
