import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";

type Place = Pick<PageAddress, "locale" | "ownDomain">;

/** Path of the form of a home of a website, on its own domain or on the product's host; `new` starts one. */
export function listingFormPath(slug: string, id: string, { locale, ownDomain }: Place): string {
  return localePath(`${ownDomain ? "" : `/${slug}`}/admin/listings/${id}`, locale);
}

/** Path of a website, without a language. */
export function websitePath(slug: string, { ownDomain }: Pick<Place, "ownDomain">): string {
  return ownDomain ? "/" : `/${slug}`;
}
