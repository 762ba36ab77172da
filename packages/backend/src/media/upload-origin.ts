import type { Db } from "../db/open-db.ts";
import type { Person } from "../identity/person.ts";
import { mayHandTo } from "../identity/return-address.ts";
import type { SiteHosts } from "../identity/return-address.ts";
import { isSite } from "./own-urls.ts";

interface UploadHosts {
  db: Db;
  hosts: SiteHosts;
  publicUrl: string;
}

/**
 * The origin to which a person's pictures are sent. Browsers speak to the site alone, which hands
 * `/media/` on to us (docs/decisions/same-origin.md): a page on a host where this person can be signed
 * in gets that host, anybody else ours. `asker` is the request's Origin.
 */
export async function uploadOrigin(
  { db, hosts, publicUrl }: UploadHosts,
  person: Person,
  asker: string | undefined,
): Promise<string> {
  if (asker === undefined || !/^https?:\/\//.test(asker) || !URL.canParse(asker)) return publicUrl;
  const address = new URL(asker);
  const isTheirs = isSite(hosts, address) || (await mayHandTo(db, hosts, address, person));
  return isTheirs ? address.origin : publicUrl;
}
