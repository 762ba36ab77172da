import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { readSource, root, sourceFiles } from "./repository.ts";

const folders: Record<string, string> = Object.fromEntries(
  sourceFiles("json")
    .filter((path) => /^(?:packages\/[\w-]+|site)\/package\.json$/.test(path))
    .map((path) => [path.replace("/package.json", ""), readPackage(path).name]),
);

interface Package {
  name: string;
  dependencies?: Record<string, string>;
}

function readPackage(path: string): Package {
  const value: Package = JSON.parse(readSource(path));
  return value;
}

/** Arrows of the first Mermaid diagram of a document, such as "site --> api". */
function drawnArrows(text: string): string[] {
  const diagram = /```mermaid\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  return Array.from(
    diagram.matchAll(/^ *([\w-]+) --> ([\w-]+)/gm),
    ([, from, to]) => `${from} --> ${to}`,
  );
}

/**
 * Imports between packages, by import specifiers and by declared dependencies. Browser tests are not
 * counted.
 */
function realArrows(): string[] {
  const names = new Set(Object.values(folders));
  const arrows = new Set<string>();
  const add = (from: string | undefined, to: string) => {
    if (from && from !== to && names.has(to)) arrows.add(`${short(from)} --> ${short(to)}`);
  };
  for (const [folder, name] of Object.entries(folders))
    for (const dependency of Object.keys(readPackage(`${folder}/package.json`).dependencies ?? {}))
      add(name, dependency);
  for (const path of sourceFiles("ts", "tsx")) {
    if (path.includes("/e2e/")) continue;
    const folder = /^(?:packages\/[\w-]+|site)(?=\/)/.exec(path)?.[0] ?? "";
    for (const [, imported = ""] of readSource(path).matchAll(
      /(?:from|import|import\() ?"(@realtor\/[\w-]+)/g,
    ))
      add(folders[folder], imported);
  }
  return [...arrows];
}

function short(name: string): string {
  return name.replace("@realtor/", "");
}

const text = readSource("docs/architecture.md");

it("draws exactly the imports that exist between packages", () => {
  expect(drawnArrows(text).toSorted()).toEqual(realArrows().toSorted());
});

it("lists folders that exist", () => {
  const listed = Array.from(text.matchAll(/^\| `([\w./-]+\/)`/gm), ([, path = ""]) => path);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((path) => !existsSync(root + path))).toEqual([]);
});
