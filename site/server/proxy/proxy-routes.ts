import { limits } from "@realtor/api/rules";
import { getRequestId } from "@realtor/server/instrument-requests";
import type { Log } from "@realtor/server/log";
import { problemResponse } from "@realtor/server/problem";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { proxy } from "hono/proxy";
import { rootCauseMessage } from "@realtor/server/errors";
import { connectionAddress, readOrigin } from "../http/request-origin.ts";

export interface ProxyOptions {
  homeApiUrl: string;
  loaningApiUrl: string;
  trustProxy: number;
  log: Log;
  /** Called with the id, slug or origin of a saved website. */
  onRealtorChanged: (idOrSlug: string) => void;
  /** Time limit until response headers; ten times that for a photo. */
  timeoutMs?: number;
  /** `fetch` for each backend; the global `fetch` by default. */
  fetches?: Readonly<Record<"home" | "loaning" | "media", typeof fetch>>;
}

/**
 * Same-origin reverse proxy to the backends, so that browsers need neither CORS nor another origin
 * in `connect-src`: `/cozying-api/*` to the home service; `/v1/*`, `/api/auth/*` and `/media/*` to
 * the loaning service. Bodies stream both ways, responses pass unchanged (docs/spec/api.md#calls).
 */
export function proxyRoutes(options: ProxyOptions): Hono {
  const { onRealtorChanged } = options;
  const app = new Hono();
  app.use(refuseOtherMethods, limitDeclaredSize);
  app.all("/cozying-api/*", (c) => forward(c, "home", options));
  app.all("/api/auth/*", (c) => forward(c, "loaning", options));
  // Original photos: for signed uploads, and for cropping again.
  app.on(["GET", "HEAD", "PUT"], "/media/*", (c) => forward(c, "media", options));
  app.all("/v1/*", async (c) => {
    const response = await forward(c, "loaning", options);
    const changed = await getChangedRealtors(c.req.method, getRawPath(c), response);
    for (const idOrSlug of changed) onRealtorChanged(idOrSlug);
    return response;
  });
  return app;
}

/**
 * 413 for a declared size that no call allows. The services have smaller limits for each call; when they
 * refuse a body early, the connection to them ends, and with it that of another visitor.
 */
const limitDeclaredSize = createMiddleware(async (c, next) => {
  if (Number(c.req.header("content-length") ?? 0) <= maxBodyBytes(c)) return next();
  return tooLarge(c);
});

function isUpload(c: Context): boolean {
  return c.req.path.startsWith("/media/");
}

function maxBodyBytes(c: Context): number {
  return isUpload(c) ? limits.uploadBytes : maxCallBytes;
}

function tooLarge(c: Context): Response {
  return problemResponse(isUpload(c) ? "file.size" : "body.tooLarge", {
    headers: { connection: "close" },
  });
}

/** A body without a declared size: it ends with an error beyond the limit of `limitDeclaredSize`. */
function limitStream(body: ReadableStream<Uint8Array>, maxBytes: number, onExceeded: () => void) {
  let left = maxBytes;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left >= 0) return controller.enqueue(chunk);
        onExceeded();
        controller.error(new Error("The body is too large."));
      },
    }),
  );
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** `fetch` refuses some of the others, such as TRACE. */
const refuseOtherMethods = createMiddleware(async (c, next) => {
  if (methods.includes(c.req.method)) return next();
  return new Response(null, { status: 405, headers: { allow: methods.join(", ") } });
});

/** An import file with two profiles of 1 MB, and its multipart fields. */
const maxCallBytes = 2 * 1024 * 1024 + 16 * 1024;

/** The percent-encoded path: an encoded origin in it must remain one segment. */
function getRawPath(c: Context): string {
  return new URL(c.req.raw.url).pathname;
}

