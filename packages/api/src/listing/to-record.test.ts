import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leased, sale, sold, soon } from "../../test/fixtures/listing-contents.ts";
import { normalizeListing } from "../home/normalize-listing.ts";
import { listing } from "../home/listing.schema.ts";
import type { ListingContent } from "./document.schema.ts";
import { toRecord, zoneOf } from "./to-record.ts";
import { alterations, captions, homeStatuses, offers, openHouseNotes } from "./vocabulary.ts";

const agent = { name: "Grace Kim", license: "00000044", phone: "(949) 555-0101" };
const at = new Date("2026-11-30T20:00:00Z");
const read = (content: ListingContent) => toRecord("home-1", content, agent, at);

it("is of no market, and names agent and brokerage", () => {
  expect(read(sale)).toMatchObject({
    listingKey: "home-1",
    originatingSystemName: "manual",
    listAgentFullName: "Grace Kim",
    listAgentStateLicense: "00000044",
    attributionContact: "(949) 555-0101",
    listOfficeName: "Sample Brokerage",
    listOfficeStateLicense: "DRE 00000099",
    modificationTimestamp: "2026-11-30T20:00:00.000Z",
  });
  expect(toRecord("home-1", sale, { name: "Grace Kim", license: "" }, at)).not.toHaveProperty(
    "listAgentStateLicense",
  );
});

it.each<[string, ListingContent, object]>([
  [
    "for sale",
    sale,
    {
      standardStatus: "Active",
      propertyType: "Residential",
      propertySubType: "SingleFamilyResidence",
      listPrice: 1_250_000,
      unparsedAddress: "27 Sycamore Bend, Irvine, CA 92618",
      listingContractDate: "2026-11-20",
      onMarketDate: "2026-11-20",
      bathroomsTotalInteger: 3,
      bathroomsFull: 2,
      bathroomsHalf: 1,
      photosCount: 1,
    },
  ],
  [
    "for rent",
    { ...leased, deposit: 4200, pets: ["cats", "smallDogs"], fee: 90 },
    {
      propertyType: "ResidentialLease",
      listPrice: 4200,
      leaseAmount: 4200,
      leaseAmountFrequency: "Monthly",
      leaseTerm: "12 Months",
      availabilityDate: "2027-01-15",
      securityDeposit: 4200,
      petsAllowed: ["Cats OK", "Small Dogs OK"],
      associationFee: 90,
      associationFeeFrequency: "Monthly",
    },
  ],
  ["coming soon", soon, { standardStatus: "ComingSoon", onMarketDate: "2026-12-04" }],
  ["pending", { ...sale, status: "pending" }, { standardStatus: "Pending" }],
  ["sold", sold, { standardStatus: "Closed", closePrice: 1_300_000, closeDate: "2026-11-28" }],
  [
    "land",
    { ...sale, kind: "land", lotSize: 9000 },
    { propertyType: "Land", lotSizeSquareFeet: 9000 },
  ],
  [
    "a unit",
    { ...sale, unit: "#4B" },
    { unparsedAddress: "27 Sycamore Bend #4B, Irvine, CA 92618" },
  ],
])("a home that is %s", (_, content, expected) => {
  expect(read(content)).toMatchObject(expected);
});

it.each<[string, ListingContent, string[]]>([
  [
    "for sale has nothing of a lease",
    { ...leased, offer: "sale", deposit: 4200, pets: ["none"] },
    ["leaseAmount", "leaseTerm", "availabilityDate", "securityDeposit", "petsAllowed"],
  ],
  [
    "on the market has nothing of a closing",
    { ...sold, status: "active" },
    ["closePrice", "closeDate"],
  ],
  ["that is land has no sub type", { ...sale, kind: "land" }, ["propertySubType"]],
  ["without a fee has no frequency of it", sale, ["associationFeeFrequency"]],
  ["without a day it was listed has none", { ...sale, listedOn: undefined }, ["onMarketDate"]],
])("a home %s", (_, content, keys) => {
  for (const key of keys) expect(read(content)).not.toHaveProperty(key);
});

it("with a hidden address has the city only", () => {
  const hidden = read({
    ...sale,
    unit: "4",
    latitude: 33.66,
    longitude: -117.8,
    hidesAddress: "Y",
  });
  expect(hidden).toMatchObject({
    city: "Irvine",
    stateOrProvince: "CA",
    internetAddressDisplayYN: false,
  });
  expect(JSON.stringify(hidden)).not.toMatch(/Sycamore|92618|33\.66|117\.8/);
  expect(hidden).not.toHaveProperty("unitNumber");
});

