import type { ApiError } from "@realtor/api/http";
import type { StoredLead } from "@realtor/api/leads";
import type { ProfileChanges } from "@realtor/api/loaning";
import { type Locale, type Lang, locales } from "@realtor/api/locales";
import {
  type ActivityState,
  checkContactPhone,
  checkEmail,
  checkLength,
  checkRequired,
  checkSlug,
  isRuleCode,
  limits,
  reservedSlugs,
  type RuleCode,
} from "@realtor/api/rules";
import { fields } from "@realtor/profile/fields";
import type { Lens, Wire } from "@realtor/profile/wire";
import { slugFromName } from "#app/admin/address/slug-from-name.ts";
import { findKnownCity } from "#app/profile/field/known-cities.ts";

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
  /** Cities. */
  areas: readonly string[];
  /** The state of the cities that are not known. */
  state: ActivityState | "";
  /** Not in the form: the phone number of a request, so that it is not asked again. */
  phone?: string;
}

export type WebsiteField = Exclude<keyof NewWebsite, "phone">;

export type WebsiteErrors = Partial<Record<WebsiteField, RuleCode>>;

export function emptyWebsite(locale: Locale): NewWebsite {
  const texts = { nameKr: "", nameEn: "", nameJa: "", desiredUrl: "", email: "" };
  return { ...texts, locale, areas: [], state: "" };
}

/**
 * Validation errors by field. An invitation also requires the account's name and e-mail. Whether the slug
 * is taken is checked by the service.
 */
export function validateWebsite(values: NewWebsite, invites: boolean): WebsiteErrors {
  const { nameKr, nameEn, nameJa, email, areas } = values;
  const desiredUrl = values.desiredUrl.trim();
  const codes: Record<WebsiteField, RuleCode | null> = {
    nameKr: checkLength(nameKr.trim(), limits.joinedName),
    nameEn: invites
      ? (checkRequired(nameEn) ?? checkLength(nameEn.trim(), limits.joinedName))
      : null,
    nameJa: checkLength(nameJa.trim(), limits.joinedName),
    desiredUrl: checkRequired(desiredUrl) ?? checkSlug(desiredUrl, reservedSlugs),
    email: invites ? (checkRequired(email) ?? checkEmail(email.trim())) : null,
    locale: null,
    areas: validateAreas(areas),
    state: needsState(areas) ? checkRequired(values.state) : null,
  };
  const entries = Object.entries(codes).filter(([, code]) => code !== null);
  return Object.fromEntries(entries) as WebsiteErrors; // entries of a record of all fields
}

function validateAreas(cities: readonly string[]): RuleCode | null {
  if (cities.length > limits.regions) return "list.tooLong";
  return cities.some((city) => city.length > limits.city) ? "text.tooLong" : null;
}

/** Whether the state must be chosen: a city is not known. */
export function needsState(cities: readonly string[]): boolean {
  return cities.some((city) => !findKnownCity(city));
}

/** Writes what the form has of the profile into the one that it begins with. */
export function toProfile(
  { nameKr, nameJa, areas, state, phone }: NewWebsite,
  start: ProfileChanges,
): ProfileChanges {
  const activityRegion = areas.flatMap(
    (city) => findKnownCity(city) ?? (state === "" ? [] : { state, city }),
  );
  const names = fields.name.values;
  const typed: readonly (readonly [Lens<string>, string])[] = [
    [names.ko, nameKr.trim()],
    [names.ja, nameJa.trim()],
    [fields.phone.value, phone ?? ""],
  ];
  return typed.reduce<Wire>(
    (wire, [lens, text]) => (text === "" ? wire : lens.set(wire, text)),
    activityRegion.length === 0 ? start : { ...start, activityRegion },
  );
}

/** "어바인, 터스틴" → two cities, without duplicates; known cities in their own spelling. */
export function parseCities(areas: string): string[] {
  const cities = areas.split(/[,，、·;/\n]/).map((city) => city.trim());
  return [...new Set(cities.filter(Boolean).map((city) => findKnownCity(city)?.city ?? city))];
}

/** Form field by JSON pointer; those of an invitation are below `/profile`. */
const pointers: readonly (readonly [pointer: string, field: WebsiteField])[] = [
  ["/desiredUrl", "desiredUrl"],
  ["/email", "email"],
  ["/userName", "nameEn"],
  // The form writes no other entry of this list.
  [`/${fields.name.values.ko.path[0]}`, "nameKr"],
  [fields.name.values.ja.pointer({}), "nameJa"],
  ["/activityRegion", "areas"],
];

/** Maps a service's validation errors to form fields; undefined for any other error. */
export function rejectedFields(error: ApiError): WebsiteErrors | undefined {
  if (error.code === "slug.taken") return { desiredUrl: "slug.taken" };
  if (error.code === "email.taken") return { email: "email.taken" };
  const rejected: WebsiteErrors = {};
  for (const { pointer, code } of error.errors) {
    const path = pointer.replace(/^\/profile(?=\/)/, "");
    const [, field] = pointers.find(([start]) => path.startsWith(start)) ?? [];
    if (field !== undefined && isRuleCode(code)) rejected[field] ??= code;
  }
  return Object.keys(rejected).length > 0 ? rejected : undefined;
}

/** Initial values of a website from a lead: name, areas and language. */
export function websiteFromLead({
  name,
  area,
  locale,
  phone,
  phoneCountryCode,
}: Pick<
  StoredLead,
  "name" | "area" | "locale" | "phone" | "phoneCountryCode"
>): Partial<NewWebsite> {
  const field = nameField(name, locale);
  return {
    [field]: name.trim(),
    ...(field === "nameEn" && { desiredUrl: slugFromName(name) }),
    areas: parseCities(area),
    state: stateOf(area),
    locale,
    // A profile has no country: the number of another one than the United States and Korea is not complete.
    ...((phoneCountryCode === "US" || phoneCountryCode === "KR") &&
      checkContactPhone(phone, phoneCountryCode) === null && { phone }),
  };
}

/** Selects the name field by script; Han characters alone by the language of the form. */
function nameField(name: string, locale: StoredLead["locale"]): "nameKr" | "nameEn" | "nameJa" {
  if (/\p{sc=Hangul}/u.test(name)) return "nameKr";
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)) return "nameJa";
  if (/\p{sc=Han}/u.test(name)) return locale === "ko" ? "nameKr" : "nameJa";
  return "nameEn";
}

/** The state of all known cities; empty when ambiguous. */
function stateOf(area: string): ActivityState | "" {
  const states = new Set(parseCities(area).flatMap((city) => findKnownCity(city)?.state ?? []));
  const [only] = states;
  return states.size === 1 && only ? only : "";
}

type NameField = "nameKr" | "nameEn" | "nameJa";

const nameFields: Readonly<Record<Locale, { field: NameField; lang: Lang }>> = {
  ko: { field: "nameKr", lang: "ko" },
  en: { field: "nameEn", lang: "en" },
  "ja-JP": { field: "nameJa", lang: "ja" },
};

/** The names: that of the interface first, then English, which is required, then the others. */
export function nameOrder(locale: Locale) {
  const order = [...new Set([locale, "en" as const, ...locales])];
  return order.map((one) => nameFields[one]);
}
