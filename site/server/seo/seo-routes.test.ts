import type { Listing } from "@realtor/api/home";
import type { RealtorProfile, SitemapEntry } from "@realtor/api/loaning";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { agentPageUrls } from "#app/seo/agent-page-urls.ts";
import { listingUrls } from "#app/pages/listing/listing-urls.ts";
import type { AgentListings } from "#app/data/sources.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { withOrigin } from "../../test/fixtures/with-origin.ts";
import { seoRoutes } from "./seo-routes.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const log = pino({ level: "silent" });
/** Platform paths that the loaded entry lists. */
const sitemapPaths = ["/", "/process", "/terms", "/terms/privacy"];
const loadEntry = async () => ({ sitemapPaths, agentPageUrls, listingUrls });
const updatedAt = "2026-11-20T09:30:00.000Z";
const entry = (changes: Partial<SitemapEntry>): SitemapEntry => ({
  desiredUrl: "grace-kim",
  updatedAt,
  langs: ["ko", "en"],
  ...changes,
});

/** Own domains that are proved and reached. */
const verified = ["https://own.example"];

function site(
  websites: readonly SitemapEntry[] | Error = [],
  realtors: Record<string, RealtorProfile> = {},
  listings: AgentListings | null = null,
) {
  const hosts = { realtorHosts: ["realtor.example"], developmentHosts: ["staging.example"] };
  const routes = seoRoutes({
    hosts,
    sources: createFakeSources({
      getRealtor: async (origin) => realtors[origin] ?? null,
      getListings: async () => listings,
    }),
    websites: {
      async list() {
        if (websites instanceof Error) throw websites;
        return websites;
      },
    },
    domains: { ownDomain: ({ hompageUrl }) => verified.find((origin) => origin === hompageUrl) },
    loadEntry,
    log,
    releasedAt: new Date("2026-11-21T00:00:00Z"),
  });
  return withOrigin(routes, hosts);
}

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

describe("robots.txt", () => {
  it("links the sitemap on the product's hosts", async () => {
    const text = await (await site().request("https://realtor.example/robots.txt")).text();
    expect(text).toContain("Disallow: /admin\n");
    expect(text).toContain("Sitemap: https://realtor.example/sitemap.xml\n");
  });

  it.each(["http://localhost:3000", "https://dev.realtor.example", "https://staging.example"])(
    "disallows everything on %s",
    async (origin) => {
      const hosts = {
        realtorHosts: ["realtor.example", "dev.realtor.example"],
        developmentHosts: ["staging.example"],
      };
      const routes = seoRoutes({
        hosts,
        sources: createFakeSources({ getRealtor: async () => null, getListings: async () => null }),
        websites: { list: async () => [] },
        domains: { ownDomain: () => undefined },
        loadEntry,
        log,
        releasedAt: new Date(),
      });
      const app = withOrigin(routes, hosts);
      const robots = await app.request(`${origin}/robots.txt`);
      expect(await robots.text()).toBe("User-agent: *\nDisallow: /\n");
      expect(robots.headers.get("cache-control")).toBe("no-store");
      expect((await app.request(`${origin}/sitemap.xml`)).status).toBe(404);
    },
  );

  it.each(["robots.txt", "sitemap.xml"])("returns 404 for %s on an unknown host", async (file) => {
    expect((await site().request(`https://unknown.example/${file}`)).status).toBe(404);
  });
});

