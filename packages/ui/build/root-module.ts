import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { rootEntryNames } from "./package-files.ts";

/** Names that a built module exports, from its `export { A, b as C };`. */
function readExportNames(file: string): readonly string[] {
  const [, list = ""] = /export \{([^}]*)\};/.exec(readFileSync(file, "utf8")) ?? [];
  return list
    .split(",")
    .map((item) => item.trim().split(" as ").at(-1) ?? "")
    .filter((name) => name !== "");
}

/**
 * Writes the module of `@realtor/ui` itself into a folder with the built entries. Each name is re-exported
 * from its entry: only then does every bundler skip the entries that are not used, in particular Next,
 * which otherwise sends all client components of the package to the browser.
 */
export function writeRootModule(folder: string): void {
  const reexports = rootEntryNames.map((name) => {
    const names = readExportNames(resolve(folder, `${name}.js`));
    return `export { ${names.join(", ")} } from "./${name}.js";\n`;
  });
  writeFileSync(resolve(folder, "index.js"), reexports.join(""));
}
