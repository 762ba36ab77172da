import { cpSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { serveSessions, watchForPanic } from "./serve-sessions.ts";

/** What the thread is started with: a folder, or files of a database in memory. */
export interface PgliteSource {
  path?: string;
  files?: Blob;
}

/** Sent to the thread. A session has a port of its own; `copied` receives a `PgliteCopied`. */
export type PgliteRequest =
  | { session: MessagePort }
  | { copyTo: string; copied: MessagePort }
  | "close";

/** Result of a copy. */
export type PgliteCopied = "copied" | { error: unknown };

/** Sent by the thread. */
export type PgliteEvent = "open" | "closed" | { error: unknown };

/** A third of the process's memory with the default of 128 MB; the operating system caches the files. */
const sharedBuffers = "16MB";

/** Runs PGlite in a worker thread, so that queries do not block the thread that serves requests. */
async function run(thread: MessagePort, { path, files }: PgliteSource): Promise<void> {
  const report = (event: PgliteEvent) => thread.postMessage(event);
  const close = async (engine: PGlite) => {
    await engine.close();
    report("closed");
    thread.close();
  };
  try {
    const engine = await PGlite.create(path ?? "memory://", {
      ...(files ? { loadDataDir: files } : {}),
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
    });
    // After such an error the engine does not respond, or responds with an error to everything.
    const watch = watchForPanic(() => process.exit(1));
    const startSession = serveSessions((message, onData) =>
      engine.execProtocolRawStream(message, {
        onRawData(data) {
          watch(data);
          onData(data);
        },
      }),
    );
    thread.on("message", (request: PgliteRequest) => {
      if (request === "close") void close(engine);
      else if ("session" in request) startSession(request.session);
      else request.copied.postMessage(copyFiles(path, request.copyTo));
    });
    report("open");
  } catch (error) {
    report({ error });
  }
}

/**
 * Copies the files as they would be after a kill, with every committed transaction. The engine writes only in
 * this thread and only while it executes a message, so that nothing changes during a synchronous copy.
 */
function copyFiles(path: string | undefined, to: string): PgliteCopied {
  try {
    if (path === undefined) throw new Error("A database in memory has no files.");
    cpSync(path, to, { recursive: true });
    return "copied";
  } catch (error) {
    return { error };
  }
}

if (!parentPort) throw new Error("pglite-thread.ts runs as a worker thread: use openPglite.");
// Typed where the thread is created.
await run(parentPort, workerData as PgliteSource);
