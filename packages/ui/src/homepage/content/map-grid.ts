const gridSteps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** Miles in a degree of latitude. */
export const milesPerDegree = 69.05;

/** Degrees between the lines of a grid, so that they are at least `distance` apart; `scale` is per degree. */
export function gridStep(scale: number, distance: number): number {
  return gridSteps.find((step) => step * scale >= distance) ?? 10;
}

/** Length of a scale bar: a round number of miles of at least `length`; `scale` is per degree of latitude. */
export function scaleBar(scale: number, length: number): { miles: number; length: number } {
  const ofMiles = (miles: number) => (miles * scale) / milesPerDegree;
  const miles = [1, 2, 5, 10, 20, 50, 100, 200].find((n) => ofMiles(n) >= length) ?? 500;
  return { miles, length: ofMiles(miles) };
}

/** How many times shorter a degree of longitude is than one of latitude. */
export function longitudeShrink(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** The middle of the values, and their extent. */
export function extentOf(values: readonly number[]): { middle: number; span: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (high + low) / 2, span: high - low };
}

/** Multiples of `step` in a range, with their position. */
export function gridLines(
  positionOf: (degree: number) => number,
  [first, last]: readonly [number, number],
  step: number,
): { at: number; degree: number }[] {
  const lines: { at: number; degree: number }[] = [];
  for (let index = Math.ceil(first / step); index * step <= last; index++) {
    const degree = index * step;
    lines.push({ at: Math.round(positionOf(degree) * 10) / 10, degree });
  }
  return lines;
}

interface SquareOptions {
  /** Percent per degree of latitude. */
  scale: number;
  /** The drawing continues beyond its square at both sides, in percent. */
  overflow: number;
  /** Smallest distance of two lines. */
  distance: number;
}

/** The projection and the grid of a drawing in percent of a square, whose middle is at a position. */
export function squareGrid(
  middle: { latitude: number; longitude: number },
  { scale, overflow, distance }: SquareOptions,
) {
  // Equirectangular: a degree of longitude is shorter than one of latitude.
  const shrink = longitudeShrink(middle.latitude);
  const step = gridStep(shrink * scale, distance);
  const reach = { x: (50 + overflow) / shrink / scale, y: 50 / scale };
  const toX = (degree: number) => 50 + (degree - middle.longitude) * shrink * scale;
  const toY = (degree: number) => 50 - (degree - middle.latitude) * scale;
  const { longitude, latitude } = middle;
  return {
    toX,
    toY,
    meridians: gridLines(toX, [longitude - reach.x, longitude + reach.x], step).map(({ at }) => at),
    parallels: gridLines(toY, [latitude - reach.y, latitude + reach.y], step).map(({ at }) => at),
  };
}
