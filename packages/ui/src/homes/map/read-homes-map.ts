import { placeCoordinates } from "../../homepage/content/place-coordinates.ts";
import { placeNames } from "../../homepage/content/place-names.ts";
import { translate } from "../../homepage/content/translate.ts";
import { groupPoints } from "../../homes-map/group-points.ts";
import type { Lang } from "../../labels/labels.ts";
import { placeLabels, scaleBox, squareLabels } from "../../map-drawing/place-labels.ts";
import { projectPlaces, square } from "../../map-drawing/project-points.ts";
import type { HomeItem, HomesMapContent, HomesPlan, MapHomeItem } from "../homes-content.ts";

/** Homes on the map, which bounds the size of the page. */
export const maxMapHomes = 500;

/** The map of the homes that match a query, in their order. */
export function readHomesMap(found: readonly HomeItem[], lang: Lang): HomesMapContent {
  const placed = found.flatMap((item, index) =>
    item.place === null ? [] : { ...item, place: item.place, number: index + 1 },
  );
  const homes = placed.slice(0, maxMapHomes);
  return {
    homes,
    plan: homes.length > 0 ? planHomes(homes, lang) : null,
    hidden: found.length - placed.length,
    isCut: placed.length > homes.length,
  };
}

/** A single home is drawn at this scale, percent per degree of latitude: about nine miles in total. */
const maxScale = 760;
/** Size of a mark on a phone, in percent of the square. */
const markSize = { width: 19, height: 13 };

/** Line map of homes: cities, grid and scale. Marks that would overlap are one. */
function planHomes(homes: readonly MapHomeItem[], lang: Lang): HomesPlan {
  const { toPoint, plan } = projectPlaces(
    homes.map(({ place }) => place),
    { ...square, maxScale, gridDistance: 12 },
  );
  const points = homes.map(({ number, place }) => ({ number, ...toPoint(place) }));
  const marks = groupPoints(points, markSize).map(({ x, y, items }) => ({
    x,
    y,
    numbers: items.map(({ number }) => number),
  }));
  const cities = readCities(homes).map(({ name, place }) => ({
    ...toPoint(place),
    name: translate(name, lang, placeNames),
  }));
  return {
    ...plan,
    marks,
    labels: placeLabels(cities, {
      ...squareLabels,
      room: { x: 50, y: 50, width: 100, height: 100 },
      taken: [scaleBox, ...marks.map(({ x, y }) => ({ x, y, ...markSize }))],
    }),
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
