import type { ActivityState } from "./rules/market.ts";

/** Enumerations of a profile, and its stored items; see `docs/spec/profile.md#fields`. */
export const photoPaths = [
  "logo",
  "logo2",
  "id",
  "id2",
  "top",
  "gallery",
  "favicon",
  "ogImage",
] as const;

export type PhotoPath = (typeof photoPaths)[number];

/** Every photo is stored in two sizes: at most 480 px and at most 2400 px. */
export const imageTypes = ["thumbnail", "fullsize"] as const;

export type ImageType = (typeof imageTypes)[number];

export const etcInfoTypes = [
  "zillow_link",
  "korea_name",
  "home_list_realtor",
  "company_address",
  "company_phone",
  "company_fax",
  "company_license",
] as const;

export type EtcInfoType = (typeof etcInfoTypes)[number];

export const templates = ["portrait", "panorama", "editorial", "atelier", "brokerage"] as const;

export type Template = (typeof templates)[number];

export const sectionTypes = ["text", "testimonials", "faq", "links", "video", "team"] as const;

export type SectionType = (typeof sectionTypes)[number];

/** One size of a photo. Like the other items it keeps keys that are not known. */
export type StoredPhoto = {
  [key: string]: unknown;
  path: PhotoPath;
  imageType: ImageType;
  url: string;
};

export type StoredRegion = {
  [key: string]: unknown;
  state: ActivityState;
  city: string;
  neighborhood?: string | undefined;
  zipcode?: string | undefined;
};

/** A section that the agent added; its other keys depend on the type. */
export type StoredSection = { [key: string]: unknown; type: string };
