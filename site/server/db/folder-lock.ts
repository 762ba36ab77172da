import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../env.ts";

/**
 * Takes the lock file `path` for this process and returns how to give it back. PGlite itself lets two
 * processes write to one folder. A lock whose process is gone is taken over; one whose process lives
 * is a `StartError`.
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw unwritable(path, error);
  });
  const mine = await describeProcess(process.pid);
  if (mine === null) throw new Error(`Process ${process.pid} does not find itself.`);

  for (let tries = 0; tries < 5; tries += 1) {
    if (await writeNew(path, mine)) return () => rm(path, { force: true });
    const holder = await readLock(path);
    if (holder === null) continue;
    const pid = Number(holder.split(" ")[0]);
    // The start time in the lock tells a living holder from another program that got its number.
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
    `The data folder ${dirname(path)} cannot be written: permit it, or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** Puts a whole lock file there at once; false if there is one. */
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

/** Moves the stale lock away; if another process has just put its own there, puts that one back. */
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

/** Number and start time of a living process, or null. Without /proc the number alone. */
async function describeProcess(pid: number): Promise<string | null> {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, "EPERM")) return null;
  }
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The fields after the program's name, which may hold spaces; the start time is the 22nd of all.
  const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return started ? `${pid} ${started}` : `${pid}`;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
