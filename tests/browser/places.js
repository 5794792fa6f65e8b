// Shows one page of a match after another, as HTML without a program, and tells what has moved and what is hidden.
(pages) => {
  const faults = new Map();
  const tell = (i, what, each) => {
    const text = `${what}: ${each.outerHTML.replace(/<svg.*?<\/svg>/gs, "").slice(0, 150)}`;
    if (!faults.has(text)) faults.set(text, `${i}: ${text}`);
  };
  const PLACES = {
    hand: "#hand",
    mine: ".felt > .seat",
    reach: ".reach",
    middle: ".middle",
    go: ".buttons > .go",
    undo: "#undo",
    hint: "#hint",
    menu: "#toggle-menu",
    leaving: ".leaving button",
    lead: ".court-circular .arch .lead .card:first-child:not([aria-pressed=true])", // a selected one is lifted
  };
  const FREE = ".unseen, .was, .side, .log, .lane, .wide, .answers, .tally, .own, .over";
  const known = {};
  const box = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map((n) => Math.round(n * 100) / 100);
  };
  const cut = new WeakMap();
  const clipped = (each) => {
    if (!each) return false;
    if (!cut.has(each)) cut.set(each, getComputedStyle(each).clipPath !== "none" || clipped(each.parentElement));
    return cut.get(each);
  };
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(FREE) && !clipped(each);

  const stays = (i, name, each) => {
    const now = box(each);
    if (name === "hand") now.splice(0, 4, now[1] + now[3], ...(each.closest(".garlandland") ? [] : [now[0]]));
    if (name === "middle") now.pop(); // a result may take the place of the hand, too, which is not there meanwhile
    known[name] ??= now;
    if (known[name].some((n, at) => Math.abs(n - now[at]) > 0.5))
      tell(i, `${name} moves from ${known[name]} to ${now}`, each);
  };
  const seats = (i) => {
    for (const each of document.querySelectorAll(".felt .seat .who.placed > :not(.badges, .held)"))
      stays(i, `${each.className || each.tagName} of ${each.closest(".seat").dataset.seat}`, {
        outerHTML: each.outerHTML,
        getBoundingClientRect: () => spot(each),
      });
  };
  const centre = (each) => {
    const { x, right, y } = each.getBoundingClientRect();
    return { x: (x + right) / 2, y, width: 0, height: 0 };
  };
  const spot = (each) => {
    const { x, right } = each.getBoundingClientRect();
    return each.matches(".score") ? { x: right, y: 0, width: 0, height: 0 } : { x, y: 0, width: 0, height: 0 };
  };

  // what is scrolled out of a frame of its own is no fault: a touch or a key brings it back, and nothing else moves
  const FRAMES = ".account, .coach, .lay, .terms, .result, .preview";
  const scrolledOut = (each, x, y) => {
    const frame = each?.closest(FRAMES);
    if (!frame) return false;
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom || scrolledOut(frame.parentElement, x, y);
  };
  const OVER = ".over, .was, .garland, .gang-seal, .notice-line.long, .account .zone, .account .value";
  const covered = (i, each, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    if (scrolledOut(each, x, y)) return null;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return tell(i, "is out of sight", each);
    const there = document.elementFromPoint(x, y);
    if (there && (each.contains(there) || there.contains(each))) return null;
    if (there?.closest(OVER) || (there && getComputedStyle(there).opacity === "0")) return null;
    return tell(i, `lies under ${there?.outerHTML.slice(0, 60)}`, each);
  };
  // a card that rises covers the foot of a line first, and not its middle
  const stands = (i, each, { left, bottom, width, height }) => {
    for (const across of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      const card = document.elementFromPoint(left + width * across, bottom - height * 0.2)?.closest("#hand > *");
      if (card && !card.contains(each)) tell(i, "stands with its foot under a card", each);
    }
  };
  const texts = (i) => {
    const walk = document.createTreeWalker(document.querySelector(".felt"), NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const around = text.parentElement;
      if (!text.data.trim() || around.closest("svg") || !shown(around)) continue;
      const range = new Range();
      range.selectNodeContents(text);
      for (const line of [...range.getClientRects()].filter(({ width }) => width > 1)) {
        covered(i, around, line);
        stands(i, around, line);
      }
    }
  };

  // else what a touch goes through is not found at its own point
  const touched = document.createElement("style");
  touched.textContent = "* { pointer-events: auto !important }";
  document.head.append(touched);
  for (const [i, html] of pages.entries()) {
    document.querySelector("main").outerHTML = html;
    const main = document.querySelector("main");
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (!main.querySelector(".felt")) continue;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth)
      tell(i, `the page is ${scrollWidth} x ${scrollHeight}`, main);
    if (main.dataset.screen === "table") {
      for (const [name, found] of Object.entries(PLACES)) {
        const each = document.querySelector(found);
        if (each) stays(i, name, each);
      }
      seats(i);
      const best = document.querySelector(".gang-of-four .trick .best > .fan");
      if (best)
        stays(i, "what is to be beaten", { outerHTML: best.outerHTML, getBoundingClientRect: () => centre(best) });
    }
    const hint = main.querySelector(".notice-line.long:has(.away)");
    for (const each of hint ? main.querySelectorAll(".middle :is(.card, [aria-pressed]), #hand, .felt > .seat") : [])
      if (hint.getBoundingClientRect().bottom > each.getBoundingClientRect().top) tell(i, "lies under the hint", each);
    texts(i);
    for (const each of document.querySelectorAll(".felt button"))
      if (shown(each) && !each.closest(".hand")) covered(i, each, each.getBoundingClientRect());
    for (const each of document.querySelectorAll(".middle, .reach, .rivals, .felt > .seat"))
      if (each.scrollHeight > each.clientHeight + 1 && !each.matches(":has(.tally)"))
        tell(i, `holds ${each.scrollHeight - each.clientHeight} pixels too much`, each);
    const middle = document.querySelector(".middle");
    if (middle.scrollWidth > middle.clientWidth + 1)
      tell(i, `holds ${middle.scrollWidth - middle.clientWidth} pixels too much sideways`, middle);
  }
  return [...faults.values()];
};
