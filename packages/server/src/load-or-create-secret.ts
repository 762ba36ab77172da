import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns the secret stored under this name in the data folder (mode 0600), generated on the first
 * call. It never changes, so that sessions and upload URLs stay valid.
 */
export async function loadOrCreateSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, `${name}.secret`);
  const temporary = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored) return stored;
  await writeFile(temporary, randomBytes(32).toString("base64url"), { mode: 0o600 });
  // A hard link appears complete, and only the first process can create it.
  await link(temporary, file).catch(() => {});
  await rm(temporary);
  return readFile(file, "utf8");
}
