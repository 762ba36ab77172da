import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of this package. Uses `import.meta.url`, since tsup drops the other properties when it bundles its config. */
export const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/** Published subpaths: the names of the files in `src/entries`. */
export const entryNames: readonly string[] = globSync("src/entries/*.ts", { cwd: packageFolder })
  .map((path) => basename(path, ".ts"))
  .filter((name) => !name.includes("."))
  .toSorted();

/** Source of an entry, relative to the package. */
export const entryFile = (name: string): string => `src/entries/${name}.ts`;

const startsWithUseClient = /^["']use client["']/;

/**
 * The sources with a `"use client"` directive, by their file name in `dist`. Each is a separate output
 * file, since bundlers keep the directive of entry points only. The underscore marks files that
 * `exports` in package.json excludes.
 */
export function clientFiles(): ReadonlyMap<string, string> {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: packageFolder }).filter((path) =>
    startsWithUseClient.test(readFileSync(resolve(packageFolder, path), "utf8")),
  );
  const byName = new Map<string, string>();
  for (const source of sources.toSorted()) {
    const name = `_${basename(source).replace(/\.tsx?$/, "")}`;
    const other = byName.get(name);
    if (other) {
      throw new Error(
        `${source} and ${other} both have a "use client" directive and would be written to dist/${name}.js: rename one.`,
      );
    }
    byName.set(name, source);
  }
  return byName;
}
