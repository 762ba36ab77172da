import type { ProviderWords } from "./legal/legal-words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";

/** The three interface languages, spelled as in the address (SPEC section 9). */
export type Locale = "ko" | "en" | "ja-JP";

/** A value of the `lang` attribute. */
export type Lang = "ko" | "en" | "ja";

/** ISO codes of the ten countries a phone number may come from (SPEC section 3). */
export type CountryCode = "US" | "KR" | "CN" | "IN" | "AU" | "CA" | "JP" | "HK" | "DE" | "VN";

/** The four listing searches (SPEC section 4). */
export type ListingType = "sale" | "rent" | "sold" | "rented";

/** Every code a rule may answer with; the same words as `RuleCode` of the API's rules. */
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
  | "domain.taken"
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

/** Language menu. The three languages are never translated. */
export type LanguageLabels = {
  /** Accessible name of the menu. */
  choose: string;
  names: Record<Locale, string>;
  /** Languages as an agent lists them, in the page's language. */
  spoken: Record<Lang, string>;
};

/** Lead panel: `realtorwwwInput.0` to `.25` of the copy deck, in that order. */
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
  /** SPEC section 5: sending without both consents. */
  consentAlert: string;
  /** `{n}` fields need attention. */
  summary: string;
  /** For the field that people must leave empty. */
  honeypot: string;
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
  privacyLink: string;
  send: string;
  sending: string;
  sent: string;
  sentNote: string;
  failed: string;
  consentAlert: string;
  lastNameRequired: string;
  firstNameRequired: string;
  messageRequired: string;
  /** `{n}` fields need attention. */
  summary: string;
  honeypot: string;
  channels: Record<"phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube", string>;
  /** The same channels in one or two words, for the contact bar. */
  short: Record<"phone" | "text" | "email" | "kakao" | "line" | "form", string>;
  /** Accessible name of the contact bar. */
  bar: string;
  share: ShareLabels;
};

/** Ways to take a homepage along: to another person, into the address book, onto a phone. */
export type ShareLabels = {
  /** Accessible name of the group. */
  label: string;
  share: string;
  copy: string;
  copied: string;
  copyFailed: string;
  save: string;
  qr: string;
  /** Text alternative of the code. */
  qrAlt: string;
  /** What to do with the code. */
  qrNote: string;
};

/** An agent's homepage. */
export type HomepageLabels = {
  nav: { label: string; about: string; listings: string; regions: string; contact: string };
  hero: { cta: string; license: string; brokerage: string; languages: string };
  stats: {
    title: string;
    sales: string;
    total: string;
    years: string;
    /** Written after the numeral; empty where the language has none. */
    salesUnit: string;
    yearsUnit: string;
    /** `{year}`: the figures are as of its last day. */
    note: string;
  };
  about: { title: string };
  listings: {
    title: string;
    /** Accessible name of the four tabs. */
    tabs: string;
    tab: Record<ListingType, string>;
    /** `{n}` bedrooms, bathrooms. */
    beds: string;
    baths: string;
    status: Record<"active" | "pending" | "open" | "new" | "sold" | "rented", string>;
    /** `{price}` */
    soldPrice: string;
    perMonth: string;
    priceOnRequest: string;
    /** `{city}`: the street is withheld. */
    hiddenAddress: string;
    /** `{name}`: who lists the home. */
    broker: string;
    /** `{n}`: homes in this tab, read after the tab's name. */
    count: string;
    noPhoto: string;
    empty: string;
    failed: string;
    /** `{n}` homes not shown yet. */
    more: string;
  };
  gallery: {
    title: string;
    /** `{n}` */
    open: string;
    more: string;
  };
  regions: { title: string };
  video: { title: string; play: string; note: string; untitled: string };
  sections: {
    testimonials: string;
    faq: string;
    links: string;
    team: string;
  };
  /** `{lang}`: shown before text that exists in another language only. */
  onlyIn: string;
  onlyInNames: Record<Lang, string>;
  footer: { built: string };
};

/** Links of the platform's footer, and what the company behind it says of itself. */
export type FooterLabels = ProviderWords & {
  label: string;
  terms: string;
  privacy: string;
  /** Where a visitor chooses what may be measured. */
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
};

/**
 * Every string the design system shows, in one language. Plain strings with `{token}`s that the
 * component fills, so a page can be handed only the groups it needs as JSON.
 */
export type Labels = {
  common: CommonLabels;
  language: LanguageLabels;
  lead: LeadLabels;
  contact: ContactLabels;
  homepage: HomepageLabels;
  footer: FooterLabels;
  carousel: CarouselLabels;
  /** Country names; the dial code is added by the field. */
  countries: Record<CountryCode, string>;
  errors: Record<ErrorCode, string>;
};

const dictionaries: Record<Locale, Labels> = { ko, en, "ja-JP": ja };

/** The complete dictionary of a locale. */
export function labelsFor(locale: Locale): Labels {
  return dictionaries[locale];
}
