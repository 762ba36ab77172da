import { type Profile, readProfile } from "@realtor/profile/read";
import type { ActivityState } from "@realtor/profile/rules/market";
import type { ListingType, Locale } from "../labels/labels.ts";
import { langs } from "../labels/locales.ts";
import type { ProviderFacts } from "../legal/legal-facts.ts";
import { countRegionHomes, readAreaMap } from "./content/areas.ts";
import { countClosed } from "./content/closed-record.ts";
import { orderContacts } from "./content/contact-order.ts";
import { composeLegal } from "./content/legal.ts";
import { type ListingsInput, readListings } from "./content/listings.ts";
import { composeFirmPhone } from "./content/firm-phone.ts";
import { composeName, longestName } from "./content/name.ts";
import { createPhotoPicker } from "./content/photo-picker.ts";
import { composePhotos, findPosters } from "./content/photos.ts";
import { nameRegions } from "./content/regions.ts";
import { readRooms } from "./content/rooms.ts";
import { composeSections } from "./content/sections.ts";
import { composeStats } from "./content/stats.ts";
import { composeMember } from "./content/team.ts";
import { noTeamFilter, type TeamFilter } from "./content/team-filter.ts";
import { composeTexts } from "./content/texts.ts";
import { panoramaName } from "../styles/panorama-name.ts";
import { type LuminanceGrid, placeNameOnPhoto } from "./photo-contrast.ts";
import type { HomepageContent } from "./homepage-content.ts";
import type { ProfileInput } from "./profile-input.ts";

export type PrepareOptions = {
  /** Current date, YYYY-MM-DD in the agent's time zone. */
  today: string;
  /** The listings tab in the URL. */
  listing?: ListingType | null;
  /** Profiles of team members by `desiredUrl`. */
  team?: Readonly<Record<string, ProfileInput>>;
  /** The filter of the team in the URL. */
  teamFilter?: TeamFilter;
  /** Operator of the platform; without it the legal lines show placeholders. */
  provider?: ProviderFacts;
  /** Luminance of the cover; without it Panorama sets the name below the cover. */
  coverLuminance?: LuminanceGrid | null;
  /** States whose cities have a page of all homes, also of other brokers. */
  areaStates?: readonly ActivityState[];
};

/** As `PrepareOptions`, with team members that were read. */
export type ComposeOptions = Omit<PrepareOptions, "team"> & {
  /** Profiles of team members by `desiredUrl`. */
  team?: Readonly<Record<string, Profile>>;
};

/**
 * Converts a stored profile and its listings to the content of a template in one language. Pure, and
 * never throws: incomplete profiles result in null or empty fields. Texts fall back to other languages;
 * links with unsafe schemes are dropped.
 */
export function prepareHomepage(
  profile: ProfileInput,
  listings: ListingsInput,
  locale: Locale,
  { team = {}, ...options }: PrepareOptions,
): HomepageContent {
  const lang = langs[locale];
  const members = Object.entries(team).map(([slug, one]) => [slug, readProfile(one, lang)]);
  return composeHomepage(readProfile(profile, lang), listings, locale, {
    ...options,
    team: Object.fromEntries(members),
  });
}

/** The content of a template from a profile that was read in the language of `locale`: see `prepareHomepage`. */
export function composeHomepage(
  profile: Profile,
  listings: ListingsInput,
  locale: Locale,
  {
    today,
    listing,
    team = {},
    teamFilter = noTeamFilter,
    provider,
    coverLuminance,
    areaStates = [],
  }: ComposeOptions,
): HomepageContent {
  const { lang, texts } = profile;
  const { template, darkHero, darkContent } = profile.design;
  const record = countClosed(listings, profile.figures, { today, latest: template === "atelier" });
  const photos = composePhotos(profile.photos);
  const regions = countRegionHomes(nameRegions(profile), listings).map((region) =>
    areaStates.includes(region.state) ? { ...region, hasAll: true as const } : region,
  );
  const isPanorama = template === "panorama";
  // The order of the calls is that in which photos are handed out.
  const pick = createPhotoPicker();
  for (const photo of [photos.portrait, isPanorama ? photos.cover : null])
    pick(photo ? [photo] : []);
  const shownListings = readListings(listings, listing, today, pick);
  const hasHomes = shownListings.state === "ready";
  const name = composeName(profile, hasHomes);
  const rooms = isPanorama ? readRooms(listings, shownListings, lang, pick) : [];
  const gallery = photos.gallery.filter((photo) => pick([photo]) !== null);
  const pickPoster = () => pick(findPosters(profile.photos, template));
  const video = profile.videoId
    ? { id: profile.videoId, title: texts.videoTitle, poster: pickPoster() }
    : null;
  return {
    locale,
    lang,
    template,
    darkHero,
    darkContent,
    name,
    nameOnCover:
      photos.cover && coverLuminance
        ? placeNameOnPhoto({
            photo: coverLuminance,
            focus: photos.cover.focus,
            text: longestName(name),
            type: panoramaName[name.displayName.lang],
            darkHero,
          })
        : null,
    ...composeTexts(profile, { locale, template }),
    ...photos,
    gallery,
    facts: {
      brokerage: texts.agency,
      license: profile.license,
      office: profile.company.address,
      languages: [...profile.languages],
    },
    record,
    stats: record ? null : composeStats(profile.figures, today),
    listings: shownListings,
    rooms,
    regions,
    areaMap: isPanorama && regions.length > 0 ? readAreaMap(regions) : null,
    video,
    sections: composeSections(profile.sections, {
      pickPoster,
      pickPhoto: () => pick(profile.photos.id2),
      readMember: (slug) =>
        composeMember(slug, Object.hasOwn(team, slug) ? team[slug] : undefined, today),
      teamFilter,
    }),
    contacts: orderContacts(profile.contacts, lang, composeFirmPhone(profile, hasHomes)),
    repliesWithinDay: profile.repliesWithinDay,
    legal: composeLegal(profile, listings, { locale, lang, provider }),
  };
}
