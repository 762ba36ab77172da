import type { ContactListing } from "@realtor/api/loaning";
import { createRequestMessage, slackText } from "@realtor/server/slack";
import type { SlackMessage } from "@realtor/server/slack";

import { homeName, homePrice, senderName } from "./contact-facts.ts";
import { agentName } from "../mail/agent-contact.ts";
import { siteLinks } from "../mail/site-links.ts";
import type { NotifiedContact } from "./notified-contact.ts";

/** Korean, the product's default language. */
const copy = {
  title: "새 문의가 들어왔습니다",
  titleOf: (count: number) => `새 문의 ${count}건이 들어왔습니다`,
  name: "이름",
  agent: "담당자",
  home: "매물",
  price: "가격",
  locale: "화면 언어",
  inbox: "문의함",
} as const;

const locale = "ko";

/**
 * Creates the chat message of up to `requestsPerMessage` contact requests. It has the name only of a sender's
 * personal data; staff read the rest in the inbox. Text from visitors is escaped and in plain_text fields.
 */
export function createChatMessage(
  contacts: readonly NotifiedContact[],
  siteUrl: string,
): SlackMessage {
  const title = contacts.length === 1 ? copy.title : copy.titleOf(contacts.length);
  return createRequestMessage({
    title,
    names: contacts.map(({ contact }) => slackText(senderName(contact), 120)),
    requests: contacts.map((one) => contactFields(one, siteUrl)),
  });
}

function contactFields(
  { contact, agent }: NotifiedContact,
  siteUrl: string,
): [label: string, value: string][] {
  return [
    [copy.name, slackText(senderName(contact), 120)],
    [copy.agent, slackText(agentName(agent.profile, agent.userName, locale), 120)],
    ...(contact.listing ? homeFields(contact.listing) : []),
    [copy.locale, slackText(contact.locale ?? "-", 20)],
    [copy.inbox, siteLinks(siteUrl, locale).inbox(contact.id)],
  ];
}

/** Address and price of the home when the request was sent. */
function homeFields(listing: ContactListing): [label: string, value: string][] {
  const price = homePrice(listing, locale);
  return [
    [copy.home, slackText(homeName(listing), 300)],
    ...(price === null ? [] : [[copy.price, slackText(price, 60)] satisfies [string, string]]),
  ];
}
