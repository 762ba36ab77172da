import type { ListingEntry } from "@realtor/api/listing";
import { expect, it } from "vitest";
import { readHome } from "#app/listing/document/home.ts";
import { findMissingWords } from "./missing-words.ts";

function homeOf(
  key: string,
  listedOn: string,
  { listing, ...changes }: Partial<Omit<ListingEntry, "listing">> & { listing?: object } = {},
) {
  return readHome({
    id: null,
    listingKey: key,
    kind: "words",
    isPublished: "N",
    hasDraft: "N",
    isHidden: "N",
    updatedAt: null,
    languages: [],
    allowsWords: "Y",
    ...changes,
    listing: {
      listingKey: key,
      standardStatus: "Active",
      propertyType: "Residential",
      publicRemarks: "A home.",
      listingContractDate: listedOn,
      ...listing,
    },
  });
}

it("names the language that most homes lack, and the homes, newest first", () => {
  const found = findMissingWords(
    [
      homeOf("a", "2026-11-01"),
      homeOf("b", "2026-11-20", { languages: ["ja"] }),
      homeOf("c", "2026-11-10", { languages: ["ko", "ja"] }),
    ],
    ["en", "ja", "ko"],
  );
  expect(found).toMatchObject({ lang: "ko", missing: 2, total: 3 });
  expect(found?.homes.map(({ key }) => key)).toEqual(["b", "a"]);
});

it("counts homes that visitors see and words are allowed of", () => {
  const found = findMissingWords(
    [
      homeOf("a", "2026-11-01"),
      homeOf("sold", "2026-11-02", { listing: { standardStatus: "Closed" } }),
      homeOf("hidden", "2026-11-03", { isHidden: "Y" }),
      homeOf("forbidden", "2026-11-04", { allowsWords: "N" }),
      homeOf("draft", "2026-11-05", { kind: "manual" }),
    ],
    ["ko"],
  );
  expect(found).toMatchObject({ missing: 1, total: 1 });
});

it("is nothing where every language can be read", () => {
  expect(findMissingWords([homeOf("a", "2026-11-01")], ["en"])).toBeNull();
  expect(findMissingWords([], ["ko"])).toBeNull();
});
