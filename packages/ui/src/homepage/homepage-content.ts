import type { LegalLines, LocalText } from "../legal/legal-facts.ts";
import type { Lang, ListingType, Locale } from "../labels/labels.ts";
import type { TemplateId } from "./template-ids.ts";

export type { LocalText } from "../legal/legal-facts.ts";

/** A photo with its full-size URL. `focus` is the focal point for cropping, in percent. */
export type Photo = { url: string; focus: { x: number; y: number } | null };

export type Name = {
  displayName: LocalText;
  /** The Latin name on the license; null if it equals `displayName`. */
  latinName: LocalText | null;
  monogram: string;
  /** Set in a smaller size: more than 7 Korean or Japanese characters, or an English word of more than 11. */
  isLong: boolean;
  /** Can be set vertically: Japanese page, 2 to 6 characters, none of them Latin. */
  isVertical: boolean;
};

export type Facts = {
  brokerage: LocalText | null;
  license: string | null;
  /** Languages that the agent speaks, in the agent's order. */
  languages: Lang[];
};

/** Figures entered by the agent; null ones are not shown. */
export type Stats = {
  salesCount: number | null;
  /** US dollars. */
  lastYearTotal: number | null;
  /** Whole years from the start of the career to its end or to today. */
  years: number | null;
  /** The figures are as of December 31 of this year. */
  year: number;
};

export type ListingStatus = "active" | "pending" | "open" | "new" | "sold" | "rented";

export type Listing = {
  key: string;
  type: ListingType;
  /** Null if the status of the listing service is unknown. */
  status: ListingStatus | null;
  /** US dollars, per month if `type` is rent or rented; null if not disclosed. */
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Square feet. */
  area: number | null;
  /** Street and number; null if the owner withholds it. */
  street: string | null;
  city: string | null;
  state: string | null;
  photo: Photo | null;
  /** Listing office and agent, which the MLS requires to be shown. */
  broker: string | null;
};

export type ListingsTab = { type: ListingType; count: number; current: boolean };

export type Listings =
  /** The listing service is unavailable and there is no cached copy. */
  | { state: "failed" }
  /** All four tabs are empty. */
  | { state: "empty" }
  | {
      state: "ready";
      tabs: ListingsTab[];
      type: ListingType;
      items: Listing[];
      /** When the listings were loaded, ISO 8601. */
      asOf: string;
      /** Selects the legal notices. */
      market: Market;
    };

export type Market = "crmls" | "fmls" | "";

export type Region = {
  /** Customary name in the page's language, otherwise English. */
  displayName: LocalText;
  /** English name, if `displayName` is not English. */
  english: string | null;
  state: "CA" | "GA";
};

export type Video = {
  /** YouTube id: 11 characters of `[A-Za-z0-9_-]`, safe in a URL. */
  id: string;
  title: LocalText | null;
  poster: Photo | null;
};

export type Testimonial = {
  quote: LocalText;
  author: string | null;
  place: string | null;
  year: string | null;
};

/** `name` is null if the profile could not be loaded; the URL slug is shown instead. */
export type TeamMember = { desiredUrl: string; name: LocalText | null };

/** A custom section of an agent: `docs/spec/profile.md#additional-sections`. */
export type Section = { id: string; title: LocalText | null } & (
  | { type: "text"; body: LocalText; photo: Photo | null }
  | { type: "testimonials"; items: Testimonial[] }
  | { type: "faq"; items: { question: LocalText; answer: LocalText }[] }
  | { type: "links"; items: { label: LocalText; href: string }[] }
  | { type: "video"; video: Video }
  | { type: "team"; members: TeamMember[] }
);

export type Channel = "phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube";

/** A contact link. `href` has one of the schemes https, http, tel, sms, mailto. */
export type ContactLink = { channel: Channel; href: string; external: boolean };

/** Legal lines without the blockers, which only the editor shows. */
export type Legal = Omit<LegalLines, "blockers">;

/**
 * Everything a template renders: languages are resolved and URLs validated; null or an empty list
 * omits the section. Plain JSON, created by `prepareHomepage`.
 */
export type HomepageContent = {
  locale: Locale;
  lang: Lang;
  template: TemplateId;
  darkHero: boolean;
  darkContent: boolean;
  name: Name;
  tagline: LocalText | null;
  /** Photo of the agent; null shows the monogram instead. */
  portrait: Photo | null;
  /** Wide hero photo of Panorama, and poster of the video. */
  cover: Photo | null;
  logo: Photo | null;
  facts: Facts;
  /** Null if there are fewer than two figures. */
  stats: Stats | null;
  about: LocalText | null;
  listings: Listings;
  gallery: Photo[];
  regions: Region[];
  video: Video | null;
  sections: Section[];
  contacts: ContactLink[];
  legal: Legal;
};

/** Returns the `lang` attribute of a text, if it differs from the page's language. */
export function langAttribute(text: LocalText, page: Lang): { lang?: Lang } {
  return text.lang === page ? {} : { lang: text.lang };
}
