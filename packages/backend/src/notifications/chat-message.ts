import { plainSlackText, slackText } from "@realtor/server/slack";
import type { SlackMessage } from "@realtor/server/slack";

import { homeName, senderName } from "../mail/contact-facts.ts";
import { agentName } from "./agent-contact.ts";
import { siteLinks } from "./site-links.ts";
import type { NotifiedContact } from "./stored-contact.ts";

/** Korean, the product's default language. */
const copy = {
  title: "새 문의가 들어왔습니다",
  name: "이름",
  agent: "담당자",
  home: "매물",
  locale: "화면 언어",
  inbox: "문의함",
} as const;

const locale = "ko";

/**
 * Creates the chat message of a contact request. It has the name only of the sender's personal data;
 * staff read the rest in the inbox. Text from visitors is escaped and in plain_text fields.
 */
export function createChatMessage(
  { contact, agent }: NotifiedContact,
  siteUrl: string,
): SlackMessage {
  const name = slackText(senderName(contact, locale), 120);
  const lines: [label: string, value: string][] = [
    [copy.name, name],
    [copy.agent, slackText(agentName(agent.profile, agent.userName, locale), 120)],
    ...(contact.listing
      ? [[copy.home, slackText(homeName(contact.listing), 300)] satisfies [string, string]]
      : []),
    [copy.locale, slackText(contact.locale ?? "-", 20)],
    [copy.inbox, siteLinks(siteUrl, locale).inbox(contact.id)],
  ];
  return {
    text: `${copy.title}: ${name}`,
    blocks: [
      { type: "header", text: plainSlackText(copy.title) },
      {
        type: "section",
        fields: lines.map(([label, value]) => plainSlackText(`${label}: ${value}`)),
      },
    ],
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}
