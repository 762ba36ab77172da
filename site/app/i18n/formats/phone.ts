import type { CountryCode } from "@realtor/api/rules";
import type { Locale } from "@realtor/api/locales";
import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The country whose numbers a language writes as at home, beside the United States. */
const home: Record<Locale, CountryCode | null> = { ko: "KR", en: null, "ja-JP": "JP" };

function parse(typed: string, country: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(typed.normalize("NFKC"), country);
}

/** Koreans and Japanese keep the hyphens of their numbers, also in international form. */
function international(number: PhoneNumber): string {
  if (number.country !== "KR" && number.country !== "JP") return number.formatInternational();
  return `+${number.countryCallingCode} ${number.formatNational().replace(/^0/, "")}`;
}

/**
 * A phone as the language writes it (research/product.md, feature 3): American numbers and those of
 * the reader's own country nationally, others internationally. What is no number stays as typed.
 */
export function phone(typed: string, country: CountryCode, locale: Locale): string {
  const number = parse(typed, country);
  if (!number) return typed.trim();
  if (number.countryCallingCode === "1") {
    const national = number.formatNational();
    return locale === "en" ? national : national.replace(/^\((\d+)\) /, "$1-");
  }
  const atHome = number.country !== undefined && number.country === home[locale];
  return atHome ? number.formatNational() : international(number);
}

/** "(213) 555-0123", "010-1234-5678": as people in that country write it; null where it is no number. */
export function nationalPhone(typed: string, country: CountryCode): string | null {
  return parse(typed, country)?.formatNational() ?? null;
}

/** "+82 10-1234-5678"; null where it is no number. */
export function internationalPhone(typed: string, country: CountryCode): string | null {
  const number = parse(typed, country);
  return number ? international(number) : null;
}

/** The address of a call, in E.164: "tel:+821012345678"; null where it is no number. */
export function phoneHref(typed: string, country: CountryCode): string | null {
  const number = parse(typed, country);
  return number ? `tel:${number.number}` : null;
}
