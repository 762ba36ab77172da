import type { Point } from "../homes-map/group-points.ts";
import { outlines, type Outline } from "./land.ts";

/** Degrees, north and east positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The size of a drawing in px or in percent of a square, which continues beyond both sides by `bleed`. */
export interface MapFrame {
  width: number;
  height: number;
  bleed: number;
}

/** Paths of the outlines in a drawing. */
export type LandPaths = Partial<Record<Outline["kind"], string>>;

interface ProjectionOptions {
  frame: MapFrame;
  /** The part of the drawing for the places, by its middle. */
  room: Point & { width: number; height: number };
  /** The place at the middle of the room; else the middle of the places. */
  middle?: Place;
  /** Largest scale, per degree of latitude. */
  maxScale: number;
  /** Smallest distance of two lines of the grid. */
  gridDistance: number;
  /** Smallest length of the scale bar. */
  barLength: number;
}

/** A square in percent, whose frame can be up to three times as wide as high. */
export const square = {
  frame: { width: 100, height: 100, bleed: 100 },
  room: { x: 50, y: 50, width: 72, height: 72 },
  barLength: 12,
} as const;

const gridSteps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5];
/** Miles in a degree of latitude. */
const milesPerDegree = 69.05;

/** To a tenth, of px or of percent. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

/** How many times shorter a degree of longitude is than one of latitude. */
const longitudeShrink = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** Distance of two places that are near each other. */
export function milesBetween(a: Place, b: Place): number {
  const east = (b.longitude - a.longitude) * longitudeShrink(a.latitude);
  return Math.hypot(east, b.latitude - a.latitude) * milesPerDegree;
}

/** The middle of the values, unless it is given, and the extent of the values around it. */
function extentOf(
  values: readonly number[],
  middle = (Math.min(...values) + Math.max(...values)) / 2,
) {
  return { middle, span: 2 * Math.max(0, ...values.map((value) => Math.abs(value - middle))) };
}

/** Degrees along a side of the drawing, from `middle` at `origin`. */
const axisOf = (origin: number, middle: number, perDegree: number) => ({
  at: (degree: number) => rounded(origin + (degree - middle) * perDegree),
  /** Multiples of `step` between two positions, of which the first is the smaller degree. */
  multiples: (first: number, last: number, step: number) => {
    const inSteps = (at: number) => (middle + (at - origin) / perDegree) / step;
    const start = Math.ceil(inSteps(first));
    const length = Math.floor(inSteps(last)) - start + 1;
    return Array.from({ length }, (_, index) => (start + index) * step);
  },
});

/** A round number of miles of at least `length`. */
function scaleBar(scale: number, length: number): { miles: number; length: number } {
  const ofMiles = (miles: number) => (miles * scale) / milesPerDegree;
  const miles = [1, 2, 5, 10, 20, 50, 100, 200].find((n) => ofMiles(n) >= length) ?? 500;
  return { miles, length: rounded(ofMiles(miles)) };
}

/**
 * Draws places as large as their room allows, north at the top: where a place is, the lines of the grid, the
 * scale bar, and the land and water of the frame, if it is known.
 */
export function projectPlaces(
  places: readonly Place[],
  { frame, room, middle, maxScale, gridDistance, barLength }: ProjectionOptions,
) {
  const latitude = extentOf(
    places.map((place) => place.latitude),
    middle?.latitude,
  );
  const longitude = extentOf(
    places.map((place) => place.longitude),
    middle?.longitude,
  );
  // Equirectangular: a degree of longitude is shorter than one of latitude.
  const shrink = longitudeShrink(latitude.middle);
  const scale = Math.min(
    maxScale,
    room.width / (longitude.span * shrink || Number.EPSILON),
    room.height / (latitude.span || Number.EPSILON),
  );
  const east = axisOf(room.x, longitude.middle, shrink * scale);
  const north = axisOf(room.y, latitude.middle, -scale);
  const toPoint = (place: Place): Point => ({
    x: east.at(place.longitude),
    y: north.at(place.latitude),
  });
  const step = gridSteps.find((one) => one * shrink * scale >= gridDistance) ?? 10;
  const longitudes = east.multiples(-frame.bleed, frame.width + frame.bleed, step);
  const latitudes = north.multiples(frame.height, 0, step);
  const land = drawLand(outlines, toPoint, frame);
  return {
    toPoint,
    longitudes,
    latitudes,
    plan: {
      meridians: longitudes.map(east.at),
      parallels: latitudes.map(north.at),
      scale: scaleBar(scale, barLength),
      ...(Object.keys(land).length > 0 && { land }),
    },
  };
}

/** The outlines that are in the frame. */
export function drawLand(
  all: readonly Outline[],
  toPoint: (place: Place) => Point,
  { width, height, bleed }: MapFrame,
): LandPaths {
  const paths: LandPaths = {};
  for (const { kind, line } of all) {
    const points = line.map(([latitude, longitude]) => toPoint({ latitude, longitude }));
    if (points.some(({ x, y }) => x >= -bleed && x <= width + bleed && y >= 0 && y <= height))
      paths[kind] = `${paths[kind] ?? ""}M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  }
  return paths;
}
