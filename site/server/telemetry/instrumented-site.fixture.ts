import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import * as entry from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { createSite } from "../create-site.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import type { FindAssets } from "../render/assets.ts";
import { startTelemetry } from "./start-telemetry.ts";

export type Line = Record<string, unknown>;

/** A call received by the fake backend. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}

/** The complete site on a port, with an in-memory log and a fake backend for both services. */
export interface InstrumentedSite {
  url: string;
  /** Log lines, oldest first. */
  lines: Line[];
  output(): string;
  /** Resolves with the first line that matches `is`, existing or future. */
  line(is: (line: Line) => boolean): Promise<Line>;
  calls: ReceivedCall[];
  backend: { respond: (request: IncomingMessage, response: ServerResponse) => void };
  /** Closes the site's parts while its port keeps responding. */
  closeSite(): Promise<void>;
  /** Flushes traces and releases the metrics port. */
  closeTelemetry(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the site; `variables` are environment variables. */
export async function startInstrumentedSite(
  variables: Record<string, string> = {},
): Promise<InstrumentedSite> {
  const calls: ReceivedCall[] = [];
  const backend: InstrumentedSite["backend"] = { respond: respondNormally };
  const fakeBackend = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    calls.push({ method, path: url.split("?", 1)[0] ?? "", headers });
    backend.respond(request, response);
  });
  const backendUrl = await listen(fakeBackend);

  const { lines, line, output, stream } = memoryLog();
  const env = readEnv({
    REALTOR_HOSTS: "127.0.0.1",
    TRUST_PROXY: "1",
    HOME_API_URL: backendUrl,
    LOANING_API_URL: backendUrl,
    ...variables,
  });
  const telemetry = await startTelemetry(env);
  const site = await createSite({
    env: { ...env, dataDir: "memory" },
    log: createLog("info", stream),
    renderer: {
      loadEntry: async () => entry,
      assets: noAssets,
      build: { id: "test", builtAt: "2026-11-22T00:00:00.000Z" },
      clientFolder: fileURLToPath(new URL("../../public", import.meta.url)),
      wrap: (listener) => listener,
      close: async () => {},
    },
    telemetry: telemetry,
  });
  const server = createServer(site.listener);
  const url = await listen(server);

  let siteClosed: Promise<void> | undefined;
  let telemetryClosed: Promise<void> | undefined;
  const closeParts = () => (siteClosed ??= site.close());
  const closeObserving = () => (telemetryClosed ??= telemetry.close());
  return {
    url,
    lines,
    line,
    output,
    calls,
    backend,
    closeSite: closeParts,
    closeTelemetry: closeObserving,
    async close() {
      await end(server);
      await closeParts();
      await closeObserving();
      await end(fakeBackend);
    },
  };
}

/** Listens on a free loopback port and returns the origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // never a pipe's name
  return `http://127.0.0.1:${port}`;
}

export async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await end(server);
  return port;
}

/** Serves one published homepage without listings; everything else is 404. */
export function respondNormally(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split("?", 1)[0];
  request.resume();
  if (path === "/v1/realtor/grace-kim") json(response, 200, profileWith());
  else if (path === "/cozying-api/v1/agent") json(response, 200, []);
  else if (path === "/v1/realtor-contacts") json(response, 201, { id: "1" });
  else json(response, 404, { status: 404, code: "route.notFound", message: "Nothing here." });
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function memoryLog() {
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  let written = "";
  return {
    lines,
    output: () => written,
    stream: {
      write(text: string) {
        written += text;
        lines.push(JSON.parse(text) as Line); // pino writes objects
        for (const check of waiting) check();
      },
    },
    line: (is: (line: Line) => boolean) =>
      new Promise<Line>((resolve) => {
        const check = () => {
          const found = lines.find(is);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
  };
}

const noAssets: FindAssets = () => ({
  css: "",
  inlined: [],
  styles: [],
  boot: "/assets/boot.js",
  analytics: "/assets/analytics.js",
  build: "test",
  modules: [],
  coreFont: undefined,
  fonts: [],
});
