import type { Point } from "../../homes-map/group-points.ts";

/** A name at its middle. */
type CityName = Point & { name: string };

/** A part of the drawing, by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Size of a name on a phone, in percent of the square. */
const characterWidth = 2.5;
const nameHeight = 7;
/** Where a name is tried: at the middle of its city, then below, above and next to it. */
const offsets: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: 11 },
  { x: 0, y: -11 },
  { x: 22, y: 0 },
  { x: -22, y: 0 },
];
const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** Whether a box is inside the drawing, which is wider than its square by `overflow` at each side. */
const isInside = ({ x, y, width, height }: Box, overflow: number) =>
  x >= width / 2 - overflow &&
  x <= 100 - width / 2 + overflow &&
  y >= height / 2 &&
  y <= 100 - height / 2;

/** Full-width characters are as wide as two Latin ones. */
const widthOf = (name: string) =>
  (name.length + name.replaceAll(/[\0-\u10ff]/g, "").length) * characterWidth;

/**
 * Moves the names of cities so that they overlap no `taken` part of the drawing and no other name; leaves out
 * those without room.
 */
export function placeCityNames<City extends CityName>(
  cities: readonly City[],
  taken: readonly Box[],
  overflow = 0,
): (City & Box)[] {
  const boxes = [...taken];
  return cities.flatMap((city) => {
    const size = { width: widthOf(city.name), height: nameHeight };
    const box = offsets
      .map((offset) => ({ x: city.x + offset.x, y: city.y + offset.y, ...size }))
      .find((one) => isInside(one, overflow) && boxes.every((other) => !overlap(one, other)));
    if (!box) return [];
    boxes.push(box);
    return { ...city, ...box };
  });
}
