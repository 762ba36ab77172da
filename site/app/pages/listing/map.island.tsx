import { ListingMap, type ListingMapProps } from "@realtor/ui/listing-map";

/** The map that replaces the drawing of the lot. */
export function PlaceMap(props: ListingMapProps) {
  return <ListingMap {...props} />;
}
