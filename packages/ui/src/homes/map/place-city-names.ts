import type { Point } from "../../homes-map/group-points.ts";

/** A name at its middle. */
type CityName = Point & { name: string };

interface Box extends Point {
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
/** The scale, at the lower left. */
const scaleBox: Box = { x: 18, y: 94, width: 36, height: 12 };

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

const isInside = ({ x, y, width, height }: Box) =>
  x >= width / 2 && x <= 100 - width / 2 && y >= height / 2 && y <= 100 - height / 2;

/** Moves the names of cities so that they overlap no mark and no other name; leaves out those without room. */
export function placeCityNames(
  cities: readonly CityName[],
  marks: readonly Point[],
  markSize: { width: number; height: number },
): CityName[] {
  const taken: Box[] = [scaleBox, ...marks.map(({ x, y }) => ({ x, y, ...markSize }))];
  return cities.flatMap(({ name, x, y }) => {
    const size = { width: name.length * characterWidth, height: nameHeight };
    const box = offsets
      .map((offset) => ({ x: x + offset.x, y: y + offset.y, ...size }))
      .find((one) => isInside(one) && taken.every((other) => !overlap(one, other)));
    if (!box) return [];
    taken.push(box);
    return { name, x: box.x, y: box.y };
  });
}
