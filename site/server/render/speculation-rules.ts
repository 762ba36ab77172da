import { Hono } from "hono";
import { cacheControl } from "../http/cache-control.ts";

const path = "/speculation-rules.json";

/**
 * Prefetches documents on hover or press, and renders the page of a home with its photos. In a separate file, since the policy forbids inline
 * scripts. Language links are excluded: following one sets the locale cookie.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/v1/*", "/share/*", "/images/*", "/*.vcf"] } },
          { not: { selector_matches: "[hreflang], [download], [rel~=nofollow], [target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
  prerender: [{ where: { selector_matches: "[data-listing] a" }, eagerness: "moderate" }],
};

/** Response header that references the rules. */
export const speculationHeader = { "speculation-rules": `"${path}"` };

export function speculationRoutes(): Hono {
  return new Hono().get(path, (c) =>
    c.body(JSON.stringify(rules), 200, {
      "content-type": "application/speculationrules+json",
      "cache-control": cacheControl.day,
    }),
  );
}

/** Whether the request is a prefetch, so that no choice is stored. */
export function isPrefetch(secPurpose: string | undefined): boolean {
  return secPurpose?.startsWith("prefetch") ?? false;
}
