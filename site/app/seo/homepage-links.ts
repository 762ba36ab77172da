import { type RealtorProfile, writtenLangs } from "@realtor/api/loaning";
import { type Lang, langOf, type Locale, locales } from "@realtor/api/locales";
import { safeHref } from "@realtor/api/rules";
import { localePath } from "#app/i18n/language-items.ts";
import type { Head, PageAddress } from "#app/page.ts";

export interface HomepageLinks extends Pick<Head, "canonical" | "alternates"> {
  canonical: string;
  /** The homepage's address that every language shares: what its data is known by. */
  id: string;
}

/**
 * The origin of an agent's own domain, or null: none was given, or an address with a path, which lies
 * on somebody else's host (DECISIONS section 2).
 */
export function ownOriginOf(hompageUrl: string | undefined): string | null {
  const url = webUrl(hompageUrl);
  return url && url.pathname === "/" ? url.origin : null;
}

/**
 * Canonical address (the profile's `hompageUrl`, SPEC section 4) in the page's language, and the same
 * page in the languages that its agent wrote in.
 */
export function homepageLinks(
  profile: RealtorProfile,
  address: Pick<PageAddress, "origin" | "locale">,
): HomepageLinks {
  return linksOf(profile, writtenLangs(profile), address);
}

/** The same for a homepage whose languages are known already. */
export function linksOf(
  profile: Pick<RealtorProfile, "desiredUrl" | "hompageUrl" | "isSample">,
  written: readonly Lang[],
  address: Pick<PageAddress, "origin" | "locale">,
): HomepageLinks {
  const url = webUrl(profile.hompageUrl);
  const path = `/${profile.desiredUrl}`;
  if (url && url.pathname !== "/" && withoutPrefix(url.pathname) !== path)
    // A page that is not ours has no languages that we know of.
    return { canonical: url.href, alternates: [], id: url.href };
  const home = (locale: Locale) => {
    if (!url) return address.origin + localePath(path, locale);
    return url.origin + localePath(url.pathname === "/" ? "/" : path, locale);
  };
  const real = locales.filter((locale) => written.includes(langOf(locale)));
  const [first = "ko"] = real;
  return {
    canonical: home(address.locale),
    // Alternates must name the page they stand on, and the samples are nobody's to find.
    alternates:
      profile.isSample || !real.includes(address.locale)
        ? []
        : [
            ...real.map((locale) => ({ hrefLang: langOf(locale), href: home(locale) })),
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
