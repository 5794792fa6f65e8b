// Tells which lines of text at a table lie over each other, or are cut by a frame that cannot be scrolled.
() => {
  const faults = new Set();
  const LEFT_OUT = "svg, .unseen, .was";
  const known = new WeakMap();
  const gone = (each) => {
    if (!each) return false;
    if (!known.has(each)) {
      const { clipPath, opacity } = getComputedStyle(each);
      known.set(each, clipPath !== "none" || opacity === "0" || gone(each.parentElement));
    }
    return known.get(each);
  };
  const shown = (each) => !each.closest(LEFT_OUT) && each.checkVisibility({ visibilityProperty: true }) && !gone(each);

  // the letters, without the room above and below them: lines may be set so close that their boxes meet
  const letters = (each, { left, right, top, bottom }) => {
    const { fontSize, writingMode } = getComputedStyle(each);
    const half = parseFloat(fontSize) * 0.38;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (writingMode.startsWith("vertical"))
      return { left: x - half, right: x + half, top: top + 1, bottom: bottom - 1 };
    return { left: left + 1, right: right - 1, top: y - half, bottom: y + half };
  };
  const inside = (box, frame) => ({
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: Math.max(box.top, frame.top),
    bottom: Math.min(box.bottom, frame.bottom),
  });
  const much = ({ left, right, top, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  // what a press on “Show all” shows is not lost
  const whole = document.getElementById("toggle-whole")?.checkVisibility();
  const cuts = ({ overflowX, overflowY, textOverflow }, frame) =>
    textOverflow !== "ellipsis" &&
    !(whole && frame.matches(".clauses, .in-short")) &&
    (frame.matches(".slip .main") || !/auto|scroll/.test(overflowX + overflowY));
  // what is left of a line in the frames around it
  const framed = (each, line, text) => {
    let box = line;
    for (let frame = each; frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      if (/inline$|contents/.test(style.display) || style.overflowX === "visible") continue;
      box = inside(box, frame.getBoundingClientRect());
      if (cuts(style, frame) && much(box) < 0.9 * much(line)) faults.add(`${text} is cut by ${frame.className}`);
    }
    return box;
  };
  const linesOf = (node) => {
    const each = node.parentElement;
    const text = `${each.className || each.tagName} “${node.data.trim().slice(0, 40)}”`;
    if (!node.data.trim() || !shown(each)) return [];
    const range = new Range();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return boxes.map((line) => ({ each, text, box: framed(each, letters(each, line), text) }));
  };
  const over = ({ each }) => each.closest(".over");
  const meet = (one, other) => {
    const { left, right, top, bottom } = inside(one.box, other.box);
    return one.each !== other.each && over(one) === over(other) && right - left >= 1 && bottom - top >= 1;
  };

  const lines = [];
  const walk = document.createTreeWalker(document.querySelector(".felt"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) lines.push(...linesOf(node));
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1).filter((each) => meet(one, each)))
      faults.add(`${one.text} and ${other.text} lie over each other`);
  return [...faults];
};
