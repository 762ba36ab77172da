import { createServer, type OutgoingHttpHeaders, request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  end,
  listen,
  type ObservedSite,
  startObservedSite,
} from "../telemetry/observed-site.test-tool.ts";
import { encodePage } from "./encode-page.ts";
import type { CachedPage } from "./html-cache.ts";
import { createReadyAnswers } from "./ready-answers.ts";

/** By name, or one after another as they are sent. */
type Asked = OutgoingHttpHeaders | readonly string[];

interface Answer {
  status: number | undefined;
  headers: [string, string][];
  body: string;
}

/** What a request gets on the wire; unlike `fetch`, any header may be asked with. */
function ask(url: string, headers: Asked = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const { statusCode: status, rawHeaders } = answer;
        const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
          index % 2 ? [] : [[name.toLowerCase(), rawHeaders[index + 1] ?? ""]],
        );
        resolve({ status, headers: pairs, body: Buffer.concat(chunks).toString("base64") });
      });
    });
    sent.once("error", reject).end();
  });
}

describe("a ready answer", () => {
  let page: CachedPage | undefined;
  let routed = 0;
  let url = "";
  const ready = createReadyAnswers({
    cache: { fresh: (key) => (key === "the page" ? page : undefined) },
    observe: (_, send) => send("id") !== undefined,
  });
  const server = createServer(
    ready.before((asked, response) => {
      routed += 1;
      ready.keep(asked, { cacheKey: "the page", route: "/", setCookie: undefined });
      response.end();
    }),
  );
  beforeAll(async () => {
    url = await listen(server);
  });
  afterAll(() => end(server));
  beforeEach(async () => {
    routed = 0;
    page = await encodePage({ status: 200, html: "home", headers: {}, tags: [] });
  });

  it("comes without routing, once the same request was answered", async () => {
    for (const _ of [1, 2, 3]) await ask(`${url}/same?from=letter`);
    expect(routed).toBe(1);
  });

  it("comes for as long as the page is fresh", async () => {
    await ask(`${url}/fresh`);
    await ask(`${url}/fresh`);
    page = undefined;
    await ask(`${url}/fresh`);
    expect(routed).toBe(2);
  });

  it("is of the page as it is now", async () => {
    await ask(`${url}/now`);
    await ask(`${url}/now`);
    page = await encodePage({ status: 200, html: "another", headers: {}, tags: [] });
    const answer = await ask(`${url}/now`);
    expect(Buffer.from(answer.body, "base64").toString()).toBe("another");
    expect(answer.headers).toContainEqual(["etag", `W/"${page.etag}"`]);
  });

  const asIs = { "accept-language": "en", cookie: "i18n_redirected=en" };
  it.each<[string, string, OutgoingHttpHeaders]>([
    ["path", "/en", asIs],
    ["query", "/?listings=sold", asIs],
    ["host", "/", { ...asIs, host: "agent.example" }],
    ["host at a proxy", "/", { ...asIs, "x-forwarded-host": "agent.example" }],
    ["scheme at a proxy", "/", { ...asIs, "x-forwarded-proto": "https" }],
    ["standard proxy", "/", { ...asIs, forwarded: "host=agent.example" }],
    ["standard proxy that says nothing", "/", { ...asIs, forwarded: "" }],
    ["language", "/", { ...asIs, "accept-language": "ja" }],
    ["remembered language", "/", { ...asIs, cookie: "a=1; i18n_redirected=ja-JP" }],
    ["visitor without a language", "/", { ...asIs, cookie: "a=1" }],
    ["coding", "/", { ...asIs, "accept-encoding": "br" }],
    ["privacy signal", "/", { ...asIs, "sec-gpc": "1" }],
  ])("is not another %s's", async (_, path, headers) => {
    await ask(url, asIs);
    routed = 0;
    await ask(url + path, headers);
    expect(routed).toBe(1);
  });

  it.each<[string, string, Asked, string?]>([
    ["other methods", "/", {}, "HEAD"],
    ["what is fetched ahead", "/", { "sec-purpose": "prefetch" }],
    ["a cookie that is not ours", "/", { cookie: "i18n_redirected=xx" }],
    ["two of our cookies", "/", { cookie: "i18n_redirected=en; i18n_redirected=ja-JP" }],
    ["a cookie named almost like ours", "/", { cookie: "xi18n_redirected=en" }],
    ["a cookie that holds ours", "/", { cookie: "a=i18n_redirected=en" }],
    ["ours with a space", "/", { cookie: "i18n_redirected =en" }],
    ["two hosts", "/", ["Host", "localhost", "Host", "agent.example"]],
    ["endless addresses", `/?${"long".repeat(300)}`, {}],
  ])("is not kept for %s", async (_, path, headers, method) => {
    await ask(url + path, headers, method);
    await ask(url + path, headers, method);
    expect(routed).toBe(2);
  });
});

describe("the whole site", () => {
  let site: ObservedSite;
  beforeAll(async () => {
    site = await startObservedSite();
  });
  afterAll(() => site.close());

  const unlikeEach = new Set(["x-request-id", "date"]);
  const alike = ({ headers, ...answer }: Answer) => ({
    ...answer,
    headers: headers
      .filter(([name]) => !unlikeEach.has(name))
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
  ])("answers %s %j the same routed and ready", async (path, headers) => {
    const routed = await ask(site.url + path, headers);
    const ready = await ask(site.url + path, headers);
    expect(routed.status).toBe(200);
    expect(alike(ready)).toEqual(alike(routed));
  });

  it("says that a browser has the page already", async () => {
    const { headers } = await ask(`${site.url}/grace-kim`);
    const etag = new Map(headers).get("etag");
    const known = { "if-none-match": etag };
    const ready = await ask(`${site.url}/grace-kim`, known);
    const routed = await ask(`${site.url}/grace-kim`, { ...known, "sec-purpose": "prefetch" });
    expect(ready.status).toBe(304);
    expect(alike(ready)).toEqual(alike(routed));
  });

  it("answers with the caller's request id", async () => {
    for (const id of ["first", "second"]) {
      const { headers } = await ask(`${site.url}/ja-JP`, { "x-request-id": id });
      expect(headers).toContainEqual(["x-request-id", id]);
    }
  });
});
