import { type ContactsInput, readContacts } from "@realtor/profile/contacts";
import type { PhotosInput } from "@realtor/profile/photos";
import type { ListingType, Locale } from "../labels/labels.ts";
import { langs } from "../labels/locales.ts";
import type { ProviderFacts } from "../legal/legal-facts.ts";
import { countRegionHomes, readAreaMap } from "./content/areas.ts";
import { orderContacts } from "./content/contact-order.ts";
import { type CustomSectionsInput, readCustomSections } from "./content/custom-sections.ts";
import { type DesignInput, readDesign } from "./content/design.ts";
import { type FactsInput, readFacts } from "./content/facts.ts";
import { type LegalInput, readLegal } from "./content/legal.ts";
import { type ListingsInput, readListings } from "./content/listings.ts";
import { type NameInput, readName } from "./content/name.ts";
import { createPhotoPicker } from "./content/photo-picker.ts";
import { readPhotos, readPosters, readSectionPhotos } from "./content/photos.ts";
import { type RegionsInput, readRegions } from "./content/regions.ts";
import { readRooms } from "./content/rooms.ts";
import { readStats, type StatsInput } from "./content/stats.ts";
import { readTeamMember, type TeamInput } from "./content/team.ts";
import { noTeamFilter, type TeamFilter } from "./content/team-filter.ts";
import { readTexts, type TextsInput } from "./content/texts.ts";
import { readVideo, type VideoInput } from "./content/video.ts";
import { panoramaName } from "../styles/panorama-name.ts";
import { type LuminanceGrid, placeNameOnPhoto } from "./photo-contrast.ts";
import type { HomepageContent } from "./homepage-content.ts";

type Input = DesignInput &
  NameInput &
  TextsInput &
  PhotosInput &
  FactsInput &
  StatsInput &
  RegionsInput &
  VideoInput &
  CustomSectionsInput &
  TeamInput &
  ContactsInput &
  LegalInput;

/**
 * The fields of a stored profile that `prepareHomepage` reads. Structural types, so that this package
 * does not depend on an API contract. Every field can be missing, null or blank; other fields are
 * ignored.
 */
export type ProfileInput = { [Key in keyof Input]: Input[Key] };

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
  { today, listing, team, teamFilter = noTeamFilter, provider, coverLuminance }: PrepareOptions,
): HomepageContent {
  const lang = langs[locale];
  const photos = readPhotos(profile);
  const design = readDesign(profile);
  const name = readName(profile, lang);
  const regions = countRegionHomes(readRegions(profile, lang), listings);
  const isPanorama = design.template === "panorama";
  // The order of the calls is that in which photos are handed out.
  const pick = createPhotoPicker();
  for (const photo of [photos.portrait, isPanorama ? photos.cover : null])
    pick(photo ? [photo] : []);
  const shownListings = readListings(listings, listing, today, pick);
  const rooms = isPanorama ? readRooms(listings, shownListings, lang, pick) : [];
  const gallery = photos.gallery.filter((photo) => pick([photo]) !== null);
  const pickPoster = () => pick(readPosters(profile, design.template));
  const video = readVideo(profile, lang, pickPoster);
  return {
    locale,
    lang,
    ...design,
    name,
    nameOnCover:
      photos.cover && coverLuminance
        ? placeNameOnPhoto({
            photo: coverLuminance,
            focus: photos.cover.focus,
            text: name.displayName.text,
            type: panoramaName[name.displayName.lang],
            darkHero: design.darkHero,
          })
        : null,
    ...readTexts(profile, { lang, locale, template: design.template }),
    ...photos,
    gallery,
    facts: readFacts(profile, lang),
    stats: readStats(profile, today),
    listings: shownListings,
    rooms,
    regions,
    areaMap: isPanorama && regions.length > 0 ? readAreaMap(regions) : null,
    video,
    sections: readCustomSections(profile, {
      lang,
      pickPoster,
      pickPhoto: () => pick(readSectionPhotos(profile)),
      readMember: (desiredUrl) => readTeamMember(desiredUrl, team?.[desiredUrl], lang, today),
      teamFilter,
    }),
    contacts: orderContacts(readContacts(profile), lang),
    legal: readLegal(profile, listings, { locale, lang, provider }),
  };
}
