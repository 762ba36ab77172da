import { Hono } from "hono";

const path = "/speculation-rules.json";

/**
 * Documents are fetched as soon as a link to them is pointed at or pressed. In a file of its own, since
 * the policy of every page allows no inline script. Not the language links: following one is a choice
 * that the site remembers.
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
};

/** Tells the browser where the rules are. */
export const speculationHeader = { "speculation-rules": `"${path}"` };

/** The rules of which pages to fetch ahead. */
export function speculationRoutes(): Hono {
  return new Hono().get(path, (c) =>
    c.body(JSON.stringify(rules), 200, {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=86400",
    }),
  );
}

/** The browser asks ahead: nobody has chosen anything yet. */
export function isPrefetch(secPurpose: string | undefined): boolean {
  return secPurpose?.startsWith("prefetch") ?? false;
}
