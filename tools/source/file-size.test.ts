import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readSource, sourceFiles } from "../docs/repository.ts";
import { productionFiles } from "./production-files.ts";

const limits = { code: 300, styles: 410 };
const smallest = 15;
const isStyle = (path: string) => path.endsWith(".css.ts");
const countLines = (path: string) => readSource(path).split("\n").length - 1;

/** Files that frameworks and browsers open by their name, and lists of exports. */
const isEntry = (path: string) =>
  /(?:^page|^index|\.page|\.island|\.entry|\.worker|^main)\.tsx?$/.test(basename(path));

/** Files with one importer that are not part of it. */
const exempt = [
  // Tested rules of their own.
  "packages/ui/src/components/phone-field/sanitize-phone-number.ts",
  "packages/ui/src/listing/content/calendar-days.ts",
  // Public, listed in an index.ts.
  "packages/ui/src/homepage/photo-frames.ts",
  "packages/ui/src/components/skip-link/skip-link.tsx",
  // The complete list of the service's routes.
  "packages/api/src/loaning/routes.ts",
  // Each template has one, in a chunk of its own.
  "packages/ui/src/homepage/designs/brokerage/hero-image.ts",
  // Their types have many importers.
  "packages/ui/src/labels/homes/homes-labels.ts",
  "packages/ui/src/labels/locales.ts",
];

/** Paths of files that other packages import by the package's `exports`. */
const published = new Set(
  sourceFiles("json")
    .filter((path) => /^packages\/[\w-]+\/package\.json$/.test(path))
    .flatMap((path) =>
      Array.from(readSource(path).matchAll(/"\.\/(src\/[^"*]+)"/g), ([, file = ""]) =>
        join(dirname(path), file),
      ),
    ),
);

it("a file of production code is a concept: not more than 300 lines", () => {
  const tooLong = productionFiles
    .map(({ path }) => path)
    .filter((path) => countLines(path) > (isStyle(path) ? limits.styles : limits.code));
  expect(tooLong).toEqual([]);
});

it("a file that only one other imports is not a fragment of it: at least 15 lines", () => {
  const importers = new Map<string, number>();
  for (const { path, imports } of productionFiles)
    for (const imported of imports) {
      const file = imported.startsWith("#app/")
        ? join("site/app", imported.slice("#app/".length))
        : join(dirname(path), imported);
      importers.set(file, (importers.get(file) ?? 0) + 1);
    }
  const fragments = productionFiles
    .map(({ path }) => path)
    .filter(
      (path) =>
        countLines(path) < smallest &&
        importers.get(path) === 1 &&
        !isStyle(path) &&
        !isEntry(path) &&
        !published.has(path) &&
        !exempt.includes(path),
    );
  expect(fragments).toEqual([]);
});
