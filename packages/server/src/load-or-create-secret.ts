import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getErrorCode, StartError } from "./errors.ts";

/** As the variables that replace it. */
const shortest = 32;

/**
 * Returns the secret stored under this name in the data folder (mode 0600), generated on the first
 * call. It never changes, so that sessions and upload URLs stay valid.
 * @throws StartError when the file has no complete secret.
 */
export async function loadOrCreateSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, `${name}.secret`);
  const temporary = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = await readFile(file, "utf8").catch(ignoreMissing);
  if (stored !== undefined) return requireComplete(file, stored);
  // On the disk before it is used: after a power loss the file would be empty.
  const secret = randomBytes(32).toString("base64url");
  await writeFile(temporary, secret, { mode: 0o600, flush: true });
  // A hard link appears complete, and only the first process can create it.
  await link(temporary, file).catch(() => {});
  await rm(temporary);
  return requireComplete(file, await readFile(file, "utf8"));
}

function requireComplete(file: string, secret: string): string {
  if (secret.length >= shortest) return secret;
  throw new StartError(
    `The secret in ${file} is shorter than ${shortest} characters: restore the file from a backup, or remove it, after which everybody signs in again.`,
  );
}

function ignoreMissing(error: unknown): undefined {
  if (getErrorCode(error) !== "ENOENT") throw error;
}
