import { limits as profileLimits } from "@realtor/profile/rules/limits";

/**
 * Limits shared by forms, schemas and services. Text lengths are UTF-16 units, as `maxlength`
 * counts.
 */
export const limits = {
  ...profileLimits,
  personName: 80,
  area: 120,
  phoneDigits: { min: 7, max: 15 },
  message: 4000,
  note: 4000,
  search: 200,
  userAgent: 500,
  suspensionReason: 1000,
  opaqueId: 200,
  signInCode: 40,
  signInChallenge: 400,
  /** The length of RESO's `ListingKey`. */
  listingKey: 255,
  listingAddress: 400,
  listingStreet: 200,
  listingSentence: 200,
  listingDescription: 4000,
  listingPhotos: 60,
  listingRooms: 40,
  listingOpenHouses: 20,
  /** Homes by hand of one website. */
  listingsByHand: 300,
  listingPrice: 1_000_000_000_000,
  /** Texts of one call; together they fit into a request of the provider, 128 KiB. */
  translatedTexts: 5,
  uploadFiles: 74,
  uploadBytes: 10 * 1024 * 1024,
  fileName: 255,
  idempotencyKey: 200,
  source: 120,
  textVersion: 40,
  timeZone: 60,
  homesPerGroup: 100,
  agentListingsPerPage: 200,
  /** Photos of a listing in a list; `GET /cozying-api/v1/home` has all. */
  listedPhotos: 8,
} as const;
