import { expect, it } from "vitest";
import { listingPrice } from "./contact-listing.ts";

const listing = { listingKey: "CRMLS-1", address: null, imageUrl: null };

it.each([
  ["sale", "$1,575,000", "$1,575,000", "$1,575,000"],
  ["rent", "월 $1,575,000", "$1,575,000/mo", "月額 $1,575,000"],
  ["sold", "거래가 $1,575,000", "Sold for $1,575,000", "成約価格 $1,575,000"],
  ["rented", "월 $1,575,000", "$1,575,000/mo", "月額 $1,575,000"],
  [null, "$1,575,000", "$1,575,000", "$1,575,000"],
] as const)("writes the price of %s as the homepage does", (searchType, ko, en, ja) => {
  const home = { ...listing, searchType, price: 1_575_000 };
  const prices = (["ko", "en", "ja-JP"] as const).map((locale) => listingPrice(home, locale));
  expect(prices).toEqual([ko, en, ja]);
});

it("has no price where it is unknown", () => {
  expect(listingPrice({ ...listing, searchType: "sale", price: null }, "en")).toBeNull();
});
