import { providerIds } from "@realtor/api/loaning";
import type { LogSecurityEvent } from "@realtor/server/security-log";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";

interface SignInLogContext {
  db: Db;
  logSecurityEvent: LogSecurityEvent;
}

export async function findAccountId(db: Db, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()));
  return found?.id ?? null;
}

/** Logs a sign-in with a password, and returns its account. `code` is the problem of a refused one. */
export async function logPasswordSignIn(
  { db, logSecurityEvent }: SignInLogContext,
  email: string,
  code?: string,
): Promise<string | null> {
  const account = await findAccountId(db, email);
  logSecurityEvent({
    event: "sign-in",
    outcome: code === undefined ? "success" : "failure",
    method: "password",
    account,
    code,
  });
  return account;
}

/** Logs the end of a provider's sign-in by the site's address that its callback redirects to. */
export function logProviderSignIn(
  logSecurityEvent: LogSecurityEvent,
  provider: string,
  { location, account }: { location: string; account: string | null },
): void {
  const error = new URL(location).searchParams.get("error");
  logSecurityEvent({
    event: "sign-in",
    outcome: error === null ? "success" : "failure",
    method: providerIds.find((id) => id === provider) ?? "unknown",
    account,
    // Anyone can send a callback: other values are not logged.
    code: error === null ? undefined : (/^\w{1,40}$/.exec(error)?.[0] ?? "unknown"),
  });
}
