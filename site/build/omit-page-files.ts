import type { Plugin } from "vite";

/**
 * Removes the files that Vite loads with page modules from the script that imports these: the document of a
 * page has links to its stylesheets, and the boot script preloads its modules. Their names would be part of
 * every first visit.
 */
export function omitPageFiles(): Plugin {
  return {
    name: "omit-page-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = withoutPageFiles(chunk.code);
      },
    },
  };
}

const pageImport =
  /(import\([`"'][^`"']*\.page-[\w-]+\.js[`"']\)),(?:__vite__mapDeps\(\[[\d,]*\]\)|\[\])/g;
const list = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
const table = /(?<=d=\(m\.f\|\|\(m\.f=)\[[^\]]*\](?=\)\))/;

/**
 * Removes the lists of files that Vite loads with page modules, and removes the files that no list contains
 * from the table of the chunk.
 */
export function withoutPageFiles(code: string): string {
  const emptied = code.replaceAll(pageImport, "$1");
  if (emptied === code || !code.includes("__vite__mapDeps")) return emptied;
  const found = table.exec(emptied)?.[0];
  if (found === undefined)
    throw new Error(
      "Vite's table of preloaded files has another form: adapt site/build/omit-page-files.ts.",
    );
  const files: unknown[] = JSON.parse(found);
  const used = new Set([...emptied.matchAll(list)].flatMap(([, indexes]) => split(indexes)));
  const kept = [...files.keys()].filter((index) => used.has(index));
  return emptied
    .replace(found, () => JSON.stringify(kept.map((index) => files[index])))
    .replaceAll(
      list,
      (_, indexes: string) =>
        `__vite__mapDeps([${split(indexes)
          .map((index) => kept.indexOf(index))
          .join()}])`,
    );
}

function split(indexes: string | undefined): number[] {
  return indexes ? indexes.split(",").map(Number) : [];
}
