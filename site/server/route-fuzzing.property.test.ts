import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type InstrumentedSite,
  json,
  respondNormally,
  startInstrumentedSite,
} from "../test/fixtures/instrumented-site.ts";

let site: InstrumentedSite;
beforeAll(async () => {
  site = await startInstrumentedSite();
  site.backend.respond = (request, response) => {
    if (request.url?.startsWith("/v1/realtor-sitemap")) return json(response, 200, []);
    if (request.url?.startsWith("/api/auth/get-session")) return json(response, 200, null);
    return respondNormally(request, response);
  };
});
afterAll(() => site.close());

/** A request with this exact path; `fetch` would normalize it. */
interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

async function send({ method, path, headers, body }: Call) {
  const call = httpRequest(site.url, {
    method,
    path,
    headers: { host: "127.0.0.1", ...headers },
    // A connection that a refused body ended must not be used again.
    agent: false,
  });
  call.end(["GET", "HEAD"].includes(method) ? "" : body);
  const [response] = (await once(call, "response")) as [IncomingMessage]; // declared by node:http
  let text = "";
  response.setEncoding("utf8");
  for await (const part of response) text += String(part);
  return { status: response.statusCode ?? 0, text };
}

/** Bytes that an HTTP client may send in a request line, percent-encoded or not. */
const segment = fc.oneof(
  fc.constantFrom("..", ".", "", "%", "%00", "%2f", "%5c", "%ff", "%E0%A4%A", "a".repeat(3000)),
  fc
    .string({ unit: "binary", maxLength: 40 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({
    unit: fc.constantFrom(...Array.from("!#$&'()*+,;=:@~|^`{}[]<>\"\\%-_.0aZ")),
    maxLength: 20,
  }),
);
const start = fc.constantFrom(
  "/",
  "/en/",
  "/ja-JP/",
  "/grace-kim/",
  "/en/grace-kim/homes/",
  "/grace-kim/homes/1/open-houses/",
  "/en/grace-kim/homes/1/sheet",
  "/p/",
  "/en/admin/",
  "/api/leads/",
  "/api/held-contacts/",
  "/api/send-to-slack",
  "/v1/realtor/",
  "/v1/realtor-contacts",
  "/cozying-api/v1/",
  "/media/",
  "/images/480/",
  "/images/",
  "/share/ko/",
  "/share/ko/grace-kim/homes/",
  "/assets/",
  "/assets/page-fonts/",
  "/builds/meta/",
  "/sitemap",
  "/sitemap-homes-",
  "/.well-known/realtor-certificate?domain=",
  "/.well-known/",
  "/health/",
);
const path = fc
  .tuple(start, fc.array(segment, { maxLength: 4 }), fc.option(segment), fc.option(segment))
  .map(([first, rest, name, value]) => {
    const query = name === null ? "" : `?${name}=${value ?? ""}`;
    return `${first}${rest.join("/")}${query}`.replace(/[^\x21-\x7e]/g, "_");
  });

/** A header value without control characters, which Node refuses to send. */
const value = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 200 }),
  fc
    .string({ unit: "binary", maxLength: 30 })
    .map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, "")),
  fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "text/html",
    "navigate",
    "bytes=0-1,-1",
    "gzip;q=NaN, br;q=-1, *",
    "i18n_redirected=%E0%A4%A",
    "*",
    "x".repeat(8000),
  ),
);
const headers = fc.dictionary(
  fc.constantFrom(
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "content-type",
    "cookie",
    "forwarded",
    "host",
    "idempotency-key",
    "if-none-match",
    "origin",
    "range",
    "referer",
    "sec-fetch-mode",
    "sec-fetch-site",
    "sec-gpc",
    "sec-purpose",
    "traceparent",
    "user-agent",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-request-id",
  ),
  value,
  { maxKeys: 6 },
);
const body = fc.oneof(
  fc.constant(""),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.webQueryParameters(),
);

it("never fails, whatever path, query, headers and body a client sends", async () => {
  const method = fc.constantFrom(
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
  );
  await fc.assert(
    fc.asyncProperty(fc.record({ method, path, headers, body }), async (call) => {
      const { status, text } = await send(call);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/\bat .+\.tsx?:\d+/);
    }),
    { numRuns: 400, interruptAfterTimeLimit: 40_000 },
  );
});
