import type { Db } from "../db/open-db.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { canSignInAt } from "../identity/redirect-allowlist.ts";
import type { SiteHosts } from "../identity/redirect-allowlist.ts";
import { isSiteHost } from "./media-urls.ts";

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
  const isAllowed =
    isSiteHost(hosts, address) || (await canSignInAt(db, hosts, address, currentUser));
  return isAllowed ? address.origin : publicUrl;
}
