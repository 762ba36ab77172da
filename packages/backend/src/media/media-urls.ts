import type { Db } from "../db/open-db.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { canSignInAt, isSiteHost } from "../identity/redirect-allowlist.ts";
import type { SiteHosts } from "../identity/redirect-allowlist.ts";

/**
 * Conversion of image URLs: stored without origin (`/media/…`), so that the data can move to
 * another host, and returned with it.
 */
export interface MediaUrls {
  /** `ownHost` is the website's own domain, where the site also serves images. */
  toStored: (url: string, ownHost: string | null) => string;
  toPublic: (url: string) => string;
}

/** Image URLs are those under the public origin or on the site's hosts, which proxy `/media/`. */
export function createMediaUrls(publicUrl: string, hosts: SiteHosts): MediaUrls {
  return {
    toStored(url, ownHost) {
      if (!URL.canParse(url)) return url;
      const parsed = new URL(url);
      const { origin, pathname, host } = parsed;
      const isOwn = origin === publicUrl || host === ownHost || isSiteHost(hosts, parsed);
      // Any other part, such as a query or user, makes it a different URL.
      const isImage = pathname.startsWith("/media/") && url === origin + pathname;
      return isOwn && isImage ? pathname : url;
    },
    toPublic: (url) => (url.startsWith("/media/") ? publicUrl + url : url),
  };
}

interface UploadHosts {
  db: Db;
  hosts: SiteHosts;
  publicUrl: string;
}

/**
 * Returns the origin for a user's uploads. Browsers only call the site, which proxies `/media/`
 * (docs/decisions/same-origin.md): a page on a host where the user can be signed in gets that host,
 * any other caller the services' own. `requestOrigin` is the Origin header.
 */
export async function getUploadOrigin(
  { db, hosts, publicUrl }: UploadHosts,
  currentUser: CurrentUser,
  requestOrigin: string | undefined,
): Promise<string> {
  if (!requestOrigin || !/^https?:\/\//.test(requestOrigin) || !URL.canParse(requestOrigin)) {
    return publicUrl;
  }
  const address = new URL(requestOrigin);
  return (await canSignInAt(db, hosts, address, currentUser)) ? address.origin : publicUrl;
}
