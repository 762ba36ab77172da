import type { CountryCode } from "@realtor/api/rules";
import type { Locale } from "@realtor/api/locales";
import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The country, in addition to the United States, whose numbers a language shows in national format. */
const home: Record<Locale, CountryCode | null> = { ko: "KR", en: null, "ja-JP": "JP" };

function parse(typed: string, country: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(typed.normalize("NFKC"), country);
}

/** Korean and Japanese numbers keep their hyphens in international format. */
function international(number: PhoneNumber): string {
  if (number.country !== "KR" && number.country !== "JP") return number.formatInternational();
  return `+${number.countryCallingCode} ${number.formatNational().replace(/^0/, "")}`;
}

/**
 * Formats a phone number for a language: US numbers and those of the language's own country in national
 * format, others in international format. Invalid input is returned trimmed.
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

/** "(213) 555-0123", "010-1234-5678": national format; null for an invalid number. */
export function nationalPhone(typed: string, country: CountryCode): string | null {
  return parse(typed, country)?.formatNational() ?? null;
}

/** "+82 10-1234-5678"; null for an invalid number. */
export function internationalPhone(typed: string, country: CountryCode): string | null {
  const number = parse(typed, country);
  return number ? international(number) : null;
}

/** `tel:` URL in E.164: "tel:+821012345678"; null for an invalid number. */
export function phoneHref(typed: string, country: CountryCode): string | null {
  const number = parse(typed, country);
  return number ? `tel:${number.number}` : null;
}
