// Puts bytecode beside every module of the wheels in a folder, made by the browser's own Python: a page that starts
// then compiles nothing. Called with the folder of Pyodide and that of the wheels.
import { pathToFileURL } from "node:url";

const [pyodide, wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/wheels", wheels);
python.runPython(`
import importlib.util
import marshal
import warnings
import zipfile
from pathlib import Path

SITE = "/lib/python3.14/site-packages"
TIME = (2020, 1, 1, 0, 0, 0)


def bytecode(name, source):
    """A compiled module that is never compared with its source, or None for one that is of another Python."""
    try:
        code = compile(source, f"{SITE}/{name}", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


warnings.simplefilter("ignore")
for wheel in Path("/wheels").glob("*.whl"):
    with zipfile.ZipFile(wheel, "a", zipfile.ZIP_DEFLATED) as archive:
        for name in archive.namelist():
            compiled = bytecode(name, archive.read(name)) if name.endswith(".py") else None
            if compiled is not None:
                place = zipfile.ZipInfo(importlib.util.cache_from_source(name), TIME)
                archive.writestr(place, compiled, zipfile.ZIP_DEFLATED)
`);
process.exit(0);
