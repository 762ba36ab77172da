/**
 * Imports each entry in a React Server Components environment, where a "use client" file is replaced by
 * client references. Usage, from a consumer's folder:
 * `node --conditions=react-server react-server-probe.ts <folder> <name>…`. Prints errors by entry as JSON.
 */
import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder = "", ...names] = process.argv.slice(2);
const packageUrl = pathToFileURL(`${folder}/`).href;

/** Parses `export { A, b as C };`, the form in which tsup writes exports. */
const parseExportNames = (source: string) =>
  (/export \{([^}]*)\};/.exec(source)?.[1] ?? "")
    .split(",")
    .map((item) => item.trim().split(" as ").at(-1) ?? "")
    .filter((name) => name !== "");

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(packageUrl) || !url.endsWith(".js")) return next(url, context);
    const source = readFileSync(fileURLToPath(url), "utf8");
    if (!source.startsWith('"use client"')) return next(url, context);
    const references = parseExportNames(source).map(
      (name) => `export const ${name} = "client:${name}";`,
    );
    return { format: "module", shortCircuit: true, source: references.join("\n") };
  },
});

const failures: Record<string, string> = {};
for (const name of names) {
  try {
    await import(`${packageUrl}dist/${name}.js`);
  } catch (error) {
    failures[name] = String(error);
  }
}
process.stdout.write(JSON.stringify(failures));
