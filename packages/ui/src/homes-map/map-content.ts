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
}
