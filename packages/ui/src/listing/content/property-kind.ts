import { cleanText, type Text } from "@realtor/profile/text";
import type { PropertyKind } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";

/** By RESO sub type, in lower case without spaces. */
const kindOfSubType: Readonly<Record<string, PropertyKind>> = {
  singlefamilyresidence: "house",
  condominium: "condo",
  stockcooperative: "condo",
  apartment: "condo",
  townhouse: "townhouse",
  duplex: "multi",
  triplex: "multi",
  quadruplex: "multi",
  multifamily: "multi",
  manufacturedhome: "manufactured",
  mobilehome: "manufactured",
};

const kindOfType: Readonly<Record<string, PropertyKind>> = {
  land: "land",
  residentialincome: "multi",
};

const lookupKey = (value: Text) => cleanText(value)?.replaceAll(/\s/g, "").toLowerCase() ?? "";

/** The kind of a home by its RESO types; null for types that have no name here. */
export function readPropertyKind({
  propertyType,
  propertySubType,
}: Pick<ListingDetailsInput, "propertyType" | "propertySubType">): PropertyKind | null {
  return kindOfType[lookupKey(propertyType)] ?? kindOfSubType[lookupKey(propertySubType)] ?? null;
}
