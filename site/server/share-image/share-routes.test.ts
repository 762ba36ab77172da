import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "@realtor/server/files/folder-store";
import type { Listing } from "@realtor/api/home";
import type { RealtorProfile } from "@realtor/api/loaning";
import { type Locale, locales } from "@realtor/api/locales";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { hostile, profileWith } from "#test/fixtures/profile.ts";
import { withOrigin } from "../../test/fixtures/with-origin.ts";
import { cacheControl } from "../http/cache-control.ts";
import { shareRoutes } from "./share-routes.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-share-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const noListings = { sale: [], rent: [], sold: [], rented: [] };

/** A fictitious home of the agent. */
const home: Listing = {
  listingKey: "home/1",
  standardStatus: "Active",
  propertyType: "Residential",
  listPrice: 2_375_000,
  unparsedAddress: "3720 Sample Drive, Fullerton, CA 92835",
  city: "Fullerton",
  stateOrProvince: "CA",
  bedroomsTotal: 5,
  livingArea: 3640,
};

// A closed port, so that no photo can be fetched.
const closedPort = "http://127.0.0.1:1";

function site(
  profile: RealtorProfile | null,
  sale: Listing[] | null = [home],
  loaningApiUrl = closedPort,
) {
  const routes = shareRoutes({
    renderer: { loadEntry: async () => entry },
    sources: createFakeSources({
      getRealtor: async (name) => (name === "michael_park" ? null : profile),
      getListings: async () =>
        sale && { byType: { ...noListings, sale }, asOf: "2026-11-25T08:00:00Z" },
    }),
    loaningApiUrl,
    fileStore: createFolderStore(dataDir),
    log: pino({ level: "silent" }),
  });
  return withOrigin(routes);
}

const card = profileWith({ photos: [] });
/** What tells a client to come again. */
const summaryOf = ({ status, headers }: Response) => [
  status,
  headers.get("cache-control"),
  headers.get("retry-after"),
];
const unavailable = [503, "no-store", "5"];
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return `${width} × ${height} ${format}`;
};

/** The cards of one language are in `npm test`. */
const tagsOf = (locale: Locale) => ({ tags: locale === "ko" ? [] : ["extended"] });

