import { writeFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { build, type Metafile, transform } from "esbuild";
import { layerOrder } from "../src/styles/layer-order.ts";
import { dependenciesOf } from "./entry-dependencies.ts";
import { entryFile, entryNames, packageFolder } from "./package-files.ts";
import { type Stylesheets, vanillaStylesheets } from "./vanilla-stylesheets.ts";

/** Entry with the rules that all others need (reset, typography, layout); published as `base.css`. */
const baseEntry = "styles";

/** Rules for every element of a page, for which an application may have its own. */
const resetFile = "src/styles/reset.css.ts";

/** Entries used only in the editor: published as `styles-<entry>.css` instead of in `styles.css`. */
const separateEntries: readonly string[] = ["crop-dialog"];

/** Entries that import this library are published together as `styles-rich.css`. */
const richLibrary = "react-aria-components";

/** Stylesheets of one entry in cascade order, and the entries it imports. */
interface EntryStyles {
  readonly stylesheets: Stylesheets;
  readonly dependencies: ReadonlySet<string>;
  /** A module of the entry imports `richLibrary`. */
  readonly isRich: boolean;
}

interface Sources {
  readonly inputs: Metafile["inputs"];
  readonly stylesheetsOf: ReadonlyMap<string, Stylesheets>;
}

async function readSources(): Promise<Sources> {
  const stylesheetsOf = new Map<string, Stylesheets>();
  const { metafile } = await build({
    absWorkingDir: packageFolder,
    entryPoints: entryNames.map(entryFile),
    bundle: true,
    splitting: true,
    format: "esm",
    packages: "external",
    outdir: "dist",
    write: false,
    metafile: true,
    plugins: [
      vanillaStylesheets((file, stylesheets) =>
        stylesheetsOf.set(relative(packageFolder, file), stylesheets),
      ),
    ],
  });
  return { inputs: metafile.inputs, stylesheetsOf };
}

/** Maps each source file to its entry: that entry's own file, or the file that an index re-exports. */
function mapFilesToEntries(inputs: Metafile["inputs"]): ReadonlyMap<string, string> {
  const byFile = new Map(entryNames.map((name) => [entryFile(name), name]));
  for (const name of entryNames) {
    if (basename(entryFile(name)) !== "index.ts") continue;
    for (const { path } of inputs[entryFile(name)]?.imports ?? []) {
      // Files of packages/profile have no styles, and several entries use them.
      if (path.startsWith("src/") && !byFile.has(path)) byFile.set(path, name);
    }
  }
  return byFile;
}

/**
 * Collects the stylesheets of an entry, imports before importers, without those of other entries. A
 * dynamically imported entry is no dependency: its importer loads its styles.
 */
function readEntryStyles(
  name: string,
  { inputs, stylesheetsOf }: Sources,
  entryOf: ReadonlyMap<string, string>,
): EntryStyles {
  const seen = new Set<string>();
  const stylesheets = new Map<string, string>();
  const dependencies = new Set<string>();
  let isRich = false;
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (external) {
        isRich ||= path.startsWith(`${richLibrary}/`);
        continue;
      }
      const entry = entryOf.get(path);
      if (entry === undefined || entry === name) visit(path);
      else if (kind !== "dynamic-import") dependencies.add(entry);
    }
    for (const [path, rules] of stylesheetsOf.get(file) ?? []) stylesheets.set(path, rules);
  };
  visit(entryFile(name));
  return { stylesheets, dependencies, isRich };
}

async function concatenate(stylesheets: Stylesheets): Promise<string> {
  const { code } = await transform([...stylesheets.values()].join("\n"), {
    loader: "css",
    minify: true,
  });
  return code.trim();
}

function exclude(stylesheets: Stylesheets, paths: ReadonlySet<string>): Stylesheets {
  return new Map([...stylesheets].filter(([path]) => !paths.has(path)));
}

/**
 * Returns the stylesheets of the package by file name. `styles.css` contains everything except the rich
 * entries, which are in `styles-rich.css`, and the separate entries, which have a `styles-<entry>.css`.
 * Both are imported after `styles.css`. Alternatively, `base.css` and one file for each
 * entry: it contains the rules of the entry and imports the files of the entries it depends on.
 * `styles-without-reset.css` and `base-without-reset.css` lack the rules for every element of a page.
 */
export async function buildStylesheets(): Promise<ReadonlyMap<string, string>> {
  const sources = await readSources();
  const entryOf = mapFilesToEntries(sources.inputs);
  const entries = new Map(
    [baseEntry, ...entryNames.filter((name) => name !== baseEntry)].map((name) => [
      name,
      readEntryStyles(name, sources, entryOf),
    ]),
  );
  const stylesheetsOf = (name: string): Stylesheets => entries.get(name)?.stylesheets ?? new Map();
  const direct = new Map([...entries].map(([name, { dependencies }]) => [name, dependencies]));
  const hasRules = (name: string) =>
    [name, ...dependenciesOf(name, direct)].some((part) => stylesheetsOf(part).size > 0);

  const together = [...entries].filter(([name]) => !separateEntries.includes(name));
  const isRich = ([, entry]: readonly [string, EntryStyles]) => entry.isRich;
  const merge = (parts: typeof together) =>
    new Map(parts.flatMap(([, { stylesheets }]) => [...stylesheets]));
  const all = merge(together.filter((entry) => !isRich(entry)));
  const rich = exclude(merge(together.filter(isRich)), new Set(all.keys()));
  const files = new Map([["styles-rich.css", await concatenate(rich)]]);
  for (const [name, stylesheets] of [
    ["styles", all],
    ["base", stylesheetsOf(baseEntry)],
  ] as const) {
    const withoutReset = exclude(stylesheets, new Set([resetFile]));
    files.set(`${name}.css`, layerOrder + (await concatenate(stylesheets)));
    files.set(`${name}-without-reset.css`, layerOrder + (await concatenate(withoutReset)));
  }
  for (const name of entryNames.filter((other) => other !== baseEntry)) {
    const inherited = [baseEntry, ...dependenciesOf(name, direct)].flatMap((part) => [
      ...stylesheetsOf(part).keys(),
    ]);
    const own = await concatenate(exclude(stylesheetsOf(name), new Set(inherited)));
    const imports = [...(entries.get(name)?.dependencies ?? [])]
      .filter((part) => part !== baseEntry && hasRules(part))
      .map((part) => `@import"./${part}.css";`);
    const css = imports.join("") + own;
    if (css !== "") files.set(`${name}.css`, css);
    if (separateEntries.includes(name)) files.set(`styles-${name}.css`, own);
  }
  return files;
}

/** Writes the stylesheets into an existing folder. */
export async function writeStylesheets(folder: string): Promise<void> {
  for (const [name, css] of await buildStylesheets())
    writeFileSync(resolve(folder, name), `${css}\n`);
}
