/** A server of raster map tiles of 256 px. */
export interface MapTiles {
  /** URL with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution that the server requires. */
  attribution: string;
  /** URL of the attribution's terms. */
  attributionHref?: string | undefined;
}

/** A home with its position in degrees. */
export interface MapHome {
  key: string;
  latitude: number;
  longitude: number;
  /** Short text on the marker, such as the price. */
  label: string;
  /** Address, which follows the label in the accessible name of the marker. */
  name: string;
  href: string;
  /** Id of an element with `popover` that the marker opens, instead of the page at `href`. */
  card?: string | undefined;
}

/** The labels of a map. */
export interface MapLabels {
  title: string;
  zoomIn: string;
  zoomOut: string;
  failed: string;
  /** Loads the map again after it failed. */
  retry: string;
  /** Marker of homes whose markers would overlap, with `{n}`; needed for several homes. */
  group?: string | undefined;
}
