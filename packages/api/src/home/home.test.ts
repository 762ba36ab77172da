import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample } from "../../test/fixtures/counterexample.ts";
import { completeHomeQuery } from "./home-query.ts";
import { agentListings, listing } from "./listing.schema.ts";
import { getSearchType, normalizeListing, normalizeListings } from "./normalize-listing.ts";
import { homeQuery } from "./routes.ts";

const home = { listingKey: "K1", standardStatus: "Active", propertyType: "Residential" };

describe("the home query", () => {
  const defaults = {
    type: "sale",
    propertyType: "single_family",
    propertyStatus: "active",
    currentPage: 0,
    homesPerGroup: 15,
    state: "CA",
    city: "Irvine",
  };

  it("has the same defaults in client and schema", () => {
    expect(homeQuery.parse({})).toEqual(defaults);
    expect(completeHomeQuery()).toEqual({ ...defaults, county: "Orange" });
  });

  it("derives the county from the city unless it is set", () => {
    expect(completeHomeQuery({ city: "Duluth", state: "GA" }).county).toBe("Gwinnett");
    expect(completeHomeQuery({ city: "San Diego" }).county).toBe("");
    expect(completeHomeQuery({ city: "Irvine", county: "Kings" }).county).toBe("Kings");
  });

  it.each([
    [{ currentPage: "3", homesPerGroup: "100" }, null],
    [{ currentPage: "-1" }, "number.range"],
    [{ currentPage: "1.5" }, "number.range"],
    [{ currentPage: "two" }, "type"],
    [{ homesPerGroup: "101" }, "number.range"],
    [{ type: "auction" }, "choice.unknown"],
    [{ state: "NY" }, "choice.unknown"],
    [{ isImageNull: "Y" }, null],
    [{ isImageNull: "maybe" }, "flag.format"],
  ])("%j is %s", (query, code) => {
    expect(homeQuery.safeParse(query).error?.issues[0]?.message ?? null).toBe(code);
  });
});

describe("getSearchType", () => {
  it.each([
    ["Residential", "Active", "sale"],
    ["Residential", "ActiveUnderContract", "sale"],
    ["Residential", "Pending", "sale"],
    ["Land", "ComingSoon", "sale"],
    ["Residential", "Closed", "sold"],
    ["ResidentialLease", "Active", "rent"],
    ["CommercialLease", "Closed", "rented"],
    ["ResidentialLease", "Withdrawn", null],
    ["Residential", "Expired", null],
    ["Residential", "Delete", null],
    ["Residential", "Somewhere", null],
  ])("%s that is %s is %s", (propertyType, standardStatus, type) => {
    expect(getSearchType({ propertyType, standardStatus })).toBe(type);
  });
});