describe("sitemap.xml", () => {
  it("lists the platform's pages and the websites without a verified domain", async () => {
    const response = await site([
      entry({}),
      entry({ desiredUrl: "own", hompageUrl: "https://own.example" }),
      entry({ desiredUrl: "typed", hompageUrl: "https://typed.example", langs: ["ja"] }),
      entry({
        desiredUrl: "away",
        hompageUrl: "https://zillow.example/profile?a=1",
        langs: ["en"],
      }),
    ]).request("https://realtor.example/sitemap.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    expect(locsOf(xml)).toEqual([
      ...["", "/process", "/terms", "/terms/privacy"].flatMap((path) => [
        `https://realtor.example${path || "/"}`,
        `https://realtor.example/en${path}`,
        `https://realtor.example/ja-JP${path}`,
      ]),
      "https://realtor.example/grace-kim",
      "https://realtor.example/en/grace-kim",
      "https://realtor.example/ja-JP/typed",
      "https://realtor.example/en/away",
    ]);
    expect(xml).toContain(
      `<url><loc>https://realtor.example/en/grace-kim</loc><lastmod>${updatedAt}</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="ko" href="https://realtor.example/grace-kim"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="https://realtor.example/en/grace-kim"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="https://realtor.example/grace-kim"/></url>`,
    );
  });

  it("lists the agent's pages on an own domain, and none of a sample", async () => {
    const profile = profileWith({ hompageUrl: "https://grace.example" });
    const app = site([entry({ desiredUrl: "other" })], {
      "https://grace.example": profile,
      "https://sample.example": { ...profile, isSample: true },
    });
    const xml = await (await app.request("https://grace.example/sitemap.xml")).text();
    expect(locsOf(xml)).toEqual(["https://grace.example/", "https://grace.example/en"]);
    const robots = await app.request("https://grace.example/robots.txt");
    expect(await robots.text()).toContain("Sitemap: https://grace.example/sitemap.xml\n");
    expect((await app.request("https://sample.example/sitemap.xml")).status).toBe(404);
    const ofSample = await app.request("https://sample.example/robots.txt");
    expect(await ofSample.text()).not.toContain("Sitemap");
  });

  it("is split into files of at most 50,000 URLs with an index", async () => {
    const many = Array.from({ length: 16_001 }, (_, n) =>
      entry({ desiredUrl: `a-${n}`, langs: ["ko", "en", "ja"] }),
    );
    const get = (file: string) => site(many).request(`https://realtor.example/${file}`);
    expect(locsOf(await (await get("sitemap.xml")).text())).toEqual(
      [1, 2].map((n) => `https://realtor.example/sitemap-${n}.xml`),
    );
    const files = await Promise.all(
      [1, 2].map(async (n) => (await get(`sitemap-${n}.xml`)).text()),
    );
    const locs = files.map(locsOf);
    for (const one of locs) expect(one.length).toBeLessThanOrEqual(50_000);
    expect(new Set(locs.flat()).size).toBe((16_001 + sitemapPaths.length) * 3);
    expect((await get("sitemap-3.xml")).status).toBe(404);
  });

  it("returns 503 while the service is down without a cached list", async () => {
    const response = await site(new Error("down")).request("https://realtor.example/sitemap.xml");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("down");
  });
});

