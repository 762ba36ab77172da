import type { MapHome, MapTiles } from "./map-content.ts";
import { addMarkers } from "./map-markers.ts";

/** A map in an element. */
export interface DrawnMap {
  /** Zooms in by a level, or out by a negative one. */
  zoom: (levels: 1 | -1) => void;
  remove: () => void;
}

/** Zoom level of a single home, and the closest one of several. */
const homeZoom = 15;

interface MapOptions {
  homes: readonly MapHome[];
  tiles: MapTiles;
  groupLabel?: string | undefined;
}

/**
 * Draws a map with markers in an element. Leaflet's own controls are not used: they set HTML, which Trusted
 * Types forbid.
 * @throws Error if Leaflet cannot be loaded.
 */
export async function createMap(
  element: HTMLElement,
  { homes, tiles, groupLabel }: MapOptions,
): Promise<DrawnMap> {
  const leaflet = await import("leaflet");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = leaflet.map(element, {
    zoomControl: false,
    attributionControl: false,
    // The page scrolls over the map; on touch screens two fingers move it.
    scrollWheelZoom: false,
    dragging: matchMedia("(pointer: fine)").matches,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  leaflet.tileLayer(tiles.url, { maxZoom: 19 }).addTo(map);
  const positions = homes.map(({ latitude, longitude }) => leaflet.latLng(latitude, longitude));
  map.fitBounds(leaflet.latLngBounds(positions), { maxZoom: homeZoom, padding: [64, 64] });
  addMarkers(leaflet, map, { homes, groupLabel });
  return {
    zoom: (levels) => map.setZoom(map.getZoom() + levels),
    remove: () => map.remove(),
  };
}
