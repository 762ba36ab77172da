import type { MessagePort } from "node:worker_threads";

/** Executes one message of PostgreSQL's protocol and passes the response on. */
export type ExecuteMessage = (
  message: Uint8Array,
  onData: (data: Uint8Array) => void,
) => Promise<void>;

/** Type of the message that ends a session. */
const terminate = "X".charCodeAt(0);

/**
 * Serves sessions of PostgreSQL's wire protocol (version 3.0) with an engine that has a single one,
 * one message at a time. Before a session starts, what the former one left open is rolled back.
 * Returns the function that starts a session on a port.
 */
export function serveSessions(execute: ExecuteMessage): (port: MessagePort) => void {
  let queue = Promise.resolve();

  return (port) => {
    let buffered = Buffer.alloc(0);
    let started = false;

    const takeMessage = (): Uint8Array | undefined => {
      const length = messageLength(buffered, started);
      if (length === undefined) return undefined;
      const message = new Uint8Array(buffered.subarray(0, length));
      buffered = buffered.subarray(length);
      return message;
    };
    const handle = async (data: Uint8Array) => {
      buffered = Buffer.concat([buffered, data]);
      for (let message = takeMessage(); message; message = takeMessage()) {
        if (started && message[0] === terminate) return port.close();
        if (!started) await execute(resetSession, () => {});
        started = true;
        // The engine reuses its memory: the response is copied, and the copy is transferred.
        await execute(message, (part) => {
          const copy = part.slice();
          port.postMessage(copy, [copy.buffer]);
        });
      }
    };
    port.on("message", (data: Uint8Array) => {
      // An error closes this session only.
      queue = queue.then(() => handle(data)).catch(() => port.close());
    });
  };
}

/**
 * Bytes of the first message: its type, then its length without the type. The first message of a session
 * has no type. Undefined until the message is complete.
 */
function messageLength(buffered: Buffer, started: boolean): number | undefined {
  const typeLength = started ? 1 : 0;
  if (buffered.length < typeLength + 4) return undefined;
  const length = typeLength + buffered.readInt32BE(typeLength);
  return buffered.length < length ? undefined : length;
}

const resetSession = createQuery("rollback; deallocate all");

function createQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6);
  message.write("Q");
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return new Uint8Array(message);
}

const errorResponse = "E".charCodeAt(0);
const headerLength = 5;
/** The field of an error that has its severity in English, whatever the locale. */
const panicField = "VPANIC\0";

/**
 * Reads the server's messages of a session, in parts of any size, and calls `onPanic` when one is an error
 * that ends the server: a PostgreSQL server ends all its sessions then and recovers.
 */
export function watchForPanic(onPanic: () => void): (part: Uint8Array) => void {
  let buffered = Buffer.alloc(0);
  return (part) => {
    buffered = buffered.length === 0 ? Buffer.from(part) : Buffer.concat([buffered, part]);
    for (;;) {
      if (buffered.length < headerLength) return;
      const length = 1 + buffered.readInt32BE(1);
      if (buffered.length < length) return;
      if (buffered[0] === errorResponse && buffered.subarray(0, length).includes(panicField))
        onPanic();
      buffered = buffered.subarray(length);
    }
  };
}
