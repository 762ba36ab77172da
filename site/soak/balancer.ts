import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Random } from "./random.ts";

/** A reverse proxy in front of several processes of the same kind. */
export interface Balancer {
  readonly port: number;
  /** Requests that no process answered. */
  readonly failures: readonly string[];
  /** Ports of the processes that answered, in order. */
  readonly answered: readonly number[];
  /** While true, it cuts every third connection: half of them before the request is sent, half before the response. */
  cutsConnections: boolean;
  /** Connections that it has cut. */
  readonly cutCount: number;
  /** Sends no more requests to the process at this port. */
  remove(port: number): void;
  /** Resolves when the process at this port receives requests again. */
  untilReady(port: number): Promise<void>;
  close(): Promise<void>;
}

const checkMs = 100;
const notFound = "404";

/**
 * Starts a balancer that sends each request to the next process that is ready, or with `random` to any; no
 * visitor stays with one. It repeats a request only
 * when no connection could be opened, so that nothing is sent twice, and for a file of another build, which
 * some of the processes have while they are replaced by another version.
 */
export async function startBalancer(ports: readonly number[], random?: Random): Promise<Balancer> {
  const ready = new Set<number>();
  const removed = new Set<number>();
  const failures: string[] = [];
  const answered: number[] = [];
  let turn = 0;
  /** Connections while it cuts some. */
  let candidates = 0;

  const check = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && !removed.has(port)) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void check(port)), checkMs);

  /** Undefined unless this connection is cut. */
  function chooseCut(): "before" | "after" | undefined {
    if (!balancer.cutsConnections) return undefined;
    candidates += 1;
    return candidates % 3 === 0 ? (candidates % 2 === 0 ? "before" : "after") : undefined;
  }

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const cut = chooseCut();
    const body = await buffer(incoming);
    if (cut === "before") {
      response.destroy();
      return;
    }
    const isCut = cut === "after";
    const isAsset = incoming.url?.startsWith("/assets/") ?? false;
    const lacking = new Set<number>();
    for (;;) {
      const available = ports.filter((port) => ready.has(port) && !lacking.has(port));
      turn += 1;
      const at = random ? Math.floor(random() * available.length) : turn % available.length;
      const port = available[at];
      if (port === undefined) {
        fail("no process is ready", incoming, response);
        return;
      }
      const mayBeElsewhere = isAsset && available.length > 1;
      const error = await send(port, incoming, body, response, { mayBeElsewhere, isCut });
      if (error === undefined) {
        answered.push(port);
        return;
      }
      if (error === notFound) {
        lacking.add(port);
        continue;
      }
      if (error !== "ECONNREFUSED") {
        fail(error, incoming, response);
        return;
      }
      ready.delete(port);
    }
  }

  function fail(reason: string, { method, url }: IncomingMessage, response: ServerResponse): void {
    failures.push(`${method} ${url}: ${reason}`);
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  }

  const server = createServer((incoming, response) => void forward(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const balancer: Balancer = {
    port: (server.address() as AddressInfo).port, // a listening TCP server's is never a string
    cutsConnections: false,
    get cutCount() {
      return Math.floor(candidates / 3);
    },
    failures,
    answered,
    remove(port) {
      removed.add(port);
      ready.delete(port);
    },
    async untilReady(port) {
      removed.delete(port);
      while (!ready.has(port)) await new Promise((resolve) => setTimeout(resolve, checkMs));
    },
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return balancer;
}

/**
 * Resolves with the code of an error, with `notFound` when another process may have the file, or with
 * undefined when the response was passed on.
 */
function send(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  { mayBeElsewhere, isCut }: { mayBeElsewhere: boolean; isCut: boolean },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    // A connection for each request, as nginx does by default.
    const target = { host: "127.0.0.1", port, method, path: url, agent: false };
    const call = sendRequest({ ...target, headers: { ...headers, connection: "close" } });
    const end = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    call.on("error", end);
    call.on("response", (upstream) => {
      if (mayBeElsewhere && upstream.statusCode === 404) {
        upstream.resume();
        resolve(notFound);
        return;
      }
      upstream.on("error", end);
      if (isCut) {
        upstream.resume().on("end", () => response.destroy());
        resolve(undefined);
        return;
      }
      const { connection: _connection, ...passed } = upstream.headers;
      response.writeHead(upstream.statusCode ?? 502, passed);
      upstream.pipe(response).on("close", () => resolve(undefined));
    });
    call.end(body);
  });
}
