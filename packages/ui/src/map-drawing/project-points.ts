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

/** A square in percent, whose frame can be up to three times as wide as high. */
export const squareFrame: MapFrame = { width: 100, height: 100, bleed: 100 };

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

const gridSteps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5];
/** Miles in a degree of latitude. */
const milesPerDegree = 69.05;

const rounded = (value: number) => Math.round(value * 10) / 10;

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

/** Multiples of `step` in a range, with their position. */
function gridLines(
  positionOf: (degree: number) => number,
  [first, last]: readonly [number, number],
  step: number,
): { at: number; degree: number }[] {
  const lines: { at: number; degree: number }[] = [];
  for (let index = Math.ceil(first / step); index * step <= last; index++) {
    const degree = index * step;
    lines.push({ at: rounded(positionOf(degree)), degree });
  }
  return lines;
}

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
  const toX = (degree: number) => room.x + (degree - longitude.middle) * shrink * scale;
  const toY = (degree: number) => room.y - (degree - latitude.middle) * scale;
  const toPoint = (place: Place): Point => ({
    x: rounded(toX(place.longitude)),
    y: rounded(toY(place.latitude)),
  });
  const longitudeAt = (x: number) => longitude.middle + (x - room.x) / shrink / scale;
  const latitudeAt = (y: number) => latitude.middle - (y - room.y) / scale;
  const step = gridSteps.find((one) => one * shrink * scale >= gridDistance) ?? 10;
  const land = drawLand(outlines, toPoint, frame);
  return {
    toPoint,
    meridians: gridLines(
      toX,
      [longitudeAt(-frame.bleed), longitudeAt(frame.width + frame.bleed)],
      step,
    ),
    parallels: gridLines(toY, [latitudeAt(frame.height), latitudeAt(0)], step),
    scale: scaleBar(scale, barLength),
    ...(Object.keys(land).length > 0 && { land }),
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
