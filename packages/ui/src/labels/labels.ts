import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

/** Interface languages, as in URLs: `docs/spec/languages.md#locale-resolution`. */
export type Locale = "ko" | "en" | "ja-JP";

/** Value of the `lang` attribute. */
export type Lang = "ko" | "en" | "ja";

/** ISO 3166-1 codes of the supported phone countries: `docs/spec/forms.md#countries`. */
export type CountryCode = "US" | "KR" | "CN" | "IN" | "AU" | "CA" | "JP" | "HK" | "DE" | "VN";

/** Kinds of listings: `docs/spec/api.md#listings`. */
export type ListingType = "sale" | "rent" | "sold" | "rented";

/** Validation error codes; the same as `RuleCode` of `@realtor/api`. */
export type ErrorCode =
  | "required"
  | "type"
  | "text.invalid"
  | "text.tooLong"
  | "text.tooShort"
  | "phone.format"
  | "phone.length"
  | "email.format"
  | "email.taken"
  | "slug.format"
  | "slug.length"
  | "slug.reserved"
  | "slug.taken"
  | "webAddress.format"
  | "videoLink.format"
  | "date.format"
  | "date.future"
  | "flag.format"
  | "color.format"
  | "zipcode.format"
  | "number.range"
  | "choice.unknown"
  | "consent.required"
  | "list.tooLong"
  | "list.tooShort"
  | "list.duplicate"
  | "file.type"
  | "file.size";

const formErrorCodes = [
  "required",
  "type",
  "text.invalid",
  "text.tooLong",
  "phone.format",
  "phone.length",
  "email.format",
  "flag.format",
  "choice.unknown",
  "consent.required",
] as const satisfies readonly ErrorCode[];

/** Error codes that the rules of the lead form and the contact form return. */
export type FormErrorCode = (typeof formErrorCodes)[number];

/** Error texts of the two forms. For a code without a text they show that of `type`. */
export type FormErrorLabels = Readonly<
  Record<FormErrorCode, string> & Partial<Record<ErrorCode, string>>
>;

export type CommonLabels = {
  brand: string;
  skip: string;
  cancel: string;
  delete: string;
  close: string;
  required: string;
  optional: string;
  loading: string;
  retry: string;
  newTab: string;
};

/** Language menu. The names of the three languages are not translated. */
export type LanguageLabels = {
  /** Accessible name of the menu. */
  choose: string;
  names: Record<Locale, string>;
  /** Languages that an agent speaks, in the page's language. */
  spoken: Record<Lang, string>;
};

/** Lead form. */
export type LeadLabels = {
  title: string;
  intro: string;
  name: string;
  area: string;
  areaHint: string;
  phone: string;
  phoneWarning: string;
  hasSite: string;
  hasSiteYes: string;
  hasSiteNo: string;
  send: string;
  sent: string;
  failed: string;
  privacyConsent: string;
  contactConsent: string;
  privacyLink: string;
  consentHint: string;
  sending: string;
  country: string;
  choose: string;
  nameRequired: string;
  areaRequired: string;
  hasSiteRequired: string;
  close: string;
  samples: string;
  contactTerms: string;
  /** Alert on submission without both consents. */
  consentAlert: string;
  /** With `{n}`, the number of invalid fields. */
  summary: string;
  /** Label of the honeypot, which must stay empty. */
  honeypot: string;
  phoneRequired: string;
  /** What is collected, why, for how long, and what refusing means; beside the consent. */
  privacyNotice: string;
};

/** Contact section and contact form of a homepage. */
export type ContactLabels = {
  title: string;
  lead: string;
  lastName: string;
  firstName: string;
  phone: string;
  country: string;
  email: string;
  message: string;
  consent: string;
  /** What is collected, why, for how long, and what refusing means; beside the consent. */
  privacyNotice: string;
  privacyLink: string;
  send: string;
  sending: string;
  sent: string;
  sentNote: string;
  failed: string;
  lastNameRequired: string;
  firstNameRequired: string;
  phoneRequired: string;
  messageRequired: string;
  /** With `{n}`, the number of invalid fields. */
  summary: string;
  honeypot: string;
  channels: Record<"phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube", string>;
  /** Short channel names for the contact bar. */
  short: Record<"phone" | "text" | "email" | "kakao" | "line" | "form", string>;
  /** Accessible name of the contact bar. */
  bar: string;
  share: ShareLabels;
};

/** Share a homepage, save the contact, show a QR code. */
export type ShareLabels = {
  /** Accessible name of the group. */
  label: string;
  share: string;
  copy: string;
  copied: string;
  copyFailed: string;
  save: string;
  qr: string;
  /** Text alternative of the QR code. */
  qrAlt: string;
  /** Instructions for the QR code. */
  qrNote: string;
};

/** An agent's homepage. */
export type HomepageLabels = {
  nav: Record<
    "label" | "team" | "about" | "listings" | "regions" | "contact" | "questions",
    string
  >;
  hero: { cta: string; license: string; brokerage: string; languages: string };
  stats: {
    title: string;
    sales: string;
    total: string;
    years: string;
    /** Unit after the number; empty if the language has none. */
    salesUnit: string;
    yearsUnit: string;
    /** With `{year}`: the figures are as of its last day. */
    note: string;
    /** The figures in words: `{homes}` is one of `homes`. Parts without a figure are left out. */
    sentence: Record<"salesSince" | "sales" | "since" | "total", string>;
    homes: { one: string; other: string };
  };
  about: { title: string };
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
  footer: { built: string };
};

/** Statements about the operator of the platform; tokens such as `{company}` are its facts. */
export type ProviderLabels = Record<
  | "lender"
  | "broker"
  | "notOffer"
  | "noReferral"
  | "company"
  | "equalHousing"
  | "equalLender"
  | "copyright",
  string
>;

/** Footer of the platform: links and legal statements of the operator. */
export type FooterLabels = ProviderLabels & {
  label: string;
  terms: string;
  privacy: string;
  /** Link to the analytics consent settings. */
  choices: string;
  process: string;
  nmls: string;
};

export type CarouselLabels = {
  label: string;
  /** `{name}` */
  open: string;
  previous: string;
  next: string;
  /** `{n}` of `{total}` */
  count: string;
  /** What the element is, for assistive technology: carousel. */
  roleDescription: string;
  /** What each item is, for assistive technology: slide. */
  slide: string;
};

/**
 * All strings of the design system in one language. Plain strings with `{token}`s, so that a page can
 * receive the groups it needs as JSON.
 */
export type Labels = {
  common: CommonLabels;
  language: LanguageLabels;
  lead: LeadLabels;
  contact: ContactLabels;
  homepage: HomepageLabels;
  footer: FooterLabels;
  carousel: CarouselLabels;
  /** Country names without the dial code. */
  countries: Record<CountryCode, string>;
  errors: Record<ErrorCode, string>;
};

const dictionaries: Record<Locale, Labels> = { ko, en, "ja-JP": ja };

/** Returns the labels of a locale. */
export function labelsFor(locale: Locale): Labels {
  return dictionaries[locale];
}

/** Returns the error texts of the two forms, so that a page does not receive those of other forms. */
export function formErrorLabels(errors: Labels["errors"]): FormErrorLabels {
  // Object.fromEntries widens the keys, which are those of `formErrorCodes`.
  return Object.fromEntries(formErrorCodes.map((code) => [code, errors[code]])) as FormErrorLabels;
}
