// Shows one page of a match after another, as HTML without a program, and tells what has moved and what is hidden.
// So it does with what more checks find on a page, which is laid out once for all of them.
(pages, lines, checks) => {
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
    guide: "#to-guide",
    field: ".lay #field",
    pile: ".heap.pile",
    lead: ".court-circular .arch .lead .card:first-child:not([aria-pressed=true])", // a selected one is lifted
  };
  const known = {};
  // in a wide window what lies open beside the field may need the room before it, too
  const startOf = (name, each, x) => (innerWidth >= 1280 && each.closest(".aside") ? (known[name]?.[0] ?? x) : x);
  // in a row that is too full the slips are smaller
  const widthIn = (field) => (field.closest(".far") ? null : field.querySelector(".slip")?.offsetWidth);
  const box = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map((n) => Math.round(n * 100) / 100);
  };

  const stays = (i, name, each) => {
    const now = box(each);
    if (name === "hand") now.splice(0, 4, now[1] + now[3], ...(each.closest(".garlandland") ? [] : [now[0]]));
    if (name === "field")
      now.splice(0, 4, startOf(name, each, now[0]), now[1] + now[3], widthIn(each) ?? known.field?.[2]);
    // on a phone above the names
    if (name === "pile") now.splice(0, 4, ...(innerWidth < 736 ? [] : [startOf(name, each, now[0]), now[1]]));
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

  const { shown, covered, texts } = lines(tell);
  const sentences = (i) => {
    const head = document.querySelector(".account")?.getBoundingClientRect();
    for (const each of document.querySelectorAll(".account.newest :is(.said, ul > li)")) {
      const { top, bottom, right } = each.getBoundingClientRect();
      if (shown(each) && right > head.left && top < head.top && bottom > head.top)
        tell(i, "begins above its place", each);
    }
  };
  // what is chosen and is no card has a place of its own; of a row of names only what is written there counts
  const choices = (i) => {
    const all = document.querySelectorAll(".terms, .account, .status, .middle .slip, #hand, .felt > .seat .who > *");
    const lie = [...all].filter(shown).map((each) => each.getBoundingClientRect());
    for (const each of document.querySelectorAll(".answer")) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (
        lie.some(
          (lies) => lies.left < right - 1 && lies.right > left + 1 && lies.top < bottom - 1 && lies.bottom > top + 1,
        )
      )
        tell(i, "lies over the table", each);
    }
  };
  for (const [i, html] of pages.entries()) {
    document.querySelector("main").outerHTML = html;
    const main = document.querySelector("main");
    for (const check of checks) for (const fault of check()) faults.set(fault, `${i}: ${fault}`);
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
    // a hint lies over the head of the page; names and buttons are looked at with all other texts and buttons, below
    const hint = main.querySelector(".notice-line.long:has(.away)")?.getBoundingClientRect().bottom ?? 0;
    const free = (places, by) => {
      for (const each of main.querySelectorAll(places))
        if (each.checkVisibility() && hint > each.getBoundingClientRect().top + by)
          tell(i, "lies under the hint", each);
    };
    free(".middle :is(.card, [aria-pressed]), #hand, .felt > .seat", 0);
    free(".middle, .rivals :is(.cards, .arch, .slips)", 4);
    texts(i);
    sentences(i);
    choices(i);
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
