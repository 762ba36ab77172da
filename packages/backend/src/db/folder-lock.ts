import { readFileSync, rmSync } from "node:fs";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { StartError } from "../start-error.ts";

const attempts = 5;

/**
 * Takes a data folder for this process: PGlite itself lets two processes write into one folder
 * and ruin it. The lock is a file `backend.lock` that names the process; one that a dead process
 * left is taken over. Returns the function that gives the folder back; so does the exit.
 * @throws {StartError} when another running process has the folder, or it cannot be written.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, "backend.lock");
  const claim = `${file}.${process.pid}`;
  const mine = await describeProcess(process.pid);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(claim, mine);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (await linked(claim, file)) return heldLock(file, mine);
      const holder = await readFile(file, "utf8").catch(() => "");
      const pid = Number(holder.split(" ")[0]);
      if (pid > 0 && holder === (await describeProcess(pid))) {
        throw new StartError(
          `The data folder ${folder} is in use by process ${pid}: stop that process, or set DATA_DIR to another folder.`,
        );
      }
      await removeStale(file, holder);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${folder} cannot be written (${codeOf(error)}): set DATA_DIR to a folder this user may write.`,
    );
  } finally {
    await rm(claim, { force: true }).catch(() => {});
  }
  throw new StartError(`The data folder ${folder} is being taken by another process: try again.`);
}

/**
 * `pid boot start`: a process as nothing else can be it. A pid alone is used again, in a container
 * even at once. Empty when no such process runs.
 */
async function describeProcess(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return "";
  }
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "-");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in brackets may hold spaces; the start time is the 20th field after it (proc(5)).
  const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "-";
  return `${pid} ${boot.trim()} ${start}`;
}

/** Hard links appear whole and fail where the name is taken: the lock is never half written. */
async function linked(claim: string, file: string): Promise<boolean> {
  try {
    await link(claim, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Moves a dead process's lock away; one that a third process took in between is put back. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if ((await readFile(aside, "utf8")) !== stale) await linked(aside, file);
  await rm(aside, { force: true });
}

function heldLock(file: string, mine: string): () => Promise<void> {
  function giveBack(): void {
    process.off("exit", giveBack);
    try {
      if (readFileSync(file, "utf8") === mine) rmSync(file);
    } catch {
      // Gone already: nothing is left to give back.
    }
  }
  process.on("exit", giveBack);
  return async () => giveBack();
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
