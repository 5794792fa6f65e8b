// Tells which lines of text at a table are out of sight, or lie under something else.
(tell) => {
  // what is touched goes through some elements, which else are not found at their own points
  const touched = document.createElement("style");
  touched.className = "touched";
  touched.textContent = "* { pointer-events: auto !important }";
  if (!document.querySelector("style.touched")) document.head.append(touched);
  const FREE = ".unseen, .was, .side, .log, .lane, .wide, .answers, .tally, .own, .over";
  const cut = new WeakMap();
  const clipped = (each) => {
    if (!each) return false;
    if (!cut.has(each)) cut.set(each, getComputedStyle(each).clipPath !== "none" || clipped(each.parentElement));
    return cut.get(each);
  };
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(FREE) && !clipped(each);

  // what is scrolled out of a frame of its own is no fault: a touch or a key brings it back, and nothing else moves
  const READ = ".account, .notice-line.long, .coach, .terms, .result, .preview, .small-print";
  // nor are the lines of a long name, or of what happened to the hand, after which it is cut
  const FRAMES = `${READ}, .many .small-slips, .lay, .lay .slips, .who > .long, .happened > span`;
  // but the card that is selected is whole, and so is what is said against it
  const scrolledOut = (each, x, y) => {
    if (each?.closest(".account.chosen:not(.quoting)")) return false;
    const frame = each?.closest(FRAMES);
    if (!frame) return false;
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom || scrolledOut(frame.parentElement, x, y);
  };
  // while a reading is told nobody chooses from the field, of which it may have a part; a name in a hint is no target
  const OVER = ".over, .was, .garland, .gang-seal, .name-of, .account :is(.zone, .value), .account.told.newest";
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
  const highest = () => {
    const boxes = [...document.querySelectorAll("#hand > *, #hand > * *")].map((each) => each.getBoundingClientRect());
    return Math.min(...boxes.filter(({ width }) => width).map(({ top }) => top + scrollY));
  };
  const stands = (i, each, { left, bottom, width, height }, hand) => {
    if (bottom + scrollY < hand) return;
    for (const across of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      const [x, y] = [left + width * across, bottom - height * 0.2];
      if (scrolledOut(each, x, y)) continue;
      const card = document.elementFromPoint(x, y)?.closest("#hand > *");
      if (card && !card.contains(each)) tell(i, "stands with its foot under a card", each);
    }
  };
  // what of a line is left before its ellipsis
  const begun = ({ left, top, right, bottom, height }, around) => {
    const width = Math.min(right, around.getBoundingClientRect().right) - left;
    return { left, top, bottom, width, height };
  };
  // a page that is longer than the window is scrolled, a place on it is not
  const texts = (i) => {
    const walk = document.createTreeWalker(document.querySelector(".felt"), NodeFilter.SHOW_TEXT);
    const hand = highest();
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const around = text.parentElement;
      if (!text.data.trim() || around.closest("svg") || !shown(around)) continue;
      const range = new Range();
      range.selectNodeContents(text);
      scrollBy(0, range.getBoundingClientRect().top - innerHeight / 2);
      for (const line of [...range.getClientRects()].filter(({ width }) => width > 1)) {
        const seen = getComputedStyle(around).textOverflow === "ellipsis" ? begun(line, around) : line;
        covered(i, around, seen);
        stands(i, around, seen, hand);
      }
    }
    scrollTo(0, 0);
  };
  return { shown, covered, texts };
};
