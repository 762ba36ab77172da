import { createHttp } from "@realtor/api/http";
import type { ActivityRegion } from "@realtor/api/loaning";
import { pino } from "pino";
import { expect, it } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { createSources } from "../data/sources.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const CA = { state: "CA", city: "Irvine" } as const;
const GA = { state: "GA", city: "Duluth" } as const;
const types = ["sale", "rent", "sold", "rented"];

/** Renders a website with a listing service that responds only after four requests. */
async function callsOf(activityRegion: ActivityRegion[], licenseNumber?: string) {
  const calls: URL[] = [];
  const tokens: unknown[] = [];
  let askedAll = () => {};
  const round = new Promise<void>((resolve) => (askedAll = resolve));
  const home = createHttp({
    baseUrl: "https://home.example",
    getToken: () => "token",
    timeoutMs: 1000,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push(new URL(request.url));
      tokens.push(request.headers.get("authorization"));
      if (calls.length === 4) askedAll();
      await round;
      return Response.json([]);
    },
  });
  const profile = profileWith({ activityRegion, licenseNumber: licenseNumber ?? "" });
  const loaning = createHttp({
    baseUrl: "https://loaning.example",
    fetch: async () => Response.json(profile),
  });
  const sources = createSources({
    home,
    loaning,
    log: pino({ level: "silent" }),
    photos: createFakeSources(),
  });
  const page = await entry.renderPage(
    "homepage",
    {
      locale: "en",
      path: "/grace-kim",
      search: "",
      origin: "https://realtor.example",
      desiredUrl: "grace-kim",
      ownDomain: false,
    },
    { sources, now: new Date("2026-11-20T12:00:00Z") },
  );
  expect(page.kind).toBe("page");
  return { calls, tokens };
}

it.each([
  ["crmls", [CA, CA]],
  ["fmls", [GA]],
  ["", [CA, GA]],
  ["", []],
] as const)(
  "requests the four listing types from %j concurrently, without a token",
  async (market, regions) => {
    const { calls, tokens } = await callsOf([...regions], "CA DRE SAMPLE-01");
    expect(calls.map(({ pathname }) => pathname)).toEqual(types.map(() => "/cozying-api/v1/agent"));
    expect(calls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
      types.map((searchType) => ({ licenseNumber: "CA DRE SAMPLE-01", market, searchType })),
    );
    expect(tokens).toEqual(types.map(() => null));
  },
);

it("requests nothing without a license", async () => {
  expect((await callsOf([CA])).calls).toEqual([]);
});
