import { plainSlackText, slackText } from "@realtor/server/slack";
import type { SlackMessage } from "@realtor/server/slack";

import { homeName, senderName } from "../mail/contact-facts.ts";
import { agentName } from "./agent-contact.ts";
import { siteLinks } from "./site-links.ts";
import type { NotifiedContact } from "./stored-contact.ts";

/** Korean, the product's default language. */
const copy = {
  title: "새 문의가 들어왔습니다",
  titleOf: (count: number) => `새 문의 ${count}건이 들어왔습니다`,
  name: "이름",
  agent: "담당자",
  home: "매물",
  locale: "화면 언어",
  inbox: "문의함",
} as const;

const locale = "ko";

/** Contact requests of one message: Slack accepts 50 blocks, and a message must remain readable. */
export const contactsPerMessage = 10;

/**
 * Creates the chat message of up to `contactsPerMessage` contact requests. It has the name only of a sender's
 * personal data; staff read the rest in the inbox. Text from visitors is escaped and in plain_text fields.
 */
export function createChatMessage(
  contacts: readonly NotifiedContact[],
  siteUrl: string,
): SlackMessage {
  const title = contacts.length === 1 ? copy.title : copy.titleOf(contacts.length);
  const names = contacts.map(({ contact }) => slackText(senderName(contact, locale), 120));
  return {
    text: `${title}: ${names.join(", ")}`,
    blocks: [
      { type: "header", text: plainSlackText(title) },
      ...contacts.flatMap((one, index) => [
        ...(index > 0 ? [{ type: "divider" as const }] : []),
        { type: "section" as const, fields: contactFields(one, siteUrl) },
      ]),
    ],
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

function contactFields({ contact, agent }: NotifiedContact, siteUrl: string) {
  const lines: [label: string, value: string][] = [
    [copy.name, slackText(senderName(contact, locale), 120)],
    [copy.agent, slackText(agentName(agent.profile, agent.userName, locale), 120)],
    ...(contact.listing
      ? [[copy.home, slackText(homeName(contact.listing), 300)] satisfies [string, string]]
      : []),
    [copy.locale, slackText(contact.locale ?? "-", 20)],
    [copy.inbox, siteLinks(siteUrl, locale).inbox(contact.id)],
  ];
  return lines.map(([label, value]) => plainSlackText(`${label}: ${value}`));
}
