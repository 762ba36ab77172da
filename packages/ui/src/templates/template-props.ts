import type { ReactNode } from "react";
import type { Labels, Lang, ListingType } from "../labels/labels.ts";
import type { HomepageContent } from "./homepage-content.ts";

/** An amount split where the unit is set smaller: `{ value: "$4,820", unit: "만" }`. */
export type CompactMoney = { value: string; unit: string };

/** How the page's language writes numbers. The site implements it; functions are pure. */
export type Formats = {
  /** US dollars in full: `$1,575,000`. */
  money: (dollars: number) => string;
  /** US dollars in the language's large unit: `$48.2` + `M`, `$4,820` + `만` or `万`. */
  moneyCompact: (dollars: number) => CompactMoney;
  /** Square feet: `2,180 sqft`, with `(203 m²)` after it in Korean and Japanese. */
  area: (squareFeet: number) => string;
  /** `1,234` */
  number: (value: number) => string;
  /** ISO 8601 to a date and time in words, of the page's language or of the text it stands in. */
  dateTime: (iso: string, lang?: Lang) => string;
};

export type ResolvedImage = { src: string; srcSet: string };

export type TemplateProps = {
  content: HomepageContent;
  labels: Labels;
  formats: Formats;
  slots: {
    /** The header's language menu. */
    languageMenu: ReactNode;
    /** The contact form in the state it is in. */
    contactForm: ReactNode;
    /** Under the channels: ways to share the page and to keep the contact. */
    share?: ReactNode;
    /** Above the header: the owner's "edit this page" bar. */
    banner?: ReactNode;
  };
  links: {
    /** This page without its query, in the page's language. */
    home: string;
    /** The address of a listings tab, ending in `#listings`. */
    listings: (type: ListingType) => string;
    /** Where a card leads: this page at the form, with the home in question named in the address. */
    listing: (key: string) => string;
    /** The homepage of a team member by `desiredUrl`. */
    member: (desiredUrl: string) => string;
    privacy: string;
    /** Where a visitor chooses what may be measured; none where there is nothing to choose. */
    choices?: string | undefined;
    /** The product's own landing page. */
    builder: string;
  };
  /** Turns a stored photo URL into addresses of the given widths, in px. */
  resolveImage: (url: string, widths: number[]) => ResolvedImage;
};
