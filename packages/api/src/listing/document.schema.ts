import { activityStates } from "@realtor/profile/rules/market";
import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { homePropertyTypes } from "../home/home-query.ts";
import { listing } from "../home/listing.schema.ts";
import { photo } from "../loaning/photos.schema.ts";
import { limits } from "../rules/limits.ts";
import {
  boundedArray,
  checkedText,
  choice,
  dateTime,
  flagField,
  imageUrl,
  integerIn,
  numberIn,
  openObject,
  requiredText,
  text,
} from "../schema/fields.ts";
import { z } from "../schema/zod.ts";
import {
  type Alteration,
  alterations,
  type Caption,
  captions,
  homeStatuses,
  leaseTerms,
  type LeaseTerm,
  offers,
  type OpenHouseNote,
  openHouseNotes,
  type Pet,
  pets,
} from "./vocabulary.ts";

/** `Object.keys` widens to string. */
const codes = <Code extends string>(names: Readonly<Record<Code, string>>) =>
  choice(Object.keys(names) as Code[]);

const day = z.iso.date({
  error: (issue) => (issue.input === undefined ? "required" : "date.format") satisfies RuleCode,
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: "date.format" satisfies RuleCode,
});

const zipcode = checkedText((value) =>
  /^\d{5}(?:-\d{4})?$/.test(value) ? null : ("zipcode.format" satisfies RuleCode),
);

const webLink = checkedText((value) =>
  URL.canParse(value) && value.startsWith("https://") ? null : "webAddress.format",
).max(limits.webAddress, { error: "text.tooLong" satisfies RuleCode });

const lookups = boundedArray(requiredText(80), 40);
const money = integerIn(0, limits.listingPrice);

const wordsOfLanguage = openObject({
  sentence: text(limits.listingSentence).optional(),
  description: text(limits.listingDescription).optional(),
  /** A draft translation that the agent has not confirmed: N. It is not shown. */
  isConfirmed: flagField.optional(),
});

/** The agent's own words about a home, by language. */
export const listingWords = openObject({
  ko: wordsOfLanguage.optional(),
  en: wordsOfLanguage.optional(),
  ja: wordsOfLanguage.optional(),
});

const room = openObject({
  type: requiredText(80),
  level: text(80).optional(),
  /** In feet. */
  length: numberIn(0, 1000).optional(),
  width: numberIn(0, 1000).optional(),
  features: lookups.optional(),
});

/** Day and times in the time zone of the home. */
const openHouse = openObject({
  id: requiredText(limits.opaqueId),
  date: day,
  start: clock,
  end: clock,
  note: codes<OpenHouseNote>(openHouseNotes).optional(),
}).refine(({ start, end }) => start < end, {
  path: ["end"],
  error: "number.range" satisfies RuleCode,
});

/** About one photo; the key is the URL of its full size. */
const photoDetail = openObject({
  caption: codes<Caption>(captions).optional(),
  /** What was changed; empty or missing for an unaltered photo. */
  altered: boundedArray(codes<Alteration>(alterations), 6).optional(),
  /** URL of the photo before it was altered. */
  original: imageUrl.optional(),
});

const focalPoint = openObject({
  x: numberIn(0, 100),
  y: numberIn(0, 100),
  zoom: numberIn(1, limits.photoZoom).optional(),
});

/** Up to 60 photos, each in up to two sizes, in the order of the page. */
const listingPhotos = boundedArray(photo, limits.listingPhotos * 2).check((context) => {
  const full = context.value.filter(({ imageType }) => imageType === "fullsize");
  const message: RuleCode = "list.tooLong";
  if (full.length > limits.listingPhotos)
    context.issues.push({ code: "custom", input: context.value, path: [], message });
});

const byUrl = <Value extends z.ZodType>(value: Value) =>
  z.record(imageUrl, value).refine((entries) => Object.keys(entries).length <= 120, {
    error: "list.tooLong" satisfies RuleCode,
  });

