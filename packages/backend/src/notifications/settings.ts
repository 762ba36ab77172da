import type { NotificationSettings, NotificationUpdate } from "@realtor/api/loaning";
import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import {
  contactDeliveries,
  contactRequests,
  notificationSettings,
  realtors,
  user,
} from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { profileEmail, profileLocale } from "../mail/agent-contact.ts";
import { defaultSettings, readSettings } from "../mail/stored-settings.ts";
import type { ConfiguredChannels } from "./channels.ts";

/** Returns the user's settings with the address that their mail goes to. */
export async function getSettings(
  db: Db,
  { id }: CurrentUser,
  has: ConfiguredChannels,
): Promise<NotificationSettings> {
  const { mail, sms, brokerageEmail, locale, quietHours } = await readSettings(db, id);
  const [account] = await db
    .select({ email: user.email, profile: realtors.profile })
    .from(user)
    .leftJoin(realtors, eq(realtors.userId, user.id))
    .where(eq(user.id, id))
    .orderBy(asc(realtors.createdAt))
    .limit(1);
  const profile = account?.profile ?? {};
  return {
    mail,
    sms,
    brokerageEmail,
    locale: locale ?? profileLocale(profile),
    quietHours,
    address: profileEmail(profile) ?? account?.email ?? "",
    hasMail: has.mail,
    hasSms: has.sms,
  };
}

/** Changes the given fields of the user's settings. */
export async function updateSettings(
  db: Db,
  { id }: CurrentUser,
  { mail, sms, brokerageEmail, locale, quietHours }: NotificationUpdate,
): Promise<void> {
  const changes = {
    ...(mail !== undefined && { mail }),
    ...(sms !== undefined && { sms }),
    ...(brokerageEmail !== undefined && { brokerageEmail }),
    ...(locale !== undefined && { locale }),
    ...(quietHours !== undefined && { quietHours }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(notificationSettings)
      .values({ ...defaultSettings, ...changes, userId: id })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: changes });
    if (quietHours !== undefined) await makeDue(tx, id);
  });
}

/** What waits for the end of former quiet hours is tried again now. */
async function makeDue(tx: Db, userId: string): Promise<void> {
  const own = tx
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .innerJoin(realtors, eq(realtors.id, contactRequests.realtorId))
    .where(eq(realtors.userId, userId));
  await tx
    .update(contactDeliveries)
    .set({ dueAt: sql`now()` })
    .where(
      and(
        eq(contactDeliveries.state, "pending"),
        inArray(contactDeliveries.audience, ["agent", "brokerage"]),
        inArray(contactDeliveries.contactId, own),
      ),
    );
}
