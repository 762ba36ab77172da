import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { limits } from "./limits.ts";

/**
 * Countries of the phone fields in menu order; see `docs/spec/forms.md#countries`. Names are
 * English; the site translates by code.
 */
export const countries = [
  { code: "US", name: "United States", dialCode: "+1", flag: "🇺🇸" },
  { code: "KR", name: "South Korea", dialCode: "+82", flag: "🇰🇷" },
  { code: "CN", name: "China", dialCode: "+86", flag: "🇨🇳" },
  { code: "IN", name: "India", dialCode: "+91", flag: "🇮🇳" },
  { code: "AU", name: "Australia", dialCode: "+61", flag: "🇦🇺" },
  { code: "CA", name: "Canada", dialCode: "+1", flag: "🇨🇦" },
  { code: "JP", name: "Japan", dialCode: "+81", flag: "🇯🇵" },
  { code: "HK", name: "Hong Kong", dialCode: "+852", flag: "🇭🇰" },
  { code: "DE", name: "Germany", dialCode: "+49", flag: "🇩🇪" },
  { code: "VN", name: "Vietnam", dialCode: "+84", flag: "🇻🇳" },
] as const;

export type Country = (typeof countries)[number];

export type CountryCode = Country["code"];

/** Whether it is the code of one of the ten countries. Case-sensitive. */
export function isCountryCode(value: string): value is CountryCode {
  return countries.some((country) => country.code === value);
}

/** Returns the dial code of a country ("+82"), or an empty string for an unknown code. */
export function getDialCode(code: string): Country["dialCode"] | "" {
  return countries.find((country) => country.code === code)?.dialCode ?? "";
}

/**
 * Returns the initial phone country of a locale: KR for Korean, US for English, JP for Japanese,
 * otherwise empty.
 */
export function defaultCountry(locale: string): CountryCode | "" {
  if (locale === "ko") return "KR";
  if (locale === "en") return "US";
  return locale === "ja-JP" ? "JP" : "";
}

// Hyphens and dashes of all keyboards, the Japanese long-vowel mark (typed instead of a hyphen by
// its IME), spaces, dots and parentheses. NFKC has already converted full-width forms.
const separators = /[\s().\u00b7\u2010-\u2015\u2043\u2212\u30fb\u30fc-]+/gu;

/**
 * Normalizes a phone to digits and single hyphens: full-width digits become ASCII, and spaces,
 * dots, parentheses and dashes become hyphens. A leading `dialCode` ("+82") is removed, since
 * browsers autofill international numbers. Other characters stay, and `checkVisitorPhone` rejects
 * them.
 */
export function normalizePhone(value: string, dialCode = ""): string {
  const plain = value.normalize("NFKC").trim();
  const national =
    dialCode !== "" && plain.startsWith(dialCode) ? plain.slice(dialCode.length) : plain;
  return national.replace(separators, "-").replace(/^-|-$/g, "");
}

/**
 * Validates the phone of a lead or contact request: after normalization digits and hyphens, 7 to 15
 * digits. Returns `phone.format` or `phone.length`; see `docs/spec/forms.md#phone-input`.
 */
export function checkVisitorPhone(value: string, dialCode = ""): RuleCode | null {
  const phone = normalizePhone(value, dialCode);
  if (!/^[\d-]*$/.test(phone)) return "phone.format";
  const digits = phone.replaceAll("-", "").length;
  const { min, max } = limits.phoneDigits;
  return digits < min || digits > max ? "phone.length" : null;
}
