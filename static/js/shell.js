// The page's JavaScript: what MicroPython cannot do, since it cannot catch what JavaScript throws. page.py calls these.
import { follow, go } from "./page/address.js";
import { show } from "./page/drawing.js";
import { focus, retype, takeIn } from "./page/input.js";
import { replay } from "./page/keeping.js";
import { register } from "./page/offline.js";
import { file, give } from "./page/sharing.js";
import { append, forget, persist, replace, store } from "./page/storage.js";
import { claim } from "./page/tabs.js";
import { announce, speak } from "./page/voice.js";
import { ask } from "./page/wire.js";

const { panel } = globalThis;

/** The first answer is on the page. */
function ready() {
  panel.ready();
  replay();
  register();
  globalThis.launchQueue?.setConsumer(takeIn);
}

globalThis.fudaba = {
  announce,
  append,
  ask,
  claim,
  file,
  focus,
  retype,
  forget,
  give,
  go,
  persist,
  print: () => globalThis.print(),
  ready,
  replace,
  show,
  speak,
  store,
  trouble: panel.trouble,
  visit: follow,
};
