import { describe, expect, it } from "vitest";
import { knownPlaces, placeCoordinates } from "../../homepage/content/place-coordinates.ts";
import { estimateLine } from "../../homepage/name-layout.ts";
import { planPlace } from "./plan-place.ts";

const irvine = { latitude: 33.69, longitude: -117.79 };
const home = { position: irvine, city: "Irvine" };
const at = (latitude: number, longitude: number) => ({ listingKey: "other", latitude, longitude });

describe("planPlace", () => {
  it("has nothing without a position", () => {
    expect(planPlace({ position: null, city: "Irvine" }, [], "en")).toBeNull();
  });

  it("shows cities where they are from the home, in the page's language", () => {
    const plan = planPlace(home, [], "ko");
    const city = (text: string) => plan?.labels.find(({ name }) => name.text === text);
    // Tustin is to the north, Huntington Beach to the west, beyond a narrow frame.
    expect(city("터스틴")?.y).toBeLessThan(50);
    expect(city("헌팅턴비치")).toMatchObject({ name: { lang: "ko" } });
    expect(city("헌팅턴비치")?.x).toBeLessThan(0);
    expect(city("헌팅턴비치")?.reach).toBe(2);
    expect(city("애틀랜타")).toBeUndefined();
  });

  it.each([
    ["a mile away", [at(33.7045, -117.79)], 1],
    ["at the same place as the home", [at(33.69, -117.79)], 0],
    ["twice at one place", [at(33.7045, -117.79), at(33.7045, -117.79)], 1],
    ["twenty miles away", [at(33.98, -117.79)], 0],
    ["without a position", [at(0, 0)], 0],
  ])("marks another home %s", (_, others, count) => {
    expect(planPlace(home, others, "en")?.homes).toHaveLength(count);
  });

  it("keeps another home and the city of the home inside the square, in true distances", () => {
    const plan = planPlace(home, [at(33.69 + 6 / 69.05, -117.79)], "en");
    const [other] = plan?.homes ?? [];
    expect(other?.y).toBeGreaterThanOrEqual(13);
    const perMile = (plan?.scale.length ?? 0) / (plan?.scale.miles ?? 1);
    expect((50 - (other?.y ?? 0)) / perMile).toBeCloseTo(6, 0);
  });

  it("has the name of a city that it does not know below the home", () => {
    const plan = planPlace(
      { position: { latitude: 38, longitude: -120 }, city: "Sample City" },
      [],
      "en",
    );
    expect(plan?.labels).toEqual([
      expect.objectContaining({ name: { text: "Sample City", lang: "en" }, x: 50, y: 61 }),
    ]);
  });

  it("has no names on top of each other", () => {
    const cities = planPlace(
      { position: { latitude: 33.95, longitude: -118.2 }, city: null },
      [],
      "en",
    )?.labels;
    expect(cities?.length).toBeGreaterThan(4);
    for (const [index, a] of (cities ?? []).entries())
      for (const b of cities?.slice(index + 1) ?? [])
        expect(Math.abs(a.y - b.y) >= 7 || Math.abs(a.x - b.x) > 5).toBe(true);
  });

  it.each([
    ["a phone of 320 px", 280, 270, [undefined]],
    ["a phone of 390 px", 350, 318, [undefined]],
    ["a frame for more names", 560, 318, [undefined, 1]],
    ["a wider frame", 640, 318, [undefined, 1, 2]],
    ["a frame for all names", 670, 318, [undefined, 1, 2, 3]],
  ])("has no name on the arrow to the north on %s", (_, width, height, shown) => {
    const cities = knownPlaces.flatMap((name) => placeCoordinates(name) ?? []);
    // Homes in the middle of cities, and where a city is at the lower right.
    for (const shift of [0, 0.03, 0.06, 0.09]) {
      for (const { latitude, longitude } of cities) {
        const position = { latitude: latitude + shift, longitude: longitude - shift };
        for (const { x, y, name, reach } of planPlace({ ...home, position }, [], "en")?.labels ??
          []) {
          const fromRight = (width + height) / 2 - (x * height) / 100;
          const fromBottom = height - (y * height) / 100;
          const half = (0.95 * 15 * estimateLine(name.text)) / 2;
          const isBeside = fromRight - half >= 36 || fromBottom >= 64;
          expect(isBeside || fromRight + half < 16 || !shown.includes(reach)).toBe(true);
        }
      }
    }
  });
});
