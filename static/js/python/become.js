// The worker that the page has begun ahead of PyScript becomes PyScript's own.
const { addEventListener } = self;

/** Runs PyScript's script for workers; what was said before the script listens for it is kept until it does. */
async function become({ data: script }) {
  const said = [];
  let ears = 0;
  const pass = () => {
    while (ears && said.length) {
      ears -= 1;
      const { data, ports } = said.shift();
      dispatchEvent(new MessageEvent("message", { data, ports }));
    }
  };
  const keep = (event) => {
    if (!event.isTrusted) return; // that is what was kept
    event.stopImmediatePropagation();
    said.push(event);
    pass();
  };
  self.addEventListener = (type, ear, how) => {
    addEventListener.call(self, type, ear, how);
    if (type !== "message" || !how?.once) return; // Pyodide listens too, all the time
    ears += 1;
    pass();
  };
  addEventListener.call(self, "message", keep);
  await import(script);
  removeEventListener("message", keep);
  self.addEventListener = addEventListener;
  ears = said.length;
  pass();
}

/** Whether the page has begun this worker ahead; then it waits to become PyScript's. */
export function ahead() {
  if (self.name !== "ahead") return false;
  addEventListener.call(self, "message", become, { once: true });
  return true;
}
