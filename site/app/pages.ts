import { checkSlug, reservedSlugs } from "@realtor/api/rules";

/** Of a key whose values are nobody's to list. */
const anything = null;

/**
 * Every URL of the site, in one list (SPEC section 2, shown without the language prefix).
 * `{desiredUrl}` is a realtor's address; on a realtor's own domain that segment is not there.
 */
export const pages = [
  { name: "landing", paths: ["/"], query: { request: ["", "sent"] } },
  { name: "process", paths: ["/process"], query: {} },
  { name: "terms", paths: ["/terms", "/{desiredUrl}/terms"], query: {} },
  { name: "privacy", paths: ["/terms/privacy", "/{desiredUrl}/terms/privacy"], query: {} },
  { name: "agreement", paths: ["/agreement", "/{desiredUrl}/agreement"], query: {} },
  { name: "buying", paths: ["/{desiredUrl}/process"], query: {} },
  { name: "login", paths: ["/login", "/{desiredUrl}/login"], query: {} },
  {
    name: "login-redirect",
    paths: ["/login/redirect", "/{desiredUrl}/login/redirect"],
    query: {},
  },
  {
    name: "probiz",
    paths: ["/{desiredUrl}/probiz"],
    query: { language: anything, q: anything, region: anything },
  },
  { name: "pinia-sample", paths: ["/{desiredUrl}/pinia_sample"], query: {} },
  { name: "gsap-sample", paths: ["/{desiredUrl}/gsap_sample"], query: {} },
  { name: "realtors", paths: ["/admin"], query: {} },
  { name: "inbox", paths: ["/admin/inbox"], query: {} },
  { name: "editor", paths: ["/{desiredUrl}/admin"], query: {} },
  { name: "preview", paths: ["/admin/preview", "/{desiredUrl}/admin/preview"], query: {} },
  {
    name: "homepage",
    paths: ["/{desiredUrl}"],
    query: { contact: ["sent"], listings: ["sale", "rent", "sold", "rented"] },
  },
] as const;

export type PageName = (typeof pages)[number]["name"];

const agentSegment = "/{desiredUrl}";

const pageOfPath: ReadonlyMap<string, PageName> = new Map(
  pages.flatMap(({ name, paths }) => paths.map((path): [string, PageName] => [path, name])),
);

/** What a path without language prefix leads to on the product's hosts, or null: nothing is there. */
export function matchPage(path: string): { page: PageName; desiredUrl?: string } | null {
  const fixed = pageOfPath.get(path);
  if (fixed && !path.startsWith(agentSegment)) return { page: fixed };
  const [, desiredUrl = "", ...rest] = path.split("/");
  const page = pageOfPath.get([agentSegment, ...rest].join("/"));
  // Any other homepage's team page leads home (SPEC section 4), whatever stands in its place.
  const isAgents = page === "probiz" || checkSlug(desiredUrl, reservedSlugs) === null;
  return page && isAgents ? { page, desiredUrl } : null;
}

/** What a path leads to on an agent's own domain, where every page is that agent's. */
export function matchOwnDomain(path: string): { page: PageName } | null {
  const page = pageOfPath.get(path === "/" ? agentSegment : agentSegment + path);
  return page ? { page } : null;
}

/** The part of a query that changes what a page shows, in one order: the rest must not split the cache. */
export function pageQuery(page: PageName, search: string): string {
  const known: Readonly<Record<string, readonly string[] | null>> =
    pages.find(({ name }) => name === page)?.query ?? {};
  const given = new URLSearchParams(search);
  const kept = Object.entries(known).flatMap(([key, values]) => {
    // The first of several, as every reader takes it.
    const value = given.get(key);
    return value !== null && (values?.includes(value) ?? true) ? [[key, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
