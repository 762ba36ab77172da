import type { Listing } from "@realtor/api/home";
import { defaultMarkets } from "@realtor/api/home-schemas";
import { contactListing } from "@realtor/api/loaning-schemas";
import { describe, expect, it, beforeEach } from "vitest";
import { createHttp } from "@realtor/api/http";
import { problemResponse } from "@realtor/server/problem";
import { pino } from "pino";
import type { Sources } from "#app/data/sources.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { createListingSnapshot, createFindListing, type FindListing } from "./find-listing.ts";
import { createSources } from "../data/sources.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const listing: Listing = {
  listingKey: "CRMLS-1",
  standardStatus: "Active",
  propertyType: "Residential",
  listPrice: 1_575_000,
  closePrice: 1_600_000,
  leaseAmount: 4200,
  unparsedAddress: "6591 Stonefield Lane, Irvine, CA 92618",
  city: "Irvine",
  stateOrProvince: "CA",
  media: [
    { mediaURL: "https://home.example/media/kitchen.jpg", order: 1 },
    { mediaURL: "https://home.example/media/front.jpg", order: 0 },
  ],
};

describe("createListingSnapshot", () => {
  it("has the address, price and first photo that pages show", () => {
    expect(createListingSnapshot(listing, "sale")).toEqual({
      listingKey: "CRMLS-1",
      address: "6591 Stonefield Lane, Irvine, CA",
      price: 1_575_000,
      searchType: "sale",
      isAvailable: true,
      imageUrl: "https://home.example/media/front.jpg",
    });
  });

  it.each([
    ["Active Under Contract", "sale"],
    ["Pending", "rent"],
    ["Closed", "sold"],
  ] as const)("of a listing that is %s does not say that it is available", (status, searchType) => {
    const snapshot = createListingSnapshot({ ...listing, standardStatus: status }, searchType);
    expect(snapshot).not.toHaveProperty("isAvailable");
  });

  it.each([
    ["rent", 4200],
    ["sold", 1_600_000],
    ["rented", 1_600_000],
  ] as const)("has the price of the list %s", (searchType, price) => {
    expect(createListingSnapshot(listing, searchType)).toMatchObject({ searchType, price });
  });

  it.each<[string, Partial<Listing>, object]>([
    ["a withheld street", { internetAddressDisplayYN: false }, { address: "Irvine, CA" }],
    ["no address", { unparsedAddress: null, city: null, stateOrProvince: null }, { address: null }],
    ["an undisclosed price", { listPrice: 0 }, { price: null }],
    ["cents", { listPrice: 1_574_999.6 }, { price: 1_575_000 }],
    ["no photos", { media: [] }, { imageUrl: null }],
    ["a path as photo", { media: [{ mediaURL: "/media/a.jpg" }] }, { imageUrl: "/media/a.jpg" }],
    ["an unsafe photo", { media: [{ mediaURL: "javascript:alert(1)" }] }, { imageUrl: null }],
    ["an excessive price", { listPrice: 1e15 }, { price: null }],
    ["an excessive address", { unparsedAddress: "A".repeat(500) }, { address: null }],
    ["a lone surrogate", { unparsedAddress: "\uD800 Lane", city: null }, { address: null }],
  ])("of a listing with %s is valid", (_, change, expected) => {
    const snapshot = createListingSnapshot({ ...listing, ...change }, "sale");
    expect(snapshot).toMatchObject(expected);
    expect(contactListing.parse(snapshot)).toEqual(snapshot);
  });
});

const log = pino({ level: "silent" });
const profile = profileWith({ licenseNumber: " CA DRE SAMPLE-01 " });
const home = (listingKey: string, changes: object = {}) => ({
  listingKey,
  standardStatus: "Active",
  propertyType: "Residential",
  listPrice: "1575000",
  closePrice: 1_600_000,
  unparsedAddress: "6591 Stonefield Lane, Irvine, CA",
  city: "Irvine",
  stateOrProvince: "CA",
  media: [{ mediaURL: "https://home.example/media/front.jpg", order: 0 }],
  ...changes,
});
const snapshot = {
  listingKey: "CRMLS-1",
  address: "6591 Stonefield Lane, Irvine, CA",
  price: 1_575_000,
  searchType: "sale",
  isAvailable: true,
  imageUrl: "https://home.example/media/front.jpg",
};
const unknown = { address: null, price: null, searchType: null, imageUrl: null };

let isHomeDown: boolean;
let isLoaningDown: boolean;
let byType: Record<string, object[]>;
let calls: URL[];
let sources: Sources;
let find: FindListing;

