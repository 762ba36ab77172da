import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build, type Metafile, transform } from "esbuild";
import { layerOrder } from "../src/styles/layer-order.ts";
import { entryFile, entryNames, packageFolder } from "./package-files.ts";
import { type Sheets, vanillaSheets } from "./vanilla-sheets.ts";

/** The entry whose rules everything else needs: reset, type, layout. Published as `base.css`. */
const baseEntry = "styles";

/** Tools of the editor, which visitors never see: not in `styles.css` but in a file beside it. */
const apart: readonly string[] = ["crop-dialog"];

/** What one entry brings: sheets in cascade order, and the entries it is made of. */
interface Share {
  readonly sheets: Sheets;
  readonly madeOf: ReadonlySet<string>;
}

interface Sources {
  readonly inputs: Metafile["inputs"];
  readonly sheetsOf: ReadonlyMap<string, Sheets>;
}

async function readSources(): Promise<Sources> {
  const sheetsOf = new Map<string, Sheets>();
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
    plugins: [vanillaSheets((file, sheets) => sheetsOf.set(relative(packageFolder, file), sheets))],
  });
  return { inputs: metafile.inputs, sheetsOf };
}

/** Which entry publishes a source file. */
function publishers(inputs: Metafile["inputs"]): ReadonlyMap<string, string> {
  const byFile = new Map<string, string>();
  for (const name of entryNames) {
    for (const { path } of inputs[entryFile(name)]?.imports ?? []) {
      if (!byFile.has(path)) byFile.set(path, name);
    }
  }
  return byFile;
}

/**
 * Walks from an entry to its sheets, imports before importers, stopping where another entry begins.
 * An entry loaded on demand is left to whoever asks for it.
 */
function shareOf(
  name: string,
  { inputs, sheetsOf }: Sources,
  publisherOf: ReadonlyMap<string, string>,
): Share {
  const seen = new Set<string>();
  const sheets = new Map<string, string>();
  const madeOf = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (external) continue;
      const publisher = publisherOf.get(path);
      if (publisher === undefined || publisher === name) visit(path);
      else if (kind !== "dynamic-import") madeOf.add(publisher);
    }
    for (const [path, rules] of sheetsOf.get(file) ?? []) sheets.set(path, rules);
  };
  visit(entryFile(name));
  return { sheets, madeOf };
}

async function join(sheets: Sheets): Promise<string> {
  const { code } = await transform([...sheets.values()].join("\n"), {
    loader: "css",
    minify: true,
  });
  return code.trim();
}

function without(sheets: Sheets, brought: ReadonlySet<string>): Sheets {
  return new Map([...sheets].filter(([path]) => !brought.has(path)));
}

/**
 * The stylesheets of the package, by file name. `styles.css` is all of it, but for a
 * `styles-<entry>.css` of those that stand apart. `base.css` and a file for each entry that has rules
 * are the same in parts: an entry's file holds its own rules and imports those of the entries it is
 * made of.
 */
export async function stylesheets(): Promise<ReadonlyMap<string, string>> {
  const sources = await readSources();
  const publisherOf = publishers(sources.inputs);
  const shares = new Map(
    [baseEntry, ...entryNames.filter((name) => name !== baseEntry)].map((name) => [
      name,
      shareOf(name, sources, publisherOf),
    ]),
  );
  const sheetsOf = (name: string): Sheets => shares.get(name)?.sheets ?? new Map();
  /** Every entry that `name` is made of, and what those are made of. */
  const partsOf = (name: string): readonly string[] =>
    [...(shares.get(name)?.madeOf ?? [])].flatMap((part) => [part, ...partsOf(part)]);
  const hasRules = (name: string) =>
    [name, ...partsOf(name)].some((part) => sheetsOf(part).size > 0);

  const together = [...shares].filter(([name]) => !apart.includes(name));
  const all = new Map(together.flatMap(([, { sheets }]) => [...sheets]));
  const files = new Map([
    ["styles.css", layerOrder + (await join(all))],
    ["base.css", layerOrder + (await join(sheetsOf(baseEntry)))],
  ]);
  for (const name of entryNames.filter((other) => other !== baseEntry)) {
    const brought = [baseEntry, ...partsOf(name)].flatMap((part) => [...sheetsOf(part).keys()]);
    const own = await join(without(sheetsOf(name), new Set(brought)));
    const imports = [...(shares.get(name)?.madeOf ?? [])]
      .filter((part) => part !== baseEntry && hasRules(part))
      .map((part) => `@import"./${part}.css";`);
    const css = imports.join("") + own;
    if (css !== "") files.set(`${name}.css`, css);
    if (apart.includes(name)) files.set(`styles-${name}.css`, own);
  }
  return files;
}

/** Writes the stylesheets into a folder that exists. */
export async function writeStylesheets(folder: string): Promise<void> {
  for (const [name, css] of await stylesheets()) writeFileSync(resolve(folder, name), `${css}\n`);
}
