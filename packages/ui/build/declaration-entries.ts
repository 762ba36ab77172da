import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { entryFile, entryNames, packageFolder, rootEntryNames } from "./package-files.ts";

const folder = resolve(packageFolder, ".cache/declarations");

const reexport = (name: string) =>
  `export * from "${relative(folder, resolve(packageFolder, entryFile(name)))}";\n`;

/**
 * Writes one re-export per entry into a single folder and returns the files by entry name, as input of
 * the declaration bundler. It creates a TypeScript program for each change of folder between its
 * entries, which would exceed the memory of its worker.
 */
export function writeDeclarationEntries(): Record<string, string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const modules: readonly (readonly [string, string])[] = [
    ["index", rootEntryNames.map(reexport).join("")],
    // The type of each stylesheet.
    ["_stylesheet", "export {};\n"],
    ...entryNames.map((name) => [name, reexport(name)] as const),
  ];
  return Object.fromEntries(
    modules.map(([name, source]) => {
      const file = resolve(folder, `${name}.ts`);
      writeFileSync(file, source);
      return [name, relative(packageFolder, file)];
    }),
  );
}
