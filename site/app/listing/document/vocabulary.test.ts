import {
  buildingFeatures,
  captions,
  type ListingContent,
  openHouseNotes,
  roomTypes,
  toRecord,
} from "@realtor/api/listing";
import { buildingName, composeListing } from "@realtor/ui/listing";
import { roomName } from "@realtor/ui/templates";
import { expect, it } from "vitest";
import { readAgent } from "#app/data/read-agent.ts";
import { publishable } from "#test/fixtures/publishable-profile.ts";

// What an agent chooses by a code is served in English, and each page translates it.
it.each([...Object.values(captions), ...roomTypes])("the room %s is translated", (english) => {
  expect(roomName(english, "ko")).toMatchObject({ lang: "ko" });
  expect(roomName(english, "ja")).toMatchObject({ lang: "ja" });
});

it.each(Object.values(buildingFeatures).flat())("the feature %s is translated", (english) => {
  expect(buildingName(english, "ko")).toMatchObject({ lang: "ko" });
  expect(buildingName(english, "ja")).toMatchObject({ lang: "ja" });
});

it.each(Object.keys(openHouseNotes))("the note %s to an open house is translated", (code) => {
  const note = code as keyof typeof openHouseNotes; // its keys
  const content: ListingContent = {
    offer: "sale",
    state: "CA",
    openHouses: [{ id: "1", date: "2026-12-05", start: "13:00", end: "16:00", note }],
  };
  const home = toRecord("home-1", content, { name: "Nora Vale", license: "1" }, new Date(0));
  const noteIn = (locale: "ko" | "en" | "ja-JP") =>
    composeListing(
      readAgent(publishable, locale),
      { byType: { sale: [home], rent: [], sold: [], rented: [] }, market: "crmls", asOf: "" },
      "home-1",
      locale,
      { now: "2026-12-01T00:00:00Z", today: "2026-12-01" },
    )?.openHouses[0]?.note;
  expect(noteIn("en")).toBe(openHouseNotes[note]);
  expect(noteIn("ko")).toMatch(/[가-힣]/);
  expect(noteIn("ja-JP")).toMatch(/[ぁ-ん]/);
});
