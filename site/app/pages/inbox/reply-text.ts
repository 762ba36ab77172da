import type { ContactRequest } from "@realtor/api/loaning";
import { htmlLang, type Locale } from "@realtor/api/locales";
import { formatWish, halfDayOf, type Wish } from "@realtor/api/showing";
import type { IntlShape } from "react-intl";
import useSWR from "swr";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { personName } from "#app/i18n/formats/text-formats.ts";
import type { Messages } from "#app/page.ts";
import { listingName } from "./contact-listing.ts";
import { remainingWishes, showingZone } from "./contact-showing.ts";

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

/** `answer` has the greeting only: what it answers is the agent's own. */
export type TemplateId = "answer" | "showing" | "available" | "call" | "ask";

type Request = Pick<ContactRequest, "lastName" | "firstName" | "name" | "listing" | "showing">;

/**
 * The templates that suit a request, the first of which is filled in: times that were asked for are answered, a
 * question is not. A home that was not offered when it was asked about, or of which that is not known, is neither
 * called available nor shown; one with an accepted offer is not called available.
 */
export function templatesFor({
  listing,
  showing,
}: Pick<Request, "listing" | "showing">): readonly TemplateId[] {
  if (!listing) return ["answer", "ask", "call"];
  if (listing.searchType !== "sale" && listing.searchType !== "rent")
    return ["answer", "call", "ask"];
  const first = showing ? (["showing", "answer"] as const) : (["answer", "showing"] as const);
  return [...first, ...(listing.isAvailable ? (["available"] as const) : []), "call", "ask"];
}

interface TextOptions {
  intl: ReplyIntl;
  /** Milliseconds since the Unix epoch, for times that are over. */
  now: number;
}

/** The sentences of a template without greeting and name. */
export function templateBody(id: TemplateId, request: Request, { intl, now }: TextOptions): string {
  const home = request.listing ? streetOf(listingName(request.listing)) : "";
  if (id === "answer") return "";
  if (id === "showing") return showingBody(request, home, { intl, now });
  return intl.formatMessage({ id: `inboxReply.${id}` }, { home });
}

/** Confirms the first choice of the visitor, offers what is left of the others, or asks for a day. */
function showingBody(request: Request, home: string, { intl, now }: TextOptions): string {
  const { showing } = request;
  const { locale, formatMessage } = intl;
  const left = remainingWishes(request, now);
  const [first] = left;
  if (!showing || !first) return formatMessage({ id: "inboxReply.showingAsk" }, { home });
  const zone = showingZone(showing, locale);
  const toText = (wish: Wish) => formatWish(wish, showing.timeZone, { locale });
  if (first !== showing.wishes[0]) {
    const or = new Intl.ListFormat(locale, { type: "disjunction" });
    return formatMessage(
      { id: "inboxReply.showingOther" },
      {
        home,
        times: `${or.format(left.map(toText))} (${zone})`,
      },
    );
  }
  const isHalfDay = halfDayOf(first, showing.timeZone) !== null;
  return formatMessage(
    { id: isHalfDay ? "inboxReply.showingIn" : "inboxReply.showing" },
    {
      home,
      time: `${toText(first)} (${zone})`,
    },
  );
}

/** A reply in the language of the visitor, from the greeting to the agent's name. */
export function writeReply(
  id: TemplateId,
  request: Request,
  { intl, now, agent }: TextOptions & { agent: string },
): string {
  const hello = intl.formatMessage(
    { id: "inboxReply.hello" },
    { name: greetedName(request, intl.locale) },
  );
  const body = templateBody(id, request, { intl, now });
  return body === "" ? hello : [hello, body, agent].filter(Boolean).join("\n");
}

/** The subject of a reply by mail. */
export function replySubject({ listing }: Pick<Request, "listing">, intl: ReplyIntl): string {
  return listing
    ? intl.formatMessage({ id: "inboxReply.subject.home" }, { home: listingName(listing) })
    : intl.formatMessage({ id: "inboxReply.subject.request" });
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
