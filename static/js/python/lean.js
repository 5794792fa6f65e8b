// PyScript has its own Python library written and imported first, and neither end of the wire needs it.

/** The interpreter, which leaves that library out. */
export function lean(python) {
  const run = python.runPythonAsync;
  const runPythonAsync = (code, ...rest) =>
    code.includes("import pyscript as _pyscript") || run.call(python, code, ...rest);
  return Object.assign(python, { runPythonAsync });
}
