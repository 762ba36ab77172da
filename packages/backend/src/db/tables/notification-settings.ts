import type { QuietHours } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";

/** How an agent is told about contact requests; an account without a row has the defaults. */
export const notificationSettings = pgTable("notification_settings", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  mail: boolean().notNull().default(true),
  sms: boolean().notNull().default(false),
  brokerageEmail: text().notNull().default(""),
  /** Null: the language of the profile. */
  locale: text().$type<Locale>(),
  quietHours: jsonb().$type<QuietHours>(),
});
