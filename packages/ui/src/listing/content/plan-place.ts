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
 * How many times as wide as high frames are that fewer names fit in. The narrowest is on a phone of 320 px; wide
 * ones are higher, so that a name needs less of them.
 */
const ratios = { narrow: 1.03, wide: 1.7, widest: 2.2 };
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

/** How much wider than high a frame is that shows a name whole, with the given space at its side. */
const ratioFor = ({ x, width }: Box, space = 0) => (Math.abs(x - 50) + width / 2 + space) / 50;

/** How much wider than high a frame is that shows a name whole and not on the arrow at the lower right. */
const ratioOf = (name: Box) => {
  const isBesideNorth = name.x > 50 && name.y + name.height / 2 > northCorner.top;
  return ratioFor(name, isBesideNorth ? northCorner.width : 0);
};

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
  const { size } = squareLabels;
  return placeLabels(cities, {
    ...squareLabels,
    room: { x: 50, y: 50, width: 100 * ratios.widest, height: 100 },
    taken: [...reserved, ...homes.map((home) => ({ ...home, width: 6, height: 6 }))],
    fits: (name) =>
      ratioOf(name) <= (ratioFor(name) <= ratios.narrow ? ratios.narrow : ratios.widest),
  }).map((label) => {
    const ratio = ratioOf({ ...label, width: labelWidth(label, size), height: size.height });
    if (ratio <= ratios.narrow) return label;
    return { ...label, reach: ratio <= ratios.wide ? 1 : 2 };
  });
}
