import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleListing, sampleListings } from "../../../test/fixtures/sample-homepage.ts";
import { countRegionHomes, readAreaMap } from "./areas.ts";
import { nameRegions } from "./regions.ts";

const listings = sampleListings({});
const mapOf = (cities: string[], sale = listings.byType.sale) =>
  readAreaMap(
    countRegionHomes(
      nameRegions({ regions: cities.map((name) => ({ state: "CA", name })), lang: "ko" }),
      { ...listings, byType: { ...listings.byType, sale } },
    ),
  );

describe("readAreaMap", () => {
  it("lists the regions from north to south, those without coordinates last", () => {
    const { areas } = mapOf(["San Diego", "Nowhere", "La Jolla", "Del Mar"]);
    expect(areas.map(({ english, displayName }) => english ?? displayName.text)).toEqual([
      "Del Mar",
      "La Jolla",
      "San Diego",
      "Nowhere",
    ]);
    expect(areas.at(-1)?.marker).toBeNull();
  });

  it("counts the homes for sale of each region", () => {
    const sale = [
      sampleListing({ city: "Irvine" }),
      sampleListing({ city: "irvine " }),
      sampleListing({ city: "Irvine", internetEntireListingDisplayYN: false }),
      sampleListing({ city: "Tustin" }),
    ];
    expect(mapOf(["Irvine", "Tustin", "Brea"], sale).areas.map(({ homes }) => homes)).toEqual([
      0, 1, 2,
    ]);
  });

  it("has no map without coordinates", () => {
    expect(mapOf(["Nowhere"]).plan).toBeNull();
  });

  it("draws a grid of .05 degrees around one city", () => {
    const { areas, longitudes, latitudes, plan } = mapOf(["Irvine"]);
    expect(areas[0]?.marker).toMatchObject({ x: 300, y: 380, leaderY: 380 });
    expect(latitudes).toContain("33.70° N");
    expect(longitudes).toContain("117.80° W");
    expect(plan?.scale.length).toBeGreaterThanOrEqual(80);
  });

  it("keeps every marker in the visible part, in the order of the list", () => {
    const cities = fc.subarray([
      "Irvine",
      "Brea",
      "San Francisco",
      "San Diego",
      "Del Mar",
      "Nowhere",
    ]);
    fc.assert(
      fc.property(cities, (some) => {
        const { areas, height } = mapOf(some);
        const markers = areas.flatMap(({ marker }) => marker ?? []);
        for (const [index, { x, y }] of markers.entries()) {
          expect(x).toBeGreaterThanOrEqual(130);
          expect(x).toBeLessThanOrEqual(470);
          expect(y).toBeLessThan(height);
          expect(y).toBeGreaterThanOrEqual(markers[index - 1]?.y ?? 0);
        }
      }),
    );
  });

  it("leads around the markers of other regions", () => {
    fc.assert(
      fc.property(fc.subarray(["Irvine", "Huntington Beach", "Costa Mesa", "Brea"]), (some) => {
        const markers = mapOf(some).areas.flatMap(({ marker }) => marker ?? []);
        for (const { x, leaderY } of markers) {
          for (const other of markers.filter((marker) => marker.x < x))
            expect(Math.abs(other.y - leaderY)).toBeGreaterThanOrEqual(26);
        }
      }),
    );
    const [irvine] = mapOf(["Irvine", "Huntington Beach"]).areas;
    expect(irvine?.marker?.leaderY).toBeLessThan(irvine?.marker?.y ?? 0);
  });
});
