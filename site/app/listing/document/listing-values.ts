import type { ListingContent } from "@realtor/api/listing";
import type { Lang } from "@realtor/api/locales";
import { isInside } from "@realtor/profile/values";
import { flagAt, type Lens, listAt, objectAt, textAt } from "@realtor/profile/wire";
import type { Draft } from "#app/profile/draft/draft.ts";
import type { FocalPoints } from "#app/profile/photos/photo-list.ts";

type Content<Key extends keyof ListingContent> = NonNullable<ListingContent[Key]>;
export type OpenHouse = Content<"openHouses">[number];
export type Room = Content<"rooms">[number];
type KeptWording = Content<"keptWordings">[number];

/** A number; unlike that of a profile, 0 is one. Empty is null. */
function numberAt(key: string): Lens<number | null> {
  return {
    path: [key],
    get: (wire) => {
      const value = wire[key];
      return typeof value === "number" ? value : null;
    },
    set: (wire, value) => ({ ...wire, [key]: value }),
    pointer: () => `/${key}`,
  };
}

const lookups = (key: string) => listAt<string>(key);

/** Whether the words in a language are a translation that the agent has not confirmed. */
function draftIn(lang: Lang): Lens<boolean> {
  const flag = textAt("words", lang, "isConfirmed");
  return {
    path: flag.path,
    get: (wire) => flag.get(wire) === "N",
    set: (wire, isDraft) => flag.set(wire, isDraft ? "N" : "Y"),
    pointer: flag.pointer,
  };
}

const wordsIn = (lang: Lang) => ({
  sentence: textAt("words", lang, "sentence"),
  description: textAt("words", lang, "description"),
  draft: draftIn(lang),
});

const texts = { ko: wordsIn("ko"), en: wordsIn("en"), ja: wordsIn("ja") };

/** The values of a listing's draft, in the order of the form. */
export const listingValues = {
  street: textAt("street"),
  unit: textAt("unit"),
  city: textAt("city"),
  state: textAt("state"),
  postalCode: textAt("postalCode"),
  county: textAt("county"),
  latitude: numberAt("latitude"),
  longitude: numberAt("longitude"),
  offer: textAt("offer"),
  price: numberAt("price"),
  leaseTerm: textAt("leaseTerm"),
  availableFrom: textAt("availableFrom"),
  status: textAt("status"),
  listedOn: textAt("listedOn"),
  showingsFrom: textAt("showingsFrom"),
  closedOn: textAt("closedOn"),
  closePrice: numberAt("closePrice"),
  deposit: numberAt("deposit"),
  pets: lookups("pets"),
  kind: textAt("kind"),
  bedrooms: numberAt("bedrooms"),
  bathrooms: numberAt("bathrooms"),
  livingArea: numberAt("livingArea"),
  lotSize: numberAt("lotSize"),
  yearBuilt: numberAt("yearBuilt"),
  stories: numberAt("stories"),
  garageSpaces: numberAt("garageSpaces"),
  fee: numberAt("fee"),
  taxAmount: numberAt("taxAmount"),
  taxYear: numberAt("taxYear"),
  rooms: listAt<Room>("rooms"),
  heating: lookups("heating"),
  cooling: lookups("cooling"),
  roof: lookups("roof"),
  waterSource: lookups("waterSource"),
  sewer: lookups("sewer"),
  parkingFeatures: lookups("parkingFeatures"),
  view: lookups("view"),
  constructionMaterials: lookups("constructionMaterials"),
  interiorFeatures: lookups("interiorFeatures"),
  photos: listAt<Content<"photos">[number]>("photos"),
  focalPoints: objectAt<FocalPoints>("focalPoints"),
  photoDetails: objectAt<Content<"photoDetails">>("photoDetails"),
  sentenceKo: texts.ko.sentence,
  descriptionKo: texts.ko.description,
  sentenceEn: texts.en.sentence,
  descriptionEn: texts.en.description,
  sentenceJa: texts.ja.sentence,
  descriptionJa: texts.ja.description,
  draftKo: texts.ko.draft,
  draftEn: texts.en.draft,
  draftJa: texts.ja.draft,
  keptWordings: listAt<KeptWording>("keptWordings"),
  openHouses: listAt<OpenHouse>("openHouses"),
  videoUrl: textAt("videoUrl"),
  tourUrl: textAt("tourUrl"),
  plans: listAt<string>("plans"),
  permissionOn: textAt("permissionOn"),
  brokerageName: textAt("brokerageName"),
  brokerageLicense: textAt("brokerageLicense"),
  hidesAddress: flagAt("hidesAddress"),
} as const;

export type ListingValueId = keyof typeof listingValues;

/** Ids of the values of a type. */
export type ListingIdOf<Value> = {
  [Id in ListingValueId]: (typeof listingValues)[Id] extends Lens<Value> ? Id : never;
}[ListingValueId];

// Object.keys returns string[].
export const listingValueIds = Object.keys(listingValues) as ListingValueId[];

/** The lens of a value as `Lens<unknown>`, for code that only passes values through. */
export function listingLens(id: ListingValueId): Lens<unknown> {
  // Callers pass values only to the lens that returned them.
  return listingValues[id] as Lens<unknown>;
}

/** The value at a JSON pointer, or around it. */
export function findListingValue(pointer: string, draft: Draft): ListingValueId | undefined {
  return listingValueIds.find((id) => isInside(pointer, listingLens(id).pointer(draft)));
}

/** The ids of the agent's words in a language. */
export const wordIds = {
  ko: { sentence: "sentenceKo", description: "descriptionKo", draft: "draftKo" },
  en: { sentence: "sentenceEn", description: "descriptionEn", draft: "draftEn" },
  ja: { sentence: "sentenceJa", description: "descriptionJa", draft: "draftJa" },
} as const satisfies Record<
  Lang,
  Record<"sentence" | "description", ListingIdOf<string>> & { draft: ListingIdOf<boolean> }
>;
