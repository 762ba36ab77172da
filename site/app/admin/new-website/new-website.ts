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

/** Values of the form, as typed. */
export interface NewWebsite {
  nameKr: string;
  /** The account's `userName` (docs/spec/profile.md#names). */
  nameEn: string;
  nameJa: string;
  desiredUrl: string;
  email: string;
  /** Language of the invitation page. */
  locale: Locale;
  /** Cities, separated by commas. */
  areas: string;
  state: ActivityState | "";
}

export type WebsiteField = keyof NewWebsite;

export type WebsiteErrors = Partial<Record<WebsiteField, RuleCode>>;

/** In the order of the form: the first invalid field gets the focus. */
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

export function emptyWebsite(locale: Locale): NewWebsite {
  const texts = { nameKr: "", nameEn: "", nameJa: "", desiredUrl: "", email: "", areas: "" };
  return { ...texts, locale, state: "" };
}

/**
 * Validation errors by field. An invitation also requires the account's name and e-mail. Whether the slug
 * is taken is checked by the service.
 */
export function validateWebsite(values: NewWebsite, invites: boolean): WebsiteErrors {
  const { nameKr, nameEn, nameJa, email } = values;
  const desiredUrl = values.desiredUrl.trim();
  const cities = parseCities(values.areas);
  const codes: Record<WebsiteField, RuleCode | null> = {
    nameKr: checkLength(nameKr.trim(), limits.joinedName),
    nameEn: invites
      ? (checkRequired(nameEn) ?? checkLength(nameEn.trim(), limits.joinedName))
      : null,
    nameJa: checkLength(nameJa.trim(), limits.joinedName),
    desiredUrl: checkRequired(desiredUrl) ?? checkSlug(desiredUrl, reservedSlugs),
    email: invites ? (checkRequired(email) ?? checkEmail(email.trim())) : null,
    locale: null,
    areas: validateAreas(cities),
    state: cities.length > 0 ? checkRequired(values.state) : null,
  };
  const entries = Object.entries(codes).filter(([, code]) => code !== null);
  return Object.fromEntries(entries) as WebsiteErrors; // entries of a record of all fields
}

function validateAreas(cities: readonly string[]): RuleCode | null {
  if (cities.length > limits.regions) return "list.tooLong";
  return cities.some((city) => city.length > limits.city) ? "text.tooLong" : null;
}

/** The profile fields of the form. */
export function toProfile({ nameKr, nameJa, areas, state }: NewWebsite): ProfileChanges {
  const cities = state === "" ? [] : parseCities(areas);
  return {
    ...(nameKr.trim() && {
      etcInfo: [{ contentType: "korea_name" as const, content: nameKr.trim() }],
    }),
    ...(nameJa.trim() && { presentation: { nameJa: nameJa.trim() } }),
    ...(state !== "" &&
      cities.length > 0 && { activityRegion: cities.map((city) => ({ state, city })) }),
  };
}

/** "어바인, 터스틴" → two cities, without duplicates. */
export function parseCities(areas: string): string[] {
  const cities = areas.split(/[,，、·;/\n]/).map((city) => city.trim());
  return [...new Set(cities.filter(Boolean))];
}

/** "Émi Nakamura" → `emi-nakamura`; empty when the result is no valid slug. */
export function slugFromName(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  const slug = ascii
    .replace(/[^a-z]+/g, "-")
    .slice(0, limits.slug.max)
    .replace(/^-+|-+$/g, "");
  return checkSlug(slug, reservedSlugs) === null ? slug : "";
}
