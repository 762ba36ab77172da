import { defaultLocale } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

/** Addresses of the product's site in a language; Korean has no prefix. */
export function siteLinks(siteUrl: string, locale: Locale) {
  const base = siteUrl + (locale === defaultLocale ? "" : `/${locale}`);
  return {
    /** The inbox with this request open. */
    inbox: (contactId: string) =>
      `${base}/admin/inbox?tab=contacts&item=${encodeURIComponent(contactId)}`,
    /** The contact requests in the inbox. */
    newRequests: `${base}/admin/inbox?tab=contacts`,
    /** The inbox with the settings open. */
    settings: `${base}/admin/inbox?tab=contacts&settings=open`,
    login: `${base}/login`,
    /** The sign-in page, which says that the account is being deleted and until when that can be undone. */
    keepAccount: (deleteAt: Date) =>
      `${base}/login?deleting=${encodeURIComponent(deleteAt.toISOString())}`,
    /** The page that asks for a confirmation. The token is in the fragment, which no server or log receives. */
    confirmAddress: (token: string) => `${base}/login/confirm#token=${token}`,
    /** The editor of a website with its address and own domain open. */
    addressFields: (desiredUrl: string) => `${base}/${desiredUrl}/admin#address`,
    homepage: (desiredUrl: string) => `${base}/${desiredUrl}`,
    home: (desiredUrl: string, listingKey: string) =>
      `${base}/${desiredUrl}/homes/${encodeURIComponent(listingKey)}`,
    /** A photo; the site serves those of the service. */
    photo: (url: string) => (url.startsWith("/media/") ? siteUrl + url : url),
  };
}
