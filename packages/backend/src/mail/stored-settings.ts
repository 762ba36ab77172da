import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { notificationSettings } from "../db/schema.ts";

/** The stored settings of an account, or the defaults. */
export type StoredSettings = Omit<typeof notificationSettings.$inferSelect, "userId">;

export const defaultSettings: StoredSettings = {
  mail: true,
  sms: false,
  brokerageEmail: "",
  locale: null,
  quietHours: null,
};

export async function readSettings(db: Db, userId: string): Promise<StoredSettings> {
  const [found] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return found ?? defaultSettings;
}
