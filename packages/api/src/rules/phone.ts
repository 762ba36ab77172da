import { limits } from "./limits.ts";
import type { RuleCode } from "./rule-code.ts";

// Hyphens and dashes of every keyboard, the Japanese long-vowel mark that its IME types for one,
// spaces, dots and parentheses. Full-width forms are gone after NFKC.
const separators = /[\s().\u00b7\u2010-\u2015\u2043\u2212\u30fb\u30fc-]+/gu;

/**
 * A visitor's phone as digits and single hyphens: full-width digits become plain, and spaces, dots,
 * parentheses and dashes become hyphens. With `dialCode` ("+82") a leading "+82" is dropped, since
 * browsers fill in whole international numbers. Anything else stays, for `checkVisitorPhone` to refuse.
 */
export function normalizePhone(value: string, dialCode = ""): string {
  const plain = value.normalize("NFKC").trim();
  const national =
    dialCode !== "" && plain.startsWith(dialCode) ? plain.slice(dialCode.length) : plain;
  return national.replace(separators, "-").replace(/^-|-$/g, "");
}

/**
 * The phone of a lead or contact request, from any of the ten countries: digits and hyphens once
 * normalised, 7 to 15 digits (DECISIONS 4). Answers `phone.format` or `phone.length`.
 */
export function checkVisitorPhone(value: string, dialCode = ""): RuleCode | null {
  const phone = normalizePhone(value, dialCode);
  if (!/^[\d-]*$/.test(phone)) return "phone.format";
  const digits = phone.replaceAll("-", "").length;
  const { min, max } = limits.phoneDigits;
  return digits < min || digits > max ? "phone.length" : null;
}

/**
 * The `contactPhone` of a profile: dashes removed, exactly 10 digits for the US setting and exactly
 * 11 for any other (SPEC section 5). Answers `phone.format` or `phone.length`.
 */
export function checkContactPhone(value: string, country: string): RuleCode | null {
  const digits = value.replaceAll("-", "");
  if (!/^\d*$/.test(digits)) return "phone.format";
  return digits.length === (country === "US" ? 10 : 11) ? null : "phone.length";
}
