import { checkEmail } from "@realtor/profile/rules/email";
import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { z } from "../schema/zod.ts";
import { locales } from "../locales.ts";
import { contactPointAudiences, contactPointChannels, contactPointStates } from "./choices.ts";
import {
  checkedText,
  choice,
  dateTime,
  openObject,
  requiredText,
  text,
  timeZone,
  typeErrorCode,
} from "../schema/fields.ts";
import { limits } from "../rules/limits.ts";

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
  locale: choice(locales).optional(),
  quietHours: quietHours.nullable().optional(),
});

/** An address or number that the agent wants notices sent to, beside the account's own address. */
export const contactPoint = openObject({
  id: requiredText(limits.opaqueId),
  channel: choice(contactPointChannels),
  audience: choice(contactPointAudiences),
  address: text(limits.email),
  state: choice(contactPointStates),
  /** When the last link or code was sent; null if none was sent yet. */
  sentAt: dateTime.nullable(),
  /** While waiting: receives notices until then; null if it receives none. */
  noticesUntil: dateTime.nullable(),
});

/** How an agent is notified of contact requests. */
export const notificationSettings = openObject({
  mail: yesOrNo,
  sms: yesOrNo,
  brokerageEmail: text(limits.email),
  locale: choice(locales),
  quietHours: quietHours.nullable(),
  /** Where the agent's mail goes: the address of the profile once it is confirmed, otherwise that of the account. */
  address: text(limits.email),
  /** Absent from services that ask for no confirmation. */
  contactPoints: z.array(contactPoint).optional(),
  /** Whether the service can send mail. */
  hasMail: yesOrNo,
  /** Whether the service can send text messages. */
  hasSms: yesOrNo,
});

/** Body of `POST /v1/contact-points/{id}/code`: the code of the text message. */
export const contactPointCode = openObject({ code: requiredText(limits.signInCode) });

const linkToken = requiredText(limits.opaqueId);

/** Body of `POST /v1/contact-point-links`: the token of a link. */
export const contactPointToken = openObject({ token: linkToken });

/** Body of `POST /v1/contact-point-links/answers`. */
export const contactPointAnswer = openObject({
  token: linkToken,
  answer: choice(["confirm", "refuse"] as const),
});

/** What the link of a mail leads to. Unknown, replaced and expired links are alike. */
export const contactPointLink = z.discriminatedUnion("state", [
  openObject({ state: z.literal("ended") }),
  openObject({
    state: choice(contactPointStates),
    audience: choice(contactPointAudiences),
    address: text(limits.email),
    /** Who asks, by their English name. */
    userName: text(limits.joinedName),
    /** Their website. */
    desiredUrl: text(limits.webAddress),
  }),
]);

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
export type ContactPoint = z.infer<typeof contactPoint>;
export type ContactPointAnswer = z.infer<typeof contactPointAnswer>;
export type ContactPointLink = z.infer<typeof contactPointLink>;
export type NotificationStatus = z.infer<typeof notificationStatus>;
