import { checkSlug, reservedSlugs } from "@realtor/api/rules";

/** Any value of the query key is significant. */
const anyValue = null;

/**
 * Every route of the site, without its language prefix (docs/spec/routes.md#routes). `{desiredUrl}` is
 * a realtor's slug; on a realtor's own domain that segment is absent.
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
    query: { language: anyValue, q: anyValue, region: anyValue },
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

/** Resolves a path without language prefix on the product's hosts; null is a 404. */
export function matchPage(path: string): { page: PageName; desiredUrl?: string } | null {
  const fixed = pageOfPath.get(path);
  if (fixed && !path.startsWith(agentSegment)) return { page: fixed };
  const [, desiredUrl = "", ...rest] = path.split("/");
  const page = pageOfPath.get([agentSegment, ...rest].join("/"));
  // The team page of any other slug, even a reserved one, redirects to the landing page.
  const isAgents = page === "probiz" || checkSlug(desiredUrl, reservedSlugs) === null;
  return page && isAgents ? { page, desiredUrl } : null;
}

/** Resolves a path on an agent's own domain, where every page is that agent's. */
export function matchOwnDomain(path: string): { page: PageName } | null {
  const page = pageOfPath.get(path === "/" ? agentSegment : agentSegment + path);
  return page ? { page } : null;
}

/** Normalizes a query to the keys and values that change the page, so that others do not split the cache. */
export function pageQuery(page: PageName, search: string): string {
  const known: Readonly<Record<string, readonly string[] | null>> =
    pages.find(({ name }) => name === page)?.query ?? {};
  const given = new URLSearchParams(search);
  const significant = Object.entries(known).flatMap(([key, values]) => {
    const value = given.get(key);
    return value !== null && (values?.includes(value) ?? true) ? [[key, value]] : [];
  });
  return significant.length > 0 ? `?${new URLSearchParams(significant)}` : "";
}
