import type { Db } from "../db/open-db.ts";
import type { Auth } from "./create-auth.ts";
import type { Role } from "./person.ts";
import { mayHandTo } from "./return-address.ts";
import type { SiteHosts } from "./return-address.ts";

export interface HandOver {
  auth: Auth;
  db: Db;
  hosts: SiteHosts;
}

/**
 * The way on from a provider's callback: the site's page with a one-time code for the new session; or
 * with `error=elsewhere`, and no session, where that host may not have it.
 */
export async function handOver(
  { auth, db, hosts }: HandOver,
  location: string,
  token: string,
): Promise<string> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const to = new URL(location);
  const found = await auth.api.getSession({ headers });
  // The column is typed and only ever written from the three roles that `createAuth` knows.
  const person = found && { id: found.user.id, role: found.user.role as Role };
  if (person && (await mayHandTo(db, hosts, to, person))) {
    const code = await auth.api.generateOneTimeToken({ headers });
    to.searchParams.set("code", code.token);
  } else {
    await auth.api.signOut({ headers });
    to.searchParams.set("error", "elsewhere");
  }
  return to.href;
}
