import { limits } from "./limits.ts";
import type { RuleCode } from "./rule-code.ts";

/**
 * First path segments that belong to the site, so that no agent takes one as `desiredUrl`
 * (DECISIONS 5). The site's list of pages is tested against this one.
 */
export const reservedSlugs = [
  "admin",
  "agreement",
  "api",
  "assets",
  "builds",
  "cozying-api",
  "en",
  "health",
  "images",
  "ja",
  "ja-JP",
  "ko",
  "login",
  "media",
  "probiz",
  "process",
  "sample",
  "share",
  "terms",
] as const;

/**
 * `desiredUrl`: letters, underscore and hyphen only (SPEC section 5), 2 to 40 of them, and none of
 * the `reserved` words in any case. Answers `slug.format`, `slug.length` or `slug.reserved`.
 */
export function checkSlug(value: string, reserved: readonly string[] = []): RuleCode | null {
  if (!/^[A-Za-z_-]*$/.test(value)) return "slug.format";
  if (value.length < limits.slug.min || value.length > limits.slug.max) return "slug.length";
  const lower = value.toLowerCase();
  return reserved.some((word) => word.toLowerCase() === lower) ? "slug.reserved" : null;
}
