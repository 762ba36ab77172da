import {
  extentOf,
  longitudeShrink,
  scaleBar,
  squareGrid,
} from "../../homepage/content/map-grid.ts";
import { placeCoordinates } from "../../homepage/content/place-coordinates.ts";
import { placeNames } from "../../homepage/content/place-names.ts";
import { translate } from "../../homepage/content/translate.ts";
import { groupPoints } from "../../homes-map/group-points.ts";
import type { Lang } from "../../labels/labels.ts";
import type { HomesPlan, MapHomeItem } from "../homes-content.ts";
import { placeCityNames } from "./place-city-names.ts";

/** Homes are this far from the edges of the drawing, in percent of its side. */
const inset = 14;
/** A single home is drawn at this scale, percent per degree of latitude: about nine miles in total. */
const maxScale = 760;
const minGridDistance = 12;
/** The drawing continues beyond its square at both sides, on wide frames. */
const overflow = 100;
/** The scale, at the lower left. */
const scaleBox = { x: 18, y: 94, width: 36, height: 12 };
/** Size of a mark on a phone, in percent of the square. */
const markSize = { width: 19, height: 13 };

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Line map of homes in percent of a square: grid, cities and scale, without roads and coasts. Marks that
 * would overlap are one.
 */
export function planHomes(homes: readonly MapHomeItem[], lang: Lang): HomesPlan {
  const latitude = extentOf(homes.map(({ place }) => place.latitude));
  const longitude = extentOf(homes.map(({ place }) => place.longitude));
  const shrink = longitudeShrink(latitude.middle);
  const room = 100 - 2 * inset;
  const scale = Math.min(
    maxScale,
    room / (longitude.span * shrink || Number.EPSILON),
    room / (latitude.span || Number.EPSILON),
  );
  const { toX, toY, meridians, parallels } = squareGrid(
    { latitude: latitude.middle, longitude: longitude.middle },
    { scale, overflow, distance: minGridDistance },
  );
  const toPoint = (place: MapHomeItem["place"]) => ({
    x: rounded(toX(place.longitude)),
    y: rounded(toY(place.latitude)),
  });
  const points = homes.map(({ number, place }) => ({ number, ...toPoint(place) }));
  const marks = groupPoints(points, markSize).map(({ x, y, items }) => ({
    x,
    y,
    numbers: items.map(({ number }) => number),
  }));
  const cities = readCities(homes).map(({ name, place }) => {
    const local = translate(name, lang, placeNames);
    return { name: local.text, lang: local.lang, ...toPoint(place) };
  });
  return {
    marks,
    cities: placeCityNames(cities, [
      scaleBox,
      ...marks.map(({ x, y }) => ({ x, y, ...markSize })),
    ]).map(({ name, lang: written, x, y }) => ({ name: { text: name, lang: written }, x, y })),
    meridians,
    parallels,
    scale: scaleBar(scale, minGridDistance),
  };
}

/** The cities of the homes whose position is known, each once. */
function readCities(homes: readonly MapHomeItem[]) {
  const names = new Set(homes.flatMap(({ city }) => city ?? []));
  return [...names].flatMap((name) => {
    const place = placeCoordinates(name);
    return place ? { name, place } : [];
  });
}