it("has photos in their order, with captions in English, and altered ones with their original", () => {
  const url = (name: string) => `https://realtor.example/media/${name}.jpg`;
  const photo = (name: string, imageType: "fullsize" | "thumbnail" = "fullsize") =>
    ({ path: "gallery", imageType, url: url(name) }) as const;
  const record = read({
    ...sale,
    photos: [photo("front"), photo("front-480", "thumbnail"), photo("staged"), photo("alone")],
    photoDetails: {
      [url("front")]: { caption: "front" },
      [url("staged")]: { altered: ["furniture", "sky"], original: url("empty") },
      [url("alone")]: { altered: ["grass"] },
    },
  });
  expect(record.media).toEqual([
    { mediaURL: url("front"), order: 0, mediaCategory: "Photo", shortDescription: captions.front },
    {
      mediaURL: url("staged"),
      order: 1,
      mediaCategory: "Photo",
      mediaAlteration: [alterations.furniture, alterations.sky],
      originalURL: url("empty"),
    },
  ]);
  expect(record.photosCount).toBe(2);
});

describe("an open house", () => {
  it.each([
    ["CA", "2026-12-05", "2026-12-05T21:30:00.000Z", "2026-12-06T00:00:00.000Z"],
    ["GA", "2026-12-05", "2026-12-05T18:30:00.000Z", "2026-12-05T21:00:00.000Z"],
    // Summer time.
    ["CA", "2027-06-05", "2027-06-05T20:30:00.000Z", "2027-06-05T23:00:00.000Z"],
  ] as const)("in %s on %s is at its local time", (state, date, start, end) => {
    const openHouses: ListingContent["openHouses"] = [
      { id: "o1", date, start: "13:30", end: "16:00", note: "parkStreet" },
    ];
    expect(read({ ...sale, state, openHouses }).openHouses).toEqual([
      {
        openHouseKey: "o1",
        openHouseDate: date,
        openHouseStartTime: start,
        openHouseEndTime: end,
        openHouseStatus: "Active",
        openHouseRemarks: openHouseNotes.parkStreet,
      },
    ]);
  });

  it("of a home without a state is on the Pacific coast", () => {
    expect(zoneOf({})).toBe("America/Los_Angeles");
  });
});

describe("words", () => {
  it("are there by language, and English is the text that feeds call remarks", () => {
    const words = {
      ko: { sentence: "아침 해가 드는 집입니다.", description: "방이 넷입니다." },
      en: { sentence: "Morning light.", description: "Four rooms." },
    };
    expect(read({ ...sale, words })).toMatchObject({ words, publicRemarks: "Four rooms." });
  });

  it("that are drafts of a translation, or blank, are left out", () => {
    const record = read({
      ...sale,
      words: {
        ko: { sentence: "아침 해가 드는 집입니다." },
        en: { description: "Four rooms.", isConfirmed: "N" },
        ja: { sentence: "  ", description: "" },
      },
    });
    expect(record["words"]).toEqual({ ko: { sentence: "아침 해가 드는 집입니다." } });
    expect(record).not.toHaveProperty("publicRemarks");
  });
});

it("is a listing of the contract whatever is filled in", () => {
  const photo = fc.record({
    path: fc.constant("gallery" as const),
    imageType: fc.constantFrom("thumbnail" as const, "fullsize" as const),
    url: fc.webUrl(),
  });
  const content = fc.record(
    {
      offer: fc.constantFrom(...offers),
      status: fc.constantFrom(...homeStatuses),
      street: fc.string(),
      unit: fc.string(),
      city: fc.string(),
      state: fc.constantFrom("CA" as const, "GA" as const),
      price: fc.nat(),
      kind: fc.constantFrom("land" as const, "condo" as const),
      bathrooms: fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2),
      hidesAddress: fc.constantFrom("Y" as const, "N" as const),
      photos: fc.array(photo),
      rooms: fc.array(fc.record({ type: fc.string({ minLength: 1 }) })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(content, (given) => {
      const record = read(given);
      expect(listing.parse(record)).toEqual(record);
      expect(normalizeListing(record)).not.toBeNull();
      expect(Object.values(record)).not.toContain(undefined);
      const { bathroomsFull, bathroomsHalf } = record;
      const bathrooms = (bathroomsFull ?? 0) + (bathroomsHalf ?? 0) / 2;
      expect(bathrooms).toBe(given.bathrooms ?? 0);
    }),
  );
});
