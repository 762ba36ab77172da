import { AddressPart } from "./address-part.tsx";
import { FactsPart } from "./facts-part.tsx";
import { LinksPart } from "./links-part.tsx";
import { OpenHousesPart } from "./open-houses-part.tsx";
import { PermissionPart } from "./permission-part.tsx";
import { PhotosPart } from "./photos-part.tsx";
import { PricePart } from "./price-part.tsx";
import { WordsPart } from "./words-part.tsx";

/** All that an agent says about a home, on one screen. */
export function ListingForm() {
  return (
    <>
      <AddressPart />
      <PricePart />
      <FactsPart />
      <PhotosPart />
      <WordsPart />
      <OpenHousesPart />
      <LinksPart />
      <PermissionPart />
    </>
  );
}
