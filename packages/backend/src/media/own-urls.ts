import { isProductHost } from "../identity/return-address.ts";
import type { SiteHosts } from "../identity/return-address.ts";

/**
 * Addresses of our own pictures are stored without the origin (`/media/…`), so that the data can
 * move to another host, and answered with it.
 */
export interface OwnUrls {
  /** `ownHost` is the homepage's own domain, on which the site serves our pictures, too. */
  toStored: (url: string, ownHost: string | null) => string;
  toPublic: (url: string) => string;
}

/** Own addresses: under this public origin, and on the hosts of the site, which hands `/media/` on to us. */
export function ownUrls(publicUrl: string, hosts: SiteHosts): OwnUrls {
  return {
    toStored(url, ownHost) {
      if (!URL.canParse(url)) return url;
      const parsed = new URL(url);
      const { origin, pathname, host } = parsed;
      const isOurs = origin === publicUrl || host === ownHost || isSite(hosts, parsed);
      // Anything beside origin and path (a query, a user) makes it another address.
      const isPicture = pathname.startsWith("/media/") && url === origin + pathname;
      return isOurs && isPicture ? pathname : url;
    },
    toPublic: (url) => (url.startsWith("/media/") ? publicUrl + url : url),
  };
}

/** The site answers to these names beside the product's hosts (DECISIONS section 2). */
const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is on the product's own site, wherever that runs. */
export function isSite(hosts: SiteHosts, address: URL): boolean {
  if (!/^https?:$/.test(address.protocol)) return false;
  return localNames.has(address.hostname) || isProductHost(hosts, address);
}
