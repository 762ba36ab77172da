import type { Role } from "@realtor/api/loaning";
import { and, eq, inArray } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors } from "../db/schema.ts";
import type { Auth } from "./create-auth.ts";
import { provedBy } from "../own-domain/claims.ts";
import type { CurrentUser } from "../http/app-env.ts";

export interface SiteHosts {
  /** Origin of the site, through which providers redirect. */
  siteUrl: string;
  /** Additional hosts of the product, without port (`REALTOR_HOSTS`). */
  realtorHosts: readonly string[];
}

/**
 * Whether a one-time code may be sent to this URL: only the page `login/redirect` of the product's
 * site or of the proved own domain of a published website.
 */
export async function isAllowedReturnUrl(
  db: Db,
  { siteUrl, realtorHosts }: SiteHosts,
  returnTo: string,
): Promise<boolean> {
  if (!URL.canParse(returnTo)) return false;
  const { protocol, host, pathname, username, password } = new URL(returnTo);
  if (!pathname.endsWith("/login/redirect") || username !== "" || password !== "") return false;
  if (protocol !== "https:" && protocol !== new URL(siteUrl).protocol) return false;
  if (isProductOrigin({ siteUrl, realtorHosts }, new URL(returnTo))) return true;
  const owned = and(inArray(realtors.id, provedBy(db, host)), eq(realtors.published, true));
  return (await db.$count(realtors, owned)) > 0;
}

/**
 * Whether the user may have a session on the URL's host. The agent of an own domain controls its
 * host, so only its owner and home buyers may; admins and other agents may not.
 */
export async function canSignInAt(
  db: Db,
  hosts: SiteHosts,
  address: URL,
  currentUser: Pick<CurrentUser, "id" | "role">,
): Promise<boolean> {
  if (isSiteHost(hosts, address) || currentUser.role === "user") return true;
  if (currentUser.role === "admin") return false;
  const own = and(
    inArray(realtors.id, provedBy(db, address.host)),
    eq(realtors.userId, currentUser.id),
  );
  return (await db.$count(realtors, own)) > 0;
}

/** Local names that the site accepts in addition to the product's hosts. */
const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL is on one of the site's hosts, including local ones, on any port. */
export function isSiteHost({ siteUrl, realtorHosts }: SiteHosts, address: URL): boolean {
  const { protocol, hostname } = address;
  if (protocol !== "https:" && protocol !== "http:") return false;
  return (
    localNames.has(hostname) ||
    hostname === new URL(siteUrl).hostname ||
    realtorHosts.includes(hostname)
  );
}

/** Whether a URL has one of the product's configured origins: on another port may be another server. */
function isProductOrigin({ siteUrl, realtorHosts }: SiteHosts, address: URL): boolean {
  if (address.origin === siteUrl) return true;
  const { port } = new URL(siteUrl);
  return realtorHosts.includes(address.hostname) && ["", port].includes(address.port);
}

export interface LoginCodeContext {
  auth: Auth;
  db: Db;
  hosts: SiteHosts;
}

/**
 * Returns the account of a provider's callback and its redirect: to the site's page with a one-time code
 * for the new session, or with `error=elsewhere` and the session ended if that host may not receive it.
 */
export async function issueLoginCode(
  { auth, db, hosts }: LoginCodeContext,
  location: string,
  token: string,
): Promise<{ url: string; account: string | null }> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const redirect = new URL(location);
  const session = await auth.api.getSession({ headers });
  // The column is only written from the three roles of `createAuth`.
  const currentUser = session && { id: session.user.id, role: session.user.role as Role };
  if (currentUser && (await canSignInAt(db, hosts, redirect, currentUser))) {
    const code = await auth.api.generateOneTimeToken({ headers });
    redirect.searchParams.set("code", code.token);
  } else {
    await auth.api.signOut({ headers });
    redirect.searchParams.set("error", "elsewhere");
  }
  return { url: redirect.href, account: currentUser?.id ?? null };
}
