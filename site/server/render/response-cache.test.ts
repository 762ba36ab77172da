import { createServer, type OutgoingHttpHeaders, request } from "node:http";
import { createStartRequest } from "@realtor/server/instrument-requests";
import { createLog } from "@realtor/server/log";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  end,
  type InstrumentedSite,
  listen,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";
import { type CachedPage } from "./html-cache.ts";
import { encodePage } from "./page-encoder.ts";
import { createResponseCache } from "./response-cache.ts";

/** Headers by name, or as a raw list of names and values. */
type RequestHeaders = OutgoingHttpHeaders | readonly string[];

interface RawResponse {
  status: number | undefined;
  headers: [string, string][];
  body: string;
}

/** Sends a request and returns the raw response; unlike `fetch`, it accepts any header. */
function send(url: string, headers: RequestHeaders = {}, method = "GET"): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status, rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
          index % 2 ? [] : [[name.toLowerCase(), rawHeaders[index + 1] ?? ""]],
        );
        resolve({ status, headers: pairs, body: Buffer.concat(chunks).toString("base64") });
      });
    });
    sent.once("error", reject).end();
  });
}

describe("createResponseCache", () => {
  let page: CachedPage | undefined;
  let routed = 0;
  let url = "";
  const responseCache = createResponseCache({
    cache: { getFresh: (key) => (key === "the page" ? page : undefined) },
    startRequest: createStartRequest({
      log: createLog("silent"),
      telemetry: {},
      untraced: /^$/,
    }),
    getDefaultHeaders: ({ headers }) => ({
      "cache-control": "no-store",
      "x-scheme": String(headers["x-forwarded-proto"]),
    }),
  });
  const server = createServer(
    responseCache.wrap((incoming, response) => {
      routed += 1;
      responseCache.store(incoming, { cacheKey: "the page", route: "/", setCookie: undefined });
      response.end();
    }),
  );
  beforeAll(async () => {
    url = await listen(server);
  });
  afterAll(() => end(server));
  beforeEach(async () => {
    routed = 0;
    page = encodePage({ status: 200, html: "home", headers: {}, tags: [] });
  });

  it("responds without routing to a repeated request", async () => {
    for (const _ of [1, 2, 3]) await send(`${url}/same?from=letter`);
    expect(routed).toBe(1);
  });

  it("routes again when the page is no longer fresh", async () => {
    await send(`${url}/fresh`);
    await send(`${url}/fresh`);
    page = undefined;
    await send(`${url}/fresh`);
    expect(routed).toBe(2);
  });

  it("sends the current version of the page", async () => {
    await send(`${url}/now`);
    await send(`${url}/now`);
    page = encodePage({ status: 200, html: "another", headers: {}, tags: [] });
    const response = await send(`${url}/now`);
    expect(Buffer.from(response.body, "base64").toString()).toBe("another");
    expect(response.headers).toContainEqual(["etag", `W/"${page.etag}"`]);
  });

  it("adds the default headers of the request, unless the page has its own", async () => {
    for (const proto of ["http", "https"]) {
      await send(`${url}/headers`, { "x-forwarded-proto": proto });
      const { headers } = await send(`${url}/headers`, { "x-forwarded-proto": proto });
      expect(headers).toContainEqual(["x-scheme", proto]);
      expect(headers.filter(([name]) => name === "cache-control")).toEqual([
        ["cache-control", "no-store"],
      ]);
    }
    const own = { "cache-control": "public, max-age=0" };
    page = encodePage({ status: 200, html: "home", headers: own, tags: [] });
    const { headers } = await send(`${url}/headers`, { "x-forwarded-proto": "https" });
    expect(headers.filter(([name]) => name === "cache-control")).toEqual([
      ["cache-control", "public, max-age=0"],
    ]);
  });

  it("routes a request whose body cannot be compressed, which responds with an error page", async () => {
    await send(`${url}/failed`);
    if (page)
      page = { ...page, bodies: { size: 0, compress: () => Promise.reject(new Error("memory")) } };
    const response = await send(`${url}/failed`);
    expect([response.status, routed]).toEqual([200, 2]);
  });

  const base = { "accept-language": "en", cookie: "i18n_redirected=en" };
  it.each<[string, string, OutgoingHttpHeaders]>([
    ["path", "/en", base],
    ["query", "/?listings=sold", base],
    ["host", "/", { ...base, host: "agent.example" }],
    ["host at a proxy", "/", { ...base, "x-forwarded-host": "agent.example" }],
    ["scheme at a proxy", "/", { ...base, "x-forwarded-proto": "https" }],
    ["language", "/", { ...base, "accept-language": "ja" }],
    ["remembered language", "/", { ...base, cookie: "a=1; i18n_redirected=ja-JP" }],
    ["visitor without a language", "/", { ...base, cookie: "a=1" }],
    ["coding", "/", { ...base, "accept-encoding": "br" }],
    ["privacy signal", "/", { ...base, "sec-gpc": "1" }],
  ])("distinguishes requests by %s", async (_, path, headers) => {
    await send(url, base);
    routed = 0;
    await send(url + path, headers);
    expect(routed).toBe(1);
  });

  it.each<[string, string, RequestHeaders, string?]>([
    ["other methods", "/", {}, "HEAD"],
    ["prefetches", "/", { "sec-purpose": "prefetch" }],
    ["an unknown locale", "/", { cookie: "i18n_redirected=xx" }],
    ["two locale cookies", "/", { cookie: "i18n_redirected=en; i18n_redirected=ja-JP" }],
    ["a cookie with a similar name", "/", { cookie: "xi18n_redirected=en" }],
    ["a cookie that contains the name", "/", { cookie: "a=i18n_redirected=en" }],
    ["a locale cookie with a space", "/", { cookie: "i18n_redirected =en" }],
    ["two hosts", "/", ["Host", "localhost", "Host", "agent.example"]],
    ["very long URLs", `/?${"long".repeat(300)}`, {}],
  ])("does not cache %s", async (_, path, headers, method) => {
    await send(url + path, headers, method);
    await send(url + path, headers, method);
    expect(routed).toBe(2);
  });
});

