import { htmlLang, type Lang, type Locale, locales } from "@realtor/api/locales";
import { safeHref } from "@realtor/api/rules";
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
  const url = webUrl(hompageUrl);
  return url && url.pathname === "/" ? url.origin : null;
}

/**
 * Origin and path, without language prefix, of the homepage of an agent: their own domain if they have one.
 * Other pages of the agent are below it.
 */
export function agentHome(
  { desiredUrl, hompageUrl }: Pick<LinkedHomepage, "desiredUrl" | "hompageUrl">,
  origin: string,
): { origin: string; home: string } {
  const own = ownDomainOrigin(hompageUrl);
  return own ? { origin: own, home: "/" } : { origin, home: `/${desiredUrl}` };
}

/** What determines the URLs of a homepage. */
interface LinkedHomepage {
  desiredUrl: string;
  hompageUrl?: string | undefined;
  isSample?: boolean | undefined;
  /** Languages that the agent wrote in. */
  langs: readonly Lang[];
}

/**
 * Canonical URL (the profile's `hompageUrl`) in the page's language, and the alternates in the languages
 * that the agent wrote in (docs/spec/profile.md#seo).
 */
export function homepageLinks(
  homepage: LinkedHomepage,
  address: Pick<PageAddress, "origin" | "locale">,
): HomepageLinks {
  const url = webUrl(homepage.hompageUrl);
  const path = `/${homepage.desiredUrl}`;
  if (url && url.pathname !== "/" && withoutPrefix(url.pathname) !== path)
    // The languages of a third-party page are unknown.
    return { canonical: url.href, alternates: [], id: url.href };
  const home = (locale: Locale) => {
    if (!url) return address.origin + localePath(path, locale);
    return url.origin + localePath(url.pathname === "/" ? "/" : path, locale);
  };
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

function webUrl(typed: string | undefined): URL | null {
  const href = safeHref(typed ?? "");
  if (href === null || !/^https?:/.test(href)) return null;
  return new URL(href);
}

function withoutPrefix(path: string): string {
  return path.replace(/\/+$/, "").replace(/^\/(ko|en|ja-JP)(?=\/)/i, "");
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
