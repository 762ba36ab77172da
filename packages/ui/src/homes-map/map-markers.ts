import type { Map as LeafletMap } from "leaflet";
import { formatTemplate } from "../format.ts";
import { createMarker, createGroupMarker, createHomeList } from "./create-marker.ts";
import { groupPoints } from "./group-points.ts";
import type { MapHome } from "./map-content.ts";

/** Leaflet's module; a type import does not load it. */
type Leaflet = typeof import("leaflet");

/** Size of a marker with a price of seven digits, in px. */
const markerSize = { width: 124, height: 58 };
/** The closest zoom level of a group; homes that overlap there are at one address or ZIP code. */
const groupZoom = 17;

interface MarkerOptions {
  homes: readonly MapHome[];
  groupLabel: string | undefined;
}

/** Adds the markers of homes to a map that has a position, and groups them again at each zoom level. */
export function addMarkers(
  leaflet: Leaflet,
  map: LeafletMap,
  { homes, groupLabel = "{n}" }: MarkerOptions,
): void {
  const layer = leaflet.layerGroup().addTo(map);
  const boundsOf = (members: readonly MapHome[]) =>
    leaflet.latLngBounds(
      members.map(({ latitude, longitude }) => leaflet.latLng(latitude, longitude)),
    );

  function openGroup(members: readonly MapHome[], marker: HTMLElement) {
    const bounds = boundsOf(members);
    const zoom = Math.min(groupZoom, map.getBoundsZoom(bounds, false, leaflet.point(64, 64)));
    if (zoom <= map.getZoom()) {
      // Safari 16 and Firefox 124 have no popovers.
      const show = "showPopover" in HTMLElement.prototype ? "showPopover" : "showModal";
      return marker.parentElement?.querySelector("dialog")?.[show]();
    }
    const [first] = members;
    // The marker is replaced: the focus moves to the one that the first home has then.
    map.once("moveend", () => first && markerOf.get(first.key)?.focus({ preventScroll: true }));
    return map.setView(bounds.getCenter(), zoom);
  }

  function createGroup(members: readonly MapHome[]): HTMLElement {
    const box = document.createElement("div");
    const label = formatTemplate(groupLabel, { n: String(members.length) });
    const marker = createGroupMarker(label, () => openGroup(members, marker));
    box.append(marker, createHomeList(label, members));
    return box;
  }

  /** The markers by the key of each of their homes. */
  const markerOf = new Map<string, HTMLElement>();

  function draw() {
    layer.clearLayers();
    markerOf.clear();
    const points = homes.map((home) => {
      const { x, y } = map.latLngToLayerPoint([home.latitude, home.longitude]);
      return { x, y, home };
    });
    for (const { items } of groupPoints(points, markerSize)) {
      const members = items.map(({ home }) => home);
      const { home } = items[0];
      const element = members.length > 1 ? createGroup(members) : createMarker(home);
      for (const { key } of members)
        markerOf.set(
          key,
          members.length > 1 ? (element.querySelector("button") ?? element) : element,
        );
      leaflet
        .marker([home.latitude, home.longitude], {
          icon: leaflet.divIcon({ html: element, className: "", iconSize: [0, 0] }),
          // The link or button in the marker is operated instead.
          keyboard: false,
          interactive: false,
        })
        .addTo(layer);
    }
  }
  map.on("zoomend", draw);
  draw();
}
