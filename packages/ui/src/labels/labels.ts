import en from "./en.json" with { type: "json" };
import type { ContactLabels, ErrorCode, LeadLabels, PhoneLabels } from "./form-labels.ts";
import type { HomepageLabels } from "./homepage-labels.ts";
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import type { CountryCode, Lang, Locale } from "./locales.ts";

export type { ContactLabels, ErrorCode, LeadLabels, PhoneLabels } from "./form-labels.ts";
export type { HomepageLabels } from "./homepage-labels.ts";
export type { CountryCode, Lang, ListingType, Locale } from "./locales.ts";

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
  /** Link to the page on which users sign in. */
  signIn: string;
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

/** Statements about the operator of the platform; tokens such as `{company}` are its facts. */
export type ProviderLabels = Record<
  | "lenderFinancingLaw"
  | "lenderMortgageLendingAct"
  | "broker"
  | "notOffer"
  | "noReferral"
  | "company"
  | "equalHousing"
  | "equalLender"
  | "copyright",
  string
>;

/** Footers: the legal statements of the operator, and the links of a homepage. */
export type FooterLabels = ProviderLabels & {
  /** Accessible name of the links in the footer of the platform. */
  label: string;
  privacy: string;
  /** Link to the analytics consent settings. */
  choices: string;
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
  phone: PhoneLabels;
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
