import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package. By `url`, the one of import.meta that tsup keeps when it bundles its config. */
export const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/** What the package publishes: each file of `src/entries` is the subpath of its name. */
export const entryNames: readonly string[] = globSync("src/entries/*.ts", { cwd: packageFolder })
  .map((path) => basename(path, ".ts"))
  .filter((name) => !name.includes("."))
  .toSorted();

/** The source of an entry, from the package's folder. */
export const entryFile = (name: string): string => `src/entries/${name}.ts`;

const startsWithUseClient = /^["']use client["']/;

/**
 * The sources that begin with `"use client"`, by the name of their file in `dist`. Each stays a file of
 * its own, since a bundler keeps the directive of an entry point only. The underscore marks what the
 * package's `exports` refuse to hand out.
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
        `${source} and ${other} both begin with "use client" and would be dist/${name}.js. Rename one.`,
      );
    }
    byName.set(name, source);
  }
  return byName;
}
