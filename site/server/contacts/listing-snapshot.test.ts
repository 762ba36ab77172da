import type { Listing } from "@realtor/api/home";
import { contactListing } from "@realtor/api/loaning-schemas";
import { describe, expect, it } from "vitest";
import { createListingSnapshot } from "./listing-snapshot.ts";

const home: Listing = {
  listingKey: "CRMLS-1",
  standardStatus: "Active",
  propertyType: "Residential",
  listPrice: 1_575_000,
  closePrice: 1_600_000,
  leaseAmount: 4200,
  unparsedAddress: "6591 Stonefield Lane, Irvine, CA 92618",
  city: "Irvine",
  stateOrProvince: "CA",
  media: [
    { mediaURL: "https://home.example/media/kitchen.jpg", order: 1 },
    { mediaURL: "https://home.example/media/front.jpg", order: 0 },
  ],
};

describe("createListingSnapshot", () => {
  it("has the address, price and first photo that pages show", () => {
    expect(createListingSnapshot(home, "sale")).toEqual({
      listingKey: "CRMLS-1",
      address: "6591 Stonefield Lane, Irvine, CA",
      price: 1_575_000,
      searchType: "sale",
      imageUrl: "https://home.example/media/front.jpg",
    });
  });

  it.each([
    ["rent", 4200],
    ["sold", 1_600_000],
    ["rented", 1_600_000],
  ] as const)("has the price of the list %s", (searchType, price) => {
    expect(createListingSnapshot(home, searchType)).toMatchObject({ searchType, price });
  });

  it.each<[string, Partial<Listing>, object]>([
    ["a withheld street", { internetAddressDisplayYN: false }, { address: "Irvine, CA" }],
    ["no address", { unparsedAddress: null, city: null, stateOrProvince: null }, { address: null }],
    ["an undisclosed price", { listPrice: 0 }, { price: null }],
    ["cents", { listPrice: 1_574_999.6 }, { price: 1_575_000 }],
    ["no photos", { media: [] }, { imageUrl: null }],
    ["a path as photo", { media: [{ mediaURL: "/media/a.jpg" }] }, { imageUrl: "/media/a.jpg" }],
    ["an unsafe photo", { media: [{ mediaURL: "javascript:alert(1)" }] }, { imageUrl: null }],
    ["an excessive price", { listPrice: 1e15 }, { price: null }],
    ["an excessive address", { unparsedAddress: "A".repeat(500) }, { address: null }],
    ["a lone surrogate", { unparsedAddress: "\uD800 Lane", city: null }, { address: null }],
  ])("of a listing with %s is valid", (_, change, expected) => {
    const snapshot = createListingSnapshot({ ...home, ...change }, "sale");
    expect(snapshot).toMatchObject(expected);
    expect(contactListing.parse(snapshot)).toEqual(snapshot);
  });
});
