import { checkSlug, limits, reservedSlugs } from "@realtor/api/rules";

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
