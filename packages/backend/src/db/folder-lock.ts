import { readFileSync, rmSync } from "node:fs";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { StartError } from "../start-error.ts";

const attempts = 5;

/**
 * Locks a data folder for this process, since PGlite does not prevent two processes from writing to
 * one folder and corrupting it. The file `backend.lock` identifies the process; the lock of a dead
 * process is taken over. Returns a function that releases the lock; exiting does so, too.
 * @throws {StartError} if another process holds the lock, or the folder is not writable.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, "backend.lock");
  const claim = `${file}.${process.pid}`;
  const mine = await identifyProcess(process.pid);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(claim, mine);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (await tryLink(claim, file)) return createRelease(file, mine);
      const holder = await readFile(file, "utf8").catch(() => "");
      const pid = Number(holder.split(" ")[0]);
      if (pid > 0 && holder === (await identifyProcess(pid))) {
        throw new StartError(
          `The data folder ${folder} is in use by process ${pid}: stop that process, or set DATA_DIR to another folder.`,
        );
      }
      await removeStaleLock(file, holder);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${folder} cannot be written (${codeOf(error)}): set DATA_DIR to a folder that this user may write to.`,
    );
  } finally {
    await rm(claim, { force: true }).catch(() => {});
  }
  throw new StartError(
    `The data folder ${folder} is being locked by another process: start again.`,
  );
}

/**
 * Returns `pid boot start`, which identifies a process uniquely: pids are reused, in a container
 * even immediately. Empty if no such process runs.
 */
async function identifyProcess(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return "";
  }
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "-");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in parentheses may contain spaces; the start time is the 20th field after it
  // (proc(5)).
  const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "-";
  return `${pid} ${boot.trim()} ${start}`;
}

/** A hard link appears complete and fails if the name exists: the lock is never half written. */
async function tryLink(claim: string, file: string): Promise<boolean> {
  try {
    await link(claim, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Removes a dead process's lock; if a third process has replaced it in between, restores it. */
async function removeStaleLock(file: string, stale: string): Promise<void> {
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if ((await readFile(aside, "utf8")) !== stale) await tryLink(aside, file);
  await rm(aside, { force: true });
}

function createRelease(file: string, mine: string): () => Promise<void> {
  function release(): void {
    process.off("exit", release);
    try {
      if (readFileSync(file, "utf8") === mine) rmSync(file);
    } catch {
      // Already removed.
    }
  }
  process.on("exit", release);
  return async () => release();
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