describe("GET /share", () => {
  for (const locale of locales)
    it(`renders the agent's and the landing page's card in ${locale}`, tagsOf(locale), async () => {
      for (const path of [`/share/${locale}/grace-kim.png`, `/share/${locale}.png`]) {
        const response = await site(card).request(path);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/png");
        expect(await sizeOf(response)).toBe("1200 × 630 png");
      }
    });

  it("of an agent is confirmed before each use, and 404 once the website is removed", async () => {
    const version = entry.shareVersion(entry.profileCard(card, "ko"));
    const path = `/share/ko/grace-kim.png?v=${version}`;
    const before = await site(card).request(path);
    expect(before.headers.get("cache-control")).toBe(cacheControl.confirmed);
    const headers = { "if-none-match": before.headers.get("etag") ?? "" };
    const again = await site(card).request(path, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toBe(cacheControl.confirmed);
    expect((await site(null).request(path, { headers })).status).toBe(404);
  });

  it("of the landing page is immutable at its version only", async () => {
    const version = entry.shareVersion(entry.landingShareCard("ko"));
    const now = await site(card).request(`/share/ko.png?v=${version}`);
    expect(now.headers.get("cache-control")).toBe(cacheControl.immutable);
    const then = await site(card).request("/share/ko.png?v=old");
    expect(then.headers.get("cache-control")).toBe(cacheControl.confirmed);
  });

  it.each([
    ["/share/ko/unknown.png", null],
    ["/share/xx/grace-kim.png", card],
    ["/share/ko/grace-kim.svg", card],
    ["/share/ko/grace-kim.jpg", card],
    ["/share/ko/grace%2Fkim.png", card],
    ["/share/ko/..png", card],
    ["/share/ko/GRACE-KIM.png", card],
    [`/share/ko/${"a".repeat(41)}.png`, card],
    ["/share/fr.png", card],
  ])("returns 404 for %s", async (path, profile) => {
    expect((await site(profile).request(path)).status).toBe(404);
  });

  it("serves only the agent's image on an own domain", async () => {
    const get = (path: string) => site(card).request(`https://grace.example${path}`);
    expect((await get("/share/ko/grace-kim.png")).status).toBe(200);
    expect((await get("/share/ko/michael_park.png")).status).toBe(404);
    expect((await get("/share/ko.png")).status).toBe(404);
  });

  it.each([
    [
      "hostile texts",
      { userName: hostile, licenseNumber: hostile, presentation: { taglineEn: hostile } },
    ],
    ["texts in unsupported scripts", { userName: "שלום 👩🏽‍💻 ไทย", licenseNumber: "𝔘𝔫𝔦" }],
    ["texts without a space", { userName: "W".repeat(120), licenseNumber: "9".repeat(200) }],
    ["no text at all", { userName: "", licenseNumber: "", activityRegion: [], presentation: {} }],
  ])("renders %s", async (_, changes) => {
    const profile = profileWith({ ...changes, photos: [], etcInfo: [] });
    const response = await site(profile).request("/share/en/grace-kim.png");
    expect(await sizeOf(response)).toBe("1200 × 630 png");
  });

  for (const locale of locales)
    it(
      `renders the card of a home in ${locale}, and 404 once it is withdrawn`,
      tagsOf(locale),
      async () => {
        const path = `/share/${locale}/grace-kim/homes/home%2F1.jpg`;
        const response = await site(card).request(path);
        expect(await sizeOf(response)).toBe("1200 × 630 jpeg");
        const listings = { byType: { ...noListings, sale: [home] }, asOf: "2026-11-25T08:00:00Z" };
        const options = { locale, now: new Date() };
        const shown = entry.loadListingCard(card, listings, "home/1", options);
        expect(shown).toMatchObject({ street: "3720 Sample Drive", photo: null });
        // A line of it ends between two facts only.
        const facts = shown?.kind === "home" ? shown.facts.split(" · ") : [];
        expect(facts).toEqual([expect.stringMatching(/^[^ ]+$/), expect.stringMatching(/^[^ ]+$/)]);
        const version = shown && entry.shareVersion(shown);
        const current = await site(card).request(`${path}?v=${version}`);
        expect(current.headers.get("cache-control")).toBe(cacheControl.confirmed);
        expect((await site(card, []).request(`${path}?v=${version}`)).status).toBe(404);
      },
    );

  it.each([
    ["a home of another agent", "/share/ko/grace-kim/homes/other.jpg", [home]],
    ["another type", "/share/ko/grace-kim/homes/home%2F1.png", [home]],
    ["an unknown language", "/share/xx/grace-kim/homes/home%2F1.jpg", [home]],
    [
      "a home that may not be displayed",
      "/share/ko/grace-kim/homes/home%2F1.jpg",
      [{ ...home, internetEntireListingDisplayYN: false }],
    ],
  ])("returns 404 for %s", async (_, path, sale) => {
    expect((await site(card, sale).request(path)).status).toBe(404);
  });

  it("is 503 while the photo that the agent chose cannot be fetched, and 404 once it is removed", async () => {
    const photos: RealtorProfile["photos"] = [
      { path: "ogImage", imageType: "fullsize", url: "/media/og.jpg" },
    ];
    const path = "/share/ko/grace-kim.jpg";
    expect(summaryOf(await site(profileWith({ photos })).request(path))).toEqual(unavailable);
    const media = createServer((_request, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => media.listen(0, "127.0.0.1", resolve));
    const { port } = media.address() as AddressInfo; // a TCP server
    const loaningApiUrl = `http://127.0.0.1:${port}`;
    const removed = await site(profileWith({ photos }), [home], loaningApiUrl).request(path);
    expect(removed.status).toBe(404);
    media.close();
  });

  it("is a card without the portrait while it cannot be fetched, which no one keeps", async () => {
    const photos: RealtorProfile["photos"] = [
      { path: "id", imageType: "fullsize", url: "/media/portrait.jpg" },
    ];
    const response = await site(profileWith({ photos })).request("/share/ko/grace-kim.png");
    expect(summaryOf(response)).toEqual([200, "no-store", null]);
    expect(response.headers.get("etag")).toBeNull();
  });

  it("is 503 while the listings of a home are unavailable", async () => {
    const response = await site(card, null).request("/share/ko/grace-kim/homes/home%2F1.jpg");
    expect(summaryOf(response)).toEqual(unavailable);
  });

  it("withholds the street of a home in its card", () => {
    const sale = [{ ...home, internetAddressDisplayYN: false, listPrice: 0 }];
    const listings = { byType: { ...noListings, sale }, asOf: "2026-11-25T08:00:00Z" };
    const options = { locale: "en" as const, now: new Date() };
    expect(entry.loadListingCard(card, listings, "home/1", options)).toMatchObject({
      street: null,
      place: "Fullerton",
      price: "Price on request",
    });
  });

  it("never fetches a photo from another host", async () => {
    const photos: RealtorProfile["photos"] = [
      { path: "id", imageType: "fullsize", url: "/media/../v1/realtor" },
      { path: "ogImage", imageType: "fullsize", url: "http://169.254.169.254/x.jpg" },
    ];
    const response = await site(profileWith({ photos })).request("/share/ko/grace-kim.png");
    expect(await sizeOf(response)).toBe("1200 × 630 png");
  });
});