describe("sitemap-homes.xml", () => {
  const media = ["a", "b", "a"].map((name, order) => ({
    mediaURL: `https://realtor.example/media/homes/${name}.jpg`,
    order,
  }));
  const home = (listingKey: string, changes: Partial<Listing> = {}): Listing => ({
    listingKey,
    standardStatus: "Active",
    propertyType: "Residential",
    unparsedAddress: "3720 Sample Drive, Fullerton, CA 92835",
    city: "Fullerton",
    stateOrProvince: "CA",
    media,
    ...changes,
  });
  const listings = {
    byType: {
      sale: [home("1"), home("hidden", { internetEntireListingDisplayYN: false })],
      rent: [],
      sold: [home("2 & 3", { internetAddressDisplayYN: false, media: [] }), home("1")],
      rented: [],
    },
    asOf: "2026-11-25T08:00:00Z",
  };
  const agent = profileWith({ desiredUrl: "grace-kim", hompageUrl: "" });

  it("is an index of the agents on the product's host, whose files list homes and photos", async () => {
    const app = site(
      [entry({}), entry({ desiredUrl: "own", hompageUrl: "https://own.example" })],
      { "grace-kim": agent, own: profileWith({ hompageUrl: "https://own.example" }) },
      listings,
    );
    const get = (file: string) => app.request(`https://realtor.example/${file}`);
    const index = await (await get("sitemap-homes.xml")).text();
    expect(locsOf(index)).toEqual(["https://realtor.example/sitemap-homes-grace-kim.xml"]);
    const xml = await (await get("sitemap-homes-grace-kim.xml")).text();
    const urls = (path: string) =>
      ["", "/en", "/ja-JP"].map(
        (prefix) => `https://realtor.example${prefix}/grace-kim/homes${path}`,
      );
    expect(locsOf(xml)).toEqual([
      ...["", "/en", "/ja-JP"].map((prefix) => `https://realtor.example${prefix}/grace-kim/buying`),
      ...urls(""),
      ...urls("/1/3720-sample-drive-fullerton-ca"),
      ...urls("/2%20%26%203/fullerton-ca"),
    ]);
    const images = [...xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, loc]) => loc);
    expect(images.slice(0, 2)).toEqual([
      "https://realtor.example/images/1440/homes/a.jpg",
      "https://realtor.example/images/1440/homes/b.jpg",
    ]);
    expect(images).toHaveLength(6);
    expect((await get("sitemap-homes-own.xml")).status).toBe(404);
    expect((await get("sitemap-homes-other.xml")).status).toBe(404);
    expect(await (await get("robots.txt")).text()).toContain("/sitemap-homes.xml\n");
  });

  it("has several indexes of at most 50,000 agents, which robots.txt names", async () => {
    const agents = Array.from({ length: 100_001 }, (_, n) =>
      entry({
        desiredUrl: `a${String(n).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`,
        // One of them has its homes on its own domain.
        ...(n === 7 ? { hompageUrl: "https://own.example" } : {}),
      }),
    );
    const app = site(agents);
    const get = (file: string) => app.request(`https://realtor.example/${file}`);
    const robots = await (await get("robots.txt")).text();
    const named = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, url]) => url);
    const indexes = ["sitemap-homes.xml", "sitemap-homes-2.xml", "sitemap-homes-3.xml"];
    expect(named).toEqual(
      ["sitemap.xml", ...indexes].map((file) => `https://realtor.example/${file}`),
    );
    const counts: number[] = [];
    const files = new Set<string | undefined>();
    for (const index of indexes) {
      const locs = locsOf(await (await get(index)).text());
      counts.push(locs.length);
      for (const loc of locs) files.add(loc);
    }
    expect(counts).toEqual([49_999, 50_000, 1]);
    expect(files.size).toBe(100_000);
    for (const absent of ["sitemap-homes-1.xml", "sitemap-homes-4.xml", "sitemap-homes-1000.xml"])
      expect((await get(absent)).status).toBe(404);
  });

  it("is named by robots.txt while the list of websites is unavailable", async () => {
    const app = site(new Error("The service is down."));
    const robots = await app.request("https://realtor.example/robots.txt");
    expect(robots.status).toBe(200);
    expect(await robots.text()).toContain("Sitemap: https://realtor.example/sitemap-homes.xml\n");
  });

  it("lists hundreds of homes, each in every language", async () => {
    const sale = Array.from({ length: 400 }, (_, n) => home(`many-${n}`));
    const realtors = { "grace-kim": agent };
    const many = { ...listings, byType: { sale, rent: [], sold: [], rented: [] } };
    const app = site([entry({})], realtors, many);
    const file = await app.request("https://realtor.example/sitemap-homes-grace-kim.xml");
    const found = locsOf(await file.text());
    expect(new Set(found).size).toBe(402 * 3);
    expect(found).toContain(
      "https://realtor.example/ja-JP/grace-kim/homes/many-399/3720-sample-drive-fullerton-ca",
    );
  });

  it("lists the homes of the agent on an own domain, and none of a sample", async () => {
    const profile = profileWith({ hompageUrl: "https://grace.example" });
    const realtors = {
      "https://grace.example": profile,
      "https://sample.example": { ...profile, isSample: true },
    };
    const app = site([], realtors, listings);
    const xml = await (await app.request("https://grace.example/sitemap-homes.xml")).text();
    expect(locsOf(xml)).toContain("https://grace.example/homes");
    expect(locsOf(xml)).toContain("https://grace.example/homes/1/3720-sample-drive-fullerton-ca");
    const get = async (url: string) => (await app.request(url)).status;
    expect(await get("https://grace.example/sitemap-homes-grace-kim.xml")).toBe(404);
    expect(await get("https://sample.example/sitemap-homes.xml")).toBe(404);
  });

  it("has the guide to buying only, of an agent without listings", async () => {
    const none = { ...listings, byType: { sale: [], rent: [], sold: [], rented: [] } };
    const app = site([entry({})], { "grace-kim": agent }, none);
    const response = await app.request("https://realtor.example/sitemap-homes-grace-kim.xml");
    expect(response.status).toBe(200);
    expect(locsOf(await response.text())).toEqual(
      ["", "/en", "/ja-JP"].map((prefix) => `https://realtor.example${prefix}/grace-kim/buying`),
    );
  });

  it("returns 503 while the listings are unavailable, so that no page is removed", async () => {
    const app = site([entry({})], { "grace-kim": agent });
    const file = "https://realtor.example/sitemap-homes-grace-kim.xml";
    expect((await app.request(file)).status).toBe(503);
  });
});
