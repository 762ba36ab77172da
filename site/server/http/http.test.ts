import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { idempotencyKey } from "./form.ts";
import { rootCauseMessage } from "@realtor/server/errors";
import { readRetryAfter } from "@realtor/server/retry";
import { clientAddress, readOrigin, sameOrigin } from "./request-origin.ts";

describe("sameOrigin", () => {
  const host = { host: "realtor.example" };
  it.each([
    ["its own page", { "sec-fetch-site": "same-origin" }, 0, 200],
    ["a page of another site", { "sec-fetch-site": "cross-site" }, 0, 403],
    ["a neighbour's subdomain", { "sec-fetch-site": "same-site" }, 0, 403],
    ["its own page on plain HTTP", { origin: "http://realtor.example" }, 0, 200],
    ["another page on plain HTTP", { origin: "http://evil.example" }, 0, 403],
    ["another port", { origin: "http://realtor.example:81" }, 0, 403],
    ["a page without an origin", { origin: "null" }, 0, 403],
    ["a program", {}, 0, 200],
    [
      "a liar with an own host",
      { origin: "http://evil.example", "x-forwarded-host": "evil.example" },
      0,
      403,
    ],
    [
      "a page behind our proxy",
      { origin: "https://own.example", "x-forwarded-host": "own.example" },
      1,
      200,
    ],
  ])("%s", async (_, headers, trustProxy, status) => {
    const app = new Hono().post("/", sameOrigin(trustProxy), (c) => c.text("ok"));
    const response = await app.request("/", { method: "POST", headers: { ...host, ...headers } });
    expect(response.status).toBe(status);
  });
});

describe("readOrigin", () => {
  const proxied = { host: "10.0.0.7:3000", "x-forwarded-host": "realtor.example" };
  it.each([
    ["the host of the connection", { host: "realtor.example" }, 0, "http://realtor.example"],
    ["upper case", { host: "REALTOR.Example" }, 0, "http://realtor.example"],
    ["a dot at the end", { host: "realtor.example.:8080" }, 0, "http://realtor.example:8080"],
    ["a default port", { host: "realtor.example:80" }, 0, "http://realtor.example"],
    ["another port", { host: "realtor.example:8443" }, 0, "http://realtor.example:8443"],
    ["an IDN", { host: "xn--9d0bm53a.example" }, 0, "http://xn--9d0bm53a.example"],
    ["a number as a host", { host: "2130706433" }, 0, "http://127.0.0.1"],
    ["an address of IPv6", { host: "[::1]:3000" }, 0, "http://[::1]:3000"],
    ["a host with a path", { host: "realtor.example/evil" }, 0, "http://unknown.invalid"],
    ["a host with a user", { host: "realtor.example@evil.example" }, 0, "http://unknown.invalid"],
    ["a host with a query", { host: "realtor.example?x" }, 0, "http://unknown.invalid"],
    ["a host of a dot", { host: ".:8080" }, 0, "http://unknown.invalid"],
    ["no host at all", { host: "" }, 0, "http://unknown.invalid"],
    ["a visitor who claims a proxy", proxied, 0, "http://10.0.0.7:3000"],
    ["our proxy", proxied, 1, "http://realtor.example"],
    [
      "our proxy over TLS",
      { ...proxied, "x-forwarded-proto": "https" },
      1,
      "https://realtor.example",
    ],
    [
      "a default port over TLS",
      { "x-forwarded-host": "realtor.example:443", "x-forwarded-proto": "https" },
      1,
      "https://realtor.example",
    ],
    ["a visitor's entry", { "x-forwarded-host": "a.example, b.example" }, 1, "http://b.example"],
    [
      "a visitor's entry before two proxies",
      {
        "x-forwarded-host": "evil.example, a.example, b.example",
        "x-forwarded-proto": "http, https, http",
      },
      2,
      "https://a.example",
    ],
    ["fewer entries than proxies", { "x-forwarded-host": "a.example" }, 3, "http://a.example"],
    [
      "a host of 254 characters",
      { host: `${"a".repeat(62)}.`.repeat(5) },
      0,
      "http://unknown.invalid",
    ],
    [
      "a host of 253 characters and a port",
      { host: `${"a.".repeat(126)}b:65535` },
      0,
      `http://${"a.".repeat(126)}b:65535`,
    ],
    ["a proxy with an invalid host", { "x-forwarded-host": "a b<c>" }, 1, "http://unknown.invalid"],
    [
      "the Forwarded header of a visitor",
      { ...proxied, forwarded: 'for=192.0.2.1;host="evil.example:8443";proto=HTTPS' },
      1,
      "http://realtor.example",
    ],
    ["another scheme", { host: "a.example", "x-forwarded-proto": "gopher" }, 1, "http://a.example"],
  ])("%s", async (_, headers, trustProxy, expected) => {
    const app = new Hono().get("/", (c) => {
      const { protocol, host } = readOrigin(c, trustProxy);
      return c.text(`${protocol}://${host}`);
    });
    expect(await (await app.request("http://localhost/", { headers })).text()).toBe(expected);
  });
});

describe("clientAddress", () => {
  it.each([
    ["no trusted proxy", "203.0.113.9", 0, "unknown"],
    ["one proxy", "203.0.113.9", 1, "203.0.113.9"],
    ["one proxy and a visitor's invention", "10.0.0.1, 203.0.113.9", 1, "203.0.113.9"],
    ["two proxies", "10.0.0.1, 203.0.113.9, 198.51.100.2", 2, "203.0.113.9"],
    ["fewer entries than proxies", "203.0.113.9", 3, "203.0.113.9"],
    ["no header", undefined, 1, "unknown"],
  ])("%s", async (_, header, trustProxy, address) => {
    const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustProxy)));
    const headers: Record<string, string> = header ? { "x-forwarded-for": header } : {};
    expect(await (await app.request("/", { headers })).text()).toBe(address);
  });
});

describe("readRetryAfter", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  it.each([
    ["5", 5],
    ["0", 1],
    ["999999999", 86_400],
    ["Thu, 01 Jan 2026 00:00:07 GMT", 7],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 1],
    ["soon", 30],
    ["", 30],
    [null, 30],
  ])("%j is %i s", (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});

describe("idempotencyKey", () => {
  const form = { values: { name: "a" }, address: "192.0.2.1", now: 0 };
  it("uses a given key, and hashes a long one", () => {
    expect(idempotencyKey(" key ", form)).toBe("key");
    const long = idempotencyKey("x".repeat(5000), form);
    expect(long.length).toBeLessThan(100);
    expect(long).not.toBe(idempotencyKey("x".repeat(5001), form));
  });

  it("distinguishes forms without a key by content, sender and day", () => {
    const keys = [
      form,
      { ...form, values: { name: "b" } },
      { ...form, address: "192.0.2.2" },
      { ...form, now: 86_400_000 },
    ].map((each) => idempotencyKey(undefined, each));
    expect(new Set(keys).size).toBe(4);
    expect(idempotencyKey("", { ...form, now: 86_399_999 })).toBe(keys[0]);
  });
});

describe("rootCauseMessage", () => {
  it("returns the cause of a fetch error", async () => {
    const failed: unknown = await fetch("http://127.0.0.1:9/").catch((error: unknown) => error);
    expect(rootCauseMessage(failed)).toMatch(/bad port|ECONNREFUSED/);
    expect(rootCauseMessage("text")).toBe("text");
  });
});
