import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../env.ts";

/**
 * Acquires the lock file `path` for this process and returns a function that releases it. PGlite
 * itself allows two processes to write to one folder. A lock of a dead process is taken over.
 * @throws StartError when a running process owns the lock or the folder is not writable.
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw unwritable(path, error);
  });
  const mine = await describeProcess(process.pid);
  if (mine === null) throw new Error(`Process ${process.pid} was not found.`);

  for (let tries = 0; tries < 5; tries += 1) {
    if (await writeNew(path, mine)) return () => rm(path, { force: true });
    const holder = await readLock(path);
    if (holder === null) continue;
    const pid = Number(holder.split(" ")[0]);
    // The start time distinguishes the owner from another program that reused its process id.
    if (holder === (await describeProcess(pid))) throw locked(path, pid);
    await removeStale(path, holder);
  }
  throw locked(path, null);
}

function locked(path: string, pid: number | null): StartError {
  const who = pid === null ? "another process" : `process ${pid}`;
  return new StartError(
    `The data folder ${dirname(path)} is in use by ${who}: stop it, or set DATA_DIR to another folder.`,
  );
}

function unwritable(path: string, cause: unknown): StartError {
  return new StartError(
    `The data folder ${dirname(path)} is not writable: grant write permission, or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** Creates the complete lock file atomically; false when it exists. */
async function writeNew(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, text);
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    if (hasCode(error, "EACCES") || hasCode(error, "EROFS") || hasCode(error, "ENOTDIR"))
      throw unwritable(path, error);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readLock(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Removes a stale lock. If another process has replaced it in the meantime, restores that one. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if ((await readFile(aside, "utf8")) !== stale)
    await link(aside, path).catch((error: unknown) => {
      if (!hasCode(error, "EEXIST")) throw error;
    });
  await rm(aside, { force: true });
}

/** Process id and start time of a running process, or null. Without /proc, the id alone. */
async function describeProcess(pid: number): Promise<string | null> {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, "EPERM")) return null;
  }
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Fields after the program name, which may contain spaces. The start time is field 22.
  const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return started ? `${pid} ${started}` : `${pid}`;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
