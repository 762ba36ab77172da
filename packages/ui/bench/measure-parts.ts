/** Measures all parts of this package and writes the list in README.md. Needs no network. */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { packageFolder } from "../build/package-files.ts";
import { formatPartsTable, partEntries, replaceBlock } from "../build/parts-table.ts";
import { measureParts } from "../test/bundle-size.ts";
import { packPackage } from "../test/packed-package.ts";

const readme = resolve(packageFolder, "README.md");
const packed = await packPackage();
try {
  const table = formatPartsTable(await measureParts(packed.consumer, partEntries));
  await writeFile(readme, replaceBlock(await readFile(readme, "utf8"), "parts", table));
} finally {
  await packed.remove();
}
