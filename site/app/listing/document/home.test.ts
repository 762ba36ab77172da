import type { ListingEntry } from "@realtor/api/listing";
import { describe, expect, it } from "vitest";
import { countShown, findMissingLanguages, type HomeGroup, isCopy, readHome } from "./home.ts";

type Changes = Partial<Omit<ListingEntry, "listing">> & {
  listing?: Partial<ListingEntry["listing"]>;
};

function entryOf({ listing, ...changes }: Changes = {}): ListingEntry {
  return {
    id: "1",
    listingKey: "home-1",
    kind: "manual",
    isPublished: "Y",
    hasDraft: "N",
    isHidden: "N",
    updatedAt: "2026-11-28T00:00:00.000Z",
    languages: [],
    allowsWords: "Y",
    ...changes,
    listing: {
      listingKey: "home-1",
      standardStatus: "Active",
      propertyType: "Residential",
      ...listing,
    },
  };
}

const words = { kind: "words", isPublished: "N" } as const;

describe("a home stands", () => {
  it.each<[string, Changes, HomeGroup]>([
    [
      "with drafts until it is published, whatever its status",
      { isPublished: "N", listing: { standardStatus: "Closed" } },
      "draft",
    ],
    ["with what visitors see", {}, "shown"],
    ["there without a document, if it is of an MLS", { ...words, id: null }, "shown"],
    ["apart when it is hidden", { ...words, isHidden: "Y" }, "hidden"],
    ["apart when it is withdrawn", { listing: { standardStatus: "Withdrawn" } }, "hidden"],
    [
      "in the record when it is closed, hidden or not",
      { isHidden: "Y", listing: { standardStatus: "Closed" } },
      "closed",
    ],
  ])("%s", (_, changes, group) => {
    expect(readHome(entryOf(changes)).group).toBe(group);
  });

  it.each([
    ["Active Under Contract", "pending"],
    ["Coming Soon", "comingSoon"],
    ["Expired", "withdrawn"],
    ["SomethingNew", "active"],
  ])("with the status %s of a feed as %s", (standardStatus, status) => {
    expect(readHome(entryOf({ ...words, listing: { standardStatus } })).status).toBe(status);
  });
});

it("has its whole address in the list, also where visitors see the city only", () => {
  const listing = {
    unparsedAddress: "27 Sycamore Bend #2, Irvine, CA 92618",
    city: "Irvine",
    stateOrProvince: "CA",
    internetAddressDisplayYN: false,
  };
  expect(readHome(entryOf({ listing })).address).toBe("27 Sycamore Bend #2, Irvine");
  expect(readHome(entryOf({ isPublished: "N" })).address).toBeNull();
  // Its feed does not have it any more.
  expect(readHome(entryOf(words)).address).toBe("home-1");
});

it("has the closing price, or else the price that was asked", () => {
  const closed = { standardStatus: "Closed", listPrice: 900_000 };
  expect(readHome(entryOf({ listing: closed })).price).toBe(900_000);
  expect(readHome(entryOf({ listing: { ...closed, closePrice: 950_000 } })).price).toBe(950_000);
});

it("lacks the languages of the website without a text, if visitors see it", () => {
  const langs = ["ko", "en", "ja"] as const;
  const missing = (changes: Changes) => findMissingLanguages(readHome(entryOf(changes)), langs);
  expect(missing({ languages: ["en"] })).toEqual(["ko", "ja"]);
  expect(missing({ ...words, listing: { publicRemarks: "A home." } })).toEqual(["ko", "ja"]);
  expect(missing(words)).toEqual(["ko", "en", "ja"]);
  expect(missing({ isPublished: "N" })).toEqual([]);
  expect(missing({ isHidden: "Y" })).toEqual([]);
  // The market allows none.
  expect(missing({ ...words, allowsWords: "N" })).toEqual([]);
});

it("counts what visitors see: not drafts, and not what is hidden in the record", () => {
  const closed = { standardStatus: "Closed" };
  const homes = [
    entryOf(),
    entryOf({ isPublished: "N" }),
    entryOf({ isHidden: "Y" }),
    entryOf({ listing: closed }),
    entryOf({ isHidden: "Y", listing: closed }),
  ].map(readHome);
  expect(countShown(homes)).toBe(2);
});

it("is called a copy until its address is another one", () => {
  const at = (unparsedAddress: string) => ({
    unparsedAddress,
    city: "Irvine",
    stateOrProvince: "CA",
  });
  const original = readHome(
    entryOf({
      listingKey: "home-0",
      listing: { ...at("27 Sycamore Bend #2, Irvine, CA 92618"), unitNumber: "2" },
    }),
  );
  const draft = (address: string) => readHome(entryOf({ isPublished: "N", listing: at(address) }));
  const copy = draft("27 Sycamore Bend, Irvine, CA 92618");
  expect(isCopy(copy, [copy, original])).toBe(true);
  const other = draft("29 Sycamore Bend, Irvine, CA 92618");
  expect(isCopy(other, [other, original])).toBe(false);
  expect(isCopy(original, [copy, original])).toBe(false);
});
