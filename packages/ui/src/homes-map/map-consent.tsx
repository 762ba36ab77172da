import { PinIcon } from "../components/icons/icons.ts";
import { formatTemplate } from "../format.ts";
import type { ListingLabels } from "../labels/listing/listing-labels.ts";
import * as css from "./map-consent.css.ts";
import type { MapTiles } from "./map-content.ts";

export interface MapConsentProps {
  tiles: MapTiles;
  labels: Pick<ListingLabels["map"], "show" | "note">;
}

/**
 * The button that loads a map instead of the drawing with `data-listing-plan`, with the host that receives
 * the request. `ListingMap` operates it; without script it is hidden.
 */
export function MapConsent({ tiles, labels }: MapConsentProps) {
  return (
    <div className={css.consent} data-listing-consent="">
      <button
        type="button"
        className={css.showMap}
        data-listing-map=""
        data-hydrating=""
        aria-describedby="map-note"
      >
        <PinIcon size={20} />
        {labels.show}
      </button>
      <small id="map-note">{formatTemplate(labels.note, { host: new URL(tiles.url).host })}</small>
    </div>
  );
}
