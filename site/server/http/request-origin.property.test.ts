import * as fc from "fast-check";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { readDomain } from "./address.ts";
import { readForwarded, readOrigin, type RequestOrigin } from "./request-origin.ts";

const hosts = { realtorHosts: ["realtor.example"], developmentHosts: ["dev.realtor.example"] };
/** Characters that a Node HTTP server accepts in a header's value. */
const headerValue = fc
  .oneof(
    fc.string({ unit: "grapheme-ascii", maxLength: 300 }),
    fc.domain(),
    fc.webAuthority(),
    fc.constantFrom("realtor.example", "localhost", "[::1]:3000", "a@realtor.example", "..", "%2e"),
  )
  .map((text) => text.trim());
const entry = headerValue.filter((text) => !text.includes(","));
const trustProxy = fc.integer({ min: 0, max: 3 });

async function read(headers: Record<string, string>, trusted: number): Promise<RequestOrigin> {
  const app = new Hono().get("/", (c) => c.json(readOrigin(c, trusted)));
  const response = await app.request("http://connection.example/", { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as RequestOrigin; // what the route above returns
}

it("never throws, and is a scheme and a host that a URL keeps unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(
      headerValue,
      headerValue,
      headerValue,
      trustProxy,
      async (host, forwardedHost, proto, trusted) => {
        const headers = { host, "x-forwarded-host": forwardedHost, "x-forwarded-proto": proto };
        const origin = await read(headers, trusted);
        expect(["http", "https"]).toContain(origin.protocol);
        expect(origin.host).not.toMatch(/[\s/\\?#@,A-Z]/);
        const url = new URL(`${origin.protocol}://${origin.host}`);
        expect(url.host).toBe(origin.host);
        expect(url.pathname + url.search + url.hash + url.username).toBe("/");
      },
    ),
  );
});

it("ignores forwarding headers without a trusted proxy", async () => {
  const visitor = fc.record({
    "x-forwarded-host": headerValue,
    "x-forwarded-proto": headerValue,
    forwarded: headerValue,
  });
  await fc.assert(
    fc.asyncProperty(headerValue, visitor, async (host, sent) => {
      expect(await read({ host, ...sent }, 0)).toEqual(await read({ host }, 0));
    }),
  );
});

it("ignores what a visitor sends before the entries of the trusted proxies", async () => {
  const written = fc.array(entry, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(headerValue), written, async (sent, added) => {
      const count = added.length;
      expect(readForwarded([...sent, ...added].join(","), count)).toBe(added[0]);
      const forged = await read({ "x-forwarded-host": [...sent, ...added].join(",") }, count);
      expect(forged).toEqual(await read({ "x-forwarded-host": added.join(",") }, count));
    }),
  );
});

it("takes no other host for one of the product", async () => {
  const product = [...hosts.realtorHosts, ...hosts.developmentHosts];
  const near = fc
    .tuple(
      fc.constantFrom(...product),
      fc.domain(),
      fc.constantFrom(".", "-", "@", "/", "%2e", "#"),
    )
    .chain(([ours, theirs, mark]) =>
      fc.constantFrom(`${ours}${mark}${theirs}`, `${theirs}${mark}${ours}`),
    );
  await fc.assert(
    fc.asyncProperty(fc.oneof(near, headerValue), async (host) => {
      const origin = await read({ host }, 0);
      const name = origin.host.replace(/:\d+$/, "");
      const isHost = !/[@/#]/.test(host);
      const known = isHost && [...product, "localhost", "127.0.0.1", "[::1]"].includes(name);
      expect(readDomain(origin, hosts).kind).toBe(known ? "product" : "own");
    }),
  );
});
