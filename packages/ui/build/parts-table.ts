import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { entryFile, entryNames, packageFolder, readSources } from "./package-files.ts";

const components = resolve(packageFolder, "src/components");

const toComponentName = (folder: string) =>
  folder.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/** Folders of components, by component name. */
const componentFolders: ReadonlyMap<string, string> = new Map(
  globSync("*/", { cwd: components })
    .map((folder) => basename(folder))
    // Shared by the rich fields; not published.
    .filter((folder) => folder !== "rich-field")
    .toSorted()
    .map((folder) => [toComponentName(folder), folder]),
);

const libraries = [
  "react-aria-components",
  "@radix-ui",
  "embla-carousel-react",
  "react-image-crop",
];

/** The library that the sources in a folder of the package import. */
function readLibrary(folder: string): string {
  const sources = readSources(folder);
  return libraries.find((name) => sources.includes(`from "${name}`)) ?? "native elements";
}

/** Published parts by subpath: components, forms and designs. */
export const partEntries: readonly string[] = [
  ...componentFolders.values(),
  ...entryNames.filter((name) => /^src\/(forms|homepage\/designs)\//.test(entryFile(name))),
];

/** The list of all parts in README.md, by the library that they are made of. `sizes` are bytes by subpath. */
export function formatPartsTable(sizes: ReadonlyMap<string, number>): string {
  const groups = Map.groupBy(partEntries, (name) => readLibrary(dirname(entryFile(name))));
  return Array.from(groups, ([library, names]) => {
    const parts = names.map((name) => `\`${name}\` ${((sizes.get(name) ?? 0) / 1000).toFixed(1)}`);
    return `**${library}**: ${parts.join(", ")}.`;
  }).join("\n\n");
}

const marks = (name: string) => [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`] as const;

/** The text between `<!-- name -->` and `<!-- /name -->` of a document. */
export function readBlock(document: string, name: string): string {
  const [start, end] = marks(name);
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(
      `The document lacks ${start.trim()} … ${end.trim()}: add both lines where the list belongs.`,
    );
  return document.slice(from + start.length, to);
}

/** Replaces what `readBlock` returns. */
export function replaceBlock(document: string, name: string, content: string): string {
  const [start, end] = marks(name);
  const block = `${start}${readBlock(document, name)}${end}`;
  return document.replace(block, () => `${start}${content}${end}`);
}
