import { type Lang, type Locale, locales } from "@realtor/api/locales";
import { type WebsiteField, websiteFields } from "./new-website.ts";

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

/** The fields in the order of the form: the first wrong one gets the focus. */
export function formOrder(locale: Locale): WebsiteField[] {
  const names = nameOrder(locale).map(({ field }): WebsiteField => field);
  return [...new Set([...names, ...websiteFields])];
}
