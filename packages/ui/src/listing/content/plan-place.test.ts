import { describe, expect, it } from "vitest";
import { knownPlaces, placeCoordinates } from "../../homepage/content/place-coordinates.ts";
import { estimateLine } from "../../homepage/name-layout.ts";
import type { MapLabel } from "../../map-drawing/map-plan.ts";
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

  it("has no name on the arrow to the north in any frame that shows the name", () => {
    /** The frame of a phone of 320 px, and the narrowest frames that `reach` tells apart. */
    const frames = [
      { width: 280, height: 270 },
      { width: 350, height: 318 },
      { width: 545, height: 318 },
      { width: 670, height: 318 },
    ];
    const isOnArrow = (
      { x, y, name }: MapLabel,
      { width, height }: { width: number; height: number },
    ) => {
      const toPx = (percent: number) => (percent * height) / 100;
      const fromRight = (width + height) / 2 - toPx(x);
      const half = (0.95 * 15 * estimateLine(name.text)) / 2;
      const fromBottom = height - toPx(y);
      return fromRight - half < 36 && fromRight + half > 16 && fromBottom < 64 && fromBottom > 4;
    };
    for (const lang of ["en", "ko", "ja"] as const)
      for (const city of knownPlaces)
        for (const [north, east] of [
          [0, 0],
          [0.08, -0.1],
          [0.06, -0.06],
          [0.03, -0.12],
        ] as const) {
          const { latitude, longitude } = placeCoordinates(city) ?? irvine;
          const position = { latitude: latitude + north, longitude: longitude + east };
          const labels = planPlace({ position, city }, [], lang)?.labels ?? [];
          for (const label of labels) {
            const shown = frames.slice(label.reach ? label.reach + 1 : 0);
            expect(shown.filter((frame) => isOnArrow(label, frame)).map(() => label)).toEqual([]);
          }
        }
  });
});
