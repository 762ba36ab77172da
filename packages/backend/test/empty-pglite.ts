import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";

const cache = fileURLToPath(new URL("../node_modules/.cache/", import.meta.url));

/**
 * Returns the files of an empty PGlite database without migrations. Creating them takes seconds, so
 * they are cached per PGlite version.
 */
export async function emptyPglite(): Promise<Blob> {
  const file = `${cache}pglite-${await pgliteVersion()}.tar`;
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);
  const client = await PGlite.create();
  const dump = await client.dumpDataDir("none");
  await client.close();
  // Atomic: other test files read it concurrently.
  const draft = `${file}.${randomUUID()}`;
  await mkdir(cache, { recursive: true });
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
}

async function pgliteVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest = new URL("../package.json", `file://${main}`);
  const text = await readFile(manifest, "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
