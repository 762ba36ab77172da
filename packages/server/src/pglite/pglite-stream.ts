import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** A session with PGlite's thread, with the methods of a socket that `pg` calls. */
export class PgliteStream extends Duplex {
  readonly #openSession: () => MessagePort;
  #port: MessagePort | undefined;

  constructor(openSession: () => MessagePort) {
    super();
    this.#openSession = openSession;
  }

  connect(): this {
    try {
      this.#port = this.#openSession();
    } catch (error) {
      return this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    this.#port.on("message", (data: Uint8Array) => this.push(data));
    this.#port.once("close", () => {
      this.push(null);
      this.destroy();
    });
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], callback: (error?: Error | null) => void): void {
    const data = new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    this.#port?.postMessage(data, [data.buffer]);
    callback();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#port?.close();
    callback(error);
  }
}
