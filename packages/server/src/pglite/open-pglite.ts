import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Pool } from "pg";
import { DatabasePool } from "../database-pool.ts";
import { StartError } from "../errors.ts";
import { retryDelay } from "../retry.ts";
import { PgliteStream } from "./pglite-stream.ts";
import type { PgliteCopied, PgliteEvent, PgliteRequest, PgliteSource } from "./pglite-thread.ts";

/** PGlite in a worker thread of this process. */
export interface Pglite {
  /** A pool of one connection: PGlite has a single session. */
  readonly pool: Pool;
  /**
   * Copies the files of the folder, with every committed transaction, to a folder that does not exist. Queries
   * wait meanwhile.
   * @throws if the files cannot be copied.
   */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens PGlite in a folder, or in memory. If the thread ends, such as after a failed write to a full disk,
 * `onCrash` is called, queries report that the connection was terminated, and the folder is opened again with
 * recovery, after 1 to 30 seconds until it succeeds.
 * @throws if PGlite cannot open the folder, with PGlite's error as the cause.
 */
export async function openPglite(
  source: PgliteSource,
  onCrash: (error: unknown) => void,
): Promise<Pglite> {
  if (source.path && !existsSync(join(source.path, "PG_VERSION"))) {
    requireNew(source.path);
    // Creating a database takes 150 MB, which end with their thread.
    await closeThread(await startThread(source));
  }
  const closing = new AbortController();
  let thread: Worker | undefined;

  const adopt = (started: Worker) => {
    thread = started;
    let failure: unknown = new Error("The thread of the database ended.");
    started.once("error", (error) => (failure = error));
    started.once("exit", () => {
      thread = undefined;
      if (closing.signal.aborted) return;
      onCrash(failure);
      if (source.path) void reopen().catch(ignoreAbort);
    });
  };
  const reopen = async () => {
    for (let attempt = 1; ; attempt += 1) {
      const ms = retryDelay(attempt, reopenDelays, Math.random()) * 1000;
      await wait(ms, undefined, { signal: closing.signal });
      try {
        return adopt(await startThread(source));
      } catch (error) {
        onCrash(error);
      }
    }
  };
  adopt(await startThread(source));

  const openSession = (): MessagePort => {
    if (!thread) throw new Error("Connection terminated: the thread of the database has ended.");
    const { port1, port2 } = new MessageChannel();
    thread.postMessage({ session: port2 } satisfies PgliteRequest, [port2]);
    return port1;
  };
  const pool = new DatabasePool({
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new PgliteStream(openSession),
    user: "postgres",
    database: "postgres",
  });
  // Without an error listener, a thread that ends would end the process.
  pool.on("error", () => {});
  // The same while a transaction has the connection; its next query fails.
  pool.on("connect", (client) => client.on("error", () => {}));

  return {
    pool,
    async copyTo(folder) {
      if (!thread) throw new Error("The thread of the database has ended.");
      const { port1, port2 } = new MessageChannel();
      thread.postMessage({ copyTo: folder, copied: port2 } satisfies PgliteRequest, [port2]);
      const ended = once(port1, "close").then((): [PgliteCopied] => {
        throw new Error("The thread of the database ended.");
      });
      // Sent by pglite-thread.ts.
      const copied = once(port1, "message") as Promise<[PgliteCopied]>;
      const [result] = await Promise.race([copied, ended]);
      ended.catch(() => {});
      port1.close();
      if (result !== "copied")
        throw new Error("The files were not copied.", { cause: result.error });
    },
    async close() {
      await pool.end();
      closing.abort();
      if (thread) await closeThread(thread);
    },
  };
}

/** A database that has been open has this file; a start that was killed while it created one does not. */
function requireNew(path: string): void {
  if (!existsSync(join(path, "global", "pg_internal.init"))) return;
  throw new StartError(
    `The database in ${path} lacks its file PG_VERSION, so files of it were lost: restore that folder from a backup, or move it away to start with an empty one.`,
  );
}

const reopenDelays = { first: 1, longest: 30 };
/** Recovery of a large database takes seconds. */
const openMs = 120_000;

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error) || error.name !== "AbortError") throw error;
}

async function startThread(source: PgliteSource): Promise<Worker> {
  const thread = new Worker(new URL("./pglite-thread.ts", import.meta.url), { workerData: source });
  const opened = await nextEvent(thread, openMs).catch((error: unknown) => ({ error }));
  if (typeof opened !== "object") return thread;
  await thread.terminate();
  throw new Error(`PGlite cannot open ${source.path ?? "its files"}.`, { cause: opened.error });
}

async function closeThread(thread: Worker): Promise<void> {
  const closed = nextEvent(thread, closeMs);
  thread.postMessage("close" satisfies PgliteRequest);
  // A thread that does not respond is ended; its database recovers at the next start.
  await closed.catch(() => {});
  await thread.terminate();
}

const closeMs = 20_000;

/** @throws when the thread ends, or sends nothing within `ms`. */
async function nextEvent(thread: Worker, ms: number): Promise<PgliteEvent> {
  const signal = AbortSignal.timeout(ms);
  const ended = once(thread, "exit", { signal }).then(() => {
    throw new Error("The thread of the database ended.");
  });
  const [event] = await Promise.race([once(thread, "message", { signal }), ended]);
  return event as PgliteEvent; // sent by pglite-thread.ts
}
