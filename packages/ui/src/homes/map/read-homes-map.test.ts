import { describe, expect, it } from "vitest";
import { sampleHome } from "../../../test/fixtures/sample-home.ts";
import type { Lang } from "../../labels/labels.ts";
import type { ListingDetailsInput } from "../../listing/listing-input.ts";
import { readFilteredHome } from "../read-home-item.ts";
import { maxMapHomes, readHomesMap } from "./read-homes-map.ts";

const readMap = (homes: readonly Partial<ListingDetailsInput>[], lang: Lang = "en") =>
  readHomesMap(
    homes
      .map((change, n) =>
        readFilteredHome(sampleHome({ ...change, listingKey: `${n}` }), "sale", "2026-11-20"),
      )
      .map(({ item }) => item),
    lang,
  );

describe("the map of the results", () => {
  it("has homes with their number in the results, and counts those without a position", () => {
    const map = readMap([
      {},
      { internetAddressDisplayYN: false },
      { latitude: null },
      { latitude: 0, longitude: 0 },
      { latitude: 33.9 },
    ]);
    expect(map.homes.map(({ number }) => number)).toEqual([1, 5]);
    expect(map).toMatchObject({ hidden: 3, isCut: false });
  });

  it("has no drawing without a position", () => {
    expect(readMap([{ latitude: null }])).toEqual({
      homes: [],
      plan: null,
      hidden: 1,
      isCut: false,
    });
  });

  it("has no more homes than the bound", () => {
    const map = readMap(Array.from({ length: maxMapHomes + 1 }, () => ({})));
    expect(map.homes).toHaveLength(maxMapHomes);
    expect(map).toMatchObject({ hidden: 0, isCut: true });
  });

  it("draws north above south and west before east, and near homes as one mark", () => {
    const { plan } = readMap([
      { latitude: 33.9, longitude: -117.9 },
      { latitude: 33.6, longitude: -117.6 },
      { latitude: 33.6001, longitude: -117.6 },
    ]);
    expect(plan?.marks.map(({ numbers }) => numbers)).toEqual([[1], [2, 3]]);
    const [north, south] = plan?.marks ?? [];
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(north?.x).toBeLessThan(south?.x ?? 0);
  });

  it("has a single home at the middle", () => {
    const { plan } = readMap([{}]);
    expect(plan?.marks).toEqual([{ x: 50, y: 50, numbers: [1] }]);
    expect(plan?.scale.miles).toBeGreaterThan(0);
  });

  it("has city names next to the marks, and none without room", () => {
    const { plan } = readMap([
      { city: "Irvine", latitude: 33.68, longitude: -117.77 },
      { city: "Tustin", latitude: 33.74, longitude: -117.82 },
      { city: "Nowhere", latitude: 33.7, longitude: -117.8 },
      // At this scale they are at one place.
      { city: "Atlanta", latitude: 33.75, longitude: -84.39 },
    ]);
    const cities = plan?.labels ?? [];
    expect(cities.map(({ name }) => name.text)).toContain("Atlanta");
    expect(cities.map(({ name }) => name.text)).not.toContain("Nowhere");
    for (const city of cities)
      for (const mark of plan?.marks ?? [])
        expect(Math.abs(city.x - mark.x) > 9 || Math.abs(city.y - mark.y) > 9).toBe(true);
  });

  it("has the customary names of cities in the language of the page", () => {
    const homes = [{ city: "Irvine", latitude: 33.69, longitude: -117.77 }];
    const namesIn = (lang: Lang) => readMap(homes, lang).plan?.labels.map(({ name }) => name);
    expect(namesIn("ko")).toContainEqual({ text: "어바인", lang: "ko" });
    expect(namesIn("en")).toContainEqual({ text: "Irvine", lang: "en" });
  });
});
