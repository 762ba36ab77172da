import type { ListingContent, ListingDocument } from "@realtor/api/listing";
import { describe, expect, it } from "vitest";
import type { Draft } from "#app/profile/draft/draft.ts";
import { listingKind } from "./listing-kind.ts";
import { listingLens, listingValueIds, listingValues } from "./listing-values.ts";
import { newListing } from "./listing-service.ts";
import { validateListing } from "./validate-listing.ts";

const realtor = { id: "1", desiredUrl: "nora" };

function listing(draft: ListingContent): ListingDocument {
  return { ...newListing(draft, realtor), id: "a", updatedAt: "2026-11-30T09:00:00.000Z" };
}

describe("the body of a save", () => {
  const stored = listing({ street: "27 Sycamore Bend", price: 1_890_000, offer: "sale" });

  it.each<[Draft, object]>([
    [{ street: "27 Sycamore Bend", price: 1_890_000, offer: "sale" }, {}],
    [
      { street: "28 Sycamore Bend", price: 1_890_000, offer: "sale" },
      { street: "28 Sycamore Bend" },
    ],
    // An emptied value is removed, and one that was never there is not sent.
    [
      { street: "", price: null, offer: "sale", city: "" },
      { street: null, price: null },
    ],
    [{ offer: "sale" }, { street: null, price: null }],
  ])("%j", (sent, changes) => {
    const { updatedAt } = stored;
    expect(listingKind.toBody("save", stored, sent)).toEqual({ ...changes, updatedAt });
  });

  it("has the changes, too, when it publishes", () => {
    const sent = { ...stored.draft, bedrooms: 0 };
    expect(listingKind.toBody("publish", stored, sent)).toMatchObject({
      bedrooms: 0,
      isPublished: "Y",
    });
  });
});

describe("validateListing", () => {
  it.each<[Draft, string[]]>([
    [{}, []],
    // What a control leaves when it is emptied is no error.
    [{ street: "", price: null, kind: "", listedOn: "" }, []],
    [{ price: 0 }, ["price required"]],
    [{ postalCode: "9261" }, ["postalCode zipcode.format"]],
    [
      { videoUrl: "http://video.example", bathrooms: 101 },
      ["bathrooms number.range", "videoUrl webAddress.format"],
    ],
    [{ words: { ja: { sentence: "あ".repeat(201) } } }, ["sentenceJa text.tooLong"]],
    [
      { openHouses: [{ id: "1", date: "2026-12-05", start: "13:00", end: "12:00" }] },
      ["openHouses number.range"],
    ],
  ])("%j: %j", (draft, errors) => {
    expect(validateListing(draft).map(({ field, code }) => `${field} ${code}`)).toEqual(errors);
  });
});

it("finds each value by its JSON pointer", () => {
  for (const id of listingValueIds)
    expect(listingKind.find(listingLens(id).pointer({}), {})).toBe(id);
  expect(listingKind.find("/openHouses/0/end", {})).toBe("openHouses");
  expect(listingKind.find("/unknown", {})).toBeUndefined();
});

it("keeps a number that is 0: a studio has no bedroom", () => {
  expect(listingValues.bedrooms.get({ bedrooms: 0 })).toBe(0);
  expect(listingValues.bedrooms.get({})).toBeNull();
});
