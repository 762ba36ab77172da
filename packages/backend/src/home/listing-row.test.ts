import { expect, it } from "vitest";

import { normalizeLicense, readMarketLicenses, toListingRow } from "./listing-row.ts";

it.each([
  ["SAMPLE-01", "SAMPLE-01"],
  ["sample-01", "SAMPLE-01"],
  ["CA DRE SAMPLE-01", "SAMPLE-01"],
  ["DRE# 01234567", "01234567"],
  ["DRE Lic. 01234567", "01234567"],
  ["GREC SAMPLE-05", "SAMPLE-05"],
  [" 00000044 ", "00000044"],
  ["DREAM-1", "DREAM-1"],
])("normalizes %j to %j", (license, bare) => {
  expect(normalizeLicense(license)).toBe(bare);
});

it.each<[string, "" | "crmls" | "fmls", string[]]>([
  ["00000044", "", [" 00000044"]],
  ["44", "", [" 44"]],
  ["44", "crmls", ["crmls 00000044"]],
  ["44", "fmls", ["fmls 44"]],
  ["CA DRE 44, GREC 000044", "", ["crmls 00000044", "fmls 000044"]],
  ["CA DRE SAMPLE-44", "", ["crmls SAMPLE-44"]],
  ["CA DRE 00000044", "fmls", ["crmls 00000044"]],
  ["DRE 00000044 / GA GREC 000044;", "", ["crmls 00000044", "fmls 000044"]],
  [" , ", "", []],
])("reads the numbers of %j in the market %j as %j", (licenses, market, expected) => {
  const read = readMarketLicenses(licenses, market);
  expect(read.map((one) => `${one.market} ${one.number}`)).toEqual(expected);
});

const record = {
  listingKey: "K1",
  standardStatus: "Active Under Contract",
  propertyType: "Residential Lease",
  stateOrProvince: "GA",
  listAgentStateLicense: "GREC 000044",
  onMarketDate: "2026-11-02",
};

it("makes the row of a listing, in the market of its state or of its feed", () => {
  const media = [{ mediaURL: "/media/a.jpg" }];
  expect(toListingRow({ ...record, media }, { source: "manual" })).toMatchObject({
    source: "manual",
    market: "fmls",
    standardStatus: "ActiveUnderContract",
    searchType: "rent",
    listedOn: "2026-11-02",
    listAgentLicense: "000044",
    position: 0,
    record,
    media,
    openHouses: null,
  });
  expect(toListingRow(record, { source: "crmls", market: "crmls" })).toMatchObject({
    market: "crmls",
    listAgentLicense: "00000044",
    hasImage: false,
  });
});

it.each([
  [{ onMarketDate: "2026-11-02T08:00:00Z" }, "2026-11-02"],
  [{ onMarketDate: "2026-02-30", listingContractDate: "2026-02-01" }, "2026-02-01"],
  [{ onMarketDate: "soon" }, null],
  [{ onMarketDate: null }, null],
])("lists %j on %s", (change, day) => {
  expect(toListingRow({ ...record, ...change }, { source: "manual" }).listedOn).toBe(day);
});

it.each([
  ["Residential", "Stock Cooperative", "condo"],
  ["Residential Lease", "Apartment", "condo"],
  ["Residential", "Triplex", "multi_family"],
  ["Residential Income", "Apartment", "multi_family"],
  ["Land", "Unimproved Land", "land"],
  ["Residential", "Houseboat", null],
  ["Commercial Sale", null, null],
])("of type %s and sub type %s is of kind %s", (propertyType, propertySubType, kind) => {
  const row = toListingRow({ ...record, propertyType, propertySubType }, { source: "manual" });
  expect(row.homeKind).toBe(kind);
});
