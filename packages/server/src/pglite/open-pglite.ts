import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { Pool } from "pg";
import { PgliteStream } from "./pglite-stream.ts";
import type { PgliteEvent, PgliteRequest, PgliteSource } from "./pglite-thread.ts";

/** PGlite in a worker thread of this process. */
export interface Pglite {
  /** A pool of one connection: PGlite has a single session. */
  readonly pool: Pool;
  /** Calls `onNotification` with the payload of each NOTIFY. Returns the function that ends it. */
  readonly listen: (
    channel: string,
    onNotification: (payload: string) => void,
  ) => Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Opens PGlite in a folder, or in memory. `onCrash` is called if the thread ends with an error.
 * @throws if PGlite cannot open the folder, with PGlite's error as the cause.
 */
export async function openPglite(
  source: PgliteSource,
  onCrash: (error: unknown) => void,
): Promise<Pglite> {
  // Creating a database takes 150 MB, which end with their thread.
  if (source.path && !existsSync(join(source.path, "PG_VERSION")))
    await closeThread(await startThread(source));
  const thread = await startThread(source);
  let exited = false;
  thread.once("exit", () => (exited = true));
  // The thread ends, and with it all sessions; queries report that the connection was terminated.
  thread.once("error", onCrash);

  const openSession = (): MessagePort => {
    if (exited) throw new Error("Connection terminated: the thread of the database has ended.");
    const { port1, port2 } = new MessageChannel();
    thread.postMessage({ session: port2 } satisfies PgliteRequest, [port2]);
    return port1;
  };
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new PgliteStream(openSession),
    user: "postgres",
    database: "postgres",
  });
  pool.on("error", () => {});
  const listeners = new Map<string, Set<(payload: string) => void>>();
  pool.on("connect", (client) => {
    client.on("notification", ({ channel, payload = "" }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
  });

  return {
    pool,
    async listen(channel, onNotification) {
      const added = listeners.get(channel) ?? new Set();
      listeners.set(channel, added.add(onNotification));
      await pool.query(`listen "${channel.replaceAll('"', '""')}"`);
      return async () => {
        added.delete(onNotification);
        if (added.size === 0) await pool.query(`unlisten "${channel.replaceAll('"', '""')}"`);
      };
    },
    async close() {
      await pool.end();
      if (exited) return;
      await closeThread(thread);
    },
  };
}

async function startThread(source: PgliteSource): Promise<Worker> {
  const thread = new Worker(new URL("./pglite-thread.ts", import.meta.url), { workerData: source });
  const opened = await nextEvent(thread);
  if (typeof opened !== "object") return thread;
  await thread.terminate();
  throw new Error(`PGlite cannot open ${source.path ?? "its files"}.`, { cause: opened.error });
}

async function closeThread(thread: Worker): Promise<void> {
  const closed = nextEvent(thread);
  thread.postMessage("close" satisfies PgliteRequest);
  await closed;
  await thread.terminate();
}

async function nextEvent(thread: Worker): Promise<PgliteEvent> {
  const [event] = await once(thread, "message");
  return event as PgliteEvent; // sent by pglite-thread.ts
}
