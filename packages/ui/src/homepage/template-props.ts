import type { ReactNode } from "react";
import type { FormErrorLabels, Labels, Lang, ListingType } from "../labels/labels.ts";
import type { Listing, Listings } from "./content/listings.ts";
import type { TeamFilter } from "./content/team-filter.ts";
import type { HomepageContent } from "./homepage-content.ts";

/** An amount whose unit is set in a smaller size: `{ value: "$48.2", unit: "M" }`. */
export type CompactMoney = { value: string; unit: string };

/** Pure formatters for the page's language, implemented by the consumer. */
export type Formats = {
  /** US dollars in full: `$1,575,000`. */
  money: (dollars: number) => string;
  /** US dollars in the language's large unit: `$48.2` + `M`, `4,820만` + ` 달러`, `4,820万` + `ドル`. */
  moneyCompact: (dollars: number) => CompactMoney;
  /** Square feet: `2,180 sqft`, with `(203 m²)` after it in Korean and Japanese. */
  area: (squareFeet: number) => string;
  /** `1,234` */
  number: (value: number) => string;
  /** A date (YYYY-MM-DD) with its year: `November 28, 2026`. */
  date: (date: string) => string;
  /** A month (YYYY-MM) with its year: `March 2022`. */
  month: (month: string) => string;
  /** Formats an ISO 8601 date and time in `lang`, by default the page's language. */
  dateTime: (iso: string, lang?: Lang) => string;
};

/** Listings with the formatters for their numbers. */
export type LoadedListings = { listings: Listings; formats: Formats };

export type ResolvedImage = {
  src: string;
  srcSet: string;
  /** CSS color that is shown until the photo is loaded. It can be omitted in the browser: hydration keeps the server's. */
  color?: string | undefined;
};

/** The labels that a homepage shows; its legal lines are part of the content. */
export type TemplateLabels = Omit<Labels, "lead" | "carousel" | "footer" | "errors"> & {
  /** Of the contact form. */
  errors: FormErrorLabels;
  footer: Pick<Labels["footer"], "privacy" | "choices">;
};

export type TemplateProps = {
  content: HomepageContent;
  labels: TemplateLabels;
  formats: Formats;
  slots: {
    languageMenu: ReactNode;
    contactForm: ReactNode;
    /** Below the contact channels: links to share the page and save the contact. */
    share?: ReactNode;
    /** In place of the listings of an agent who has none; visitors see nothing there. */
    noListings?: ReactNode;
    /** Above the header: the edit bar for the owner of the page. */
    banner?: ReactNode;
  };
  links: {
    /** URL of this page in its language, without a query. */
    home: string;
    /** URL of a listings tab, ending in `#listings`. */
    listings: (type: ListingType) => string;
    /** URL of the page of all homes; without it there is no link. */
    homes?: string | undefined;
    /** URL of the homes of a city, also of other brokers. */
    area?: ((city: string) => string) | undefined;
    /** URL of the closed homes of a type on that page; without it there is no link. */
    closedHomes?: ((type: "sold" | "rented") => string) | undefined;
    /** URL of the page of a listing. */
    listing: (listing: Pick<Listing, "key" | "slug">) => string;
    /** URL of the homepage of a team member by `desiredUrl`. */
    member: (desiredUrl: string) => string;
    /** URL of this page with a filter of the team, ending in `#` and the section; without it there are no filters. */
    team?: ((filter: TeamFilter, sectionId: string) => string) | undefined;
    privacy: string;
    /** URL of the agent's guide to buying a home; without it there is no link. */
    buying?: string | undefined;
    /** URL of the analytics consent settings; without it there is no link. */
    choices?: string | undefined;
    /** URL of the landing page of the product. */
    builder: string;
  };
  /** Returns image URLs for a stored photo in the given widths, in px. */
  resolveImage: (url: string, widths: number[]) => ResolvedImage;
  /** Loads the listings of a tab, to show them without a new page. Without it the tabs are links. */
  loadListings?: ((type: ListingType) => Promise<LoadedListings>) | undefined;
};

/** The largest image above the fold. */
export interface HeroImage {
  photo: "portrait" | "cover";
  /** The `sizes` attribute, which a preload must repeat. */
  sizes: string;
  /** Maximum width to load, in px. */
  maxWidth: number;
}
