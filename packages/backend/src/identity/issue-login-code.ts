import type { Db } from "../db/open-db.ts";
import type { Auth } from "./create-auth.ts";
import type { Role } from "./current-user.ts";
import { canSignInAt } from "./redirect-allowlist.ts";
import type { SiteHosts } from "./redirect-allowlist.ts";

export interface LoginCodeContext {
  auth: Auth;
  db: Db;
  hosts: SiteHosts;
}

/**
 * Returns the redirect after a provider's callback: to the site's page with a one-time code for the
 * new session, or with `error=elsewhere` and the session ended if that host may not receive it.
 */
export async function issueLoginCode(
  { auth, db, hosts }: LoginCodeContext,
  location: string,
  token: string,
): Promise<string> {
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
  return redirect.href;
}
