import {
  extentOf,
  gridLines,
  gridStep,
  longitudeShrink,
  scaleBar,
} from "../../homepage/content/map-grid.ts";
import { placeCoordinates } from "../../homepage/content/place-coordinates.ts";
import { groupPoints } from "../../homes-map/group-points.ts";
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
export function planHomes(homes: readonly MapHomeItem[]): HomesPlan {
  const latitude = extentOf(homes.map(({ place }) => place.latitude));
  const longitude = extentOf(homes.map(({ place }) => place.longitude));
  // Equirectangular: a degree of longitude is shorter than one of latitude.
  const shrink = longitudeShrink(latitude.middle);
  const room = 100 - 2 * inset;
  const scale = Math.min(
    maxScale,
    room / (longitude.span * shrink || Number.EPSILON),
    room / (latitude.span || Number.EPSILON),
  );
  const toX = (degree: number) => rounded(50 + (degree - longitude.middle) * shrink * scale);
  const toY = (degree: number) => rounded(50 - (degree - latitude.middle) * scale);
  const step = gridStep(shrink * scale, minGridDistance);
  const reach = { x: (50 + overflow) / shrink / scale, y: 50 / scale };
  const points = homes.map(({ number, place }) => ({
    number,
    x: toX(place.longitude),
    y: toY(place.latitude),
  }));
  const marks = groupPoints(points, markSize).map(({ x, y, items }) => ({
    x,
    y,
    numbers: items.map(({ number }) => number),
  }));
  const cities = readCities(homes).map(({ name, place }) => ({
    name,
    x: toX(place.longitude),
    y: toY(place.latitude),
  }));
  return {
    marks,
    cities: placeCityNames(cities, [
      scaleBox,
      ...marks.map(({ x, y }) => ({ x, y, ...markSize })),
    ]).map(({ name, x, y }) => ({ name, x, y })),
    meridians: gridLines(toX, [longitude.middle - reach.x, longitude.middle + reach.x], step).map(
      ({ at }) => at,
    ),
    parallels: gridLines(toY, [latitude.middle - reach.y, latitude.middle + reach.y], step).map(
      ({ at }) => at,
    ),
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
