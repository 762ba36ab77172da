import { expect, it } from "vitest";
import {
  sampleContent,
  sampleListing,
  sampleListings,
} from "../../../test/fixtures/sample-homepage.ts";
import type { ListingType } from "../../labels/labels.ts";
import { type BackOnMarketInput, readDate } from "./back-on-market.ts";
import { type ListingInput, readListing } from "./listings.ts";

it.each([
  ["2026-11-18", "2026-11-18"],
  ["2026-11-18T20:00:00Z", "2026-11-18"],
  ["2026-13-45", null],
  ["yesterday", null],
  [" ", null],
  [null, null],
])("reads the date of %j as %j", (text, date) => {
  expect(readDate(text)).toBe(date);
});

const withdrawnSale: BackOnMarketInput = {
  majorChangeType: "Back On Market",
  majorChangeTimestamp: "2026-11-12T20:00:00Z",
};

it.each<[ListingType, Partial<ListingInput>, string | undefined]>([
  ["sale", withdrawnSale, "2026-11-12"],
  ["rent", { backOnMarketDate: "2026-11-10" }, "2026-11-10"],
  ["sale", { ...withdrawnSale, openHouses: [{ openHouseDate: "2026-11-28" }] }, "2026-11-12"],
  ["sale", { ...withdrawnSale, standardStatus: "Unknown" }, "2026-11-12"],
  ["sale", { ...withdrawnSale, standardStatus: "Pending" }, undefined],
  ["sale", { ...withdrawnSale, standardStatus: "ComingSoon" }, undefined],
  ["sold", withdrawnSale, undefined],
  ["sale", { ...withdrawnSale, majorChangeType: "PriceChange" }, undefined],
  ["sale", {}, undefined],
])("a listing for %s with %j is back since %s", (type, change, date) => {
  expect(readListing(sampleListing(change), type, "2026-11-20").backOnMarket).toBe(date);
});

it("is on the cards of a homepage", () => {
  const listings = sampleListings({ sale: 2 });
  const sale = [{ ...listings.byType.sale[0], ...sampleListing(withdrawnSale) }, sampleListing()];
  const content = sampleContent("en", {}, { ...listings, byType: { ...listings.byType, sale } });
  if (content.listings.state !== "ready") throw new Error("The sample has listings.");
  const [first, second] = content.listings.items;
  expect(first?.backOnMarket).toBe("2026-11-12");
  expect(second).not.toHaveProperty("backOnMarket");
});
