import { limits } from "./limits.ts";
import type { RuleCode } from "./rule-code.ts";

/**
 * First path segments of the site, which cannot be a `desiredUrl`; see
 * `docs/spec/routes.md#reserved-slugs`. The site's list of pages is tested against this list.
 */
export const reservedSlugs = [
  "account",
  "admin",
  "agreement",
  "api",
  "assets",
  "builds",
  "buying",
  "cozying-api",
  "en",
  "health",
  "images",
  "ja",
  "ja-JP",
  "ko",
  "login",
  "media",
  "p",
  "probiz",
  "process",
  "sample",
  "share",
  "terms",
] as const;

/**
 * Validates a `desiredUrl`: 2 to 40 letters, underscores and hyphens, and none of the `reserved`
 * words in any case. Returns `slug.format`, `slug.length` or `slug.reserved`.
 */
export function checkSlug(value: string, reserved: readonly string[] = []): RuleCode | null {
  if (!/^[A-Za-z_-]*$/.test(value)) return "slug.format";
  if (value.length < limits.slug.min || value.length > limits.slug.max) return "slug.length";
  const lower = value.toLowerCase();
  return reserved.some((word) => word.toLowerCase() === lower) ? "slug.reserved" : null;
}
