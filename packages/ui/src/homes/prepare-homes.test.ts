import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleHome } from "../../test/fixtures/sample-home.ts";
import { sampleProfile } from "../../test/fixtures/sample-homepage.ts";
import type { ListingType } from "../labels/labels.ts";
import type { ListingDetailsInput } from "../listing/listing-input.ts";
import type { HomesFilterName } from "./homes-content.ts";
import { type HomesQuery, noHomesQuery, parseHomesQuery } from "./homes-query.ts";
import { prepareHomes } from "./prepare-homes.ts";

type Homes = Partial<Record<ListingType, readonly Partial<ListingDetailsInput>[]>>;

/** The content for homes with the given fields, whose keys are their type and position. */
function prepare(homes: Homes, query: Partial<HomesQuery> = {}) {
  const list = (type: ListingType) =>
    (homes[type] ?? []).map((change, n) =>
      sampleHome({ openHouses: [], daysOnMarket: 30, ...change, listingKey: `${type}-${n}` }),
    );
  const byType = {
    sale: list("sale"),
    rent: list("rent"),
    sold: list("sold"),
    rented: list("rented"),
  };
  return prepareHomes(
    sampleProfile,
    { byType, asOf: "2026-11-20T17:00:00Z", market: "crmls" },
    { ...noHomesQuery, ...query },
    "en",
    { today: "2026-11-20" },
  );
}

const keys = (content: ReturnType<typeof prepare>) => content.items.map(({ key }) => key);

const various: readonly Partial<ListingDetailsInput>[] = [
  { city: "Irvine", listPrice: 900_000, bedroomsTotal: 3, livingArea: 2000 },
  { city: "Tustin", listPrice: 600_000, bedroomsTotal: 2, propertySubType: "Condominium" },
  { city: "irvine", listPrice: null, bedroomsTotal: null, livingArea: null },
  { city: "Irvine", listPrice: 1_200_000, standardStatus: "Pending", bedroomsTotal: 5 },
  { city: "Brea", listPrice: 700_000, propertyType: "Land", bedroomsTotal: 0 },
  {
    city: "Brea",
    listPrice: 800_000,
    daysOnMarket: 2,
    openHouses: [{ openHouseDate: "2026-11-22" }],
  },
];

describe("filters", () => {
  it.each<[Partial<HomesQuery>, number[]]>([
    [{}, [0, 1, 2, 3, 4, 5]],
    [{ city: "IRVINE" }, [0, 2, 3]],
    [{ min: 700_000 }, [0, 3, 4, 5]],
    [{ min: 600_000, max: 800_000 }, [1, 4, 5]],
    [{ beds: 3 }, [0, 3]],
    [{ kind: "condo" }, [1]],
    [{ kind: "land" }, [4]],
    [{ status: "pending" }, [3]],
    [{ status: "new" }, [5]],
    [{ status: "open" }, [5]],
    [{ status: "available" }, [0, 1, 2, 4, 5]],
    [{ city: "Atlantis" }, [0, 1, 2, 3, 4, 5]],
    [{ min: 1500 }, [0, 1, 2, 3, 4, 5]],
  ])("%j match homes %j", (query, expected) => {
    const found = keys(prepare({ sale: various }, query)).map((key) => Number(key.slice(5)));
    expect(found.toSorted((a, b) => a - b)).toEqual(expected);
  });

  const anyQuery = fc.record({
    city: fc.constantFrom(null, "Irvine", "Brea", "Tustin"),
    min: fc.constantFrom(null, 600_000, 800_000),
    max: fc.constantFrom(null, 800_000, 1_000_000),
    beds: fc.constantFrom(null, 1, 3, 5),
    kind: fc.constantFrom(null, "house", "condo", "land"),
    status: fc.constantFrom(null, "available", "new", "open", "pending"),
  }) satisfies fc.Arbitrary<Partial<HomesQuery>>;

  it("each narrow the homes, and the count without one is that of the page without it", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const content = prepare({ sale: various }, query);
        for (const { query: without, count } of content.active) {
          const relaxed = prepare({ sale: various }, without);
          expect(relaxed.total).toBe(count);
          expect(keys(relaxed)).toEqual(expect.arrayContaining(keys(content)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("have options with the number of homes that the page with them has", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { options } = prepare({ sale: various }, query);
        for (const name of ["city", "beds", "kind", "status"] as const)
          for (const { value, count } of options[name])
            expect(prepare({ sale: various }, { ...query, [name]: value }).total).toBe(count);
      }),
      { numRuns: 30 },
    );
  });

  it("keep a city of another type, so that the page says that nothing matches", () => {
    const homes = { sale: various, sold: [{ city: "Fullerton", closePrice: 1 }] };
    const content = prepare(homes, { type: "sale", city: "Fullerton" });
    expect(content.total).toBe(0);
    expect(content.active.map(({ filter, count }) => [filter, count])).toEqual<
      [HomesFilterName, number][]
    >([["city", 6]]);
  });

  it("of a status do not exist for sold homes", () => {
    const content = prepare({ sold: [{ closePrice: 1 }] }, { type: "sold", status: "new" });
    expect(content).toMatchObject({ total: 1, active: [], options: { status: [] } });
  });
});

