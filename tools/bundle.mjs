// Makes one script of a script and all that it imports: node tools/bundle.mjs <script> <esm|iife> <out> <constants as JSON>
// What is imported from the runtime folder stays a file of its own.
import { build } from "esbuild";

const [script, format, outfile, constants] = process.argv.slice(2);
const define = Object.fromEntries(
  Object.entries(JSON.parse(constants)).map(([name, value]) => [name, JSON.stringify(value)]),
);
const external = ["RUNTIME/*", "./pyodide.mjs", "./micropython.mjs"];
await build({
  entryPoints: [script],
  bundle: true,
  format,
  outfile,
  define,
  external,
  charset: "utf8",
  minifyWhitespace: true,
  logLevel: "error",
}).catch(() => process.exit(1)); // it has told what is wrong
