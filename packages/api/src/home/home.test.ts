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
  ])("%s", (_, raw, expected) => {
    expect(normalizeListing({ ...home, ...raw })).toMatchObject(expected);
  });

  it("removes invalid entries", () => {
    const raw = [home, { ...home, listingKey: "" }, { ...home, standardStatus: null }, null, 3, []];
    expect(normalizeListings(raw).map(({ listingKey }) => listingKey)).toEqual(["K1"]);
    expect(normalizeListings({ homes: [home] })).toEqual([]);
  });

  it("is idempotent and returns numbers that the schema accepts", () => {
    const keys = fc.constantFrom(
      "listPrice",
      "media",
      "openHouses",
      "livingArea",
      "propertySubType",
    );
    const raw = fc.dictionary(keys, fc.jsonValue());
    const predicate = (extra: object) => {
      const once = normalizeListing({ ...extra, ...home });
      const twice = JSON.stringify(normalizeListing(once));
      return twice === JSON.stringify(once) && (once?.listPrice ?? 0) * 1 >= -Number.MAX_VALUE;
    };
    expect(counterexample(raw, predicate)).toBeNull();
  });
});

describe("the listing schema", () => {
  it("accepts a minimal listing and retains unknown keys", () => {
    const bare = { ...home, listPrice: null, viewDescription: ["Ocean"] };
    expect(agentListings.parse([bare])).toEqual([bare]);
  });

  it.each([{ listingKey: "" }, { listPrice: "1" }, { media: [{}] }, { standardStatus: undefined }])(
    "rejects %j",
    (change) => {
      expect(listing.safeParse({ ...home, ...change }).success).toBe(false);
    },
  );
});
