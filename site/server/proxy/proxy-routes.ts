import { type Context, Hono } from "hono";
import { proxy } from "hono/proxy";
import { connectionAddress } from "../http/client-address.ts";
import { innermostMessage } from "../http/innermost-message.ts";
import { problem } from "../http/problem.ts";
import type { Log } from "../log.ts";
import { currentScope, requestIdFrom } from "../telemetry/request-scope.ts";
import { changedRealtors } from "./changed-realtors.ts";

export interface ProxyOptions {
  homeApiUrl: string;
  loaningApiUrl: string;
  trustProxy: number;
  log: Log;
  /** A homepage was saved: its id, slug or origin, as the call and its answer named it. */
  onRealtorChanged: (idOrSlug: string) => void;
  /** Time until the answer's headers; a call that sends a body has ten times that. */
  timeoutMs?: number;
  /** How each backend is called; the global `fetch` unless given. */
  fetches?: { home: typeof fetch; loaning: typeof fetch };
}

/**
 * Same-origin pass-through to the backends, so that browsers need neither CORS nor another origin in
 * `connect-src`: `/cozying-api/*` to the home service, `/v1/*`, `/api/auth/*` and `/media/*` to the
 * loaning service. Bodies stream both ways; answers pass untransformed (SPEC section 7).
 */
export function proxyRoutes(options: ProxyOptions): Hono {
  const { onRealtorChanged } = options;
  const app = new Hono();
  app.all("/cozying-api/*", (c) => pass(c, "home", options));
  app.all("/api/auth/*", (c) => pass(c, "loaning", options));
  // Photos as they are stored: for their signed uploads, and to crop them again.
  app.on(["GET", "HEAD", "PUT"], "/media/*", (c) => pass(c, "loaning", options));
  app.all("/v1/*", async (c) => {
    const response = await pass(c, "loaning", options);
    const changed = await changedRealtors(c.req.method, pathOf(c), response);
    for (const idOrSlug of changed) onRealtorChanged(idOrSlug);
    return response;
  });
  return app;
}

/** The path as it came, still percent-encoded: an encoded origin in it must stay one segment. */
function pathOf(c: Context): string {
  return new URL(c.req.raw.url).pathname;
}

async function pass(
  c: Context,
  service: "home" | "loaning",
  options: ProxyOptions,
): Promise<Response> {
  const { log, timeoutMs = 15_000, fetches } = options;
  const origin = service === "home" ? options.homeApiUrl : options.loaningApiUrl;
  const requestId = currentScope()?.requestId ?? requestIdFrom(c.req.header("x-request-id"));
  const timer = new AbortController();
  const limit = c.req.raw.body === null ? timeoutMs : timeoutMs * 10;
  // Until the headers only: a long answer may take its time.
  const timeout = setTimeout(() => timer.abort(new Error("time limit")), limit);
  try {
    const response = await proxy(`${origin}${pathOf(c)}${new URL(c.req.raw.url).search}`, {
      raw: c.req.raw,
      headers: forwardedHeaders(c, requestId, options.trustProxy),
      redirect: "manual",
      ...(fetches ? { customFetch: fetches[service] } : {}),
      signal: AbortSignal.any([timer.signal, c.req.raw.signal]),
    });
    response.headers.set("x-request-id", response.headers.get("x-request-id") ?? requestId);
    return response;
  } catch (error) {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const late = timer.signal.aborted;
    log.warn({ requestId, late, error: innermostMessage(error) }, "backend did not answer");
    return problem({
      status: late ? 504 : 502,
      code: late ? "backend.timeout" : "backend.unreachable",
      message: late ? "The service takes too long to answer." : "The service cannot be reached.",
      headers: { "x-request-id": requestId },
    });
  } finally {
    clearTimeout(timeout);
  }
}

/** Headers between two neighbours, and those that are written anew here. */
const hopByHop = [
  "connection",
  "expect",
  "forwarded",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * The visitor's headers with the way they came. What a visitor claims about forwarding is dropped
 * unless a proxy of ours wrote it.
 */
function forwardedHeaders(c: Context, requestId: string, trustProxy: number): Headers {
  const headers = new Headers(c.req.raw.headers);
  const before = trustProxy > 0 ? headers.get("x-forwarded-for") : null;
  const hop = connectionAddress(c);
  const host = headers.get("host") ?? new URL(c.req.url).host;
  const trusted = (name: string) => (trustProxy > 0 ? headers.get(name) : null);
  headers.set("x-forwarded-host", trusted("x-forwarded-host") ?? host);
  headers.set(
    "x-forwarded-proto",
    trusted("x-forwarded-proto") ?? new URL(c.req.url).protocol.slice(0, -1),
  );
  headers.set("x-forwarded-for", before ? `${before}, ${hop}` : hop);
  headers.set("x-request-id", requestId);
  const forOneHop =
    headers
      .get("connection")
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  for (const name of [...hopByHop, ...forOneHop.filter((named) => /^[\w-]+$/.test(named))])
    headers.delete(name);
  return headers;
}
