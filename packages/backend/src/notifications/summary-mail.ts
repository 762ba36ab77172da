import type { Locale } from "@realtor/api/locales";

import { createAccountMail } from "../mail/account-mails.ts";
import { agentName, profileTimeZone } from "../mail/agent-contact.ts";
import type { MailFact } from "../mail/mail-content.ts";
import { interpolate, mailTexts } from "../mail/mail-texts.ts";
import type { Mail } from "../mail/mailer.ts";
import { siteLinks } from "../mail/site-links.ts";
import { homeName, senderName } from "./contact-facts.ts";
import type { NotifiedContact } from "./notified-contact.ts";

/** Requests that the mail lists; the others are a number. */
const listed = 50;

interface SummaryOptions {
  siteUrl: string;
  locale: Locale;
  audience: "agent" | "brokerage";
}

/** The mail that lists the requests of a day beyond its ceiling. Only the agent can open the inbox. */
export function createSummaryMail(
  to: string,
  requests: readonly NotifiedContact[],
  { siteUrl, locale, audience }: SummaryOptions,
): Mail {
  const { summary: texts } = mailTexts(locale);
  const values = { n: String(requests.length) };
  const subject = interpolate(texts.subject, values);
  const more = requests.length - listed;
  return createAccountMail(to, locale, {
    subject,
    intro: [texts.intro],
    facts: requests.slice(0, listed).map((one) => requestFact(one, locale, audience)),
    actions:
      audience === "agent"
        ? [{ label: texts.open, href: siteLinks(siteUrl, locale).newRequests }]
        : [],
    notes: [
      ...(more > 0 ? [interpolate(texts.more, { n: String(more) })] : []),
      ...(audience === "brokerage" ? [texts.brokerage] : []),
    ],
  });
}

function requestFact(
  { contact, agent, settings }: NotifiedContact,
  locale: Locale,
  audience: SummaryOptions["audience"],
): MailFact {
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: settings.quietHours?.timeZone ?? profileTimeZone(agent.profile),
    timeZoneName: "short",
  });
  const parts = [
    senderName(contact),
    ...(contact.listing ? [homeName(contact.listing)] : []),
    ...(audience === "brokerage" ? [agentName(agent.profile, agent.userName, locale)] : []),
  ];
  return { label: format.format(contact.createdAt), value: parts.join(" · ") };
}
