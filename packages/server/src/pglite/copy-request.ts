import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Log } from "../log.ts";
import { getErrorCode } from "../errors.ts";
import type { Pglite } from "./open-pglite.ts";

const copied = "copied";

/** A local database: `<folder>/<name>`. */
interface LocalDatabase {
  folder: string;
  name: string;
}

/** Where a copy of a local database is created: in the same folder. */
export function copyPath({ folder, name }: LocalDatabase): string {
  return join(folder, `${name}.copy`);
}

function socketPath({ folder, name }: LocalDatabase): string {
  return join(folder, `${name}.sock`);
}

/**
 * Lets another process of this user copy a database that this process has open: each connection to the socket
 * `<folder>/<name>.sock` creates the copy again. Returns the function that ends it.
 */
export async function serveCopies(
  database: LocalDatabase,
  pglite: Pick<Pglite, "copyTo">,
  log: Log,
): Promise<() => Promise<void>> {
  const path = socketPath(database);
  const copy = async () => {
    try {
      await rm(copyPath(database), { recursive: true, force: true });
      await pglite.copyTo(copyPath(database));
      return copied;
    } catch (error) {
      log.error({ err: error }, "the database could not be copied for a backup");
      return "The files could not be copied: see the log of the process.";
    }
  };
  let running: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    running = running.then(copy).then((result) => socket.end(result));
  });
  // Left over from a killed process: the lock of the folder says that no other has it.
  await rm(path, { force: true });
  try {
    server.listen(path);
    await once(server, "listening");
    await chmod(path, 0o600);
  } catch (error) {
    // The path of a socket has at most 107 bytes.
    log.warn({ err: error }, "backups need this process to be stopped: use a shorter DATA_DIR");
    return async () => {};
  }
  server.unref();
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await running;
  };
}

/**
 * Asks the process that has a database open to create a copy of it at `copyPath`. Resolves with false if no
 * process serves copies.
 * @throws Error with the reason if there is no copy.
 */
export async function requestCopy(database: LocalDatabase): Promise<boolean> {
  const socket = createConnection({ path: socketPath(database) });
  try {
    await once(socket, "connect");
  } catch (error) {
    if (["ENOENT", "ECONNREFUSED", "EINVAL", "ENAMETOOLONG"].includes(getErrorCode(error) ?? ""))
      return false;
    throw error;
  }
  const result = await text(socket);
  if (result !== copied) throw new Error(result || "The process ended during the copy.");
  return true;
}