describe("normalizeListing", () => {
  it.each<[string, object, object]>([
    [
      "numbers as text",
      { listPrice: "1575000", bedroomsTotal: " 3 " },
      { listPrice: 1_575_000, bedroomsTotal: 3 },
    ],
    [
      "unreadable numbers",
      { listPrice: "call", livingArea: {} },
      { listPrice: null, livingArea: null },
    ],
    ["a studio", { bedroomsTotal: "0" }, { bedroomsTotal: 0 }],
    ["empty texts", { listPrice: "", city: "" }, { listPrice: null, city: null }],
    [
      "display names",
      { standardStatus: "Active Under Contract" },
      { standardStatus: "ActiveUnderContract" },
    ],
    ["a status we do not know", { standardStatus: "On Parole" }, { standardStatus: "OnParole" }],
    ["a blank lookup", { propertySubType: " " }, { propertySubType: null }],
    ["a hidden address", { internetAddressDisplayYN: false }, { internetAddressDisplayYN: false }],
    ["no images", { media: null }, { media: [] }],
    [
      "unsorted images, and none",
      {
        media: [{ mediaURL: "b", order: "1" }, { mediaURL: "" }, null, { mediaURL: "a", order: 0 }],
      },
      {
        media: [
          { mediaURL: "a", order: 0 },
          { mediaURL: "b", order: "1" },
        ],
      },
    ],
    ["no rooms", { rooms: "5" }, { rooms: [] }],
    [
      "words that are no texts, or of another language",
      {
        words: {
          ko: { sentence: "집입니다.", description: 5 },
          en: "Home.",
          fr: { sentence: "M" },
        },
      },
      { words: { ko: { sentence: "집입니다.", description: null } } },
    ],
    ["words that are no object", { words: ["A home."] }, { words: null }],
    [
      "rooms with numbers as text, and without a type",
      {
        rooms: [
          {
            roomType: "Primary Bedroom",
            roomLevel: "Main",
            roomLength: "16",
            roomWidth: "wide",
            roomDescription: "",
            roomFeatures: "Walk-In Closet(s), Ceiling Fan(s)",
            bedroomClosetType: "Double",
          },
          { roomType: "" },
          { roomType: " , " },
          { roomLength: 12 },
          "Kitchen",
        ],
      },
      {
        rooms: [
          {
            roomType: "PrimaryBedroom",
            roomLevel: "Main",
            roomLength: 16,
            roomWidth: null,
            roomDescription: null,
            roomFeatures: ["WalkInClosets", "CeilingFans"],
            bedroomClosetType: "Double",
          },
        ],
      },
    ],
    [
      "lookups as a text",
      { heating: "Forced Air, NaturalGas,,Forced Air", view: "" },
      { heating: ["ForcedAir", "NaturalGas"], view: [] },
    ],
    [
      "lookups as an array, with display names",
      {
        interiorFeatures: ["Built-in Features", "Kitchen Island", null, 3],
        constructionMaterials: ["Board & Batten Siding"],
        sewer: null,
      },
      {
        interiorFeatures: ["BuiltInFeatures", "KitchenIsland"],
        constructionMaterials: ["BoardAndBattenSiding"],
        sewer: [],
      },
    ],
    [
      "tax and dates of a price change",
      { taxAnnualAmount: "18450.25", taxYear: "2026", previousListPrice: "2100000" },
      { taxAnnualAmount: 18_450.25, taxYear: 2026, previousListPrice: 2_100_000 },
    ],
  ])("%s", (_, raw, expected) => {
    expect(normalizeListing({ ...home, ...raw })).toMatchObject(expected);
  });

  it("adds no key of a list or number that the feed does not have", () => {
    expect(Object.keys(normalizeListing(home) ?? {})).toEqual([
      ...Object.keys(home),
      "media",
      "openHouses",
      "rooms",
    ]);
  });

  it("removes invalid entries", () => {
    const raw = [home, { ...home, listingKey: "" }, { ...home, standardStatus: null }, null, 3, []];
    expect(normalizeListings(raw).map(({ listingKey }) => listingKey)).toEqual(["K1"]);
    expect(normalizeListings({ homes: [home] })).toEqual([]);
  });

  it("is idempotent and returns numbers, lookups and rooms that the schema accepts", () => {
    const checked = listing.pick({ listPrice: true, taxYear: true, heating: true, rooms: true });
    const keys = fc.constantFrom(
      "listPrice",
      "media",
      "openHouses",
      "livingArea",
      "propertySubType",
      "taxYear",
      "heating",
      "rooms",
    );
    const lookups = fc.stringMatching(/^[A-Za-z ,/&()ß-]*$/);
    const roomKeys = fc.constantFrom(
      "roomType",
      "roomLength",
      "roomLevel",
      "roomDescription",
      "roomFeatures",
    );
    const rooms = fc.array(fc.dictionary(roomKeys, fc.oneof(lookups, fc.jsonValue())));
    const raw = fc.dictionary(keys, fc.oneof(lookups, fc.array(lookups), rooms, fc.jsonValue()));
    const predicate = (extra: object) => {
      const once = normalizeListing({ ...extra, ...home });
      const twice = JSON.stringify(normalizeListing(once));
      return twice === JSON.stringify(once) && checked.safeParse(once).success;
    };
    expect(counterexample(raw, predicate)).toBeNull();
  });
});

describe("the listing schema", () => {
  it("accepts a minimal listing and retains unknown keys", () => {
    const bare = { ...home, listPrice: null, viewDescription: ["Ocean"] };
    expect(agentListings.parse([bare])).toEqual([bare]);
  });

  it.each([
    { listingKey: "" },
    { listPrice: "1" },
    { media: [{}] },
    { rooms: [{ roomType: "" }] },
    { heating: "ForcedAir" },
    { standardStatus: undefined },
  ])("rejects %j", (change) => {
    expect(listing.safeParse({ ...home, ...change }).success).toBe(false);
  });
});
