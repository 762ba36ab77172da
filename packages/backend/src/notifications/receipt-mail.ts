import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";
import { oneLine } from "@realtor/server/one-line";

import { agentName, profilePhone, profileTimeZone } from "../mail/agent-contact.ts";
import { siteLinks } from "../mail/site-links.ts";
import type { NotifiedContact } from "./notified-contact.ts";
import { homeFacts, originFacts, showingFacts } from "./contact-facts.ts";
import type { MailContent, MailLink } from "../mail/mail-content.ts";
import { interpolate, mailTexts } from "../mail/mail-texts.ts";

/**
 * The receipt for the sender of a contact request, in the language of the sender. It repeats
 * nothing that the sender typed, so that no one can send texts to others with it.
 */
export function createReceiptMail(
  notified: NotifiedContact,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): MailContent {
  const { contact, agent } = notified;
  const { receipt: texts, facts } = mailTexts(locale);
  const links = siteLinks(siteUrl, locale);
  const values = { agent: agentName(agent.profile, agent.userName, locale) };
  const shown = new Set([facts.received, facts.consent]);
  return {
    lang: htmlLang(locale),
    subject: interpolate(texts.subject, values),
    heading: texts.heading,
    intro: [interpolate(texts.intro, values), ...(agent.profile["email"] ? [texts.contact] : [])],
    facts: [
      { label: facts.agent, value: values.agent },
      ...homeFacts(notified, siteUrl, locale),
      ...showingFacts(contact, facts.showingUnconfirmed, locale),
      ...originFacts(contact, profileTimeZone(agent.profile), locale).filter(({ label }) =>
        shown.has(label),
      ),
    ],
    actions: [
      { label: interpolate(texts.website, values), href: links.homepage(agent.desiredUrl) },
      ...callLink(agent.profile, texts.call),
    ],
    notes: [interpolate(texts.notRequested, values)],
  };
}

function callLink(profile: NotifiedContact["agent"]["profile"], label: string): MailLink[] {
  const href = profilePhone(profile);
  if (href === undefined) return [];
  const phone = oneLine(String(profile["contactPhone"]), 40);
  return [{ label: interpolate(label, { phone }), href: `tel:${href}` }];
}
