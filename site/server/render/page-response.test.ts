import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { encodePage } from "./page-encoder.ts";
import { sendPage } from "./page-response.ts";

const page = encodePage({
  status: 200,
  html: "<!doctype html><title>집</title>".repeat(50),
  headers: { "cache-control": "public, max-age=0, must-revalidate" },
  tags: [],
});
const app = new Hono().get("/", (c) => {
  c.header("set-cookie", "i18n_redirected=en");
  return sendPage(c, page);
});
const get = (headers: Record<string, string> = {}) => app.request("/", { headers });

describe("sendPage", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", "br"],
    ["gzip", "gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip", "gzip"],
    ["", null, "identity"],
    ["identity", null, "identity"],
  ] as const)("negotiates the coding for %j", async (accepted, header, coding) => {
    const body = await page.bodies.compress(coding);
    const response = await get(accepted ? { "accept-encoding": accepted } : {});
    expect(response.headers.get("content-encoding")).toBe(header);
    expect(response.headers.get("content-length")).toBe(String(body.length));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
  });

  it("sends the common headers and the locale cookie", async () => {
    const response = await get();
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(response.headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
    expect(response.headers.get("vary")).toBe("accept-encoding, accept-language, cookie, sec-gpc");
    expect(response.headers.get("set-cookie")).toBe("i18n_redirected=en");
  });

  it("returns 304 when the ETag matches, without compressing", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    const compress = vi.spyOn(page.bodies, "compress");
    const response = await get({ "if-none-match": etag, "accept-encoding": "br" });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(compress).not.toHaveBeenCalled();
    compress.mockRestore();
  });

  it("sends no body for HEAD", async () => {
    const response = await app.request("/", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});
