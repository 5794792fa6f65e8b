// In every page that is measured: when the table was there, what each click took to change it, the longest task.
{
  const watch = { clicks: [], longest: 0 };
  globalThis.stopwatch = watch;

  // Looked for before each frame, so that a page which keeps the browser from drawing is not called playable.
  watch.playable = new Promise((resolve) => {
    const look = () =>
      document.querySelector("html[data-state=ready] #hand button")
        ? resolve(performance.now())
        : requestAnimationFrame(look);
    look();
  });

  // From the moment of the click to the first change inside <main>; names for a transition are not what is waited for.
  let since = null;
  addEventListener(
    "click",
    (event) => {
      since = event.timeStamp;
    },
    true,
  );
  const inside = ({ target, attributeName }) =>
    attributeName !== "style" && (target.closest ? target : target.parentElement)?.closest("main");
  new MutationObserver((records) => {
    if (since === null || !records.some(inside)) return;
    watch.clicks.push(performance.now() - since);
    since = null;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
  }).observe({ type: "longtask" });
}
