import type { LocalText, Missing } from "@realtor/profile/text";
import { positive } from "../../homepage/content/listings.ts";
import { translate } from "../../homepage/content/translate.ts";
import type { Lang } from "../../labels/labels.ts";
import type { Building, BuildingFact } from "../listing-content.ts";
import type { ListingDetailsInput, LookupList } from "../listing-input.ts";
import { buildingNames, englishBuildingNames } from "./building-names.ts";
import { readLookupList } from "./lookup-list.ts";

const isAmount = (value: number | Missing): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/** Dues by the frequencies of RESO; for others the amount cannot be compared, so it is not shown. */
function readHoa(listing: ListingDetailsInput): Building["hoa"] {
  const { associationFee: amount, associationFeeFrequency } = listing;
  if (!isAmount(amount)) return null;
  const frequency = associationFeeFrequency?.toLowerCase().replaceAll(/[\s-]/g, "") ?? "monthly";
  if (frequency === "monthly") return { amount, per: "month" };
  if (frequency === "quarterly") return { amount: amount * 4, per: "year" };
  if (frequency === "semiannually") return { amount: amount * 2, per: "year" };
  return frequency === "annually" ? { amount, per: "year" } : null;
}

/** A RESO lookup name as a reader says it: "GarageFacesSide" is "Side-facing garage"; others as entered. */
function toEnglish(text: string): string {
  const name = text.toLowerCase();
  if (!(name in buildingNames)) return text;
  const words = englishBuildingNames[name] ?? name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a RESO lookup value about a building, if it is a common one; otherwise as it is, in English. */
export function buildingName(value: string, lang: Lang): LocalText {
  return lang === "en" ? { text: toEnglish(value), lang } : translate(value, lang, buildingNames);
}

/** The facts about the building, its taxes and dues. */
export function readBuilding(listing: ListingDetailsInput, lang: Lang): Building {
  const read = (...lists: LookupList[]) =>
    [...new Set(lists.flatMap(readLookupList))].map((value) => buildingName(value, lang));
  const facts: [BuildingFact, ReturnType<typeof read>][] = [
    ["climate", read(listing.heating, listing.cooling)],
    ["roof", read(listing.roof)],
    ["materials", read(listing.constructionMaterials)],
    ["water", read(listing.waterSource, listing.sewer)],
    ["view", read(listing.view)],
  ];
  const tax = positive(listing.taxAnnualAmount);
  const garage = positive(listing.garageSpaces);
  // The number of cars says that there is a garage.
  const parking = readLookupList(listing.parkingFeatures).filter(
    (feature) => garage === null || feature.toLowerCase() !== "garage",
  );
  return {
    facts: facts.flatMap(([fact, values]) => (values.length > 0 ? [{ fact, values }] : [])),
    parking: {
      garage,
      values: read(parking),
    },
    stories: positive(listing.stories),
    tax: tax === null ? null : { amount: tax, year: positive(listing.taxYear) },
    hoa: readHoa(listing),
  };
}
