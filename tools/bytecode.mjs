// node tools/bytecode.mjs IN.zip OUT.zip [library]: bytecode in place of sources, in a zip that is not packed: gzip
// packs it better as a whole. Of the standard library only what Python starts with and what is played with.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [source, out, library] = process.argv.slice(2);
// no columns of the source either: they are a fifth of the bytecode, for marks under a line that is not there
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" } });
python.FS.writeFile("/in.zip", readFileSync(source));
python.globals.set("library", Boolean(library));
python.runPython(`
import ast, importlib.util, marshal, re, sys, zipfile

PLAYED = re.compile(
    "(datetime|decimal|difflib|ipaddress|numbers|_pylong|pkgutil|urllib/(__init__|parse)|pyodide/http/.*|"
    "encodings/(ascii|charmap|cp437|iso8859_1|latin_1|raw_unicode_escape|unicode_escape|utf_.*))[.]py"
)  # what the games and a fault of theirs import besides, and what fetches what comes late
started = {getattr(module, "__file__", None) for module in sys.modules.values()}


class Lean(ast.NodeTransformer):
    """Takes out the annotations of functions and variables, which nothing reads; those of fields stay."""

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        node.body = [each if isinstance(each, ast.AnnAssign) else self.visit(each) for each in node.body]
        return node

    def visit_AnnAssign(self, node):
        plain = ast.Assign([node.target], node.value) if node.value else ast.Pass()
        return ast.copy_location(plain, node)


def bytecode(name, source):
    tree = ast.parse(source, name)
    tree = tree if library else ast.fix_missing_locations(Lean().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)  # without what only readers of the source need
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)  # twelve zeros: no source to be compared with


def is_played(name):
    return not library or PLAYED.fullmatch(name) or any(file and file.endswith(f".zip/{name}") for file in started)


with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
    for name in old.namelist():
        if not name.endswith("/") and is_played(name):
            data = old.read(name)
            name, data = (name + "c", bytecode(name, data)) if name.endswith(".py") else (name, data)
            new.writestr(zipfile.ZipInfo(name), data)
`);
writeFileSync(out, python.FS.readFile("/out.zip"));