async function forward(
  c: Context,
  service: "home" | "loaning" | "media",
  options: ProxyOptions,
): Promise<Response> {
  const { log, timeoutMs = 15_000, fetches } = options;
  const origin = service === "home" ? options.homeApiUrl : options.loaningApiUrl;
  const requestId = getRequestId(c.req.header("x-request-id"));
  const timer = new AbortController();
  let isTooLarge = false;
  const exceed = () => {
    isTooLarge = true;
  };
  const body = c.req.raw.body && limitStream(c.req.raw.body, maxBodyBytes(c), exceed);
  // Only a photo takes longer to arrive and to be processed.
  const isPhoto = service === "media" && c.req.method === "PUT";
  const limit = isPhoto ? timeoutMs * 10 : timeoutMs;
  // Applies until the headers; streaming may take longer.
  const timeout = setTimeout(() => timer.abort(new Error("time limit")), limit);
  try {
    const signal = AbortSignal.any([timer.signal, c.req.raw.signal]);
    const send = () =>
      proxy(`${origin}${getRawPath(c)}${new URL(c.req.raw.url).search}`, {
        raw: c.req.raw,
        ...(body && { body }),
        headers: forwardedHeaders(c, requestId, options.trustProxy),
        redirect: "manual",
        ...(fetches ? { customFetch: fetches[service] } : {}),
        signal,
      });
    const response = await send().catch((error: unknown) => {
      // A kept-alive connection can end while the call is sent: safe calls are repeated once.
      if (signal.aborted || !["GET", "HEAD"].includes(c.req.method)) throw error;
      return send();
    });
    response.headers.set("x-request-id", response.headers.get("x-request-id") ?? requestId);
    if (!response.ok && mayHaveUnreadBody(c)) response.headers.set("connection", "close");
    return response;
  } catch (error) {
    if (isTooLarge) return tooLarge(c);
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const isTimeout = timer.signal.aborted;
    log.warn({ requestId, isTimeout, error: rootCauseMessage(error) }, "backend did not respond");
    return problemResponse(isTimeout ? "backend.timeout" : "backend.unreachable", {
      headers: { "x-request-id": requestId },
    });
  } finally {
    clearTimeout(timeout);
  }
}

/**
 * Whether a service that refused a call may have left a part of its body unread. That part would end the
 * connection while a proxy uses it for another visitor's call.
 */
function mayHaveUnreadBody(c: Context): boolean {
  const length = c.req.header("content-length");
  return c.req.raw.body !== null && (length === undefined || Number(length) > unreadBytes);
}

/** Bytes that arrive with the headers in any case. */
const unreadBytes = 16 * 1024;

/** Hop-by-hop headers, and headers that this proxy sets. */
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
 * The client's headers with forwarding headers set. Those of the client are dropped unless a
 * trusted proxy wrote them.
 */
function forwardedHeaders(c: Context, requestId: string, trustProxy: number): Headers {
  const headers = new Headers(c.req.raw.headers);
  const before = trustProxy > 0 ? headers.get("x-forwarded-for") : null;
  const hop = connectionAddress(c) ?? "unknown";
  // As the site's pages read it: the services decide by it which accounts get a session there.
  const { host, protocol } = readOrigin(c, trustProxy);
  const forOneHop =
    headers
      .get("connection")
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  // Before the headers are set: a visitor could name them in Connection.
  for (const name of [...hopByHop, ...forOneHop.filter((named) => /^[\w-]+$/.test(named))])
    headers.delete(name);
  headers.set("x-forwarded-host", host);
  headers.set("x-forwarded-proto", protocol);
  headers.set("x-forwarded-for", before ? `${before}, ${hop}` : hop);
  headers.set("x-request-id", requestId);
  return headers;
}

const changingMethods = ["POST", "PATCH", "PUT", "DELETE"];

/**
 * Websites changed by a proxied call: the id in its path, and id, slug and own domain in the
 * returned profile; of a call about a listing, those of its website. Empty for failed or read-only calls. Does not consume the response.
 */
export async function getChangedRealtors(
  method: string,
  path: string,
  response: Response,
): Promise<string[]> {
  if (!response.ok || !changingMethods.includes(method)) return [];
  if (/^\/v1\/listings(?:\/|$)/.test(path)) return namesIn(realtorOf(await readBody(response)));
  const match = /^\/v1\/realtor(?:\/(?:import\/)?([^/]+))?\/?$/.exec(path);
  if (!match || match[1] === "presigned-multi-file-upload") return [];
  const named = match[1] === undefined ? [] : [decode(match[1])];
  return [...new Set([...named, ...namesIn(await readBody(response))])];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The website in the response of a call about a listing. */
function realtorOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return undefined;
  // `in` narrows the type of one key only.
  const { realtor, document } = body as Record<string, unknown>;
  return realtor ?? realtorOf(document);
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

function namesIn(profile: unknown): string[] {
  if (typeof profile !== "object" || profile === null) return [];
  const { id, desiredUrl, hompageUrl } = profile as Record<string, unknown>;
  return [id, desiredUrl, hompageUrl].flatMap((name) =>
    (typeof name === "string" && name !== "") || typeof name === "number" ? [String(name)] : [],
  );
}
