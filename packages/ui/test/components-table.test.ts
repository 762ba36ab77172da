import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { packageFolder } from "../build/package-files.ts";

const components = resolve(packageFolder, "src/components");

/** Folders of components, by component name. */
const folders = new Map(
  globSync("*/", { cwd: components })
    .map((folder) => basename(folder))
    // Shared by the rich fields; not published.
    .filter((folder) => folder !== "rich-field")
    .toSorted()
    .map((folder) => [
      folder.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase()),
      folder,
    ]),
);

const libraries = [
  "react-aria-components",
  "@radix-ui",
  "embla-carousel-react",
  "react-image-crop",
];

/** The library that the sources of a component import. */
function readLibrary(folder: string): string {
  const sources = globSync(`${folder}/*.{ts,tsx}`, { cwd: components })
    .filter((path) => !/\.(test|stories|css)\./.test(path))
    .map((path) => readFileSync(resolve(components, path), "utf8"))
    .join("\n");
  return libraries.find((name) => sources.includes(`from "${name}`)) ?? "native elements";
}

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
      [...folders].map(([name, folder]) => [name, readLibrary(folder)] as const).toSorted(byName),
    );
  });
});

describe("the stories", () => {
  const withoutElement = ["LinkProvider", "LocaleProvider"];

  it.each([...folders].filter(([name]) => !withoutElement.includes(name)))(
    "of %s have a Gallery, which is checked at 320 px, with large text and from right to left",
    (_, folder) => {
      const stories = readFileSync(resolve(components, folder, `${folder}.stories.tsx`), "utf8");
      expect(stories).toContain("export const Gallery");
    },
  );
});
