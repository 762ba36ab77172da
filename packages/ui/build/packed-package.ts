import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { packageFolder } from "./package-files.ts";

const run = promisify(execFile);

export interface PackedPackage {
  /** What the registry would get. */
  readonly tarball: string;
  /** The tarball unpacked as an install would, below a folder that resolves this package's dependencies. */
  readonly folder: string;
  /** Where a consumer's file may stand: `@realtor/ui` resolves from it. */
  readonly consumer: string;
  /** Removes both. */
  readonly remove: () => Promise<void>;
}

/** Builds the package and packs it as `pnpm publish` does, `publishConfig` applied. */
export async function packPackage(): Promise<PackedPackage> {
  const inPackage = { cwd: packageFolder };
  await run(resolve(packageFolder, "node_modules/.bin/tsup"), [], {
    ...inPackage,
    env: { ...process.env, NODE_ENV: "production" },
  });
  await mkdir(resolve(packageFolder, ".cache"), { recursive: true });
  const consumer = await mkdtemp(resolve(packageFolder, ".cache/consumer-"));
  await run("npx", ["--yes", "pnpm@12.21.0", "pack", "--pack-destination", consumer], inPackage);
  // Without it the consumer would be a part of this package, whose name then means its sources.
  await writeFile(resolve(consumer, "package.json"), '{ "private": true, "type": "module" }');
  const name = (await readdir(consumer)).find((file) => file.endsWith(".tgz"));
  if (!name)
    throw new Error("pnpm pack left no tarball: run `pnpm pack` in packages/ui to see why.");
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
