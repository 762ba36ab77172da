/**
 * Run as `node --conditions=react-server react-server-probe.ts <folder> <name>…` from a consumer's
 * folder: imports each entry as a server of React Server Components does, where a file that says
 * "use client" is a reference and is not run. Prints what failed, by entry, as JSON.
 */
import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder = "", ...names] = process.argv.slice(2);
const within = pathToFileURL(`${folder}/`).href;

/** The names in `export { A, b as C };`, as tsup writes them at the end of a file. */
const exported = (source: string) =>
  (/export \{([^}]*)\};/.exec(source)?.[1] ?? "")
    .split(",")
    .map((item) => item.trim().split(" as ").at(-1) ?? "")
    .filter((name) => name !== "");

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(within) || !url.endsWith(".js")) return next(url, context);
    const source = readFileSync(fileURLToPath(url), "utf8");
    if (!source.startsWith('"use client"')) return next(url, context);
    const references = exported(source).map((name) => `export const ${name} = "client:${name}";`);
    return { format: "module", shortCircuit: true, source: references.join("\n") };
  },
});

const failures: Record<string, string> = {};
for (const name of names) {
  try {
    await import(`${within}dist/${name}.js`);
  } catch (error) {
    failures[name] = String(error);
  }
}
process.stdout.write(JSON.stringify(failures));
