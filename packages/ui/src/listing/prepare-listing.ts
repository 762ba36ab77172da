import { isByHand } from "@realtor/profile/rules/market-rules";
import { readLicense } from "@realtor/profile/licenses";
import { type Profile, readProfile } from "@realtor/profile/read";
import { cleanText } from "@realtor/profile/text";
import type { ListingType, Locale } from "../labels/labels.ts";
import { formatTemplate } from "../format.ts";
import { legalLabelsFor } from "../labels/legal/legal-labels.ts";
import { listingLabelsFor } from "../labels/listing/listing-labels.ts";
import { langs } from "../labels/locales.ts";
import { isShown } from "../homepage/content/is-shown.ts";
import { isOfOtherFirm } from "../homepage/content/legal.ts";
import { hasEqualFirm } from "../homepage/content/name.ts";
import { listingTypes, type Market } from "../homepage/content/listings.ts";
import { readPlainPhotos } from "../homepage/content/listing-photos.ts";
import { composeHomepage } from "../homepage/prepare-homepage.ts";
import type { ProfileInput } from "../homepage/profile-input.ts";
import { type LuminanceGrid, placeNameOnPhoto } from "../homepage/photo-contrast.ts";
import type { LegalState, ProviderFacts } from "../legal/legal-facts.ts";
import { readBuilding } from "./content/building.ts";
import { readHome } from "./content/home.ts";
import { readHomeState } from "./content/home-state.ts";
import { lifeStage, marketOf } from "./content/life-stage.ts";
import { listingRules } from "./content/listing-rules.ts";
import { readMedia } from "./content/media.ts";
import { readNeighbors } from "./content/neighbors.ts";
import { readOpenHouses } from "./content/open-houses.ts";
import { readPhotos } from "./content/photos.ts";
import { planPlace } from "./content/plan-place.ts";
import { readRooms } from "./content/rooms.ts";
import { readSimilar } from "./content/similar.ts";
import { readWords } from "./content/words.ts";
import { panoramaAddress } from "../styles/panorama-name.ts";
import { homeName } from "./sections/home-text.ts";
import type { Attribution, ListingContent } from "./listing-content.ts";
import type { ListingDetailsInput } from "./listing-input.ts";

/** All listings of an agent, as the listing service returns them. */
export type AgentListingsInput = {
  byType: Readonly<Record<ListingType, readonly ListingDetailsInput[]>>;
  /** When the listings were loaded, ISO 8601. */
  asOf: string;
  market: Market;
};

export type PrepareListingOptions = {
  /** Current time, ISO 8601. */
  now: string;
  /** The date of `now` in the time zone of the home, YYYY-MM-DD. */
  today: string;
  /** Operator of the platform; without it the legal lines show placeholders. */
  provider?: ProviderFacts;
  /** Luminance of the first photo; without it Panorama sets the address below the photo. */
  photoLuminance?: LuminanceGrid | null;
};

/** A listing of the agent and its type; null if the agent has no such listing or it may not be shown. */
export function findListing(
  { byType }: Pick<AgentListingsInput, "byType">,
  key: string,
): { type: ListingType; listing: ListingDetailsInput } | null {
  for (const type of listingTypes) {
    const listing = byType[type].find(({ listingKey }) => listingKey === key);
    if (listing) return isShown(listing) ? { type, listing } : null;
  }
  return null;
}

/** URL of the first photo of a listing; null if the agent has no such listing or it has no photo. */
export function readFirstPhotoUrl(
  listings: Pick<AgentListingsInput, "byType">,
  key: string,
): string | null {
  const found = findListing(listings, key);
  return found ? (readPlainPhotos(found.listing)[0]?.url ?? null) : null;
}

/** The state that a listing's home is in, for its time zone; that of the market for an unknown key. */
export function findHomeState(
  listings: Pick<AgentListingsInput, "byType" | "market">,
  key: string,
): LegalState {
  return readHomeState(findListing(listings, key)?.listing ?? null, listings.market);
}

/**
 * Converts a stored profile and one of its listings to the content of the listing's page in one
 * language; null if the agent has no such listing. Pure, and never throws.
 */
export function prepareListing(
  profile: ProfileInput,
  listings: AgentListingsInput,
  key: string,
  locale: Locale,
  options: PrepareListingOptions,
): ListingContent | null {
  return composeListing(readProfile(profile, langs[locale]), listings, key, locale, options);
}