describe("the order", () => {
  const dated = [
    { onMarketDate: "2026-10-01", listPrice: 700_000, livingArea: 1000 },
    { onMarketDate: "2026-11-01", listPrice: null, livingArea: 3000 },
    { onMarketDate: null, daysOnMarket: null, listPrice: 500_000, livingArea: 2000 },
    { onMarketDate: "2026-10-01", listPrice: 500_000, livingArea: null, buildingAreaTotal: null },
    { onMarketDate: null, daysOnMarket: 5, listPrice: 900_000, livingArea: 2000 },
  ];
  it.each([
    ["newest", [4, 1, 0, 3, 2]],
    ["low", [2, 3, 0, 4, 1]],
    ["high", [4, 0, 2, 3, 1]],
    ["largest", [1, 2, 4, 0, 3]],
  ] as const)("%s keeps equal homes in place and unknown ones last", (sort, expected) => {
    expect(keys(prepare({ sale: dated }, { sort }))).toEqual(expected.map((n) => `sale-${n}`));
  });

  it("of sold homes is that of their sale", () => {
    const sold = [
      { closeDate: "2025-01-01", onMarketDate: "2026-01-01" },
      { closeDate: "2026-01-01", onMarketDate: "2024-01-01" },
    ];
    expect(keys(prepare({ sold }))).toEqual(["sold-1", "sold-0"]);
  });
});

describe("pages", () => {
  const many = Array.from({ length: 50 }, () => ({}));
  it.each([
    [1, 24, 1],
    [3, 2, 3],
    [9, 2, 3],
  ])("%i has %i homes and is page %i", (page, count, shown) => {
    const content = prepare({ sale: many }, { page });
    expect(content.items).toHaveLength(count);
    expect(content).toMatchObject({ pageCount: 3, query: { page: shown } });
  });

  it("contain each home once", () => {
    const all = [1, 2, 3].flatMap((page) => keys(prepare({ sale: many }, { page })));
    expect(new Set(all).size).toBe(50);
  });
});

it("shows the first type that has homes, and counts the types that have any", () => {
  const content = prepare({ rent: [{}], sold: [{}, {}] });
  expect(content).toMatchObject({ all: 3, total: 1, query: { type: "rent" } });
  expect(content.tabs.map(({ type, count }) => [type, count])).toEqual([
    ["rent", 1],
    ["sold", 2],
  ]);
});

it("has no place of a home whose address is withheld, and no hidden listing", () => {
  const place = { latitude: 33.68, longitude: -117.82 };
  const content = prepare({
    sale: [
      place,
      { ...place, internetAddressDisplayYN: false },
      { ...place, internetEntireListingDisplayYN: false },
      { latitude: 0, longitude: 0 },
    ],
  });
  expect(content.items.map((item) => item.place)).toEqual([place, null, null]);
});

it("is plain JSON for any query", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const content = prepare({ sale: various }, parseHomesQuery(`?city=${search}&${search}`));
      expect(JSON.parse(JSON.stringify(content))).toEqual(content);
    }),
    { numRuns: 30 },
  );
});
