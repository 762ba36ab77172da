import { expect, it } from "vitest";
import { countClosed } from "./closed-record.ts";
import type { ListingInput } from "./listings.ts";

const today = "2026-11-28";
const nothing = { salesCount: null, enteredAt: null };

let keys = 0;

function home(change: Partial<ListingInput> = {}): ListingInput {
  keys += 1;
  return {
    listingKey: `key-${keys}`,
    standardStatus: "Closed",
    unparsedAddress: `${keys} Birch Street, Irvine, CA 92618`,
    postalCode: "92618",
    city: "Irvine",
    stateOrProvince: "CA",
    closeDate: "2022-03-14",
    closePrice: 1_000_000,
    originatingSystemName: "CRMLS",
    ...change,
  };
}

function count(
  { sold = [], rented = [] }: { sold?: ListingInput[]; rented?: ListingInput[] },
  figures: Parameters<typeof countClosed>[1] = nothing,
) {
  const listings = {
    byType: { sale: [], rent: [], sold, rented },
    asOf: "2026-11-28T20:00:00Z",
    market: "crmls" as const,
  };
  return countClosed(listings, figures, { today, latest: true });
}

const birch = { unparsedAddress: "44 Birch Street, Irvine", closeDate: "2025-01-02" };

it.each<[string, { sold?: ListingInput[]; rented?: ListingInput[] }, object]>([
  ["two homes", { sold: [home(), home()] }, { sold: 2, leased: 0, total: 2_000_000, cities: 1 }],
  [
    "a sale and a lease",
    { sold: [home()], rented: [home({ city: "Tustin", closeDate: "2021-12-31" })] },
    { sold: 1, leased: 1, total: 1_000_000, cities: 2, since: "2021-12" },
  ],
  ["leases only", { rented: [home(), home()] }, { sold: 0, leased: 2, total: null }],
  [
    "one closing of two sides",
    { sold: [home(birch), home({ ...birch, unparsedAddress: "44 BIRCH ST" }), home()] },
    { sold: 2, total: 2_000_000 },
  ],
  [
    "one closing, whose second copy has the price",
    { sold: [home({ ...birch, closePrice: null }), home(birch), home()] },
    { sold: 2, total: 2_000_000 },
  ],
  [
    "one home that was sold twice",
    { sold: [home(birch), home({ ...birch, closeDate: "2026-01-02" })] },
    { sold: 2 },
  ],
  [
    "two units of a building on one day",
    { sold: [home({ ...birch, unitNumber: "1" }), home({ ...birch, unitNumber: "2" })] },
    { sold: 2 },
  ],
  [
    "homes whose addresses are hidden",
    { sold: [home({ unparsedAddress: null }), home({ unparsedAddress: null })] },
    { sold: 2 },
  ],
  ["a home without a date", { sold: [home(), home(), home({ closeDate: null })] }, { sold: 2 }],
  ["a date to come", { sold: [home(), home(), home({ closeDate: "2027-01-01" })] }, { sold: 2 }],
  [
    "a home that may not be shown",
    { sold: [home(), home(), home({ internetEntireListingDisplayYN: false })] },
    { sold: 2 },
  ],
  [
    "a price that may not be shown",
    { sold: [home(), home({ closePrice: null })] },
    { sold: 2, total: null },
  ],
  [
    "a home by hand",
    { sold: [home(), home({ originatingSystemName: "manual" })] },
    { sold: 2, systems: ["CRMLS"] },
  ],
])("counts %s", (_, homes, expected) => {
  expect(count(homes)).toMatchObject(expected);
});

it.each([
  ["no home", {}],
  ["one home", { sold: [home()] }],
  ["one closing of two sides", { sold: [home(birch), home(birch)] }],
])("is nothing with %s", (_, homes) => {
  expect(count(homes)).toBeNull();
});

it.each([
  ["before the first home", "2021-12-31", 144],
  ["on the day of the first home", "2022-03-14", null],
  ["later, with counted homes in it", "2026-01-12", null],
  ["on an unknown day", null, null],
])("keeps what the agent states apart: %s", (_, enteredAt, stated) => {
  const record = count({ sold: [home(), home()] }, { salesCount: 144, enteredAt });
  expect(record).toMatchObject({ sold: 2, statedBefore: stated });
});

it("has the day of the listings, which a copy has from before", () => {
  const listings = { byType: { sale: [], rent: [], sold: [home(), home()], rented: [] } };
  const asOf = (loaded: string) =>
    countClosed({ ...listings, asOf: loaded, market: "" }, nothing, { today, latest: false })?.asOf;
  expect(asOf("2026-11-25T20:00:00Z")).toBe("2026-11-25");
  expect(asOf("2026-11-29T02:00:00Z")).toBe(today);
});

it("has the last three closings, newest first", () => {
  const dates = ["2022-03-14", "2026-10-14", "2026-08-21", "2026-09-02"];
  const record = count({ sold: dates.map((closeDate) => home({ closeDate })) });
  expect(record?.latest.map(({ date }) => date)).toEqual([
    "2026-10-14",
    "2026-09-02",
    "2026-08-21",
  ]);
});
