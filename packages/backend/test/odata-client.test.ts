import { expect, describe, it, onTestFinished } from "vitest";

import { createODataClient } from "../src/feeds/odata-client.ts";
import type { ODataClientOptions } from "../src/feeds/odata-client.ts";
import { createFakeReso, listenAsReso, resoAddress, resoClient } from "./fakes/fake-reso-server.ts";

const tokenAddress = "http://reso.example/token";
const clientAuth = { kind: "client", tokenAddress, scope: "api", ...resoClient } as const;

/** A client whose clock only moves while it waits. */
function newClient(
  options: Partial<Omit<ODataClientOptions, "feed">> & {
    feed?: Partial<ODataClientOptions["feed"]>;
  } = {},
) {
  const reso = createFakeReso({
    Property: [{ ListingKey: "K1", ModificationTimestamp: "2026-11-01T00:00:00Z" }],
  });
  let time = 0;
  const waits: number[] = [];
  const client = createODataClient({
    fetch: reso.fetch,
    now: () => time,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
    ...options,
    feed: {
      address: resoAddress,
      auth: clientAuth,
      perSecond: 1000,
      perMinute: 10_000,
      ...options.feed,
    },
  });
  return {
    reso,
    client,
    waits,
    pass: (milliseconds: number) => (time += milliseconds),
    get: () => client.getJson(client.address("Property", { $top: 1 })),
  };
}

describe("the client of a feed", () => {
  it("asks for a token once, and again before it ends", async () => {
    const { get, reso, pass } = newClient();
    await Promise.all([get(), get()]);
    await get();
    expect(reso.tokens.given).toBe(1);
    pass(28_800_000 - 30_000);
    await get();
    expect(reso.tokens.given).toBe(2);
  });

  it("asks for a new token when the server refuses the one it has", async () => {
    const { get, reso } = newClient();
    await get();
    reso.tokens.valid.clear();
    expect(await get()).toMatchObject({ value: [{ ListingKey: "K1" }] });
    expect(reso.tokens.given).toBe(2);
  });

  it.each([
    ["a wrong secret", { ...clientAuth, secret: "another one" }],
    ["a wrong token", { kind: "bearer", secret: "another one" } as const],
  ])("ends with %s", async (_, auth) => {
    const { get, waits } = newClient({ feed: { auth } });
    await expect(get()).rejects.toMatchObject({ code: "unauthorized" });
    expect(waits).toEqual([]);
    await expect(get()).rejects.not.toThrow(/another one/);
  });

  it("waits as long as the server asks", async () => {
    const { get, reso, waits } = newClient();
    await get();
    reso.behavior.next = [
      { status: 429, headers: { "retry-after": "7" } },
      { status: 503, headers: { "retry-after": "2" } },
    ];
    await get();
    expect(waits).toEqual([7000, 2000]);
  });

  it("leaves a long wait to a later run", async () => {
    const { get, reso, waits } = newClient();
    reso.behavior.next = [{ status: 200, body: '{"access_token":"x"}' }];
    reso.behavior.next.push({ status: 429, headers: { "retry-after": "3600" } });
    await expect(get()).rejects.toMatchObject({ code: "busy", waitSeconds: 3600 });
    expect(waits).toEqual([]);
  });

  it("tries again after errors of the server, and gives up", async () => {
    const { get, reso, waits } = newClient();
    await get();
    reso.behavior.next = [{ status: 500 }, { status: 502 }];
    await get();
    expect(waits).toHaveLength(2);
    reso.behavior.isGone = true;
    await expect(get()).rejects.toMatchObject({ code: "unavailable" });
    expect(waits).toHaveLength(5);
  });

  it.each([
    [400, "refused"],
    [404, "notFound"],
    [403, "unauthorized"],
    [500, "unavailable"],
  ])("names %d as %s with what the server says", async (status, code) => {
    const { get, reso } = newClient({
      feed: { auth: { kind: "bearer", secret: "bearer of the tests" } },
    });
    const body = "<h1>No</h1>\n\n field Foo";
    reso.behavior.next = Array.from({ length: 4 }, () => ({ status, body }));
    await expect(get()).rejects.toMatchObject({ code, message: `${status}: No field Foo` });
  });

  it("follows redirects of its server only", async () => {
    const { get, reso } = newClient();
    await get();
    reso.behavior.next = [{ status: 302, headers: { location: "/odata/Property?$top=1" } }];
    expect(await get()).toMatchObject({ value: [{ ListingKey: "K1" }] });
    reso.behavior.next = [{ status: 302, headers: { location: "http://elsewhere.example/" } }];
    await expect(get()).rejects.toMatchObject({ code: "foreignLink" });
    reso.behavior.next = Array.from({ length: 9 }, () => ({
      status: 307,
      headers: { location: "/odata/Property" },
    }));
    await expect(get()).rejects.toMatchObject({ code: "unreadable" });
  });

  it("refuses large answers and those that are not JSON", async () => {
    const small = newClient({ maxJsonBytes: 100 });
    await small.client.getText(small.client.address("$metadata"), "application/xml");
    small.reso.behavior.next = [{ status: 200, body: `{"value":["${"x".repeat(100)}"]}` }];
    await expect(small.get()).rejects.toMatchObject({ code: "tooLarge" });
    small.reso.behavior.next = [{ status: 200, body: "<html>Maintenance</html>" }];
    await expect(small.get()).rejects.toMatchObject({ code: "unreadable" });
  });

  it("keeps both quotas", async () => {
    const { get, waits, reso } = newClient({ feed: { perSecond: 3, perMinute: 7 } });
    await Promise.all(Array.from({ length: 15 }, get));
    expect(reso.requests.filter((address) => address.startsWith("/odata"))).toHaveLength(15);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(120_000);
  });

  it("ends with its signal", async () => {
    const abort = new AbortController();
    const { get, reso } = newClient({ signal: abort.signal, wait: async () => abort.abort() });
    reso.behavior.isGone = true;
    await expect(get()).rejects.toThrow("aborted");
  });

  it("reads packed answers over HTTP", async () => {
    const reso = createFakeReso({ Property: [{ ListingKey: "K1" }] });
    const server = await listenAsReso(reso);
    onTestFinished(() => server.close());
    const client = createODataClient({
      feed: {
        address: `${server.origin}/odata`,
        auth: { ...clientAuth, tokenAddress: `${server.origin}/token` },
        perSecond: 100,
        perMinute: 1000,
      },
    });
    const address = client.address("Property", { $filter: "ListingKey eq 'K1'", $top: 1 });
    expect(await client.getJson(address)).toMatchObject({ value: [{ ListingKey: "K1" }] });
  });
});
