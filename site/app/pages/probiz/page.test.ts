import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import { describe, expect, it } from "vitest";
import type { AgentListings } from "#app/data/sources.ts";
import { renderPage } from "#app/entry.server.tsx";
import type { PageAddress, RenderContext } from "#app/page.ts";
import type { ProbizProps } from "./probiz.page.tsx";
import { createFakeSources } from "#test/fakes/sources.ts";

const now = new Date("2026-11-20T12:00:00Z");

function profile(desiredUrl: string, more: Partial<RealtorProfile> = {}): RealtorProfile {
  const required = { id: `id-${desiredUrl}`, desiredUrl, userName: desiredUrl };
  // Pages treat every other profile field as optional.
  return { ...required, licenseNumber: `LIC-${desiredUrl}`, ...more } as RealtorProfile;
}

const team = { id: "t", type: "team" as const, desiredUrl: ["ann", "gone", "Ann", "bob"] };
const profiles = [
  profile("equityrealty", { additionalSections: [team], hompageUrl: "https://equity.example" }),
  profile("ann"),
  profile("bob", { hompageUrl: "https://bob.example" }),
];

function listings(key: string, asOf: string): AgentListings {
  const sold = {
    listingKey: key,
    standardStatus: "Closed",
    propertyType: "Residential",
    closeDate: "2025-05-05",
    closePrice: 900_000,
    city: "Irvine",
    originatingSystemName: "CRMLS",
  };
  return { byType: { sale: [], rent: [], sold: [sold], rented: [] }, asOf };
}

function context(listingsByLicense: Record<string, AgentListings | null> = {}): RenderContext {
  return {
    now,
    productOrigin: "https://realtor.example",
    ownDomain: ({ desiredUrl }) => (desiredUrl === "bob" ? "https://bob.example" : undefined),
    sources: createFakeSources({
      getRealtor: async (name) =>
        profiles.find((one) => [one.desiredUrl, one.hompageUrl].includes(name.toLowerCase())) ??
        null,
      getRealtors: async (names) =>
        profiles.filter((one) => names.some((name) => name.toLowerCase() === one.desiredUrl)),
      getListings: async ({ licenseNumber }) => listingsByLicense[licenseNumber] ?? null,
    }),
  };
}

function at(path: string, locale: Locale = "ko"): PageAddress {
  const [, desiredUrl = ""] = path.split("/");
  const origin = "https://realtor.example";
  return {
    locale,
    path,
    search: "",
    origin,
    ownDomain: false,
    desiredUrl,
  };
}

function onDomain(origin: string): PageAddress {
  const { desiredUrl: _none, ...address } = at("/probiz");
  return { ...address, origin, ownDomain: true };
}

async function load(address: PageAddress, listingsByLicense?: Parameters<typeof context>[0]) {
  const page = await renderPage("probiz", address, context(listingsByLicense));
  if (page.kind !== "page") throw new Error(`Expected a page, got a redirect to ${page.to}.`);
  return { ...page, props: page.data.props as ProbizProps };
}

describe("team page address", () => {
  it.each<[string, Locale, string]>([
    ["/ann/probiz", "ko", "/"],
    ["/ann/probiz", "en", "/en"],
    ["/unknown/probiz", "ja-JP", "/ja-JP"],
    ["/equityrealty-/probiz", "en", "/en"],
    ["/agent007/probiz", "ko", "/"],
  ])("%s in %s redirects to %s", async (path, locale, to) => {
    const result = await renderPage("probiz", at(path, locale), context());
    expect(result).toEqual({ kind: "redirect", to, status: 302 });
  });

  it("matches slugs case-insensitively and redirects to the canonical spelling", async () => {
    const result = await renderPage("probiz", at("/EquityRealty/probiz", "en"), context());
    expect(result).toEqual({ kind: "redirect", to: "/en/equityrealty/probiz", status: 301 });
  });

  it("redirects home on another agent's own domain and returns 404 on an unknown domain", async () => {
    const bob = await renderPage("probiz", onDomain("https://bob.example"), context());
    expect(bob).toEqual({ kind: "redirect", to: "/", status: 302 });
    expect((await load(onDomain("https://who.example"))).status).toBe(404);
  });
});

it("shows visitors the title and the sign-in link, but no sales data", async () => {
  const { body, head, status } = await load(at("/equityrealty/probiz", "en"));
  expect(status).toBe(200);
  expect(head.index).toBe(false);
  expect(body).toContain("<h1");
  expect(body).toContain("/en/equityrealty/login?redirect=%2Fen%2Fequityrealty%2Fprobiz");
  expect(body).not.toContain("<table");
});

it("lists each agent of the team once, in the brokerage's order", async () => {
  const { props, tags } = await load(at("/equityrealty/probiz", "en"));
  expect(props.members.map(({ desiredUrl, href }) => [desiredUrl, href])).toEqual([
    ["ann", "/en/ann"],
    ["bob", "/en/bob"],
  ]);
  expect(tags).toEqual(expect.arrayContaining(["equityrealty", "ann", "id-bob"]));
});

it("links to the agents' own domains on the brokerage's own domain", async () => {
  const { props } = await load(onDomain("https://equity.example"));
  expect(props.members.map(({ href }) => href)).toEqual([
    "https://realtor.example/ann",
    "https://bob.example/",
  ]);
});

describe("sales totals", () => {
  it("report the oldest asOf and the number of unavailable agents", async () => {
    const { props } = await load(at("/equityrealty/probiz"), {
      "LIC-ann": listings("K1", "2026-11-20T11:00:00Z"),
    });
    expect(props.sales).toMatchObject({
      total: { homes: 1, dollars: 900_000 },
      asOf: "2026-11-20T11:00:00Z",
      origins: ["CRMLS"],
      unavailable: 1,
      byAgent: { ann: { homes: 1, dollars: 900_000, undisclosed: 0 } },
    });
    const both = await load(at("/equityrealty/probiz"), {
      "LIC-ann": listings("K1", "2026-11-20T11:00:00Z"),
      "LIC-bob": listings("K1", "2026-11-20T10:00:00Z"),
    });
    expect(both.props.sales).toMatchObject({
      total: { homes: 1 },
      asOf: "2026-11-20T10:00:00Z",
      unavailable: 0,
    });
  });

  it("are null when no listings are available", async () => {
    expect((await load(at("/equityrealty/probiz"))).props.sales).toBeNull();
  });
});
