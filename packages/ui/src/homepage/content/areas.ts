import { cleanText } from "@realtor/profile/text";
import { isShown } from "./is-shown.ts";
import { type MapLabel, placeLabels } from "./map-labels.ts";
import type { ListingsInput } from "./listings.ts";
import { extentOf, gridLines, gridStep, longitudeShrink, scaleBar } from "./map-grid.ts";
import { placeCoordinates } from "./place-coordinates.ts";
import type { Region } from "./regions.ts";

/** A place on the map in px, and the height at which the leader from the list reaches it. */
type Marker = { x: number; y: number; leaderY: number };

/** A marker with the place of its name, for the map without leaders. */
type NamedMarker = Marker & { label: MapLabel };

/** A region with its city, as listings name it, and the number of its homes for sale. */
export type RegionWithHomes = Region & { city: string; homes: number };

/** A region with its place on the map; null if the map does not have it. */
export type Area = RegionWithHomes & { marker: NamedMarker | null };

type GridLine = { at: number; degrees: string };

/**
 * Line map of the regions in px, without roads and coasts. Rows of the list, from north to south, and
 * markers have a fixed scale, so that leaders connect them.
 */
export type AreaMap = {
  areas: Area[];
  /** Where the first row of the list starts, and the height of each. */
  firstRow: number;
  rowHeight: number;
  /** Low rows, for many areas. */
  isDense: boolean;
  height: number;
  /** Empty if no region has coordinates. */
  meridians: GridLine[];
  parallels: GridLine[];
  scale: { miles: number; length: number } | null;
};

/** Distance from the top of the section to the first row of the list: padding, heading, gap. */
const firstRow = 150;

/** With more areas the rows of the list are lower. */
const maxLargeRows = 4;

const minHeight = 760;
/** The drawing continues to this width, on the widest windows. */
const maxWidth = 1600;
/** The part of the map for markers, which is visible at every width with a map. */
const room = { left: 130, width: 340, block: 130 };
const minGridDistance = 64;
/** A single city is drawn at this scale, px per degree of latitude. */
const maxScale = 2000;

/** Homes for sale that are in a city. */
function countHomes(listings: ListingsInput, city: string): number {
  return (listings?.byType.sale ?? []).filter(
    (listing) => isShown(listing) && cleanText(listing.city)?.toLowerCase() === city.toLowerCase(),
  ).length;
}

/** Adds to each region its city, which listings name in English, and the number of its homes for sale. */
export function countRegionHomes(
  regions: readonly Region[],
  listings: ListingsInput,
): RegionWithHomes[] {
  return regions.map((region) => {
    const city = region.english ?? region.displayName.text;
    return { ...region, city, homes: countHomes(listings, city) };
  });
}

/** A leader at a smaller distance from a marker would go through its ring. */
const clearance = 26;

/**
 * Adds to each point the height of its leader: its own, or above or below the markers at its left that
 * it would go through. `points` are in the order of the list, from north to south.
 */
function addLeaders(points: readonly { x: number; y: number }[]): Marker[] {
  return points.map(({ x, y }, index) => {
    const isCrossed = (other: { x: number; y: number }) =>
      other.x < x && Math.abs(other.y - y) < clearance;
    const ys = (others: readonly { x: number; y: number }[]) =>
      others.filter(isCrossed).map((other) => other.y);
    const north = ys(points.slice(0, index));
    const south = ys(points.slice(index + 1));
    if (south.length > 0) return { x, y, leaderY: Math.min(y, ...south) - clearance };
    return { x, y, leaderY: north.length > 0 ? Math.max(y, ...north) + clearance : y };
  });
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

/** The lines of a grid with their labels. */
function labeledLines(
  lines: ReturnType<typeof gridLines>,
  label: (degree: number) => string,
): GridLine[] {
  return lines.map(({ at, degree }) => ({ at, degrees: label(degree) }));
}

/** The map of an agent's regions. */
export function readAreaMap(regions: readonly RegionWithHomes[]): AreaMap {
  const located = regions
    .map((region) => ({ region, place: placeCoordinates(region.city) }))
    .toSorted((a, b) => (b.place?.latitude ?? -Infinity) - (a.place?.latitude ?? -Infinity));
  const places = located.flatMap(({ place }) => place ?? []);
  const isDense = located.length > maxLargeRows;
  const rowHeight = isDense ? 96 : 142;
  const height = Math.max(minHeight, firstRow + rowHeight * located.length + 88);
  const base = { firstRow, rowHeight, isDense, height };
  if (places.length === 0) {
    const areas = located.map(({ region }) => ({ ...region, marker: null }));
    return { ...base, areas, meridians: [], parallels: [], scale: null };
  }

  const latitude = extentOf(places.map((place) => place.latitude));
  const longitude = extentOf(places.map((place) => place.longitude));
  // Equirectangular: a degree of longitude is shorter than one of latitude.
  const shrink = longitudeShrink(latitude.middle);
  const scale = Math.min(
    maxScale,
    room.width / (longitude.span * shrink || Number.EPSILON),
    (height - 2 * room.block) / (latitude.span || Number.EPSILON),
  );
  const middleX = room.left + room.width / 2;
  const toX = (degree: number) => middleX + (degree - longitude.middle) * shrink * scale;
  const toY = (degree: number) => height / 2 - (degree - latitude.middle) * scale;
  const step = gridStep(shrink * scale, minGridDistance);
  const west = longitude.middle - middleX / shrink / scale;
  const bar = scaleBar(scale, 80);
  // Regions without coordinates are last, so that the others have the index of their marker.
  const markers = addLeaders(
    places.map((place) => ({
      x: Math.round(toX(place.longitude)),
      y: Math.round(toY(place.latitude)),
    })),
  );
  const labels = placeLabels(
    markers.map(({ x, y }, index) => ({
      x,
      y,
      name: located[index]?.region.displayName.text ?? "",
    })),
  );
  return {
    ...base,
    areas: located.map(({ region }, index) => {
      const [marker, label] = [markers[index], labels[index]];
      return { ...region, marker: marker && label ? { ...marker, label } : null };
    }),
    meridians: labeledLines(gridLines(toX, [west, west + maxWidth / shrink / scale], step), (at) =>
      degrees(at, "E", "W"),
    ),
    parallels: labeledLines(
      gridLines(
        toY,
        [latitude.middle - height / 2 / scale, latitude.middle + height / 2 / scale],
        step,
      ),
      (at) => degrees(at, "N", "S"),
    ),
    scale: { miles: bar.miles, length: Math.round(bar.length) },
  };
}
