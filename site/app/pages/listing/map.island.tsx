import { ListingMap, type ListingMapProps } from "@realtor/ui/listing-map";
import { useEffect } from "react";
import { trustHtml } from "#app/trusted-types.ts";

/** The map that replaces the drawing of the lot. */
export function PlaceMap(props: ListingMapProps) {
  // Leaflet tests for SVG with it when it is loaded, which is after this.
  useEffect(() => trustHtml("<svg/>"), []);
  return <ListingMap {...props} />;
}
