import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample } from "../../test/counterexample.ts";
import { homeQuery } from "./home-query.schema.ts";
import { completeHomeQuery } from "./home-query.ts";
import { agentListings, listing } from "./listing.schema.ts";
import { searchTypeOf } from "./search-type-of.ts";
import { tidyListing, tidyListings } from "./tidy-listing.ts";

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

  it("has the defaults of SPEC section 7 on both ends", () => {
    expect(homeQuery.parse({})).toEqual(defaults);
    expect(completeHomeQuery()).toEqual({ ...defaults, county: "Orange" });
  });

  it("takes the county from the city, unless one is given", () => {
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

describe("searchTypeOf", () => {
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
    expect(searchTypeOf({ propertyType, standardStatus })).toBe(type);
  });
});

describe("tidyListing", () => {
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
    ["no pictures", { media: null }, { media: [] }],
    [
      "pictures out of order, and none",
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
    expect(tidyListing({ ...home, ...raw })).toMatchObject(expected);
  });

  it("drops what cannot be placed", () => {
    const raw = [home, { ...home, listingKey: "" }, { ...home, standardStatus: null }, null, 3, []];
    expect(tidyListings(raw).map(({ listingKey }) => listingKey)).toEqual(["K1"]);
    expect(tidyListings({ homes: [home] })).toEqual([]);
  });

  it("changes nothing at the second time, and always fits the schema's numbers", () => {
    const keys = fc.constantFrom(
      "listPrice",
      "media",
      "openHouses",
      "livingArea",
      "propertySubType",
    );
    const raw = fc.dictionary(keys, fc.jsonValue());
    const holds = (extra: object) => {
      const once = tidyListing({ ...extra, ...home });
      const twice = JSON.stringify(tidyListing(once));
      return twice === JSON.stringify(once) && (once?.listPrice ?? 0) * 1 >= -Number.MAX_VALUE;
    };
    expect(counterexample(raw, holds)).toBeNull();
  });
});

describe("the listing schema", () => {
  it("takes a listing with hardly anything in it, and keeps what it does not know", () => {
    const bare = { ...home, listPrice: null, viewDescription: ["Ocean"] };
    expect(agentListings.parse([bare])).toEqual([bare]);
  });

  it.each([{ listingKey: "" }, { listPrice: "1" }, { media: [{}] }, { standardStatus: undefined }])(
    "refuses %j from a service of ours",
    (change) => {
      expect(listing.safeParse({ ...home, ...change }).success).toBe(false);
    },
  );
});
