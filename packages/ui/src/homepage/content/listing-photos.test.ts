import { expect, it } from "vitest";
import { readListingPhotos, readPlainPhotos } from "./listing-photos.ts";

const url = (name: string) => `https://media.example/${name}.jpg`;

const listing = (
  ...media: { name: string; altered?: string[] | null; original?: string; order?: number }[]
) => ({
  listingKey: "1",
  media: media.map(({ name, altered, original, order }) => ({
    mediaURL: url(name),
    order,
    mediaAlteration: altered,
    originalURL: original && url(original),
  })),
});

it.each([
  [null, null],
  [[], null],
  [["None"], null],
  [["VirtualStagingItemAddition"], ["furniture"]],
  [
    ["Virtually Staged", "Sky Replacement"],
    ["furniture", "sky"],
  ],
  [["TwilightConversion"], ["sky"]],
  [["Object Removed"], ["removed"]],
  [["Grass Enhanced"], ["grass"]],
  [["Surfaces Changed"], ["surfaces"]],
  [["Window View Changed"], ["view"]],
  [["OtherMediaModification"], []],
])("media with the alterations %j has the kinds %j", (altered, kinds) => {
  const [photo] = readListingPhotos(listing({ name: "a", altered }));
  expect(photo?.alteration?.kinds ?? null).toEqual(kinds);
});

it("has altered photos in their order, with the original if it is known", () => {
  const home = listing(
    { name: "b", order: 1, altered: ["Sky Replacement"], original: "b0" },
    { name: "a", order: 0, altered: ["Sky Replacement"] },
  );
  expect(readListingPhotos(home)).toEqual([
    { url: url("a"), focus: null, alteration: { kinds: ["sky"], original: null } },
    { url: url("b"), focus: null, alteration: { kinds: ["sky"], original: url("b0") } },
  ]);
});

it.each([
  ["those that were not altered", [{ name: "a", altered: ["Sky"] }, { name: "b" }], ["b"]],
  ["the originals, if all were", [{ name: "a", altered: ["Sky"], original: "a0" }], ["a0"]],
  ["none, if no original is known", [{ name: "a", altered: ["Sky"] }], []],
])("a place without a label shows %s", (_, media, names) => {
  expect(readPlainPhotos(listing(...media)).map((photo) => photo.url)).toEqual(names.map(url));
});
