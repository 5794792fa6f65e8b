// In every page that is measured: when the table was there, what each click took to change it and what until a move
// was on it, the longest task.
{
  const watch = { clicks: [], turns: [], longest: 0 };
  globalThis.stopwatch = watch;

  // Looked for before each frame, so that a page which keeps the browser from drawing is not called playable.
  watch.playable = new Promise((resolve) => {
    const look = () =>
      document.querySelector("html[data-state=ready] #hand button")
        ? resolve(performance.now())
        : requestAnimationFrame(look);
    look();
  });

  // From the moment of the click to the first change inside <main>, and to the change of the number of moves that it
  // shows; names for a transition and the mark of a button that waits for its answer are not what is waited for.
  let since = null;
  let moving = null;
  addEventListener(
    "click",
    (event) => {
      since = event.timeStamp;
      moving = since;
    },
    true,
  );
  const inside = ({ target, attributeName }) =>
    !["style", "data-busy"].includes(attributeName) &&
    (target.closest ? target : target.parentElement)?.closest("main");
  new MutationObserver((records) => {
    if (since !== null && records.some(inside)) {
      watch.clicks.push(performance.now() - since);
      since = null;
    }
    if (moving !== null && records.some(({ attributeName }) => attributeName === "data-turn")) {
      watch.turns.push(performance.now() - moving);
      moving = null;
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
  }).observe({ type: "longtask" });
}
