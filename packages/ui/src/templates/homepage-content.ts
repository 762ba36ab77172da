import type { LegalLines } from "../legal/legal-lines.ts";
import type { Lang, ListingType, Locale } from "../labels/labels.ts";

/** The three designs; a stored profile names one of them. */
export type TemplateId = "portrait" | "panorama" | "editorial";

/** A text in the language it is written in, which may not be the page's. */
export type LocalText = { text: string; lang: Lang };

/** A picture, addressed by its stored full-size URL. `focus` is the point a crop keeps, in percent. */
export type Photo = { url: string; focus: { x: number; y: number } | null };

export type Name = {
  /** As the page writes it. */
  shown: LocalText;
  /** The Latin name under which the licence is held; null where `shown` is that name. */
  second: LocalText | null;
  /** First character, for the seal. */
  seal: string;
  /** One step smaller: over 7 Korean or Japanese characters, or an English word over 11 letters. */
  long: boolean;
  /** May be set in vertical lines: Japanese page, 2 to 6 characters, none of them Latin. */
  vertical: boolean;
};

export type Facts = {
  brokerage: LocalText | null;
  license: string | null;
  /** Languages the agent works in, in the agent's order. */
  languages: Lang[];
};

/** Figures as the agent entered them; a null one is not shown. */
export type Stats = {
  salesCount: number | null;
  /** US dollars. */
  lastYearTotal: number | null;
  /** Whole years from the start of the career to its end or to today. */
  years: number | null;
  /** The year the figures close with: they are as of its 31 December. */
  year: number;
};

/** The square on a listing: what it says, and whether it is filled (available) or hollow. */
export type ListingStatus = "active" | "pending" | "open" | "new" | "sold" | "rented";

export type Listing = {
  key: string;
  type: ListingType;
  /** Null where the service uses a status we do not know: no claim is made then. */
  status: ListingStatus | null;
  /** US dollars, a month where `type` is rent or rented; null where it is not disclosed. */
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Square feet. */
  area: number | null;
  /** Street and number; null where the owner withholds it. */
  street: string | null;
  city: string | null;
  state: string | null;
  photo: Photo | null;
  /** Office (and agent) that lists the home, as the listing service demands beside the price. */
  broker: string | null;
};

export type ListingsTab = { type: ListingType; count: number; current: boolean };

export type Listings =
  /** The listing service gave no answer and there is no former copy. */
  | { state: "failed" }
  /** Nothing in any of the four tabs. */
  | { state: "empty" }
  | {
      state: "ready";
      tabs: ListingsTab[];
      type: ListingType;
      items: Listing[];
      /** When the list was read, ISO 8601. */
      asOf: string;
      /** Whose data it is: names the legal lines. */
      market: Market;
    };

export type Market = "crmls" | "fmls" | "";

export type Region = {
  /** In the page's language where the place has a customary name in it, else English. */
  shown: LocalText;
  /** English name, where `shown` is not English. */
  english: string | null;
  state: "CA" | "GA";
};

export type Video = {
  /** YouTube's id, 11 characters of `[A-Za-z0-9_-]`: safe inside an address. */
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

/** `name` is null where the profile could not be read: the address is shown then. */
export type TeamMember = { desiredUrl: string; name: LocalText | null };

/** What an agent adds to the fixed sections. `note` names the language when it is not the page's. */
export type Section = { id: string; title: LocalText | null } & (
  | { type: "text"; body: LocalText; photo: Photo | null }
  | { type: "testimonials"; items: Testimonial[] }
  | { type: "faq"; items: { question: LocalText; answer: LocalText }[] }
  | { type: "links"; items: { label: LocalText; href: string }[] }
  | { type: "video"; video: Video }
  | { type: "team"; members: TeamMember[] }
);

export type Channel = "phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube";

/** A way to reach the agent. `href` has one of the schemes https, http, tel, sms, mailto. */
export type ContactLink = { channel: Channel; href: string; external: boolean };

/** What the law wants said, ready to show; blockers are the editor's affair. */
export type Legal = Omit<LegalLines, "blockers">;

/**
 * All a template shows, already decided: languages chosen, addresses checked, empty parts gone
 * (null or an empty list means the section is not rendered). Plain JSON, made by `prepareHomepage`.
 */
export type HomepageContent = {
  locale: Locale;
  lang: Lang;
  template: TemplateId;
  darkHero: boolean;
  darkContent: boolean;
  name: Name;
  tagline: LocalText | null;
  /** The agent; null shows the seal on the plane. */
  portrait: Photo | null;
  /** Wide picture of Panorama and poster of the video. */
  cover: Photo | null;
  logo: Photo | null;
  facts: Facts;
  /** Null when fewer than two figures exist. */
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
