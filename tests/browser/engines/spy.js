// Put before the first script of the page: every error is noted for the tab, over all its pages.
(() => {
  const note = (text) => {
    sessionStorage.faults = `${sessionStorage.faults ?? ""}${text}\n`;
  };
  const { error } = console;
  console.error = (...words) => {
    note(`console: ${words.join(" ")}`);
    error(...words);
  };
  addEventListener("error", ({ message, target }) => note(`error: ${message ?? target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
})();
