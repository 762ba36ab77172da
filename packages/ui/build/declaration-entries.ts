import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { entryFile, entryNames, packageFolder } from "./package-files.ts";

/**
 * Writes one re-export per entry into a single folder and returns the files by entry name, as input of
 * the declaration bundler. It creates a TypeScript program for each change of folder between its
 * entries, which would exceed the memory of its worker.
 */
export function writeDeclarationEntries(): Record<string, string> {
  const folder = resolve(packageFolder, ".cache/declarations");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    entryNames.map((name) => {
      const file = resolve(folder, `${name}.ts`);
      const source = relative(folder, resolve(packageFolder, entryFile(name)));
      writeFileSync(file, `export * from "${source}";\n`);
      return [name, relative(packageFolder, file)];
    }),
  );
}
