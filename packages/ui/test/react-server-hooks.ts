import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Parses `export { A, b as C };`, the form in which tsup writes exports. */
const parseExportNames = (source: string) =>
  (/export \{([^}]*)\};/.exec(source)?.[1] ?? "")
    .split(",")
    .map((item) => item.trim().split(" as ").at(-1) ?? "")
    .filter((name) => name !== "");

/**
 * Replaces the "use client" files of a package by client references: strings that start with `client:`.
 * Returns the URL of its folder.
 */
export function replaceClientFiles(folder: string): string {
  const packageUrl = pathToFileURL(`${folder}/`).href;
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
  return packageUrl;
}
