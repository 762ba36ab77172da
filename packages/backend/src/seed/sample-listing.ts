import type { BuildingFacts } from "./building-profiles.ts";
import type { RoomLevel } from "./home-rooms.ts";
import type { ImageName } from "./homes.ts";
import type { OpenHouseDays } from "./open-houses.ts";

/** A listing of a sample agent. Prices are in US dollars, per month for a lease. */
export interface SampleListing {
  kind: "sale" | "rent" | "sold" | "rented";
  /** Default: `Active`, or `Closed` for sold and rented. */
  status?: "Pending" | "ActiveUnderContract" | "ComingSoon" | "Withdrawn";
  /** The price that was paid, for sold and rented. */
  price: number;
  /** The price before its last change, and the days since then. */
  previousPrice?: { price: number; daysAgo: number };
  /** Days since the buyer of an accepted offer withdrew. */
  backOnMarketDaysAgo?: number;
  /** Days until a listing with the status ComingSoon is on the market. */
  onMarketInDays?: number;
  street: string;
  city: string;
  /** RESO lookup name. */
  subType: "SingleFamilyResidence" | "Condominium" | "Townhouse";
  beds: number;
  /** Half baths count 0.5. */
  baths: number;
  /** Living area and lot in square feet; a condominium has no lot. */
  sqft: number;
  lotSqft?: number;
  yearBuilt: number;
  garageSpaces?: number;
  /** Dues of the homeowners association per month. */
  monthlyDues?: number;
  /** Days from listing until today, or until closing. */
  daysOnMarket: number;
  /** Days since closing, for sold and rented. */
  closedDaysAgo?: number;
  openHouse?: OpenHouseDays;
  /** The first photo is the cover. */
  photos: readonly [ImageName, ImageName, ImageName, ...ImageName[]];
  /** A photo of the list whose sky was turned into twilight, and the photo before. */
  twilight?: { photo: ImageName; original: ImageName };
  /**
   * Paragraphs of the public remarks, in English like those of the MLS. The first sentence
   * introduces the home.
   */
  remarks: readonly [string, ...string[]];
  /** The agent's sentence in each language. */
  sentence: Readonly<Record<"ko" | "en" | "ja", string>>;
  /** Levels of the primary and two further bedrooms; default: those of the home that the cover shows. */
  bedroomLevels?: readonly [RoomLevel, RoomLevel, RoomLevel];
  /** Facts that the remarks state; the others are those of the home that the cover shows. */
  building?: BuildingFacts;
}
