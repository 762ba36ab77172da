import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The secret kept under this name in the data folder (mode 0600), made at the first call. Once
 * there it never changes, so that people stay signed in and upload addresses stay valid.
 */
export async function keepSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, `${name}.secret`);
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  // Whole or not at all, and whoever comes first decides.
  await link(draft, file).catch(() => {});
  await rm(draft);
  return readFile(file, "utf8");
}