beforeEach(() => {
  isHomeDown = false;
  isLoaningDown = false;
  byType = { sale: [home("CRMLS-1")], sold: [home("CRMLS-2")] };
  calls = [];
  const serve = (isDown: () => boolean, respond: (url: URL) => Response): typeof fetch => {
    return async (input, init) => {
      const url = new URL(new Request(input, init).url);
      calls.push(url);
      return isDown() ? new Response(null, { status: 503 }) : respond(url);
    };
  };
  sources = createSources({
    photos: createFakeSources(),
    log,
    home: createHttp({
      baseUrl: "https://home.example",
      fetch: serve(
        () => isHomeDown,
        ({ searchParams }) => Response.json(byType[searchParams.get("searchType") ?? ""] ?? []),
      ),
    }),
    loaning: createHttp({
      baseUrl: "https://loaning.example",
      fetch: serve(
        () => isLoaningDown,
        ({ pathname }) =>
          [`/v1/realtor/${profile.id}`, `/v1/realtor/${profile.desiredUrl}`].includes(pathname)
            ? Response.json(profile)
            : problemResponse("realtor.notFound"),
      ),
    }),
  });
  find = createFindListing({ sources, log });
});

/** Loads what a page of the agent loads. */
async function openPage() {
  const loaded = await sources.getRealtor(profile.desiredUrl);
  const licenseNumber = loaded?.licenseNumber?.trim() ?? "";
  await sources.getListings({ licenseNumber, market: "crmls" });
}

describe("while the services respond", () => {
  it("finds a home in the four lists of the agent", async () => {
    expect(await find(profile.id, "CRMLS-1")).toEqual(snapshot);
    expect(await find(profile.id, "CRMLS-2")).toEqual({
      ...snapshot,
      listingKey: "CRMLS-2",
      searchType: "sold",
      isAvailable: undefined,
      price: 1_600_000,
    });
    const [, search] = calls;
    expect(Object.fromEntries(search?.searchParams ?? [])).toEqual({
      licenseNumber: "CA DRE SAMPLE-01",
      market: "crmls",
      searchType: "sale",
    });
  });

  it("returns the state of now, not that of an earlier page", async () => {
    await openPage();
    byType["sale"] = [home("CRMLS-1", { listPrice: 1_500_000 })];
    expect(await find(profile.id, "CRMLS-1")).toMatchObject({ price: 1_500_000 });
  });

  it.each([
    ["another agent's key", profile.id, "CRMLS-3"],
    ["an unknown agent", "unknown", "CRMLS-1"],
  ])("returns null for %s", async (_, realtorId, key) => {
    expect(await find(realtorId, key)).toBeNull();
  });

  it("finds a home of another broker in a city whose homes the agent shows", async () => {
    const other = { ...listing, listingKey: "CRMLS-9" };
    const findOther = (cityHomes: "Y" | "N", found: Listing = other) =>
      createFindListing({
        log,
        sources: createFakeSources({
          getRealtor: async () => profileWith({ presentation: { cityHomes } }),
          getMarkets: async () =>
            defaultMarkets.map((market) => ({
              ...market,
              rules: { ...market.rules, areaSearch: true },
            })),
          getListings: async () => ({
            byType: { sale: [], rent: [], sold: [], rented: [] },
            asOf: "2026-11-19T17:00:00Z",
          }),
          getHome: async () => found,
        }),
      })("7", "CRMLS-9");
    expect(await findOther("Y")).toMatchObject({ listingKey: "CRMLS-9", searchType: "sale" });
    expect(await findOther("N")).toBeNull();
    expect(await findOther("Y", { ...other, city: "Fresno" })).toBeNull();
  });

  it.each([[undefined], [null], [""], [1], [["CRMLS-1"]], ["K".repeat(256)]])(
    "reads nothing for the key %j",
    async (key) => {
      expect(await find(profile.id, key)).toBeNull();
      expect(calls).toEqual([]);
    },
  );
});

describe("while a service is down", () => {
  it("finds the home in the copy of the listings", async () => {
    await openPage();
    isHomeDown = true;
    expect(await find(profile.id, "CRMLS-1")).toEqual(snapshot);
    expect(await find(profile.id, "CRMLS-3")).toBeNull();
  });

  it("finds the agent of a page that was opened before", async () => {
    await openPage();
    isLoaningDown = true;
    expect(await find(profile.id, "CRMLS-1")).toEqual(snapshot);
  });

  it.each([
    ["the listing service", () => void (isHomeDown = true)],
    ["the loaning service", () => void (isLoaningDown = true)],
  ])("returns the key alone without a copy from %s", async (_, stop) => {
    stop();
    expect(await find(profile.id, "CRMLS-1")).toEqual({ listingKey: "CRMLS-1", ...unknown });
  });
});
