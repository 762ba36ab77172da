import type { ListingDocument } from "@realtor/api/listing";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";

/** Addresses of a website's listings in the language of the page; on an own domain without the slug. */
export function useListingPaths({ desiredUrl }: Pick<ListingDocument["realtor"], "desiredUrl">) {
  const { locale, ownDomain } = useAddress();
  const home = ownDomain ? "" : `/${desiredUrl}`;
  return {
    /** The section of the editor with all listings. */
    list: `${localePath(`${home}/admin`, locale)}#listings`,
    form: (id: string) => localePath(`${home}/admin/listings/${id}`, locale),
    /** The public page. */
    page: (key: string) => localePath(publicPath(home, key), locale),
    /** The same in the visitor's language. */
    short: (key: string) => publicPath(home, key),
  };
}

function publicPath(home: string, key: string): string {
  return `${home}/homes/${encodeURIComponent(key)}`;
}
