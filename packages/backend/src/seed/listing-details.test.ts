import { normalizeListing } from "@realtor/api/home";
import { describe, expect, it } from "vitest";

import { repeated } from "../../test/fixtures/repeated.ts";
import { generatedListings } from "./generated-listings.ts";
import { sampleAgents } from "./sample-agents.ts";
import { sampleListings } from "./sample-listings.ts";

const today = new Date("2026-11-20T12:00:00Z");

describe("details of sample listings", () => {
  const listings = sampleListings(today);
  const onMarket = listings.filter(({ standardStatus }) => standardStatus !== "Closed");
  const byKey = onMarket.map((home) => [home.listingKey, home] as const);

  it.each(byKey)(
    "%s has two or three paragraphs of remarks with a short first sentence",
    (_key, home) => {
      const paragraphs = home.publicRemarks?.split("\n\n") ?? [];
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeLessThanOrEqual(3);
      const [lead = ""] = /^.+?\.(?= )/.exec(paragraphs[0] ?? "") ?? [];
      expect(lead).not.toBe("");
      expect(lead.length).toBeLessThanOrEqual(110);
    },
  );

  it.each(byKey)("%s has five to seven rooms that fit in it, and tax", (_key, home) => {
    const rooms = home.rooms ?? [];
    expect(rooms.length).toBeGreaterThanOrEqual(5);
    expect(rooms.length).toBeLessThanOrEqual(7);
    expect(repeated(rooms.map(({ roomType }) => roomType))).toEqual([]);
    const areas = rooms.map(({ roomLength, roomWidth }) => (roomLength ?? 0) * (roomWidth ?? 0));
    expect(Math.min(...areas)).toBeGreaterThan(0);
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeLessThan(home.livingArea ?? 0);
    for (const { roomLength, roomWidth, roomDimensions, roomDescription } of rooms) {
      expect(roomDimensions).toBe(`${roomLength} x ${roomWidth}`);
      expect(roomDescription).toMatch(/^[A-Z].*[^.]$/);
    }
    expect(home.taxYear).toBe(2025);
    const rate = (home.taxAnnualAmount ?? 0) / (home.listPrice ?? 0);
    // A lease states its price per month.
    expect(rate * (home.propertyType === "ResidentialLease" ? 1 / 300 : 1)).toBeLessThan(0.012);
    expect(home.taxAnnualAmount).toBeGreaterThan(2000);
  });

  it("describe homes only: no words about people or praise", () => {
    // Words that the Fair Housing Act or its guidance concern; a family room is a room.
    const people =
      /\b(?:famil(?:y|ies)(?! room)|child(?:ren)?|kids?|couples?|singles|bachelors?|newlyweds?|retire\w*|seniors?|adults?|able-bodied|handicap\w*|disabled|church\w*|synagogue|mosque|temple|schools?|ethnic\w*|immigrants?|exclusive|safe|crime|master (?:bed|bath|suite)\w*)\b/i;
    const praise =
      /\b(?:perfect|ideal|best|finest|largest|greatest|stunning|gorgeous|breathtaking|spectacular|luxur\w+|dream|must-see|unique)\b/i;
    const texts = listings.flatMap(({ publicRemarks, rooms, openHouses }) => [
      publicRemarks,
      ...(rooms ?? []).map(({ roomDescription }) => roomDescription),
      ...(openHouses ?? []).map(({ openHouseRemarks }) => openHouseRemarks),
    ]);
    const found = texts.flatMap((text) => [
      people.exec(text ?? "")?.[0],
      praise.exec(text ?? "")?.[0],
    ]);
    expect(texts.length).toBeGreaterThan(400);
    expect(found.filter((word) => word !== undefined)).toEqual([]);
  });

  it("are in the form to which clients normalize listings", () => {
    for (const one of [...listings, ...generatedListings(today)]) {
      expect(normalizeListing(one)).toEqual({ openHouses: [], rooms: [], ...one });
    }
  });

  it("include open houses on both days of a weekend, with the agent’s first name", () => {
    const openHouses = listings.flatMap((home) => home.openHouses ?? []);
    expect(repeated(openHouses.map(({ openHouseKey }) => openHouseKey ?? ""))).toEqual([]);
    const weekends = sampleAgents.filter(({ slug, name }) => {
      const first = listings.find(({ listingKey }) => listingKey === `${slug}-1`);
      const host = name.en.split(" ")[0] ?? "";
      for (const { openHouseRemarks } of first?.openHouses ?? []) {
        expect(openHouseRemarks).toMatch(new RegExp(`^${host} will be there`));
      }
      const days = first?.openHouses?.map(({ openHouseDate }) => openHouseDate);
      return days?.join() === "2026-11-28,2026-11-29";
    });
    expect(weekends.length).toBeGreaterThanOrEqual(4);
  });

  it("include reduced prices in both markets, and a sale that is coming soon", () => {
    const reduced = onMarket.filter(
      ({ listPrice, previousListPrice }) => (previousListPrice ?? 0) > (listPrice ?? 0),
    );
    const inState = (state: string) => reduced.filter((home) => home.stateOrProvince === state);
    expect(inState("CA").length).toBeGreaterThanOrEqual(2);
    expect(inState("GA").length).toBeGreaterThanOrEqual(1);
    for (const { priceChangeTimestamp, onMarketDate } of reduced) {
      expect((priceChangeTimestamp ?? "") > (onMarketDate ?? "none")).toBe(true);
      expect((priceChangeTimestamp ?? "") < today.toISOString()).toBe(true);
    }
    const coming = onMarket.filter(({ standardStatus }) => standardStatus === "ComingSoon");
    expect(coming).toMatchObject([
      { propertyType: "Residential", onMarketDate: "2026-11-29", daysOnMarket: 0 },
    ]);
    expect(coming[0]).not.toHaveProperty("openHouses");
  });
});
