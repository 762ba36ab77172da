import {
  longitudeShrink,
  milesPerDegree,
  scaleBar,
  squareGrid,
} from "../../homepage/content/map-grid.ts";
import { knownPlaces, placeCoordinates } from "../../homepage/content/place-coordinates.ts";
import { placeNames } from "../../homepage/content/place-names.ts";
import { translate } from "../../homepage/content/translate.ts";
import { type Box, placeCityNames } from "../../homes/map/place-city-names.ts";
import type { Lang } from "../../labels/labels.ts";
import type { Home, PlacePlan } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { readPosition } from "./position.ts";

/** Percent per degree of latitude: about fifteen miles in total. */
const maxScale = 460;
/** The city of the home and other homes are this far from the edges of the square, in percent. */
const inset = 14;
/** Other homes and the middle of the city are shown if they are nearer than this. */
const nearMiles = 8;
const minGridDistance = 18;
const minScaleLength = 12;
/** The drawing continues beyond its square at both sides, on wide frames: its lines, and names of cities. */
const overflow = { lines: 70, names: 55 };
/** Homes at the same place, such as in one building, have one mark. */
const minMarkDistance = 4;

const markBox: Box = { x: 50, y: 50, width: 13, height: 13 };
/** Kept free of names: the home, and the scale and the arrow to the north at the lower edge. */
const reserved: readonly Box[] = [markBox, { x: 50, y: 94, width: 400, height: 12 }];

/** To a tenth for what is compared, and whole for positions, which are less of the document then. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** `costa mesa` as `Costa Mesa`. */
const toTitle = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Draws the surroundings of a home from coordinates: cities, the agent's other homes near it, a grid and a scale,
 * without roads and coasts. North is at the top.
 */
export function planPlace(
  { position, city }: Pick<Home, "position" | "city">,
  others: readonly ListingDetailsInput[],
  lang: Lang,
): PlacePlan | null {
  if (position === null) return null;
  const shrink = longitudeShrink(position.latitude);
  /** Degrees of latitude to the east and to the north. */
  const offsetOf = ({ latitude, longitude }: NonNullable<Home["position"]>) => ({
    east: (longitude - position.longitude) * shrink,
    north: latitude - position.latitude,
  });
  const isNear = ({ east, north }: ReturnType<typeof offsetOf>) =>
    Math.hypot(east, north) * milesPerDegree < nearMiles;
  const near = others
    .flatMap((listing) => readPosition(listing) ?? [])
    .filter((home) => isNear(offsetOf(home)));
  const middle = city === null ? null : placeCoordinates(city);
  const shown = [...near, ...(middle ? [middle] : [])].map(offsetOf).filter(isNear);
  const farthest = Math.max(
    0,
    ...shown.map(({ east, north }) => Math.max(Math.abs(east), Math.abs(north))),
  );
  const scale = Math.min(maxScale, (50 - inset) / (farthest || Number.EPSILON));
  const { toX, toY, meridians, parallels } = squareGrid(position, {
    scale,
    overflow: overflow.lines,
    distance: minGridDistance,
  });
  const toPoint = ({ latitude, longitude }: NonNullable<Home["position"]>) => ({
    x: Math.round(toX(longitude)),
    y: Math.round(toY(latitude)),
  });
  const bar = scaleBar(scale, minScaleLength);
  const marks = separate(near.map(toPoint));
  return {
    cities: placeNamesOf(city, lang, toPoint, marks),
    homes: marks,
    meridians: meridians.map(Math.round),
    parallels: parallels.map(Math.round),
    scale: { ...bar, length: rounded(bar.length) },
  };
}

/** Leaves out points whose mark would cover that of the home or of another point. */
function separate(points: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const kept = [{ x: markBox.x, y: markBox.y }];
  for (const point of points)
    if (kept.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= minMarkDistance))
      kept.push(point);
  return kept.slice(1);
}

/** The names of known cities in the drawing, that of the home first; its own is below it if its place is not known. */
function placeNamesOf(
  city: string | null,
  lang: Lang,
  toPoint: (place: NonNullable<Home["position"]>) => { x: number; y: number },
  marks: readonly { x: number; y: number }[],
): PlacePlan["cities"] {
  const own = city?.toLowerCase() ?? "";
  const cities = [own, ...knownPlaces.filter((name) => name !== own)].flatMap((key) => {
    const place = placeCoordinates(key);
    const isOwn = key === own && city !== null;
    const point = place ? toPoint(place) : isOwn ? { x: markBox.x, y: markBox.y } : null;
    if (!point) return [];
    const local = translate(isOwn && city ? city : toTitle(key), lang, placeNames);
    return [{ ...point, name: local.text, lang: local.lang, isOwn }];
  });
  const taken = [...reserved, ...marks.map(({ x, y }) => ({ x, y, width: 6, height: 6 }))];
  return placeCityNames(cities, taken, overflow.names).map(
    ({ x, y, width, name, lang: written, isOwn }) => ({
      x,
      y,
      name: { text: name, lang: written },
      isOwn,
      reach: rounded((Math.abs(x - 50) + width / 2) / 50),
    }),
  );
}
