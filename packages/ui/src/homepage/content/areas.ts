import { cleanText } from "@realtor/profile/text";
import { isShown } from "./is-shown.ts";
import type { ListingsInput } from "./listings.ts";
import type { MapPlan } from "../../map-drawing/map-plan.ts";
import { placeLabels } from "../../map-drawing/place-labels.ts";
import { projectPlaces } from "../../map-drawing/project-points.ts";
import { placeCoordinates } from "./place-coordinates.ts";
import type { Region } from "./regions.ts";

/** A place on the map in px, and the height at which the leader from the list reaches it. */
type Marker = { x: number; y: number; leaderY: number };

/**
 * A region with its city, as listings name it, and the number of its homes for sale. `hasAll`: there is a page of all
 * homes of the city, also of other brokers.
 */
export type RegionWithHomes = Region & { city: string; homes: number; hasAll?: true };

/** A region with its place on the map; null if the map does not have it. */
export type Area = RegionWithHomes & { marker: Marker | null };

/**
 * Line map of the regions in px. Rows of the list, from north to south, and markers have a fixed scale, so that
 * leaders connect them.
 */
export type AreaMap = {
  areas: Area[];
  /** Where the first row of the list starts, and the height of each. */
  firstRow: number;
  rowHeight: number;
  /** Low rows, for many areas. */
  isDense: boolean;
  height: number;
  /** Null if no region has coordinates. */
  plan: MapPlan | null;
  /** Degrees of the meridians and parallels. */
  longitudes: string[];
  latitudes: string[];
};

/** Distance from the top of the section to the first row of the list: padding, heading, gap. */
const firstRow = 150;

/** With more areas the rows of the list are lower. */
const maxLargeRows = 4;

const minHeight = 760;
/** The drawing continues to this width, on the widest windows. */
const width = 1600;
/** The part of the map for markers, which is visible at every width with a map. */
const room = { x: 300, width: 340, block: 130 };
/** Names of 26 px, without leaders: on a phone of 320 px, which shows 63 to 597 of the drawing at three fifths. */
const labels = {
  room: { x: 330, width: 516 },
  size: { em: 27, height: 34 },
  offset: { x: 26, y: 42 },
  sides: ["right", "left", "below", "above"],
  areMarks: true,
} as const;
const marker = { width: 32, height: 34 };
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
    return { ...base, areas, plan: null, longitudes: [], latitudes: [] };
  }
  const { toPoint, plan, longitudes, latitudes } = projectPlaces(places, {
    frame: { width, height, bleed: 0 },
    room: { ...room, y: height / 2, height: height - 2 * room.block },
    maxScale,
    gridDistance: 64,
    barLength: 80,
  });
  const points = places.map((place) => {
    const { x, y } = toPoint(place);
    return { x: Math.round(x), y: Math.round(y) };
  });
  // Regions without coordinates are last, so that the others have the index of their marker.
  const markers = addLeaders(points);
  const areas = located.map(({ region }, index) => ({ ...region, marker: markers[index] ?? null }));
  const names = areas.flatMap(({ marker: at, displayName: name }) =>
    at ? { x: at.x, y: at.y, name } : [],
  );
  return {
    ...base,
    areas,
    plan: {
      ...plan,
      labels: placeLabels(names, {
        ...labels,
        room: { ...labels.room, y: height / 2, height },
        taken: points.map((point) => ({ ...point, ...marker })),
      }),
    },
    longitudes: longitudes.map((value) => degrees(value, "E", "W")),
    latitudes: latitudes.map((value) => degrees(value, "N", "S")),
  };
}
