import { limits } from "@realtor/api/rules";

/** The address of a page without query and fragment, as proofs and requests store it; null for another text. */
export function pageAddress(value: unknown): string | null {
  const url = parseUrl(value);
  return url ? (url.origin + url.pathname).slice(0, limits.webAddress) : null;
}

/** A web address that a browser reported; undefined for another text. */
export function parseUrl(value: unknown): URL | undefined {
  const url =
    typeof value === "string" && value.length <= 4 * limits.webAddress && URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** A trimmed text without control characters; undefined if it is empty or longer than `max`. */
export function shortText(value: unknown, max: number): string | undefined {
  if (typeof value !== "string" || value.length > max) return undefined;
  return (
    value
      .toWellFormed()
      .replace(/\p{Cc}/gu, "")
      .trim() || undefined
  );
}
