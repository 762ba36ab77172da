import type { Locale } from "@realtor/api/locales";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { profileLocale } from "../mail/agent-contact.ts";

/** The address of an account, and the language of mails that its owner did not ask for. */
export async function readMailAddress(
  db: Db,
  userId: string,
): Promise<{ email: string; locale: Locale } | undefined> {
  const [account] = await db
    .select({ email: user.email, profile: realtors.profile })
    .from(user)
    .leftJoin(realtors, eq(realtors.userId, user.id))
    .where(eq(user.id, userId))
    .limit(1);
  return account && { email: account.email, locale: profileLocale(account.profile ?? {}) };
}
