import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyKinds } from "../listing/listing-content.ts";
import {
  homesBedrooms,
  homesPrices,
  type HomesQuery,
  homesSearch,
  homesSorts,
  homesStatuses,
  noHomesQuery,
  parseHomesQuery,
} from "./homes-query.ts";

const orNull = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);

/** Any query that the page links to. */
const anyQuery: fc.Arbitrary<HomesQuery> = fc
  .record({
    type: orNull(["sale", "rent", "sold", "rented"] as const),
    city: fc.oneof(fc.constant(null), fc.constantFrom("Irvine", "La Palma", "St. Mary & Co")),
    prices: fc.tuple(orNull(homesPrices("sale")), orNull(homesPrices("sale"))),
    beds: orNull(homesBedrooms),
    kind: orNull(propertyKinds),
    status: orNull(homesStatuses),
    sort: fc.constantFrom(...homesSorts),
    page: fc.integer({ min: 1, max: 9999 }),
    view: fc.constantFrom("list", "map"),
  })
  .map(({ prices: [a, b], ...query }) => {
    const isTurned = a !== null && b !== null && a > b;
    return { ...query, min: isTurned ? b : a, max: isTurned ? a : b };
  });

describe("the query of all homes", () => {
  it("is read back from the address that is written", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseHomesQuery(homesSearch(query))).toEqual(query);
      }),
    );
  });

  it.each([
    ["", {}],
    [
      "?type=sale&city=Irvine&min=500000&beds=3&sort=low&page=2",
      { type: "sale", city: "Irvine", min: 500_000, beds: 3, sort: "low", page: 2 },
    ],
    ["?type=lease&min=1&max=abc&beds=9&kind=castle&status=gone&sort=random&view=globe", {}],
    ["?city=%20&min=&max=&beds=&kind=&status=", {}],
    [`?city=${"x".repeat(61)}`, {}],
    ["?page=0", {}],
    ["?page=-1", {}],
    ["?page=1e3", {}],
    ["?page=99999", {}],
    ["?min=900000&max=500000", { min: 500_000, max: 900_000 }],
    ["?min=2000&max=4000", { min: 2000, max: 4000 }],
    ["?unknown=1&type=rent", { type: "rent" }],
  ])("of %j has %j", (search, expected) => {
    expect(parseHomesQuery(search)).toEqual({ ...noHomesQuery, ...expected });
  });

  it("never throws, and is one that the page links to", () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const query = parseHomesQuery(search);
        expect(parseHomesQuery(homesSearch(query))).toEqual(query);
      }),
    );
  });

  it("has its keys in one order, without the default values", () => {
    expect(homesSearch(noHomesQuery)).toBe("");
    expect(homesSearch({ ...noHomesQuery, page: 3, city: "La Palma", type: "sold" })).toBe(
      "?type=sold&city=La+Palma&page=3",
    );
  });
});
