import { z } from "../schema/zod.ts";
import { locales } from "../locales.ts";
import { checkEmail } from "../rules/email.ts";
import { timeZone } from "../schema/time-zone.ts";
import { limits } from "../rules/limits.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import {
  checkedText,
  choice,
  openObject,
  requiredText,
  text,
  typeErrorCode,
} from "../schema/fields.ts";

const yesOrNo = z.boolean({ error: typeErrorCode });
const email = checkedText(checkEmail);

/** A time of day, such as 22:00. */
const clockTime = requiredText(5).refine((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), {
  error: "date.format" satisfies RuleCode,
});

/** The daily time in which nothing is sent to the agent. An end before the start is on the next day. */
export const quietHours = z.object(
  { start: clockTime, end: clockTime, timeZone },
  { error: typeErrorCode },
);

/** Body of `PATCH /v1/notification-settings`; omitted fields do not change. */
export const notificationUpdate = openObject({
  /** Whether a mail is sent for each contact request. */
  mail: yesOrNo.optional(),
  /** Whether a text message is sent for each contact request. */
  sms: yesOrNo.optional(),
  /** Address of the brokerage that also receives each mail; empty for none. */
  brokerageEmail: email.optional(),
  /** Language of the notifications. */
  locale: choice(locales).optional(),
  quietHours: quietHours.nullable().optional(),
});

/** How an agent is notified of contact requests. */
export const notificationSettings = openObject({
  mail: yesOrNo,
  sms: yesOrNo,
  brokerageEmail: text(limits.email),
  locale: choice(locales),
  quietHours: quietHours.nullable(),
  /** Where the agent's mail goes: the address of the profile, otherwise that of the account. */
  address: text(limits.email),
  /** Whether the service can send mail. */
  hasMail: yesOrNo,
  /** Whether the service can send text messages. */
  hasSms: yesOrNo,
});

const count = z.int().min(0);

/** For admins: the configured channels, and the notifications that did not arrive. */
export const notificationStatus = openObject({
  mail: yesOrNo,
  chat: yesOrNo,
  sms: yesOrNo,
  /** Notifications that wait for their next attempt, for quiet hours or for a channel. */
  waiting: count,
  /** Notifications that a receiver refused. */
  refused: count,
});

/** Number of refused notifications that were queued again. */
export const queuedNotifications = openObject({ queued: count });

export type QuietHours = z.infer<typeof quietHours>;
export type NotificationUpdate = z.infer<typeof notificationUpdate>;
export type NotificationSettings = z.infer<typeof notificationSettings>;
export type NotificationStatus = z.infer<typeof notificationStatus>;
