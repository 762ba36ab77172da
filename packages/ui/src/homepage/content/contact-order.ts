import type { Channel, Contacts } from "@realtor/profile/contacts";
import type { LocalText } from "@realtor/profile/text";
import type { Lang } from "../../labels/labels.ts";

/** A contact link. `href` has one of the schemes https, http, tel, sms, mailto. */
export type ContactLink = {
  channel: Channel;
  href: string;
  external: boolean;
  /** Of the phone: the firm and its number, where they must stand wherever the agent's stand. */
  firm?: FirmPhone;
};

export type FirmPhone = { name: LocalText; href: string };

/** Channel order by language: those that reach the agent directly first. */
const channelOrder: Record<Lang, readonly Channel[]> = {
  ko: ["kakao", "line", "phone", "text", "email", "instagram", "youtube"],
  en: ["phone", "text", "email", "kakao", "line", "instagram", "youtube"],
  ja: ["line", "kakao", "phone", "text", "email", "instagram", "youtube"],
};

/** The valid contact links, in the order of the page's language. */
export function orderContacts(
  contacts: Contacts,
  lang: Lang,
  firm: FirmPhone | null = null,
): ContactLink[] {
  return channelOrder[lang].flatMap((channel) => {
    const href = contacts[channel];
    if (!href) return [];
    const link = { channel, href, external: href.startsWith("http") };
    return [channel === "phone" && firm ? { ...link, firm } : link];
  });
}
