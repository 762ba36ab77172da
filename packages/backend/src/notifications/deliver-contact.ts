import { defaultLocale } from "@realtor/api/locales";
import { oneLine } from "@realtor/server/one-line";
import type { Attempt, Batch } from "@realtor/server/outbox/create-outbox";
import { inArray } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";
import { createAgentMail } from "./agent-mail.ts";
import { correctPhoneLine, homeName, senderName, showingText } from "./contact-facts.ts";
import type { MailContent } from "../mail/mail-content.ts";
import { renderMailHtml } from "../mail/mail-html.ts";
import { toMailOutcome } from "../mail/mailer.ts";
import type { MailOptions } from "../mail/mailer.ts";
import { mailtoUrl, renderMailText } from "../mail/mail-content.ts";
import { interpolate, mailTexts } from "../mail/mail-texts.ts";
import { createReceiptMail } from "./receipt-mail.ts";
import { agentName, profileEmail, profileLocale } from "../mail/agent-contact.ts";
import { isOverCeiling } from "./ceilings.ts";
import type { Channels } from "./channels.ts";
import { createChatMessage } from "./chat-message.ts";
import { secondsWithoutNotices } from "./quiet-hours.ts";
import { summarySeconds } from "./summaries.ts";
import { siteLinks } from "../mail/site-links.ts";
import { readNotifiedContact } from "./notified-contact.ts";
import type { NotifiedContact } from "./notified-contact.ts";

type Delivery = typeof contactDeliveries.$inferSelect;

export interface DeliverContext {
  db: Db;
  channels: Channels;
  siteUrl: string;
  now: () => Date;
}

/**
 * Sends notifications of one channel: several only in team chat, which lists them in one message. Only a
 * response that accepts them counts as delivered.
 */
export async function deliverContacts(context: DeliverContext, claimed: Batch): Promise<Attempt> {
  const ids = claimed.map(({ id }) => id);
  const rows = await context.db
    .select()
    .from(contactDeliveries)
    .where(inArray(contactDeliveries.id, ids));
  // As they were claimed: the phone number may have been corrected since.
  const deliveries = claimed.flatMap(({ id, isCorrection }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...row, isCorrection }] : [];
  });
  const [first] = deliveries;
  // The outbox then sends the others one by one.
  if (!first || deliveries.length < claimed.length) return websiteDeleted;
  return first.channel === "chat"
    ? deliverToChat(context, deliveries)
    : deliverContact(context, first);
}

const websiteDeleted = { kind: "rejected", error: "the website was deleted" } as const;

async function deliverToChat(
  { db, channels, siteUrl }: DeliverContext,
  deliveries: readonly Delivery[],
): Promise<Attempt> {
  if (!channels.chat) return { kind: "unavailable", error: "chat is not configured" };
  const found = await Promise.all(
    deliveries.map(({ contactId }) => readNotifiedContact(db, contactId)),
  );
  const notified = found.filter((one) => one !== undefined);
  if (notified.length < found.length) return websiteDeleted;
  const corrected = deliveries.filter((one) => one.isCorrection).map((one) => one.contactId);
  return channels.chat(createChatMessage(notified, siteUrl, new Set(corrected)));
}

async function deliverContact(
  { db, channels, siteUrl, now }: DeliverContext,
  delivery: Delivery,
): Promise<Attempt> {
  const notified = await readNotifiedContact(db, delivery.contactId);
  if (!notified) return websiteDeleted;
  const { audience, channel, recipient, isCorrection } = delivery;
  const isForAgent = audience === "agent" || audience === "brokerage";
  const seconds = isForAgent ? secondsWithoutNotices(notified, now()) : 0;
  if (seconds > 0) return { kind: "postponed", seconds };
  if (isForAgent && (await isOverCeiling(db, delivery, notified.contact.realtorId)))
    return { kind: "postponed", seconds: summarySeconds, state: "summarized" };

  const notConfigured = { kind: "unavailable", error: `${channel} is not configured` } as const;
  if (channel === "sms") {
    return channels.sms
      ? channels.sms({ to: recipient, text: smsText(notified, isCorrection, siteUrl) })
      : notConfigured;
  }
  const { mail } = channels;
  if (!mail) return notConfigured;
  const { content, ...options } = createMail(notified, delivery, siteUrl);
  try {
    await mail.send(
      {
        to: recipient,
        subject: oneLine(content.subject, 200),
        text: renderMailText(content),
        html: renderMailHtml(content),
      },
      // Another Message-ID, so that no receiver takes the correction for a repeated mail.
      { id: isCorrection ? `${delivery.id}.correction` : delivery.id, ...options },
    );
    return { kind: "delivered" };
  } catch (error) {
    return toMailOutcome(error);
  }
}

/** The mail for a receiver, who gets the replies to it, and where the receiver ends such mails. */
function createMail(
  notified: NotifiedContact,
  { audience, isCorrection }: Delivery,
  siteUrl: string,
): { content: MailContent } & Pick<MailOptions, "fromName" | "replyTo" | "unsubscribeUrl"> {
  const { contact, agent } = notified;
  if (audience === "visitor") {
    const locale = contact.locale ?? defaultLocale;
    // The address of the account is not public.
    const address = profileEmail(agent.profile);
    const name = agentName(agent.profile, agent.userName, locale);
    return {
      content: createReceiptMail(notified, { siteUrl, locale }),
      fromName: interpolate(mailTexts(locale).receipt.from, { agent: name }),
      replyTo: address === undefined ? undefined : { name, address },
    };
  }
  const locale = agentLocale(notified);
  const name = senderName(contact);
  return {
    content: createAgentMail(notified, {
      siteUrl,
      locale,
      audience: audience === "brokerage" ? "brokerage" : "agent",
      isCorrection,
    }),
    replyTo: contact.email === "" ? undefined : { name, address: contact.email },
    unsubscribeUrl:
      audience === "agent"
        ? siteLinks(siteUrl, locale).settings
        : unsubscribeAtAgent(profileEmail(agent.profile)),
  };
}

/** The brokerage has no account: only the agent, who entered its address, can remove it. */
function unsubscribeAtAgent(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  return `${mailtoUrl(address)}?subject=unsubscribe`;
}

function agentLocale({ agent, settings }: NotifiedContact) {
  return settings.locale ?? profileLocale(agent.profile);
}

/** The product, sender, home and the inbox; the message is not in a text message, and of the phone number a correction. */
function smsText(notified: NotifiedContact, isCorrection: boolean, siteUrl: string): string {
  const { contact } = notified;
  const locale = agentLocale(notified);
  const { agent: texts } = mailTexts(locale);
  const home = contact.listing && homeName(contact.listing);
  const values = { name: senderName(contact), home: home ?? "" };
  const title = interpolate(home ? texts.subjectAbout : texts.subject, values);
  const link = siteLinks(siteUrl, locale).inbox(contact.id);
  const correction = isCorrection ? correctPhoneLine(contact, locale) : null;
  return [`Built for Realtors: ${title}`, correction, showingText(contact, locale), link]
    .filter(Boolean)
    .join("\n");
}
