import { defaultLocale, htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { agentName, profileTimeZone } from "../mail/agent-contact.ts";
import { siteLinks } from "../mail/site-links.ts";
import type { NotifiedContact } from "./notified-contact.ts";
import {
  correctPhoneLine,
  homeFacts,
  homeName,
  originFacts,
  senderName,
  senderPhones,
  showingFacts,
} from "./contact-facts.ts";
import { mailtoUrl, plainMessage } from "../mail/mail-content.ts";
import type { MailContent, MailFact, MailLink } from "../mail/mail-content.ts";
import { interpolate, mailTexts } from "../mail/mail-texts.ts";

interface AgentMailOptions {
  siteUrl: string;
  /** Language of the agent. */
  locale: Locale;
  audience: "agent" | "brokerage";
  /** It is sent again, since the sender corrected the phone number. */
  isCorrection?: boolean;
}

/**
 * The mail about a contact request to its agent or the brokerage. The link for a reply is written
 * in the language of the sender. Only the agent can open the inbox and its settings.
 */
export function createAgentMail(
  notified: NotifiedContact,
  { siteUrl, locale, audience, isCorrection = false }: AgentMailOptions,
): MailContent {
  const { contact, agent, settings } = notified;
  const { agent: texts, facts } = mailTexts(locale);
  const links = siteLinks(siteUrl, locale);
  const name = senderName(contact);
  const phones = senderPhones(contact, locale);
  const correction = isCorrection ? correctPhoneLine(contact, locale) : undefined;
  const home = contact.listing && homeName(contact.listing);
  const timeZone = settings.quietHours?.timeZone ?? profileTimeZone(agent.profile);
  const email: MailFact[] = contact.email
    ? [{ label: facts.email, value: contact.email, href: replyLink(notified) }]
    : [];
  const reply: MailLink[] = contact.email
    ? [{ label: texts.reply, href: replyLink(notified) }]
    : [];
  const values = {
    name,
    home: home ?? "",
    agent: agentName(agent.profile, agent.userName, locale),
  };
  const isAgent = audience === "agent";
  return {
    lang: htmlLang(locale),
    subject: correction
      ? `${name}: ${correction}`
      : interpolate(home ? texts.subjectAbout : texts.subject, values),
    heading: correction ?? texts.heading,
    intro: [interpolate(isAgent ? texts.intro : texts.introBrokerage, values)],
    facts: [
      ...homeFacts(notified, siteUrl, locale),
      ...showingFacts(contact, facts.showing, locale),
      { label: facts.name, value: name },
      ...phones.map(({ label, text, href }) => ({ label, value: text, href })),
      ...email,
      { label: facts.message, value: plainMessage(contact.message), multiline: true },
      ...originFacts(contact, timeZone, locale),
    ],
    actions: [
      ...(isAgent ? [{ label: texts.open, href: links.inbox(contact.id) }] : []),
      ...reply,
      ...phones.map(({ text, href }) => ({
        label: interpolate(texts.call, { phone: text }),
        href,
      })),
    ],
    notes: [
      texts.settingsLead,
      ...(isAgent ? [{ label: texts.settings, href: links.settings }] : []),
    ],
  };
}

/** A `mailto:` link with subject and greeting in the language of the sender. */
function replyLink({ contact, agent }: NotifiedContact): string {
  const locale = contact.locale ?? defaultLocale;
  const { agent: texts, greeting } = mailTexts(locale);
  const home = contact.listing && homeName(contact.listing);
  const subject = interpolate(home ? texts.replySubjectAbout : texts.replySubject, {
    home: home ?? "",
    agent: agentName(agent.profile, agent.userName, locale),
  });
  const body = interpolate(greeting, { name: senderName(contact) });
  return `${mailtoUrl(contact.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${body}\r\n\r\n`)}`;
}
