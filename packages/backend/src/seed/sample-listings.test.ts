import { listing } from "@realtor/api/home-schemas";
import { getCounty } from "@realtor/api/rules";
import { describe, expect, it } from "vitest";

import { listingsByOwner } from "../../test/fixtures/listings-by-owner.ts";
import { repeated } from "../../test/fixtures/repeated.ts";
import { sampleCities } from "./cities.ts";
import { generatedListings } from "./generated-listings.ts";
import { sampleAgents } from "./sample-agents.ts";
import { sampleListings } from "./sample-listings.ts";

const today = new Date("2026-11-20T12:00:00Z");
const allListings = () => [...sampleListings(today), ...generatedListings(today)];

const owned = listingsByOwner.flatMap(([slug, listings]) =>
  listings.map((home) => [slug, home] as const),
);
const byAgent = sampleAgents.map((agent) => [agent.slug, agent] as const);

describe("sample listings", () => {
  it("are more than 400, valid, deterministic and have unique keys", () => {
    const listings = allListings();
    expect(listings.length).toBeGreaterThanOrEqual(400);
    expect(new Set(listings.map(({ listingKey }) => listingKey)).size).toBe(listings.length);
    for (const one of listings) expect(listing.safeParse(one).error?.issues).toBeUndefined();
    expect(allListings()).toEqual(listings);
  });

  it.each(byAgent)("of %s are at least six in the agent's cities, of several kinds", (_, agent) => {
    expect(agent.listings.length).toBeGreaterThanOrEqual(6);
    const kinds = new Set(agent.listings.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(3);
    for (const { city } of agent.listings) expect(agent.cities).toContain(city);
    const openHouses = agent.listings.filter(({ openHouse }) => openHouse !== undefined);
    expect(openHouses.length).toBeGreaterThanOrEqual(1);
    expect(openHouses.length).toBeLessThanOrEqual(2);
  });

  it("are closed exactly if they were sold or leased, and have a plausible price", () => {
    const implausible = owned.filter(([, { kind, price, sqft, city }]) => {
      const typical = sampleCities[city]?.typicalPrice ?? 0;
      const isLease = kind === "rent" || kind === "rented";
      const ratio = ((isLease ? price * 300 : price) / typical) * (2200 / sqft);
      return ratio < 0.4 || ratio > 2.5;
    });
    expect(implausible).toEqual([]);
    for (const [, { kind, closedDaysAgo }] of owned) {
      expect(closedDaysAgo !== undefined).toBe(kind === "sold" || kind === "rented");
    }
  });

  it("express new, open, pending and closed by status and date", () => {
    const find = (street: string) =>
      sampleListings(today).find(({ unparsedAddress }) => unparsedAddress?.startsWith(street));
    expect(find("18 Stonefield")).toMatchObject({
      listingKey: "grace-kim-1",
      listingId: "SAMPLE-GRACE-KIM-1",
      standardStatus: "Active",
      daysOnMarket: 24,
      openHouses: [
        {
          openHouseDate: "2026-11-28",
          openHouseStartTime: "2026-11-28T21:00:00Z",
          openHouseEndTime: "2026-11-29T00:00:00Z",
          openHouseStatus: "Active",
        },
        { openHouseDate: "2026-11-29", openHouseStartTime: "2026-11-29T21:00:00Z" },
      ],
      associationFee: 285,
      garageSpaces: 3,
      lotSizeSquareFeet: 7200,
      attributionContact: "949-555-0110",
    });
    expect(find("2107 Alder Cove")).toMatchObject({
      daysOnMarket: 3,
      listingContractDate: "2026-11-17",
    });
    expect(find("341 Mission Fig")).toMatchObject({ standardStatus: "Pending" });
    expect(find("1290 Heron Point")).toMatchObject({
      standardStatus: "Closed",
      closeDate: "2026-09-19",
      closePrice: 2_010_000,
    });
    expect(find("318 Amberwood")).toMatchObject({
      openHouses: [{ openHouseDate: "2026-11-28", openHouseStartTime: "2026-11-28T18:00:00Z" }],
    });
  });

  it("have an address and remarks of their own, of 60 to 150 words", () => {
    const texts = owned.map(([, { remarks }]) => remarks.join(" "));
    expect(repeated(owned.map(([, { street }]) => street))).toEqual([]);
    expect(repeated(owned.flatMap(([, { remarks }]) => remarks))).toEqual([]);
    const lengths = texts.map((text) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(150);
  });

  it("are in counties that the rules know", () => {
    const misplaced = Object.entries(sampleCities).filter(
      ([name, { county }]) => !["", county].includes(getCounty(name)),
    );
    expect(misplaced).toEqual([]);
  });
});
