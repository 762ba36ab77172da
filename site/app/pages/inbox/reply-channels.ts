import type { ContactRequest } from "@realtor/api/loaning";
import { phonesOf } from "./entry.ts";

/** How a written reply reaches the visitor. */
export type ReplyChannel = "mail" | "sms" | "kakao" | "line";

type Contact = Pick<ContactRequest, "email" | "phone" | "phoneCountryCode" | "doNotContact">;

/**
 * The channels for which the visitor left what is needed; KakaoTalk and LINE find people by phone number. Without
 * these for one who is not to be contacted.
 */
export function replyChannels(contact: Contact): readonly ReplyChannel[] {
  const hasPhone = phonesOf(contact)[0].href !== null;
  return [...(contact.email ? ["mail" as const] : []), ...(hasPhone ? phoneChannels : [])];
}

const phoneChannels = ["sms", "kakao", "line"] as const;

interface Reply {
  text: string;
  /** Of a mail. */
  subject: string;
}

/**
 * The link that opens a reply in an app, with the text in it. Null for KakaoTalk, which takes no text, and
 * without an address.
 */
export function replyHref(
  channel: ReplyChannel,
  contact: Contact,
  { text, subject }: Reply,
): string | null {
  if (channel === "line") return `https://line.me/R/share?text=${encodeURIComponent(text)}`;
  if (channel === "sms") {
    const [{ href }] = phonesOf(contact);
    return href && `${href.replace("tel:", "sms:")}?&body=${encodeURIComponent(text)}`;
  }
  return channel === "mail" ? mailHref(contact.email, { text, subject }) : null;
}

function mailHref(email: Contact["email"], { text, subject }: Reply): string | null {
  if (!email) return null;
  const to = encodeURIComponent(email).replace("%40", "@");
  // RFC 6068: lines end with CRLF.
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
