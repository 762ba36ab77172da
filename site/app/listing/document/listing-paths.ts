import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { PageAddress } from "#app/page.ts";

type Place = Pick<PageAddress, "locale" | "ownDomain">;

const homeOf = (slug: string, { ownDomain }: Pick<Place, "ownDomain">) =>
  ownDomain ? "" : `/${slug}`;

/** Path of the form of a home of a website, on its own domain or on the product's host; `new` starts one. */
export function listingFormPath(slug: string, id: string, place: Place): string {
  return localePath(`${homeOf(slug, place)}/admin/listings/${id}`, place.locale);
}

/** Path of a website, without a language. */
export function websitePath(slug: string, place: Pick<Place, "ownDomain">): string {
  return homeOf(slug, place) || "/";
}

/** Addresses of a website's listings in the language of the page; on an own domain without the slug. */
export function useListingPaths({ desiredUrl }: { desiredUrl: string }) {
  const place = useAddress();
  const home = homeOf(desiredUrl, place);
  const pageOf = (key: string) => `${home}/homes/${encodeURIComponent(key)}`;
  return {
    /** The section of the editor with all listings. */
    list: `${localePath(`${home}/admin`, place.locale)}#listings`,
    form: (id: string) => listingFormPath(desiredUrl, id, place),
    /** The public page. */
    page: (key: string) => localePath(pageOf(key), place.locale),
    /** The same in the visitor's language. */
    short: pageOf,
  };
}
