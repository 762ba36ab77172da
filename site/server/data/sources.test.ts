import { createHttp } from "@realtor/api/http";
import { problemResponse } from "@realtor/server/problem";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { profileWith } from "#test/fixtures/profile.ts";
import { createSources, isServiceDown, staleOnError } from "./sources.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const down = new Error("down");
const fail = () => Promise.reject(down);

it("returns fresh values while the service is up", async () => {
  const cache = staleOnError<{ n: number }>((error) => error === down);
  await cache.get("a", async () => ({ n: 1 }));
  expect((await cache.get("a", async () => ({ n: 2 }))).value).toEqual({ n: 2 });
});

it("returns the last value and its time while the service is down", async () => {
  const cache = staleOnError<{ n: number }>((error) => error === down);
  const first = await cache.get("a", async () => ({ n: 1 }));
  expect(await cache.get("a", fail)).toEqual(first);
});

it("rejects for other keys and other errors", async () => {
  const cache = staleOnError<{ n: number }>((error) => error === down);
  await cache.get("a", async () => ({ n: 1 }));
  await expect(cache.get("b", fail)).rejects.toBe(down);
  const otherError = new Error("other");
  await expect(cache.get("a", () => Promise.reject(otherError))).rejects.toBe(otherError);
});

it("reads the websites of a service whose ids are numbers", async () => {
  const answer = { ...profileWith(), id: 79 };
  const http = createHttp({
    baseUrl: "http://services.example",
    fetch: async () => Response.json(answer),
  });
  const sources = createSources({
    home: http,
    loaning: http,
    log: pino({ level: "silent" }),
    photos: createFakeSources(),
  });
  expect((await sources.getRealtor("grace-kim"))?.id).toBe("79");
});

const token = "q7Xk3mWv9tYbN2sLrD5fHg";

describe("a 404", () => {
  const log = pino({ level: "silent" });
  let answer: () => Response;
  const http = createHttp({ baseUrl: "http://services.example", fetch: async () => answer() });
  const json = (status: number, body: unknown) => Response.json(body, { status });

  it("of the service means that there is no such website", async () => {
    answer = () => problemResponse("realtor.notFound");
    const sources = createSources({ home: http, loaning: http, log, photos: createFakeSources() });
    expect(await sources.getRealtor("grace-kim")).toBeNull();
    expect(await sources.openPreview(token)).toBeNull();
  });

  it.each([
    ["an empty object", () => json(404, {})],
    ["a page", () => new Response("<h1>404 Not Found</h1>", { status: 404 })],
  ])("with %s is an outage, and the last profile stays", async (_, proxy) => {
    const sources = createSources({ home: http, loaning: http, log, photos: createFakeSources() });
    answer = () => json(200, profileWith());
    const profile = await sources.getRealtor("grace-kim");
    answer = proxy;
    expect(await sources.getRealtor("grace-kim")).toEqual(profile);
    const error: unknown = await sources.getRealtor("other").catch((reason: unknown) => reason);
    expect(isServiceDown(error)).toBe(true);
    await expect(sources.openPreview(token)).rejects.toThrow("404");
  });
});

/** Sources whose services answer every call with this status; `calls` are their paths. */
function answeredWith(status: number) {
  const calls: string[] = [];
  const http = createHttp({
    baseUrl: "http://127.0.0.1",
    fetch: async (input) => {
      calls.push(new URL(new Request(input).url).pathname);
      return Response.json({}, { status });
    },
  });
  return {
    calls,
    sources: createSources({
      home: http,
      loaning: http,
      log: pino({ level: "silent" }),
      photos: createFakeSources(),
    }),
  };
}

it.each([400, 413, 422])(
  "has no website and no preview where a service answers %i",
  async (status) => {
    const { calls, sources } = answeredWith(status);
    expect(await sources.getRealtor("grace-kim")).toBeNull();
    expect(await sources.openPreview(token)).toBeNull();
    expect(calls).toEqual(["/v1/realtor/grace-kim", "/v1/realtor-previews"]);
  },
);

it("fails where a service fails", async () => {
  const { sources } = answeredWith(503);
  await expect(sources.getRealtor("grace-kim")).rejects.toMatchObject({ status: 503 });
  await expect(sources.openPreview(token)).rejects.toMatchObject({ status: 503 });
});

describe("a home", () => {
  const query = { listingKey: "crmls-1", licenseNumber: "00000044", market: "crmls" } as const;
  const home = { listingKey: "crmls-1", standardStatus: "Active", propertyType: "Residential" };
  let answer: () => Response;
  const http = createHttp({ baseUrl: "http://services.example", fetch: async () => answer() });
  const log = pino({ level: "silent" });
  const read = () => createSources({ home: http, loaning: http, log, photos: createFakeSources() });

  it("is normalized, and stays while the service is down", async () => {
    const sources = read();
    answer = () =>
      Response.json({ ...home, livingArea: "1800", media: [{ mediaURL: "b", order: 1 }] });
    const found = await sources.getHome(query);
    expect(found).toMatchObject({ livingArea: 1800, media: [{ mediaURL: "b" }] });
    answer = () => problemResponse("server.unavailable");
    expect(await sources.getHome(query)).toEqual(found);
    expect(await sources.getHome({ ...query, market: "" })).toBeNull();
  });

  it("is none where the service has none, or does not have the call", async () => {
    const sources = read();
    answer = () => problemResponse("listing.notFound");
    expect(await sources.getHome(query)).toBeNull();
    answer = () => new Response("<h1>404 Not Found</h1>", { status: 404 });
    expect(await read().getHome(query)).toBeNull();
  });
});

it.each(["", "\0", "a".repeat(3000), `${token}a`, "a/b"])(
  "does not ask for a preview that cannot exist: %j",
  async (wrong) => {
    const { calls, sources } = answeredWith(503);
    expect(await sources.openPreview(wrong)).toBeNull();
    expect(calls).toEqual([]);
  },
);
