// Runs games.py on the Python that the npm package pyodide carries: node in_wasm.mjs ROOT SCRIPT.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [root, script] = process.argv.slice(2).map((path) => resolve(path));
const found = createRequire(join(root, "client", "package.json")).resolve("pyodide/package.json");
const { loadPyodide } = await import(pathToFileURL(join(found, "..", "pyodide.mjs")).href);

const python = await loadPyodide({ fullStdLib: false });
python.FS.mkdirTree("/house/starboard");
python.FS.mount(python.FS.filesystems.NODEFS, { root: join(root, "starboard") }, "/house/starboard");
python.runPython(`import sys; sys.path.insert(0, "/house")`);
python.runPython(readFileSync(script, "utf8"), { globals: python.toPy({ __name__: "__main__" }) });
