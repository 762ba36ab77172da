import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { getErrorCode, StartError } from "./errors.ts";

const attempts = 5;

/**
 * Locks a data folder for this process, since PGlite allows two processes to write to one folder and
 * corrupt it. The file `<folder>/<name>.lock` identifies the process, which answers on a socket beside it as long as
 * it runs: a process in another container has no id here. The lock of a dead process is taken over. Returns a
 * function that releases the lock.
 * @throws StartError when a running process owns the lock or the folder is not writable.
 */
export async function lockFolder(folder: string, name: string): Promise<() => Promise<void>> {
  const file = join(folder, `${name}.lock`);
  const mine = await identifyProcess(process.pid);
  if (mine === undefined) throw new Error(`Process ${process.pid} was not found.`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Before the file names this process, so that no one finds it without an answer.
    const stopAnswering = await answer(socketOf(file, mine));
    if (stopAnswering === "in use") throw inUse(folder, `process ${process.pid}`);
    const owner = await acquire(file, mine);
    if (owner === undefined)
      return async () => {
        await rm(file, { force: true });
        await stopAnswering();
      };
    await stopAnswering();
    throw inUse(folder, owner);
  } catch (error) {
    if (!["EACCES", "EROFS", "ENOTDIR", "EEXIST"].includes(getErrorCode(error) ?? "")) throw error;
    throw new StartError(
      `The data folder ${folder} is not writable: grant write permission, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Creates the file with this text. Returns the owner if a running process has it. */
async function acquire(file: string, mine: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await createComplete(file, mine)) return undefined;
    const holder = await readFile(file, "utf8").catch(ignoreMissing);
    if (holder === undefined) continue;
    const pid = Number(holder.split(" ")[0]);
    if (isHeldBy(holder, await identifyProcess(pid))) return `process ${pid}`;
    const socket = socketOf(file, holder);
    if (await isAnswered(socket)) return "a process of another container";
    if (await replaceStale(file, holder, mine)) {
      await rm(socket, { force: true });
      return undefined;
    }
  }
  return "another process";
}

/** The socket of the process that wrote this into a lock. */
function socketOf(file: string, holder: string): string {
  const [pid, boot = "", start] = holder.replaceAll(/[^\da-f -]/g, "").split(" ");
  return `${file}.${pid}-${boot.slice(0, 8)}-${start}.sock`;
}

/**
 * Listens on a socket of this process. Returns the function that ends it, or "in use" if this process has it already. Where
 * the path is too long for a socket, the process is known by its id only.
 */
async function answer(path: string): Promise<(() => Promise<void>) | "in use"> {
  const server = createServer((socket) => socket.on("error", () => {}).end());
  try {
    await once(server.listen(path), "listening");
  } catch (error) {
    if (getErrorCode(error) === "EADDRINUSE") return "in use";
    if (["EINVAL", "ENAMETOOLONG"].includes(getErrorCode(error) ?? "")) return async () => {};
    throw error;
  }
  server.unref();
  return async () => {
    await new Promise((resolve) => server.close(resolve));
  };
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    // Of another user: it exists, and cannot be asked.
    return getErrorCode(error) === "EACCES";
  } finally {
    socket.destroy();
  }
}

function inUse(folder: string, owner: string): StartError {
  return new StartError(
    `The data folder ${folder} is in use by ${owner}: stop it, or set DATA_DIR to another folder.`,
  );
}

/**
 * Returns `pid boot start`, which identifies a process: process ids are reused, in a container even
 * immediately. Undefined if no such process runs; without /proc, the id alone.
 */
async function identifyProcess(pid: number): Promise<string | undefined> {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (getErrorCode(error) !== "EPERM") return undefined;
  }
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "-");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Fields after the program name, which may contain spaces. The start time is field 22 (proc(5)).
  const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "-";
  return `${pid} ${boot.trim()} ${start}`;
}

/** Earlier versions of the site wrote `pid start`. */
function isHeldBy(holder: string, running: string | undefined): boolean {
  const [pid, , start] = running?.split(" ") ?? [];
  return running !== undefined && (holder === running || holder === `${pid} ${start}`);
}

/** Creates the complete file atomically; false when it exists. */
async function createComplete(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text);
    return await linkNew(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** A hard link appears complete and fails if the name exists. */
async function linkNew(existing: string, file: string): Promise<boolean> {
  try {
    await link(existing, file);
    return true;
  } catch (error) {
    if (getErrorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Replaces the lock of a dead process. Only the owner of a second lock may do so: removing the file would
 * let one process remove the lock that another has created since the first one read it.
 */
async function replaceStale(file: string, stale: string, mine: string): Promise<boolean> {
  const guard = `${file}.takeover`;
  if ((await acquire(guard, mine)) !== undefined) return false;
  try {
    if ((await readFile(file, "utf8").catch(ignoreMissing)) !== stale) return false;
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, mine);
    await rename(draft, file);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

function ignoreMissing(error: unknown): undefined {
  if (getErrorCode(error) !== "ENOENT") throw error;
}
