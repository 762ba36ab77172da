import type { ContactListing } from "@realtor/api/loaning";
import { createRequestMessage, slackText } from "@realtor/server/slack";
import type { SlackMessage } from "@realtor/server/slack";

import { formatPhone, homeName, homePrice, senderName, showingText } from "./contact-facts.ts";
import { agentName } from "../mail/agent-contact.ts";
import { siteLinks } from "../mail/site-links.ts";
import type { NotifiedContact } from "./notified-contact.ts";

/** Korean, the product's default language. */
const copy = {
  title: "새 문의가 들어왔습니다",
  titleOf: (count: number) => `새 문의 ${count}건이 들어왔습니다`,
  name: "이름",
  agent: "에이전트",
  home: "매물",
  price: "가격",
  showing: "희망 방문 시간",
  locale: "페이지 언어",
  inbox: "문의함",
  correction: "전화번호가 바로잡혔습니다",
  correctPhone: "맞는 번호",
} as const;

const locale = "ko";

/**
 * Creates the chat message of up to `requestsPerMessage` contact requests. It has the name only of a sender's
 * personal data, and the phone number of those in `corrected`; staff read the rest in the inbox. Text from
 * visitors is escaped and in plain_text fields.
 */
export function createChatMessage(
  contacts: readonly NotifiedContact[],
  siteUrl: string,
  corrected: ReadonlySet<string> = new Set(),
): SlackMessage {
  const title = contacts.every(({ contact }) => corrected.has(contact.id))
    ? copy.correction
    : contacts.length === 1
      ? copy.title
      : copy.titleOf(contacts.length);
  return createRequestMessage({
    title,
    names: contacts.map(({ contact }) => slackText(senderName(contact), 120)),
    requests: contacts.map((one) => contactFields(one, siteUrl, corrected)),
  });
}

function contactFields(
  { contact, agent }: NotifiedContact,
  siteUrl: string,
  corrected: ReadonlySet<string>,
): [label: string, value: string][] {
  return [
    ...correctPhone(contact, corrected),
    [copy.name, slackText(senderName(contact), 120)],
    [copy.agent, slackText(agentName(agent.profile, agent.userName, locale), 120)],
    ...(contact.listing ? homeFields(contact.listing) : []),
    ...showingFields(contact),
    [copy.locale, slackText(contact.locale ?? "-", 20)],
    [copy.inbox, siteLinks(siteUrl, locale).inbox(contact.id)],
  ];
}

function showingFields(contact: NotifiedContact["contact"]): [label: string, value: string][] {
  const text = showingText(contact, locale);
  return text === null ? [] : [[copy.showing, slackText(text, 300)]];
}

function correctPhone(
  contact: NotifiedContact["contact"],
  corrected: ReadonlySet<string>,
): [label: string, value: string][] {
  return corrected.has(contact.id)
    ? [[copy.correctPhone, slackText(formatPhone(contact).text, 100)]]
    : [];
}

/** Address and price of the home when the request was sent. */
function homeFields(listing: ContactListing): [label: string, value: string][] {
  const price = homePrice(listing, locale);
  return [
    [copy.home, slackText(homeName(listing), 300)],
    ...(price === null ? [] : [[copy.price, slackText(price, 60)] satisfies [string, string]]),
  ];
}
