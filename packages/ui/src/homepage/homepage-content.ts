import type { LocalText } from "@realtor/profile/text";
import type { Lang, Locale } from "../labels/labels.ts";
import type { AreaMap, RegionWithHomes } from "./content/areas.ts";
import type { ContactLink } from "./content/contact-order.ts";
import type { LegalLines } from "../legal/legal-facts.ts";
import type { Listings } from "./content/listings.ts";
import type { Name } from "./content/name.ts";
import type { CaptionedPhoto } from "./content/captioned-photo.ts";
import type { PhotosContent } from "./content/photos.ts";
import type { Section, Video } from "./content/sections.ts";
import type { ClosedRecord } from "./content/closed-record.ts";
import type { Stats } from "./content/stats.ts";
import type { TextsContent } from "./content/texts.ts";
import type { NameOnPhoto } from "./photo-contrast.ts";
import type { TemplateId } from "./template-ids.ts";

type Facts = {
  brokerage: LocalText | null;
  license: string | null;
  /** Address of the brokerage, in English. */
  office: string | null;
  /** Languages that the agent speaks, in the agent's order. */
  languages: Lang[];
};

type Content = TextsContent &
  PhotosContent & {
    locale: Locale;
    lang: Lang;
    template: TemplateId;
    darkHero: boolean;
    darkContent: boolean;
    name: Name;
    /** Panorama: the name across the lower edge of the cover; null places it below. */
    nameOnCover: NameOnPhoto | null;
    facts: Facts;
    /** What was counted of the homes that closed; null if there are fewer than two. */
    record: ClosedRecord | null;
    /** What the agent states; null if there are fewer than two figures, or homes that are counted. */
    stats: Stats | null;
    listings: Listings;
    /** Panorama: photos of the listings for the film strip, before the gallery. */
    rooms: CaptionedPhoto[];
    regions: RegionWithHomes[];
    /** Panorama: the regions with a map; null without regions. */
    areaMap: AreaMap | null;
    video: Video | null;
    sections: Section[];
    contacts: ContactLink[];
    /** Pages promise a reply within a day: the last argument of `homepageLabelsFor` and `listingLabelsFor`. */
    repliesWithinDay: boolean;
    legal: LegalLines;
  };

/**
 * Everything a template renders: languages are resolved and URLs validated; null or an empty list
 * omits the section. Plain JSON, created by `prepareHomepage`.
 */
export type HomepageContent = { [Key in keyof Content]: Content[Key] };

/** Returns the `lang` attribute of a text, if it differs from the page's language. */
export function langAttribute(text: LocalText, page: Lang): { lang?: Lang } {
  return text.lang === page ? {} : { lang: text.lang };
}

/** Whether the page has the section: also while its listings cannot be loaded. */
export function hasListings({ listings }: Pick<HomepageContent, "listings">): boolean {
  return listings.state !== "empty";
}
