import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { productionFiles } from "./production-files.ts";

/** Folders of `site/app/profile`, each built on those before it; then the pages. */
const floors = ["draft", "saving", "preview", "photos", "field", "screens"];

/** The place of a file among the floors; -1 for what all of them may import. */
function floorOf(path: string): number {
  const [, floor] = /^site\/app\/profile\/([\w-]+)\//.exec(path) ?? [];
  return floor === undefined ? -1 : floors.indexOf(floor);
}

function resolve(path: string, imported: string): string {
  return imported.startsWith("#app/")
    ? imported.replace("#app/", "site/app/")
    : join(dirname(path), imported);
}

it("a floor of the profile imports no floor above it", () => {
  const files = productionFiles.filter(({ path }) => floorOf(path) >= 0);
  const upwards = files.flatMap(({ path, imports }) =>
    imports
      .filter((imported) => floorOf(resolve(path, imported)) > floorOf(path))
      .map((imported) => `${path}: ${imported}`),
  );
  expect(upwards).toEqual([]);
  expect(new Set(files.map(({ path }) => floors[floorOf(path)]))).toEqual(new Set(floors));
});
