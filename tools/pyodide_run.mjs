// node tools/pyodide_run.mjs FOLDER CODE [STDLIB.zip]: runs Python code in Pyodide with FOLDER as its working
// directory, with another standard library where one is named; exits with 1 on an exception.
import { loadPyodide } from "pyodide";

const [folder, code, stdLibURL] = process.argv.slice(2);
const env = { PYTHONHASHSEED: process.env.PYTHONHASHSEED ?? "0", HOME: "/home/pyodide" };
const python = await loadPyodide({ env, stdLibURL });
python.mountNodeFS("/project", folder);
try {
  await python.runPythonAsync(`import os, sys\nos.chdir("/project")\nsys.path.insert(0, "/project")\n${code}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
