import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of this package. Uses `import.meta.url`, since tsup drops the other properties when it bundles its config. */
export const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), "..");

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
}

/** Resolves `exports` of package.json; a pattern matches each component named like its folder. */
function readEntries(): ReadonlyMap<string, string> {
  // The file is part of this package, so its type is known.
  const { exports } = JSON.parse(
    readFileSync(resolve(packageFolder, "package.json"), "utf8"),
  ) as Manifest;
  const subpaths = Object.entries(exports).map(([key, target]) => [key.slice(2), target] as const);
  const isPattern = ([subpath]: readonly [string, string]) => subpath.includes("*");
  const matches = subpaths.filter(isPattern).flatMap(([subpath, target]) =>
    globSync(target, { cwd: packageFolder })
      .filter((path) => basename(path, ".tsx") === basename(dirname(path)))
      .map((path): [string, string] => [subpath.replace("*", basename(path, ".tsx")), path]),
  );
  const named = subpaths
    .filter((entry) => !isPattern(entry))
    .map(([subpath, target]): [string, string] => [subpath, target.slice(2)]);
  // A named entry has precedence over a pattern, as in Node.
  const bySubpath = new Map([...matches, ...named]);
  return new Map([...bySubpath].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const entries = readEntries();

/** Published subpaths. */
export const entryNames: readonly string[] = [...entries.keys()];

/**
 * Subpaths that the package itself re-exports: all except those for `.css.ts` files, and `page-icons`, whose
 * icons `icons` exports too.
 */
export const rootEntryNames = entryNames.filter(
  (name) => !["styles", "style-tools", "page-icons"].includes(name),
);

/** Source of an entry, relative to the package. */
export function entryFile(name: string): string {
  const path = entries.get(name);
  if (path === undefined)
    throw new Error(`"${name}" is not in the exports of packages/ui/package.json: add it.`);
  return path;
}

/** The production modules in a folder of the package, as one text. */
export function readSources(folder: string): string {
  return globSync(`${folder}/*.{ts,tsx}`, { cwd: packageFolder })
    .filter((path) => !/\.(test|stories|css)\./.test(path))
    .map((path) => readFileSync(resolve(packageFolder, path), "utf8"))
    .join("\n");
}

/** Entries whose folder contains a module on react-aria-components. */
export function richEntryNames(): readonly string[] {
  return entryNames.filter((name) =>
    readSources(dirname(entryFile(name))).includes('from "react-aria-components/'),
  );
}

const startsWithUseClient = /^["']use client["']/;

/**
 * The sources with a `"use client"` directive, by their file name in `dist`. Each is a separate output
 * file, since bundlers keep the directive of entry points only. The underscore marks files that
 * `exports` in package.json excludes; a published entry has none.
 */
export function clientFiles(): ReadonlyMap<string, string> {
  const entryOf = new Map([...entries].map(([name, path]) => [path, name]));
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: packageFolder }).filter((path) =>
    startsWithUseClient.test(readFileSync(resolve(packageFolder, path), "utf8")),
  );
  const byName = new Map<string, string>();
  for (const source of sources.toSorted()) {
    const name = entryOf.get(source) ?? `_${basename(source).replace(/\.tsx?$/, "")}`;
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
