import { htmlLang, locales } from "@realtor/api/locales";
import { localePath } from "../i18n/language-items.ts";
import type { Head, PageAddress } from "../page.ts";

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
