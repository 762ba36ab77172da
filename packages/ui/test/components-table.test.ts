import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { packageFolder } from "../build/package-files.ts";
import { componentFolders, readLibrary } from "../build/parts-table.ts";
import { templateIds } from "../src/homepage/template-ids.ts";

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a.localeCompare(b);

describe("the table of docs/decisions/native-fields.md", () => {
  const page = resolve(packageFolder, "../../docs/decisions/native-fields.md");
  const rows = readFileSync(page, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .slice(1);
  const documented = rows.flatMap(([, , library = "", parts = ""]) =>
    parts.split(", ").map((name) => [name, library] as const),
  );

  it("has each component once, with the library that it imports", () => {
    expect(documented.toSorted(byName)).toEqual(
      [...componentFolders]
        .map(([name, folder]) => [name, readLibrary(`src/components/${folder}`)] as const)
        .toSorted(byName),
    );
  });
});

it("README.md has one small picture of each design", () => {
  const readme = readFileSync(resolve(packageFolder, "README.md"), "utf8");
  const pictures = Array.from(
    readme.matchAll(/!\[[^\]]+\]\(images\/(\w+)\.webp\)/g),
    ([, name]) => name,
  );
  expect(pictures).toEqual(templateIds);
  for (const id of templateIds)
    expect(statSync(resolve(packageFolder, `images/${id}.webp`)).size).toBeLessThan(40_000);
});

describe("the stories", () => {
  const withoutElement = ["LinkProvider", "LocaleProvider"];

  it.each([...componentFolders].filter(([name]) => !withoutElement.includes(name)))(
    "of %s have a Gallery, which is checked at 320 px, with large text and from right to left",
    (_, folder) => {
      const stories = readFileSync(
        resolve(packageFolder, `src/components/${folder}/${folder}.stories.tsx`),
        "utf8",
      );
      expect(stories).toContain("export const Gallery");
    },
  );
});
