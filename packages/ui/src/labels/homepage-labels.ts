import type { Lang, ListingType } from "./locales.ts";

/** An agent's homepage. */
export type HomepageLabels = {
  nav: Record<
    "label" | "team" | "about" | "listings" | "regions" | "contact" | "questions",
    string
  >;
  hero: Record<"cta" | "license" | "firmPhone" | "brokerage" | "languages", string>;
  stats: {
    title: string;
    sales: string;
    /** Sales of the last year; `totalOf` has `{year}`, and `totalUndated` is used if the year is not known. */
    total: string;
    totalOf: string;
    totalUndated: string;
    years: string;
    /** Unit after the number; empty if the language has none. */
    salesUnit: string;
    yearsUnit: string;
    /** With `{date}` on which the agent entered the figures. */
    note: string;
    /** The figures in words: `{homes}` is one of `homes`. Parts without a figure are left out. */
    sentence: Record<
      "salesSince" | "sales" | "since" | "total" | "totalOf" | "totalUndated",
      string
    >;
    homes: { one: string; other: string };
    /** With `{name}` of who states the figures, and `{date}` on which they were entered. */
    stated: string;
    /** What was counted of the homes that closed. */
    record: Record<"sold" | "leased" | "total" | "cities", string> & {
      /** With `{date}` of the count and `{month}` of the first home. */
      asOf: string;
      /** With `{date}` of the count; `sourceMls` also with `{mls}`. */
      source: string;
      sourceMls: string;
      /** Link with the number `{n}`, which is more than one. */
      all: string;
      /** What the agent states, with `{n}` and the `{month}` of the first counted home. */
      before: { one: string; other: string };
      statedBy: string;
      /** The counts in words: `{sold}`, `{leased}` and `{homes}` are of `homes`. */
      sentence: Record<"both" | "sold" | "leased" | "total", string>;
    };
  };
  listings: {
    title: string;
    /** Message of the contact form about a home at `{address}`. */
    inquiry: string;
    /** Accessible name of the four tabs. */
    tabs: string;
    tab: Record<ListingType, string>;
    /** `{n}` bedrooms, bathrooms. */
    beds: string;
    baths: string;
    /** Labels above the amounts. */
    facts: Record<"beds" | "baths" | "area", string>;
    status: Record<
      "active" | "activeRental" | "comingSoon" | "pending" | "open" | "new" | "sold" | "rented",
      string
    >;
    /** `{price}` */
    soldPrice: string;
    perMonth: string;
    priceOnRequest: string;
    /** With `{city}`: the street is withheld. */
    hiddenAddress: string;
    /** With `{date}`, of a home that was offered again. */
    backOnMarket: string;
    /** With `{name}`, the listing broker. */
    broker: string;
    /** With `{n}`, the number of listings; read by screen readers after the tab name. */
    count: string;
    /** Summary of the notices of the listing services. */
    notices: string;
    noPhoto: string;
    empty: string;
    failed: string;
    /** With `{n}`, the number of hidden listings. */
    more: string;
    all: string;
  };
  gallery: {
    title: string;
    /** `{n}` */
    open: string;
    more: string;
    previous: string;
    next: string;
    /** `{n}` of `{total}` */
    count: string;
    /** Link below a photo of a home in the viewer. */
    ask: string;
  };
  regions: {
    title: string;
    /** With `{n}`, the number of homes for sale in a region. */
    homes: string;
    /** Link to the homes of all brokers in the `{city}`. */
    all: string;
  };
  video: { title: string; play: string; note: string; untitled: string };
  sections: {
    testimonials: string;
    faq: string;
    links: string;
    team: string;
  };
  team: {
    office: string;
    phone: string;
    /** Accessible name of the links that filter the team. */
    filter: string;
    all: string;
    states: Record<"CA" | "GA", string>;
    /** With `{n}`, the number of agents; read by screen readers. */
    count: string;
    empty: string;
    /** Link that removes the filters. */
    clear: string;
  };
  /** With `{lang}`: note before text in another language. */
  onlyIn: string;
  onlyInNames: Record<Lang, string>;
  footer: { built: string; buying: string };
};
