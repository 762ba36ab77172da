import { expect, it } from "vitest";
import { sampleListing, sampleListings } from "../../../test/fixtures/sample-homepage.ts";
import type { Lang } from "../../labels/labels.ts";
import { type ListingInput, readListings } from "./listings.ts";
import { createPhotoPicker } from "./photo-picker.ts";
import { readRooms } from "./rooms.ts";

const photo = (name: string, order: number, shortDescription: string | null = name) => ({
  mediaURL: `/media/${name}.jpg`,
  order,
  shortDescription,
});

function roomsOf(homes: Partial<ListingInput>[], used: string[] = [], lang: Lang = "en") {
  const none = sampleListings({});
  const sale = homes.map((home, index) => sampleListing({ listingKey: `home-${index}`, ...home }));
  const listings = { ...none, byType: { ...none.byType, sale } };
  const pick = createPhotoPicker();
  for (const url of used) pick([{ url, focus: null }]);
  return readRooms(listings, readListings(listings, null, "2026-11-20", pick), lang, pick);
}

it("takes one room of each listing in turn, after its first photo, with room and address", () => {
  const rooms = roomsOf([
    { media: [photo("a-front", 0), photo("a-bath", 2), photo("a-kitchen", 1)] },
    { media: [photo("b-front", 0), photo("b-hall", 1)], internetAddressDisplayYN: false },
  ]);
  const street = "6591 Sample Lane";
  const city = "Irvine";
  expect(rooms.map(({ caption, home }) => [home.key, caption])).toEqual([
    ["home-0", { room: { text: "a-kitchen", lang: "en" }, street, city }],
    ["home-1", { room: { text: "b-hall", lang: "en" }, street: null, city }],
    ["home-0", { room: { text: "a-bath", lang: "en" }, street, city }],
  ]);
});

it("skips photos without a description, and photos that the page shows elsewhere", () => {
  const media = [photo("front", 0), photo("plain", 1, null), photo("cover", 2), photo("den", 3)];
  expect(roomsOf([{ media }, { media }], ["/media/cover.jpg"]).map(({ url }) => url)).toEqual([
    "/media/den.jpg",
  ]);
});

it("takes views from outside after the rooms", () => {
  const media = [
    photo("front", 0),
    photo("dusk", 1, "Exterior at Dusk"),
    photo("kitchen", 2),
    photo("street", 3, "Street view"),
    photo("loggia", 4),
  ];
  expect(roomsOf([{ media }]).map(({ url }) => url)).toEqual(
    ["kitchen", "loggia", "dusk", "street"].map((name) => `/media/${name}.jpg`),
  );
});

it("takes at most eight", () => {
  const media = Array.from({ length: 20 }, (_, index) => photo(`room-${index}`, index));
  expect(roomsOf([{ media }])).toHaveLength(8);
});

it("translates common descriptions, and shows others in English", () => {
  const media = [
    photo("front", 0),
    photo("cellar", 1, "Tasting Cellar"),
    photo("room", 2, "Living Room"),
  ];
  const roomIn = (lang: Lang) => roomsOf([{ media }], [], lang).map(({ caption }) => caption.room);
  expect(roomIn("ko")).toEqual([
    { text: "Tasting Cellar", lang: "en" },
    { text: "거실", lang: "ko" },
  ]);
  expect(roomIn("ja")[1]).toEqual({ text: "リビングルーム", lang: "ja" });
  expect(roomIn("en")[1]).toEqual({ text: "Living Room", lang: "en" });
});
