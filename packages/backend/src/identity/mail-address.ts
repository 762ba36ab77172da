import type { Locale } from "@realtor/api/locales";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { profileLocale, profileTimeZone } from "../mail/agent-contact.ts";

/** The address of an account, with language and time zone of mails that its owner did not ask for. */
export async function readMailAddress(
  db: Db,
  userId: string,
): Promise<{ email: string; locale: Locale; timeZone: string; hasWebsite: boolean } | undefined> {
  const [account] = await db
    .select({ email: user.email, profile: realtors.profile })
    .from(user)
    .leftJoin(realtors, eq(realtors.userId, user.id))
    .where(eq(user.id, userId))
    .limit(1);
  if (!account) return undefined;
  const profile = account.profile ?? {};
  const { email } = account;
  return {
    email,
    locale: profileLocale(profile),
    timeZone: profileTimeZone(profile),
    hasWebsite: account.profile !== null,
  };
}