/** The content from a profile that was read in the language of `locale`: see `prepareListing`. */
export function composeListing(
  profile: Profile,
  listings: AgentListingsInput,
  key: string,
  locale: Locale,
  { now, today, provider, photoLuminance }: PrepareListingOptions,
): ListingContent | null {
  const found = findListing(listings, key);
  if (!found) return null;
  const { type, listing } = found;
  // Notices and attribution are those of the listing's own service, also for an agent of two.
  const ofMls = marketOf(listing, listings.market);
  const market = ofMls ?? "";
  const none = { sale: [], rent: [], sold: [], rented: [] };
  const page = composeHomepage(
    profile,
    { ...listings, market, byType: { ...none, [type]: [listing] } },
    locale,
    { today, listing: type, ...(provider && { provider }) },
  );
  const { lang, name, portrait, logo, legal, contacts, repliesWithinDay } = page;
  const home = readHome(listing, type, { today, locale });
  const rules = listingRules(ofMls, lifeStage(home));
  const openHouses = rules.openHouses ? readOpenHouses(listing, { now, today, lang }) : [];
  return {
    locale,
    lang,
    template: page.template,
    darkHero: page.darkHero,
    darkContent: page.darkContent,
    agent: { name, portrait, logo, legal: { ...legal, listings: [] }, contacts, repliesWithinDay },
    home: {
      ...home,
      priceChange: rules.priceChange ? home.priceChange : null,
      // The feed keeps an open house until the end of its day.
      status: home.status === "open" && openHouses.length === 0 ? "active" : home.status,
    },
    rules,
    photos: readPhotos(listing, lang).slice(0, rules.photos ?? undefined),
    nameOnPhoto: photoLuminance
      ? placeNameOnPhoto({
          photo: photoLuminance,
          focus: null,
          text: homeName(home),
          type: panoramaAddress,
          darkHero: page.darkHero,
        })
      : null,
    words: readWords(listing, lang),
    media: readMedia(listing),
    openHouses,
    today,
    rooms: readRooms(listing, lang),
    building: readBuilding(listing, lang),
    similar: readSimilar(listings.byType, home, today),
    neighbors: readNeighbors(listings.byType[type], type, home.key, { today, locale }),
    plan: planPlace(home, findOthers(listings.byType, home.key), lang),
    attribution: {
      ...readAttribution(listing, profile),
      asOf: listings.asOf,
      market,
      notices: legal.listings,
    },
  };
}

/** The other homes of the agent that are on the market. */
function findOthers({ sale, rent }: AgentListingsInput["byType"], key: string) {
  return [...sale, ...rent].filter(
    (listing) =>
      listing.listingKey !== key && isShown(listing) && listing.internetAddressDisplayYN !== false,
  );
}

/** What the listing services require next to a listing: broker with license and number, and source. */
function readAttribution(
  listing: ListingDetailsInput,
  profile: Profile,
): Omit<Attribution, "asOf" | "market" | "notices"> {
  // MLS data is English in every language.
  const { source } = listingLabelsFor("en");
  const systems: Readonly<Record<string, string>> = source.systems;
  const system = isByHand(listing) ? null : cleanText(listing.originatingSystemName);
  const names = [listing.listAgentFullName, listing.listOfficeName].flatMap(
    (name) => cleanText(name) ?? [],
  );
  const license = cleanText(listing.listAgentStateLicense);
  const isOwn = !isOfOtherFirm(listing, profile);
  const firmPhone = isOwn && hasEqualFirm(profile, true) ? profile.company.phone : null;
  return {
    listedBy:
      [...new Set(names), license && licenseText(license, listing)].filter(Boolean).join(", ") ||
      null,
    phone: firmPhone ?? cleanText(listing.attributionContact),
    mlsNumber: cleanText(listing.listingId),
    system: system && (systems[system] ?? system),
  };
}

/** `GREC Lic. 000042`, with the authority of the state of the home if the number names none. */
function licenseText(typed: string, { stateOrProvince }: ListingDetailsInput): string {
  const { authority, number } = readLicense(typed, [cleanText(stateOrProvince) ?? ""]);
  return formatTemplate(legalLabelsFor("en").license.own[authority ?? "none"], { n: number });
}
