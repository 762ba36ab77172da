import { checkSlug, reservedSlugs } from "@realtor/api/rules";
import type { PageDefinition } from "./page.ts";

const definitions = import.meta.glob<PageDefinition>("./pages/*/page.ts", {
  eager: true,
  import: "page",
});

/** Every page of the site; the name of a page is its folder's. */
export const pages: readonly (PageDefinition & { name: string })[] = Object.entries(
  definitions,
).map(([file, page]) => ({ ...page, name: file.split("/")[2] ?? "" }));

const agentSegment = "/{desiredUrl}";

interface PathPattern {
  page: string;
  segments: readonly string[];
}

/** Patterns with fewer parameters are first, so that a fixed path wins over a parameter. */
const patterns: readonly PathPattern[] = pages
  .flatMap(({ name, paths }) => paths.map((path) => ({ page: name, segments: path.split("/") })))
  .toSorted((a, b) => countParams(a) - countParams(b));

function countParams({ segments }: PathPattern): number {
  return segments.filter(isParam).length;
}

function isParam(segment: string): boolean {
  return segment.startsWith("{");
}

interface MatchedPage {
  page: string;
  /** Values of the parameters other than the agent's segment, by name. */
  params?: Readonly<Record<string, string>>;
}

/** Resolves a path template's segments: `{name}` is any segment that is not empty. */
function matchPattern(path: readonly string[]): (MatchedPage & { isAgents: boolean }) | null {
  for (const { page, segments } of patterns) {
    const matches =
      segments.length === path.length &&
      segments.every((segment, index) =>
        isParam(segment) ? path[index] : segment === path[index],
      );
    if (!matches) continue;
    const entries = segments.flatMap((segment, index) =>
      isParam(segment) ? [[segment.slice(1, -1), path[index] ?? ""] as const] : [],
    );
    const { desiredUrl, ...params } = Object.fromEntries(entries);
    return {
      page,
      isAgents: desiredUrl !== undefined,
      ...(Object.keys(params).length > 0 ? { params } : {}),
    };
  }
  return null;
}

/** Paths in the platform's sitemap, without language prefix. */
export const sitemapPaths: readonly string[] = pages
  .filter(({ inSitemap }) => inSitemap)
  .flatMap(({ paths }) => paths.filter((path) => !path.startsWith(agentSegment)))
  .toSorted();

/** Paths in each agent's sitemap besides homepage and listings, below the path of the homepage. */
export const agentSitemapPaths: readonly string[] = pages
  .filter(({ inSitemap, paths }) => inSitemap && paths.every((one) => one.startsWith(agentSegment)))
  .flatMap(({ paths }) => paths.map((path) => path.slice(agentSegment.length)));

/** Resolves a path without language prefix on the product's hosts; null is a 404. */
export function matchPage(path: string): (MatchedPage & { desiredUrl?: string }) | null {
  const segments = path.split("/");
  const match = matchPattern(segments);
  if (!match) return null;
  const { isAgents, ...found } = match;
  if (!isAgents) return found;
  const [, desiredUrl = ""] = segments;
  // The team page of any other slug, even a reserved one, redirects to the landing page.
  const isAllowed = found.page === "probiz" || checkSlug(desiredUrl, reservedSlugs) === null;
  return isAllowed ? { ...found, desiredUrl } : null;
}

/** Resolves a path on an agent's own domain, where every page is that agent's. */
export function matchOwnDomain(path: string): MatchedPage | null {
  // Any value: the agent's segment is absent in the address.
  const match = matchPattern(["", "-", ...path.split("/").slice(path === "/" ? 2 : 1)]);
  if (!match?.isAgents) return null;
  const { isAgents: _, ...found } = match;
  return found;
}

/** The path of a page as it is defined, on an agent's address or on the platform's. */
export function getPathTemplate(name: string, onAgentAddress: boolean): string | undefined {
  return findPage(name).paths.find((path) => path.startsWith(agentSegment) === onAgentAddress);
}

/** Normalizes a query to the keys and values that change the page, so that others do not split the cache. */
export function pageQuery(name: string, search: string): string {
  const given = new URLSearchParams(search);
  const significant = Object.entries(findPage(name).query ?? {}).flatMap(([key, values]) => {
    const value = given.get(key);
    return value !== null && (values?.includes(value) ?? true) ? [[key, value]] : [];
  });
  return significant.length > 0 ? `?${new URLSearchParams(significant)}` : "";
}

/** A query without the empty values that a browser sends for the fields of a page's form that were left open. */
export function withoutEmptyValues(name: string, search: string): string {
  const query = findPage(name).query ?? {};
  const isEmpty = (part: string) =>
    part.endsWith("=") &&
    Object.hasOwn(query, part.slice(0, -1)) &&
    !query[part.slice(0, -1)]?.includes("");
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => !isEmpty(part));
  return kept.join("") === "" ? "" : `?${kept.join("&")}`;
}

/** Whether responses with a page may be stored. */
export function isCached(name: string): boolean {
  return !findPage(name).uncached;
}

/** Throws for a name that no folder of `pages/` has. */
export function findPage(name: string): PageDefinition {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`There is no page "${name}": add app/pages/${name}/page.ts.`);
  return page;
}
