import type { ProfileChanges } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import {
  type ActivityState,
  checkEmail,
  checkLength,
  checkRequired,
  checkSlug,
  limits,
  reservedSlugs,
  type RuleCode,
} from "@realtor/api/rules";

/** What the form of a new homepage holds, as typed. */
export interface NewWebsite {
  nameKr: string;
  /** The account's own name (DECISIONS section 6). */
  nameEn: string;
  nameJa: string;
  desiredUrl: string;
  email: string;
  /** The language of the page that the invitation opens. */
  locale: Locale;
  /** Cities, with commas between them. */
  areas: string;
  state: ActivityState | "";
}

export type WebsiteField = keyof NewWebsite;

export type WebsiteErrors = Partial<Record<WebsiteField, RuleCode>>;

/** In the order of the form: the first that is wrong gets the focus. */
export const websiteFields: readonly WebsiteField[] = [
  "nameKr",
  "nameEn",
  "nameJa",
  "desiredUrl",
  "email",
  "locale",
  "areas",
  "state",
];

/** An empty form in a language. */
export function emptyWebsite(locale: Locale): NewWebsite {
  const texts = { nameKr: "", nameEn: "", nameJa: "", desiredUrl: "", email: "", areas: "" };
  return { ...texts, locale, state: "" };
}

/**
 * Why the form cannot be sent, by field. An invitation also needs the account's name and e-mail
 * address. Whether the address is taken the service says.
 */
export function checkWebsite(values: NewWebsite, invites: boolean): WebsiteErrors {
  const { nameKr, nameEn, nameJa, email } = values;
  const desiredUrl = values.desiredUrl.trim();
  const cities = citiesOf(values.areas);
  const wrong: Record<WebsiteField, RuleCode | null> = {
    nameKr: checkLength(nameKr.trim(), limits.joinedName),
    nameEn: invites
      ? (checkRequired(nameEn) ?? checkLength(nameEn.trim(), limits.joinedName))
      : null,
    nameJa: checkLength(nameJa.trim(), limits.joinedName),
    desiredUrl: checkRequired(desiredUrl) ?? checkSlug(desiredUrl, reservedSlugs),
    email: invites ? (checkRequired(email) ?? checkEmail(email.trim())) : null,
    locale: null,
    areas: areasWrong(cities),
    state: cities.length > 0 ? checkRequired(values.state) : null,
  };
  const entries = Object.entries(wrong).filter(([, code]) => code !== null);
  return Object.fromEntries(entries) as WebsiteErrors; // of a record of all its fields
}

function areasWrong(cities: readonly string[]): RuleCode | null {
  if (cities.length > limits.regions) return "list.tooLong";
  return cities.some((city) => city.length > limits.city) ? "text.tooLong" : null;
}

/** What of the form goes into the profile. */
export function profileOf({ nameKr, nameJa, areas, state }: NewWebsite): ProfileChanges {
  const cities = state === "" ? [] : citiesOf(areas);
  return {
    ...(nameKr.trim() && {
      etcInfo: [{ contentType: "korea_name" as const, content: nameKr.trim() }],
    }),
    ...(nameJa.trim() && { presentation: { nameJa: nameJa.trim() } }),
    ...(state !== "" &&
      cities.length > 0 && { activityRegion: cities.map((city) => ({ state, city })) }),
  };
}

/** "어바인, 터스틴" → two cities, each once. */
export function citiesOf(areas: string): string[] {
  const cities = areas.split(/[,，、·;/\n]/).map((city) => city.trim());
  return [...new Set(cities.filter(Boolean))];
}

/** "Émi Nakamura" → `emi-nakamura`; empty where a name gives no address. */
export function addressFrom(name: string): string {
  const letters = name
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  const address = letters
    .replace(/[^a-z]+/g, "-")
    .slice(0, limits.slug.max)
    .replace(/^-+|-+$/g, "");
  return checkSlug(address, reservedSlugs) === null ? address : "";
}