describe("the complete site", () => {
  let site: InstrumentedSite;
  beforeAll(async () => {
    site = await startInstrumentedSite();
  });
  afterAll(() => site.close());

  const variableHeaders = new Set(["x-request-id", "date"]);
  const comparable = ({ headers, ...response }: RawResponse) => ({
    ...response,
    headers: headers
      .filter(([name]) => !variableHeaders.has(name))
      .map((pair) => pair.join(": "))
      .toSorted(),
  });

  it.each<[string, OutgoingHttpHeaders]>([
    ["/", {}],
    ["/", { "accept-encoding": "gzip, deflate, br, zstd" }],
    ["/", { "accept-encoding": "gzip" }],
    ["/", { "sec-gpc": "1" }],
    ["/en", { cookie: "other=1" }],
    ["/en", { cookie: "other=1; i18n_redirected=en" }],
    ["/ja-JP/grace-kim", { cookie: "i18n_redirected=en" }],
    ["/grace-kim?listings=sold&utm_source=letter", { "accept-encoding": "br" }],
  ])("sends identical routed and cached responses for %s %j", async (path, headers) => {
    const routed = await send(site.url + path, headers);
    const cached = await send(site.url + path, headers);
    expect(routed.status).toBe(200);
    expect(comparable(cached)).toEqual(comparable(routed));
  });

  it("returns 304 when the ETag matches", async () => {
    const { headers } = await send(`${site.url}/grace-kim`);
    const etag = new Map(headers).get("etag");
    const known = { "if-none-match": etag };
    const cached = await send(`${site.url}/grace-kim`, known);
    const routed = await send(`${site.url}/grace-kim`, { ...known, "sec-purpose": "prefetch" });
    expect(cached.status).toBe(304);
    expect(comparable(cached)).toEqual(comparable(routed));
  });

  it("returns the caller's request id", async () => {
    for (const id of ["first", "second"]) {
      const { headers } = await send(`${site.url}/ja-JP`, { "x-request-id": id });
      expect(headers).toContainEqual(["x-request-id", id]);
    }
  });
});
