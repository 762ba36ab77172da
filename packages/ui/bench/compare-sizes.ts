/**
 * Measures the parts of this package, and comparable ones of other libraries at their newest versions, which
 * are installed from npm into a temporary folder. Writes the tables of docs/decisions/kit-sizes.md.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { packageFolder, richEntryNames } from "../build/package-files.ts";
import { replaceBlock } from "../build/parts-table.ts";
import { bundle, reexport } from "../test/bundle-size.ts";
import { packPackage } from "../test/packed-package.ts";
import { comparedLibraries, type Library, type Sources } from "./compared-libraries.ts";

const run = promisify(execFile);
const page = resolve(packageFolder, "../../docs/decisions/kit-sizes.md");

const rows: readonly (readonly [key: keyof Sources, label: string])[] = [
  ["button", "Button"],
  ["select", "Select"],
  ["comboBox", "ComboBox"],
  ["datePicker", "DatePicker"],
  ["everything", "everything"],
];

interface Column {
  readonly heading: string;
  readonly sizes: Readonly<Partial<Record<keyof Sources, number>>>;
}

async function measureColumn(heading: string, sources: Sources, folder: string): Promise<Column> {
  const sizes: Partial<Record<keyof Sources, number>> = {};
  for (const [key] of rows) {
    const source = sources[key];
    if (source) sizes[key] = (await bundle(folder, source)).total;
  }
  return { heading, sizes };
}

async function measureLibrary({ name, packages, sources }: Library): Promise<Column> {
  const folder = await mkdtemp(join(tmpdir(), "compare-sizes-"));
  try {
    await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    const options = ["--no-audit", "--no-fund", "--legacy-peer-deps"];
    await run("npm", ["install", ...options, ...packages, "react", "react-dom"], { cwd: folder });
    const first = packages[0]?.replace(/(?<=.)@[^@]*$/, "") ?? name;
    const manifest = await readFile(join(folder, "node_modules", first, "package.json"), "utf8");
    // Every package on npm has a version.
    const { version } = JSON.parse(manifest) as { version: string };
    return await measureColumn(`${name} ${version}`, sources, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const kitSources: Sources = {
  button: 'export { Button } from "@realtor/ui/button";',
  select: 'export { Select } from "@realtor/ui/select";',
  comboBox: 'export { ComboBox } from "@realtor/ui/combo-box";',
  datePicker: 'export { DatePicker } from "@realtor/ui/date-picker";',
  everything: reexport(richEntryNames()),
};

const inKilobytes = (bytes: number | undefined) =>
  bytes === undefined ? "–" : (bytes / 1000).toFixed(1);

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function packagesTable(packages: ReadonlyMap<string, number>): string {
  const lines = [...packages].map(([name, bytes]) => line([`\`${name}\``, inKilobytes(bytes)]));
  return [line(["package", "kB"]), "|---|---:|", ...lines].join("\n");
}

function comparisonTable(columns: readonly Column[]): string {
  return [
    line(["kB", ...columns.map(({ heading }) => heading)]),
    `|---|${columns.map(() => "---:|").join("")}`,
    ...rows.map(([key, label]) =>
      line([label, ...columns.map(({ sizes }) => inKilobytes(sizes[key]))]),
    ),
  ].join("\n");
}

const packed = await packPackage();
try {
  const manifest = await readFile(resolve(packageFolder, "package.json"), "utf8");
  // The file is part of this package, so its type is known.
  const { version } = JSON.parse(manifest) as { version: string };
  const columns = [await measureColumn(`@realtor/ui ${version}`, kitSources, packed.consumer)];
  for (const library of comparedLibraries) columns.push(await measureLibrary(library));
  const date = new Date().toISOString().slice(0, 10);
  const comparison = `Measured on ${date}.\n\n${comparisonTable(columns)}`;
  const packages = packagesTable((await bundle(packed.consumer, kitSources.everything)).packages);
  const compared = replaceBlock(await readFile(page, "utf8"), "comparison", comparison);
  await writeFile(page, replaceBlock(compared, "packages", packages));
  console.log(comparison, packages);
} finally {
  await packed.remove();
}
