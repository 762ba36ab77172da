import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import * as entry from "#app/entry.server.tsx";
import { profileWith } from "#app/seo/profile.test-tool.ts";
import { createSite } from "../create-site.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import type { FindAssets } from "../render/assets.ts";
import { startObserving } from "./observing.ts";

export type Line = Record<string, unknown>;

/** A call that reached the stand-in for both backends. */
export interface SeenCall {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}

/** The whole site on a port, its log in memory, and a stand-in for the backends. */
export interface ObservedSite {
  url: string;
  /** Log lines, oldest first. */
  lines: Line[];
  /** The same as it was written. */
  output(): string;
  /** Resolves with the first line for which `is` holds, now or later. */
  line(is: (line: Line) => boolean): Promise<Line>;
  calls: SeenCall[];
  /** How the stand-in answers. */
  backend: { answer: (request: IncomingMessage, response: ServerResponse) => void };
  /** Ends the site's own parts while its port still answers. */
  closeParts(): Promise<void>;
  /** Sends what is left of the traces and gives the port of the metrics back. */
  closeObserving(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it; `variables` are the environment's. */
export async function startObservedSite(
  variables: Record<string, string> = {},
): Promise<ObservedSite> {
  const calls: SeenCall[] = [];
  const backend: ObservedSite["backend"] = { answer: answerWell };
  const stand = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    calls.push({ method, path: url.split("?", 1)[0] ?? "", headers });
    backend.answer(request, response);
  });
  const backendUrl = await listen(stand);

  const { lines, line, output, stream } = memoryLog();
  const env = readEnv({
    REALTOR_HOSTS: "127.0.0.1",
    TRUST_PROXY: "1",
    HOME_API_URL: backendUrl,
    LOANING_API_URL: backendUrl,
    ...variables,
  });
  const observing = await startObserving(env);
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
    observing,
  });
  const server = createServer(site.listener);
  const url = await listen(server);

  let parts: Promise<void> | undefined;
  let watching: Promise<void> | undefined;
  const closeParts = () => (parts ??= site.close());
  const closeObserving = () => (watching ??= observing.close());
  return {
    url,
    lines,
    line,
    output,
    calls,
    backend,
    closeParts,
    closeObserving,
    async close() {
      await end(server);
      await closeParts();
      await closeObserving();
      await end(stand);
    },
  };
}

/** Listens on a free port of this machine. */
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

/** One published homepage, without listings; nothing else is there. */
export function answerWell(request: IncomingMessage, response: ServerResponse): void {
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
        for (const look of waiting) look();
      },
    },
    line: (is: (line: Line) => boolean) =>
      new Promise<Line>((resolve) => {
        const look = () => {
          const found = lines.find(is);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

const noAssets: FindAssets = () => ({
  css: "",
  contained: [],
  styles: [],
  boot: "/assets/boot.js",
  measure: "/assets/measure.js",
  build: "test",
  modules: [],
  coreFont: undefined,
  fonts: [],
});
