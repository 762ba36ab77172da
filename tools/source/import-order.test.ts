import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { parseSync } from "vite";
import { readSource, sourceFiles } from "../docs/repository.ts";

/** Of packages with import aliases: the folder of each alias. */
const aliases = [
  ["#app/", "site/app/"],
  ["#server/", "site/server/"],
  ["#test/", "site/test/"],
] as const;

const files = sourceFiles("ts", "tsx").filter((path) => /^(?:packages|site|tools)\//.test(path));
const imports = new Map(files.map((path) => [path, importsOf(path)]));

/** Files that a file imports, for types and dynamically too. */
function importsOf(path: string): readonly string[] {
  const source = readSource(path);
  const { module } = parseSync(path, source);
  const texts = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => source.slice(start, end))
      .flatMap((text) => /^["']([^"']+)["']$/.exec(text)?.[1] ?? []),
  ];
  return [...new Set(texts.map((text) => toPath(path, text)))];
}

function toPath(from: string, imported: string): string {
  if (imported.startsWith(".")) return join(dirname(from), imported);
  const [alias, folder] = aliases.find(([start]) => imported.startsWith(start)) ?? ["", ""];
  return folder + imported.slice(alias.length);
}

/** Every file on the way from a file back to itself; undefined without such a way. */
function findCycle(start: string): readonly string[] | undefined {
  const reachedFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const next of imports.get(path) ?? []) {
      if (next === start) {
        const cycle = [path];
        for (let at = path; at !== start; cycle.unshift(at)) at = reachedFrom.get(at) ?? start;
        return cycle;
      }
      if (reachedFrom.has(next)) continue;
      reachedFrom.set(next, path);
      queue.push(next);
    }
  }
  return undefined;
}

// oxlint's `import/no-cycle` allows a cycle with a dynamic import in it.
it("no file imports itself by way of others, for types and dynamic imports too", () => {
  expect(files.flatMap((path) => findCycle(path)?.join(" → ") ?? [])).toEqual([]);
});

// The preview of the editor shows the homepage, the first run the agreement, and homes link to their pages.
it("only the entry of the server and screens of the editor import from the pages of the site", () => {
  const pages = "site/app/pages/";
  const importers = files.filter(
    (path) =>
      path.startsWith("site/app/") &&
      !path.startsWith(pages) &&
      !/^site\/app\/(?:profile|listing)\/screens\//.test(path) &&
      !path.includes(".test.") &&
      imports.get(path)?.some((imported) => imported.startsWith(pages)),
  );
  expect(importers).toEqual(["site/app/entry.server.tsx"]);
});