const contentFields = {
  offer: choice(offers),
  status: choice(homeStatuses),
  listedOn: day,
  /** First showing day of a home that is coming soon. */
  showingsFrom: day,
  /** Whether it becomes active by itself at 8 AM of that day in its time zone; Y by default. */
  turnsActive: flagField,
  closedOn: day,
  street: text(limits.listingStreet),
  unit: text(40),
  city: text(limits.city),
  county: text(limits.city),
  state: choice(activityStates),
  postalCode: zipcode,
  latitude: numberIn(-90, 90),
  longitude: numberIn(-180, 180),
  hidesAddress: flagField,
  /** US dollars; per month for rent. */
  price: money,
  closePrice: money,
  /** The closing price is for the agent only: Y. */
  hidesClosePrice: flagField,
  leaseTerm: codes<LeaseTerm>(leaseTerms),
  availableFrom: day,
  deposit: money,
  pets: boundedArray(codes<Pet>(pets), 5),
  kind: choice(homePropertyTypes),
  bedrooms: integerIn(0, 100),
  /** A half bath is .5. */
  bathrooms: numberIn(0, 100),
  /** Square feet. */
  livingArea: integerIn(0, 1_000_000),
  lotSize: integerIn(0, 1_000_000_000),
  yearBuilt: integerIn(1600, 2200),
  stories: integerIn(0, 200),
  garageSpaces: integerIn(0, 100),
  /** US dollars a month. */
  fee: money,
  taxAmount: money,
  taxYear: integerIn(1900, 2200),
  rooms: boundedArray(room, limits.listingRooms),
  heating: lookups,
  cooling: lookups,
  roof: lookups,
  waterSource: lookups,
  sewer: lookups,
  parkingFeatures: lookups,
  view: lookups,
  constructionMaterials: lookups,
  interiorFeatures: lookups,
  openHouses: boundedArray(openHouse, limits.listingOpenHouses),
  photos: listingPhotos,
  focalPoints: byUrl(focalPoint),
  photoDetails: byUrl(photoDetail),
  videoUrl: webLink,
  tourUrl: webLink,
  plans: boundedArray(imageUrl, 10),
  words: listingWords,
  /** Why the agent keeps a phrase that the wording check named; never public. */
  keptWordings: boundedArray(
    openObject({
      quote: requiredText(limits.listingSentence),
      reason: requiredText(limits.listingSentence),
    }),
    40,
  ),
  /** Day of the written permission of the seller, or of the owner for rent. */
  permissionOn: day,
  brokerageName: text(limits.etcContent),
  brokerageLicense: text(limits.licenseNumber),
};

/** What an agent says about a home; each key may be missing. Unknown keys are kept. */
export const listingContent = openObject(contentFields).partial();

/** Changed keys; null removes one. */
const contentChanges = openObject(
  // Object.fromEntries widens the keys, which are those of the fields.
  Object.fromEntries(
    Object.entries(contentFields).map(([key, field]) => [key, field.nullable().optional()]),
  ) as {
    [Key in keyof typeof contentFields]: z.ZodOptional<z.ZodNullable<(typeof contentFields)[Key]>>;
  },
);

/** Body of `POST /v1/listings`: a home by hand, words for a home of an MLS, or a copy of another home by hand. */
export const listingInput = contentChanges.extend({
  realtorId: requiredText(limits.opaqueId),
  listingKey: requiredText(limits.listingKey).optional(),
  copyOf: requiredText(limits.opaqueId).optional(),
});

/** Body of `PATCH /v1/listings/{id}`: the changed keys and the `updatedAt` they are based on. */
export const listingUpdate = contentChanges.extend({
  updatedAt: dateTime,
  /** Y publishes all of it, N takes it down. Without it, only the draft changes. */
  isPublished: flagField.optional(),
  /** Whether the website hides the home; acts at once. */
  isHidden: flagField.optional(),
});

const statusFields = openObject({
  status: contentFields.status,
  showingsFrom: day.nullable().optional(),
  turnsActive: flagField.nullable().optional(),
  closedOn: day.nullable().optional(),
  closePrice: money.nullable().optional(),
  hidesClosePrice: flagField.nullable().optional(),
  price: money.nullable().optional(),
});

/** Body of `POST /v1/listings/{id}/status`, which acts at once. */
export const listingStatusInput = statusFields.extend({ updatedAt: dateTime });

export const listingKinds = ["manual", "words"] as const;

/** What one website says about one home. */
export const listingDocument = openObject({
  id: z.string(),
  listingKey: z.string(),
  kind: z.enum(listingKinds),
  /** Null if visitors see nothing of it. */
  published: listingContent.nullable(),
  /** Null if nothing was changed since it was published. */
  draft: listingContent.nullable(),
  isHidden: flagField,
  deletedAt: dateTime.optional(),
  /** Another home of the agent with the same address. */
  duplicateOf: z.string().nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
  realtor: z.object({ id: z.string(), desiredUrl: z.string() }),
});

/** Response of `POST /v1/listings/{id}/status`, with what takes the change back. */
export const listingStatusChange = z.object({ document: listingDocument, before: statusFields });

/** An entry of the agent's list: a document, or a home that the license found. */
export const listingEntry = openObject({
  /** Null for a home that was found and has no document. */
  id: z.string().nullable(),
  listingKey: z.string(),
  kind: z.enum(listingKinds),
  isPublished: flagField,
  hasDraft: flagField,
  isHidden: flagField,
  deletedAt: dateTime.optional(),
  updatedAt: dateTime.nullable(),
  /** Languages in which visitors can read the agent's words. */
  languages: z.array(z.enum(["ko", "en", "ja"])),
  /** Whether the rules of the home's market allow the agent's words; Y for a home by hand. */
  allowsWords: flagField,
  /** With its first photo only. */
  listing,
});

export type ListingContent = z.infer<typeof listingContent>;
export type ListingInput = z.infer<typeof listingInput>;
export type ListingUpdate = z.infer<typeof listingUpdate>;
export type ListingStatusInput = z.infer<typeof listingStatusInput>;
export type ListingDocument = z.infer<typeof listingDocument>;
export type ListingStatusChange = z.infer<typeof listingStatusChange>;
export type ListingEntry = z.infer<typeof listingEntry>;
