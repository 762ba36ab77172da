import { htmlLang, type Lang, type Locale, locales } from "@realtor/api/locales";
import { safeHref } from "@realtor/profile/safe-href";
import { localePath } from "#app/i18n/language-items.ts";
import type { Head, PageAddress } from "#app/page.ts";

export interface HomepageLinks extends Pick<Head, "canonical" | "alternates"> {
  canonical: string;
  /** URL shared by all languages, used as JSON-LD id. */
  id: string;
}

/**
 * The origin of an agent's own domain; null when there is none, or when `hompageUrl` has a path, which
 * means a third-party host (docs/spec/hosts.md#own-domains).
 */
export function ownDomainOrigin(hompageUrl: string | undefined): string | null {
  const href = safeHref(hompageUrl ?? "");
  if (href === null || !/^https?:/.test(href)) return null;
  const url = new URL(href);
  return url.pathname === "/" ? url.origin : null;
}

/**
 * Path of an agent's homepage without language prefix; their other pages are below it. The own domain is
 * canonical where the request came over it, which proves that it answers; the product's pages of an agent with
 * a verified one redirect there (docs/spec/hosts.md#own-domains).
 */
export function agentHome(
  { desiredUrl }: Pick<LinkedHomepage, "desiredUrl">,
  { ownDomain }: Pick<PageAddress, "ownDomain">,
): string {
  return ownDomain ? "/" : `/${desiredUrl}`;
}

/** What determines the URLs of a homepage. */
interface LinkedHomepage {
  desiredUrl: string;
  isSample?: boolean | undefined;
  /** Languages that the agent wrote in. */
  langs: readonly Lang[];
}

/**
 * Canonical URL in the page's language, and the alternates in the languages that the agent wrote in
 * (docs/spec/profile.md#seo).
 */
export function homepageLinks(
  homepage: LinkedHomepage,
  address: Pick<PageAddress, "origin" | "locale" | "ownDomain">,
): HomepageLinks {
  const path = agentHome(homepage, address);
  const home = (locale: Locale) => address.origin + localePath(path, locale);
  const real = locales.filter((locale) => homepage.langs.includes(htmlLang(locale)));
  const [first = "ko"] = real;
  return {
    canonical: home(address.locale),
    // Alternates must include the page itself; samples are not indexed.
    alternates:
      homepage.isSample || !real.includes(address.locale)
        ? []
        : [
            ...real.map((locale) => ({ hrefLang: htmlLang(locale), href: home(locale) })),
            { hrefLang: "x-default", href: home(first) },
          ],
    id: home(first),
  };
}

/** Canonical URL and `hreflang` alternates of a page that exists in all three languages. */
export function pageLinks({
  origin,
  path,
  locale,
}: Pick<PageAddress, "origin" | "path" | "locale">): Pick<Head, "canonical" | "alternates"> {
  return {
    canonical: origin + localePath(path, locale),
    alternates: [
      ...locales.map((one) => ({ hrefLang: htmlLang(one), href: origin + localePath(path, one) })),
      { hrefLang: "x-default", href: origin + path },
    ],
  };
}
