import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { answerPage } from "./answer-page.ts";
import { encodePage } from "./encode-page.ts";

const page = await encodePage({
  status: 200,
  html: "<!doctype html><title>집</title>".repeat(50),
  headers: { "cache-control": "public, max-age=0, must-revalidate" },
  tags: [],
});
const app = new Hono().get("/", (c) => {
  c.header("set-cookie", "i18n_redirected=en");
  return answerPage(c, page);
});
const get = (headers: Record<string, string> = {}) => app.request("/", { headers });

describe("answering a page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", page.bodies.br],
    ["gzip", "gzip", page.bodies.gzip],
    ["br;q=0, gzip;q=0.5", "gzip", page.bodies.gzip],
    ["", null, page.bodies.identity],
    ["identity", null, page.bodies.identity],
  ])("in the best coding of %j", async (accepted, coding, body) => {
    const answer = await get(accepted ? { "accept-encoding": accepted } : {});
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(answer.headers.get("content-length")).toBe(String(body.length));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
  });

  it("with the headers that every page carries, and the cookie of the language", async () => {
    const answer = await get();
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(answer.headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
    expect(answer.headers.get("vary")).toBe("accept-encoding, accept-language, cookie, sec-gpc");
    expect(answer.headers.get("set-cookie")).toBe("i18n_redirected=en");
  });

  it("with nothing but 304 to a browser that has it", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    const answer = await get({ "if-none-match": etag });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
  });

  it("without a body to HEAD", async () => {
    const answer = await app.request("/", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });
});
