import type { SitemapEntry } from "@realtor/api/loaning";
import { htmlLang, locales } from "@realtor/api/locales";
import type { Head, PageAddress } from "#app/page.ts";
import { homepageLinks, pageLinks } from "#app/seo/page-links.ts";

/** One URL of a sitemap, with its language alternates. */
export interface SitemapUrl extends Pick<Head, "alternates"> {
  loc: string;
  /** ISO 8601. */
  lastmod?: string;
  /** URLs of images on the page. */
  images?: readonly string[];
}

/** Websites per file: each has up to three URLs, and a file holds at most 50,000. */
export const websitesPerFile = 16_000;

/** Files of one index (sitemaps.org). */
export const filesPerIndex = 50_000;

/** URLs of the platform's pages in every language; `paths` have no language prefix. */
export function platformUrls(
  paths: readonly string[],
  origin: string,
  lastmod: string,
): SitemapUrl[] {
  return paths.flatMap((path) =>
    locales.map((locale) => {
      const { canonical = "", alternates } = pageLinks({ origin, path, locale });
      return { loc: canonical, alternates, lastmod };
    }),
  );
}

/** URLs of a website in its languages, on the product's host or on its own domain. */
export function websiteUrls(
  entry: SitemapEntry,
  address: Pick<PageAddress, "origin" | "ownDomain">,
): SitemapUrl[] {
  return locales
    .filter((locale) => entry.langs.includes(htmlLang(locale)))
    .map((locale) => homepageLinks(entry, { ...address, locale }))
    .map(({ canonical, alternates }) => ({ loc: canonical, alternates, lastmod: entry.updatedAt }));
}

/** Generates a sitemap in chunks. */
export function* sitemapXml(urls: Iterable<SitemapUrl>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
  for (const { loc, lastmod, alternates, images = [] } of urls) {
    const links = alternates.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    );
    const date = lastmod ? `<lastmod>${lastmod}</lastmod>` : "";
    const photos = images.map(
      (url) => `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`,
    );
    yield `<url><loc>${escapeXml(loc)}</loc>${date}${links.join("")}${photos.join("")}</url>\n`;
  }
  yield "</urlset>\n";
}

/** A sitemap index of files on a host. */
export function sitemapIndexXml(origin: string, files: readonly string[]): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</sitemapindex>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
