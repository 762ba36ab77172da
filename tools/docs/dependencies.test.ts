import { expect, it } from "vitest";
import { readSource, sourceFiles } from "./repository.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The first cell of each row of a table with six columns. */
function documentedPackages(document: string): string[] {
  return document
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => cells.length === 8 && !/^(package|-+)$/.test(cells[1] ?? ""))
    .map((cells) => cells[1] ?? "");
}

it("lists every direct dependency in docs/dependencies.md, and no other", () => {
  const manifests = sourceFiles("json").filter(
    (file) => /(^|\/)package\.json$/.test(file) && !file.includes("/test/"),
  );
  const names = manifests.flatMap((file) => {
    const manifest = JSON.parse(readSource(file)) as Manifest; // checked by the package manager
    return Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
  });
  const direct = new Set(names.filter((name) => !name.startsWith("@realtor/")));
  const documented = documentedPackages(readSource("docs/dependencies.md"));
  expect(documented.toSorted()).toEqual([...direct].toSorted());
});
