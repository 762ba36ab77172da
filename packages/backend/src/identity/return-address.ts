import { and, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors } from "../db/schema.ts";
import type { Person } from "./person.ts";

/** Where the product's own site is reached. */
export interface SiteHosts {
  /** Its origin; providers send people back through it. */
  siteUrl: string;
  /** Further hosts of the product, without port (`REALTOR_HOSTS`). */
  realtorHosts: readonly string[];
}

/**
 * Whether a one-time code may be handed to this address: the page `login/redirect` of the product's
 * own site, or of the own domain of a published homepage, and of no other host.
 */
export async function mayReturnTo(
  db: Db,
  { siteUrl, realtorHosts }: SiteHosts,
  returnTo: string,
): Promise<boolean> {
  if (!URL.canParse(returnTo)) return false;
  const { protocol, host, pathname, username, password } = new URL(returnTo);
  if (!pathname.endsWith("/login/redirect") || username !== "" || password !== "") return false;
  if (protocol !== "https:" && protocol !== new URL(siteUrl).protocol) return false;
  if (isProductHost({ siteUrl, realtorHosts }, new URL(returnTo))) return true;
  const owned = and(eq(realtors.ownHost, host), eq(realtors.published, true));
  return (await db.$count(realtors, owned)) > 0;
}

/**
 * Whether this person's session may be handed to the host of an address. An own domain is only as
 * trusty as its agent: it gets its owner and home buyers, but no admin and no other agent.
 */
export async function mayHandTo(
  db: Db,
  hosts: SiteHosts,
  address: URL,
  person: Pick<Person, "id" | "role">,
): Promise<boolean> {
  if (isProductHost(hosts, address) || person.role === "user") return true;
  if (person.role === "admin") return false;
  const own = and(eq(realtors.ownHost, address.host), eq(realtors.userId, person.id));
  return (await db.$count(realtors, own)) > 0;
}

/** Whether an address is on the product's own site, by its configuration. */
export function isProductHost({ siteUrl, realtorHosts }: SiteHosts, address: URL): boolean {
  return address.origin === siteUrl || realtorHosts.includes(address.hostname);
}
