import type { Role } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";
import type { Context } from "hono";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { visitedAddress } from "../http/rate-limit.ts";
import type { CallerTrust } from "../http/rate-limit.ts";
import type { Auth } from "./create-auth.ts";
import { canSignInAt } from "./redirect-allowlist.ts";
import type { SiteHosts } from "./redirect-allowlist.ts";

export interface SignInHostContext {
  auth: Auth;
  db: Db;
  hosts: SiteHosts;
  /** The services' own origin, for clients that are no browser at the site. */
  publicUrl: string;
  trust: CallerTrust;
}

/**
 * Whether an account may have a session at the host that the client's browser shows. The token is stored there,
 * so its agent's server could read it; see `canSignInAt`.
 */
export async function canSignInHere(
  { db, hosts, publicUrl, trust }: SignInHostContext,
  c: Context<AppEnv>,
  account: { id: string; role: Role },
): Promise<boolean> {
  const address = visitedAddress(c, trust);
  if (!address) return account.role === "user";
  return address.origin === publicUrl || canSignInAt(db, hosts, address, account);
}

/**
 * Refuses an account that may not have a session at the client's host.
 * @throws {Problem} 403 `auth.elsewhere`.
 */
export async function refuseElsewhere(
  context: SignInHostContext,
  c: Context<AppEnv>,
  accountId: string,
): Promise<void> {
  const [account] = await context.db
    .select({ id: user.id, role: user.role })
    .from(user)
    .where(eq(user.id, accountId));
  if (!account || !(await canSignInHere(context, c, account))) throw new Problem("auth.elsewhere");
}

/**
 * Ends the session of a successful response if its account may not have one at the client's host.
 * @throws {Problem} 403 `auth.elsewhere`.
 */
export async function refuseSessionElsewhere(
  context: SignInHostContext,
  c: Context<AppEnv>,
  response: Response,
): Promise<void> {
  const { auth } = context;
  const token = response.headers.get("set-auth-token");
  if (token === null) return;
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const session = await auth.api.getSession({ headers });
  if (!session) return;
  try {
    await refuseElsewhere(context, c, session.user.id);
  } catch (error) {
    await auth.api.signOut({ headers });
    throw error;
  }
}
