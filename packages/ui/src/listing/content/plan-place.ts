import { knownPlaces, placeCoordinates } from "../../homepage/content/place-coordinates.ts";
import { placeNames } from "../../homepage/content/place-names.ts";
import { translate } from "../../homepage/content/translate.ts";
import type { Point } from "../../homes-map/group-points.ts";
import type { Lang } from "../../labels/labels.ts";
import type { MapLabel } from "../../map-drawing/map-plan.ts";
import {
  type Box,
  labelWidth,
  northCorner,
  placeLabels,
  scaleBox,
  squareLabels,
} from "../../map-drawing/place-labels.ts";
import {
  milesBetween,
  type Place,
  projectPlaces,
  square,
} from "../../map-drawing/project-points.ts";
import type { Home, PlacePlan } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { readPosition } from "./position.ts";

/** Percent per degree of latitude: about fifteen miles in total. */
const maxScale = 460;
/** Other homes and the middle of the city are shown if they are nearer than this. */
const nearMiles = 8;
/**
 * How many times as wide as high frames are that fewer names fit in, and the size of texts in them. The narrowest is
 * on a phone of 320 px; wide ones are higher, so that a text is less of them.
 */
const frames = [
  { ratio: 1.03, text: 1 },
  { ratio: 1.75, text: 0.85 },
  { ratio: 2, text: 0.85 },
  { ratio: 2.1, text: 0.85 },
] as const;
/** Homes at the same place, such as in one building, have one mark. */
const minMarkDistance = 4;

const markBox: Box = { x: 50, y: 50, width: 13, height: 13 };
/** The scale bar is at the lower left of a frame, which can be wider than the square. */
const reserved: readonly Box[] = [markBox, { ...scaleBox, x: 50, width: 400 }];

/** `costa mesa` as `Costa Mesa`. */
const toTitle = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Draws the surroundings of a home, which is in the middle: cities, the agent's other homes near it, grid and scale. */
export function planPlace(
  { position, city }: Pick<Home, "position" | "city">,
  others: readonly ListingDetailsInput[],
  lang: Lang,
): PlacePlan | null {
  if (position === null) return null;
  const isNear = (place: Place) => milesBetween(position, place) < nearMiles;
  const near = others.flatMap((listing) => readPosition(listing) ?? []).filter(isNear);
  const middle = city === null ? null : placeCoordinates(city);
  const { toPoint, plan } = projectPlaces(
    [...near, ...(middle && isNear(middle) ? [middle] : [])],
    { ...square, middle: position, maxScale, gridDistance: 18 },
  );
  const homes = separate(near.map(toPoint));
  return { ...plan, homes, labels: labelCities(city, lang, toPoint, homes) };
}

/** The first of the frames that shows a name whole and, at its lower right, beside the arrow; -1 without one. */
const reachOf = ({ x, y, width }: Pick<Box, "x" | "y" | "width">) =>
  frames.findIndex(({ ratio, text }) => {
    const isBesideNorth = x > 50 && y > 100 - northCorner.height * text;
    const space = width / 2 + (isBesideNorth ? northCorner.width : 0);
    return Math.abs(x - 50) + space * text <= 50 * ratio;
  });

/** Leaves out points whose mark would cover that of the home or of another point. */
function separate(points: readonly Point[]): Point[] {
  const kept: Point[] = [{ x: markBox.x, y: markBox.y }];
  for (const point of points)
    if (kept.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= minMarkDistance))
      kept.push(point);
  return kept.slice(1);
}

/** The names of known cities in the drawing, that of the home first; its own is below it if its place is not known. */
function labelCities(
  city: string | null,
  lang: Lang,
  toPoint: (place: Place) => Point,
  homes: readonly Point[],
): MapLabel[] {
  const own = city?.toLowerCase() ?? "";
  const cities = [own, ...knownPlaces.filter((name) => name !== own)].flatMap((key): MapLabel[] => {
    const place = placeCoordinates(key);
    const isOwn = key === own && city !== null;
    const point = place ? toPoint(place) : isOwn ? { x: markBox.x, y: markBox.y } : null;
    if (!point) return [];
    const name = translate(isOwn && city ? city : toTitle(key), lang, placeNames);
    return [{ ...point, name, ...(isOwn && { isOwn }) }];
  });
  return placeLabels(cities, {
    ...squareLabels,
    room: { x: 50, y: 50, width: 300, height: 100 },
    taken: [...reserved, ...homes.map((home) => ({ ...home, width: 6, height: 6 }))],
    fits: (name) => {
      const isNarrow = Math.abs(name.x - 50) + name.width / 2 <= 50 * frames[0].ratio;
      return isNarrow ? reachOf(name) === 0 : reachOf(name) >= 0;
    },
  }).map((label) => {
    const reach = reachOf({ ...label, width: labelWidth(label, squareLabels.size) });
    return reach === 1 || reach === 2 || reach === 3 ? { ...label, reach } : label;
  });
}
