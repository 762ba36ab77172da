import type { NotificationSettings, NotificationUpdate } from "@realtor/api/loaning";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import {
  contactDeliveries,
  contactRequests,
  notificationSettings,
  realtors,
} from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { defaultSettings } from "../mail/stored-settings.ts";
import { noticeLocale } from "./confirmation-mail.ts";
import { readContactPoints, readReceivers, serializeContactPoint } from "./contact-points.ts";
import { readNoticeAccount } from "./notice-account.ts";
import type { ConfiguredChannels } from "./channels.ts";

/** Returns the user's settings with the address that their mail goes to. */
export async function getSettings(
  db: Db,
  { id }: CurrentUser,
  has: ConfiguredChannels,
): Promise<NotificationSettings> {
  const account = await readNoticeAccount(db, id);
  if (!account) throw new Problem("account.notFound");
  const { mail, sms, brokerageEmail, quietHours } = account.settings;
  const points = await readContactPoints(db, account);
  return {
    mail,
    sms,
    brokerageEmail,
    locale: noticeLocale(account),
    quietHours,
    address: (await readReceivers(db, account)).mail,
    // Without a channel nothing can be sent that confirms them.
    contactPoints: points.filter(({ channel }) => has[channel]).map(serializeContactPoint),
    hasMail: has.mail,
    hasSms: has.sms,
  };
}

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
