import type { ContactRequest } from "@realtor/api/loaning";
import { htmlLang, type Locale } from "@realtor/api/locales";
import type { IntlShape } from "react-intl";
import useSWR from "swr";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { personName } from "#app/i18n/formats/text-formats.ts";
import type { Messages } from "#app/page.ts";
import { listingName } from "./contact-listing.ts";

const templates = defineMessages({
  hello: {
    id: "inboxReply.hello",
    defaultMessage: "Hello {name},",
    description:
      "First line of a reply to a visitor; {name} is the visitor: the given name in English, the family name in Japanese, the whole name in Korean.",
  },
  showing: {
    id: "inboxReply.showing",
    defaultMessage:
      "Thank you for asking about {home}. Would this Saturday at 10 AM suit you for a showing? If another day is better, please let me know.",
    description:
      "Reply to a visitor who asked about a home: proposes a showing; {home} is the street address.",
  },
  available: {
    id: "inboxReply.available",
    defaultMessage:
      "Thank you for asking about {home}. Yes, it is still available. Would you like to see it?",
    description:
      "Reply to a visitor who asked about a home: it is still for sale; {home} is the street address.",
  },
  call: {
    id: "inboxReply.call",
    defaultMessage:
      "Thank you for writing. I will call you soon. If a certain time suits you best, please let me know.",
    description: "Reply to a visitor: the realtor will call.",
  },
  ask: {
    id: "inboxReply.ask",
    defaultMessage:
      "Thank you for writing. Which area, price range and move-in date do you have in mind? Then I can suggest homes that fit.",
    description: "Reply to a visitor: asks which home they are looking for.",
  },
});

const subjects = defineMessages({
  request: {
    id: "inboxReply.subject.request",
    defaultMessage: "Your request",
    description: "Subject of a mail that replies to a visitor.",
  },
  home: {
    id: "inboxReply.subject.home",
    defaultMessage: "Your request about {home}",
    description:
      "Subject of a mail that replies to a visitor who asked about a home; {home} is its address.",
  },
});

/** The messages above by language: a reply is in that of the visitor, and its meaning in that of the page. */
const files = import.meta.glob<Messages>("../../i18n/compiled/browser/inboxReply.*.json", {
  import: "default",
});

/** Formats the texts of replies in one language. */
export interface ReplyIntl extends Pick<IntlShape, "formatMessage"> {
  locale: Locale;
}

/** Loads the texts of replies in a language. */
export async function loadReplyIntl(locale: Locale): Promise<ReplyIntl> {
  const file = `../../i18n/compiled/browser/inboxReply.${htmlLang(locale)}.json`;
  const load = files[file];
  if (!load) throw new Error(`${file} is missing: run \`pnpm turbo run messages\`.`);
  const { formatMessage } = createIntl(locale, await load());
  return { locale, formatMessage };
}

/** The texts of replies in a language; undefined until they are loaded. */
export function useReplyIntl(locale: Locale): ReplyIntl | undefined {
  return useSWR(["reply-texts", locale] as const, () => loadReplyIntl(locale), {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  }).data;
}

export type TemplateId = "showing" | "available" | "call" | "ask";

type Request = Pick<ContactRequest, "lastName" | "firstName" | "name" | "listing">;

/** The templates that suit a request: about a home, or without one. */
export function templatesFor({ listing }: Pick<Request, "listing">): readonly TemplateId[] {
  return listing ? ["showing", "available", "call", "ask"] : ["ask", "call"];
}

/** The sentences of a template without greeting and name, which are the same for every request. */
export function templateBody(id: TemplateId, request: Request, intl: ReplyIntl): string {
  const home = request.listing ? streetOf(listingName(request.listing)) : "";
  return intl.formatMessage(templates[id], { home });
}

/** A reply in the language of the visitor, from the greeting to the agent's name. */
export function writeReply(
  id: TemplateId,
  request: Request,
  { intl, agent }: { intl: ReplyIntl; agent: string },
): string {
  const hello = intl.formatMessage(templates.hello, { name: greetedName(request, intl.locale) });
  return [hello, templateBody(id, request, intl), agent].filter(Boolean).join("\n");
}

/** The subject of a reply by mail. */
export function replySubject({ listing }: Pick<Request, "listing">, intl: ReplyIntl): string {
  return listing
    ? intl.formatMessage(subjects.home, { home: listingName(listing) })
    : intl.formatMessage(subjects.request);
}

/** English greets by the given name, Japanese by the family name, Korean by the whole name. */
function greetedName({ lastName, firstName, name }: Request, locale: Locale): string {
  if (locale === "en" && firstName !== "") return firstName;
  if (locale === "ja-JP" && lastName !== "") return lastName;
  return personName(lastName, firstName, locale) || name;
}

/** "6591 Stonefield Lane" of "6591 Stonefield Lane, Irvine, CA". */
function streetOf(address: string): string {
  return address.split(",", 1)[0] ?? address;
}
