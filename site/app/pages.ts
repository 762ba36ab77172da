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

const pageOfPath: ReadonlyMap<string, string> = new Map(
  pages.flatMap(({ name, paths }) => paths.map((path): [string, string] => [path, name])),
);

/** Paths in the platform's sitemap, without language prefix. */
export const sitemapPaths: readonly string[] = pages
  .filter(({ inSitemap }) => inSitemap)
  .flatMap(({ paths }) => paths.filter((path) => !path.startsWith(agentSegment)))
  .toSorted();

/** Resolves a path without language prefix on the product's hosts; null is a 404. */
export function matchPage(path: string): { page: string; desiredUrl?: string } | null {
  const fixed = pageOfPath.get(path);
  if (fixed && !path.startsWith(agentSegment)) return { page: fixed };
  const [, desiredUrl = "", ...rest] = path.split("/");
  const page = pageOfPath.get([agentSegment, ...rest].join("/"));
  // The team page of any other slug, even a reserved one, redirects to the landing page.
  const isAgents = page === "probiz" || checkSlug(desiredUrl, reservedSlugs) === null;
  return page && isAgents ? { page, desiredUrl } : null;
}

/** Resolves a path on an agent's own domain, where every page is that agent's. */
export function matchOwnDomain(path: string): { page: string } | null {
  const page = pageOfPath.get(path === "/" ? agentSegment : agentSegment + path);
  return page ? { page } : null;
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

/** Throws for a name that no folder of `pages/` has. */
export function findPage(name: string): PageDefinition {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`There is no page "${name}": add app/pages/${name}/page.ts.`);
  return page;
}
