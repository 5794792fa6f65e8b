// Stands inside index.html. On a later visit the table's worker begins with the shell, and PyScript is given this one
// when it asks for a worker (docs/decisions/0005); python/become.js is the other half.
const { panel, Worker } = globalThis;

/** Begins the worker; what PyScript says to it is for the script of PyScript's worker, so that goes first. */
function begin() {
  let free = true;
  const worker = new Worker("RUNTIME/pyodide/boot.mjs", { type: "module", name: "ahead" });
  const construct = (target, [url, options], made) => {
    if (!free) return Reflect.construct(target, [url, options], made);
    free = false;
    worker.postMessage(url);
    return Object.setPrototypeOf(worker, made.prototype);
  };
  worker.addEventListener("error", ({ message }) => {
    if (!free) panel.trouble(`the worker did not start: ${message}`);
    free = false; // PyScript makes its own, and tells what is wrong with it
  });
  globalThis.Worker = new Proxy(Worker, { construct });
}

const { serviceWorker, vendor } = navigator;
// In WebKit the page's own imports fail beside such a worker.
if (serviceWorker?.controller && !vendor.startsWith("Apple")) begin();
