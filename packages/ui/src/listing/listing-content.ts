import type { Photo } from "@realtor/profile/photos";
import type { LocalText } from "@realtor/profile/text";
import type { Alteration } from "../homepage/content/listing-photos.ts";
import type { Listing, ListingStatus, Market } from "../homepage/content/listings.ts";
import type { HomepageContent } from "../homepage/homepage-content.ts";
import type { NameOnPhoto } from "../homepage/photo-contrast.ts";
import type { Lang, ListingType } from "../labels/labels.ts";
import type { LegalLine } from "../legal/legal-facts.ts";
import type { MapPlan } from "../map-drawing/map-plan.ts";
import type { LifeStage, ListingRules } from "./content/listing-rules.ts";

/** A photo of a home, with its description from the MLS, and what was altered in it. */
export type ListingPhoto = Photo & { room: LocalText | null; alteration: Alteration | null };

/** Text about the home. */
export type HomeWords = {
  /** The agent's, in the language of the page: the only text that is set large. */
  sentence: string | null;
  /** The agent's, in the language of the page; of a home by hand in another if there is none. */
  description: { lang: Lang; paragraphs: string[] } | null;
  /** Remarks of the MLS, in English, and its short name. */
  original: { paragraphs: string[]; system: string | null } | null;
};

export type OpenHouse = {
  /** Date and start time, which name the calendar file: `20261128-1300`. */
  id: string;
  /** YYYY-MM-DD in the time zone of the home. */
  date: string;
  /** ISO 8601; null if the feed has only the date. */
  start: string | null;
  end: string | null;
  /** Chosen from a list, in the language of the page. */
  note: string | null;
  /** Other words of a feed, in English. */
  remarks: string | null;
};

/** Length and width are in feet. */
export type Room = {
  name: LocalText;
  size: { length: number; width: number } | null;
  text: string | null;
};

/** Web addresses of what else there is to see. */
export type HomeMedia = { video: string | null; tour: string | null; plans: string[] };

/** Facts about the building with texts from the MLS. */
export type BuildingFact = "climate" | "roof" | "water" | "materials" | "view";

export type Building = {
  /** In the order of the page; each text in the page's language if it is known. */
  facts: { fact: BuildingFact; values: LocalText[] }[];
  parking: { garage: number | null; values: LocalText[] };
  stories: number | null;
  /** US dollars per year. */
  tax: { amount: number; year: number | null } | null;
  /** US dollars; zero if there is none according to the feed. */
  hoa: { amount: number; per: "month" | "year" } | null;
};

export const propertyKinds = [
  "house",
  "condo",
  "townhouse",
  "multi",
  "manufactured",
  "land",
] as const;

export type PropertyKind = (typeof propertyKinds)[number];

/** A date in the life of a listing, YYYY-MM-DD: of its stage, or when it came back on the market. */
export type StatusDate = { kind: Exclude<LifeStage, "active"> | "backOnMarket"; date: string };

/** The home of a listing page. Null fields are not known. */
export type Home = {
  key: string;
  /** Last part of the address of its page. */
  slug: string;
  type: ListingType;
  status: ListingStatus | null;
  /** US dollars, per month if `type` is rent or rented. */
  price: number | null;
  /** The price before the last change, and its date. */
  priceChange: { from: number; date: string } | null;
  statusDate: StatusDate | null;
  /** Street and number; null if the owner withholds it. */
  street: string | null;
  city: string | null;
  state: string | null;
  /** Null if the owner withholds the address. */
  postalCode: string | null;
  /** Its kind or number in the page's language, which names a home without a street and a city. */
  label: string;
  /** Whether the owner withholds the address. */
  isWithheld: boolean;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Square feet. */
  area: number | null;
  lot: number | null;
  yearBuilt: number | null;
  renovated: number | null;
  kind: PropertyKind | null;
  /** In degrees; null if it is not known, or if the owner withholds the address. */
  position: { latitude: number; longitude: number } | null;
  /** URL of a map service; null if the owner withholds the address. */
  map: string | null;
};

/** A home next to another in the list of its type. */
export type Neighbor = Pick<Listing, "key" | "slug" | "type" | "price"> & { name: LocalText };

export type Neighbors = { previous: Neighbor | null; next: Neighbor | null };

/**
 * Drawing of the surroundings of a home, which is in its middle, in percent of a square. It continues beyond
 * the square at both sides.
 */
export type PlacePlan = MapPlan & {
  /** Other homes of the agent on the market. */
  homes: { x: number; y: number }[];
};

export type Attribution = {
  listedBy: string | null;
  phone: string | null;
  mlsNumber: string | null;
  /** Name of the listing service. */
  system: string | null;
  /** When the listing was loaded, ISO 8601. */
  asOf: string;
  market: Market;
  notices: LegalLine[];
};

/** The agent on a listing page. */
export type ListingAgent = Pick<
  HomepageContent,
  "name" | "portrait" | "logo" | "legal" | "contacts" | "repliesWithinDay"
>;

type Content = Pick<
  HomepageContent,
  "locale" | "lang" | "template" | "darkHero" | "darkContent"
> & {
  agent: ListingAgent;
  home: Home;
  /** What the page shows at this stage of the listing. */
  rules: ListingRules;
  photos: ListingPhoto[];
  /** The address across the lower edge of the first photo, in Panorama; null if it is not legible there. */
  nameOnPhoto: NameOnPhoto | null;
  words: HomeWords;
  media: HomeMedia;
  /** Those that have not ended, in order of time. */
  openHouses: OpenHouse[];
  /** YYYY-MM-DD, for the calendar. */
  today: string;
  rooms: Room[];
  building: Building;
  /** Homes of the agent that are on the market, nearest in price first; at most three. */
  similar: Listing[];
  /** The homes before and after this one on the page of all homes. */
  neighbors: Neighbors;
  /** Null if the position is not known, or if the owner withholds the address. */
  plan: PlacePlan | null;
  attribution: Attribution;
};

/** Everything that a listing page renders. Plain JSON, created by `prepareListing`. */
export type ListingContent = { [Key in keyof Content]: Content[Key] };
