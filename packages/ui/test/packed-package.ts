import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { packageFolder } from "../build/package-files.ts";

const run = promisify(execFile);

export interface PackedPackage {
  readonly tarball: string;
  /** The unpacked tarball, inside this package so that its dependencies resolve. */
  readonly folder: string;
  /** Folder for consumer modules, from which `@realtor/ui` resolves to the unpacked tarball. */
  readonly consumer: string;
  /** Deletes the tarball and the folder. */
  readonly remove: () => Promise<void>;
}

/** Builds the package and packs it like `pnpm publish`, with `publishConfig` applied. */
export async function packPackage(): Promise<PackedPackage> {
  const inPackage = { cwd: packageFolder };
  await run(resolve(packageFolder, "node_modules/.bin/tsup"), [], {
    ...inPackage,
    env: { ...process.env, NODE_ENV: "production" },
  });
  await mkdir(resolve(packageFolder, ".cache"), { recursive: true });
  const consumer = await mkdtemp(resolve(packageFolder, ".cache/consumer-"));
  await run("npx", ["--yes", "pnpm@12.21.0", "pack", "--pack-destination", consumer], inPackage);
  // Without a package.json, `@realtor/ui` would resolve to the sources of this package (self-reference).
  await writeFile(resolve(consumer, "package.json"), '{ "private": true, "type": "module" }');
  const name = (await readdir(consumer)).find((file) => file.endsWith(".tgz"));
  if (!name)
    throw new Error("pnpm pack wrote no tarball: run `pnpm pack` in packages/ui to see the error.");
  const tarball = resolve(consumer, name);
  const folder = resolve(consumer, "node_modules/@realtor/ui");
  await mkdir(folder, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
  return {
    tarball,
    folder,
    consumer,
    remove: () => rm(consumer, { recursive: true, force: true }),
  };
}
