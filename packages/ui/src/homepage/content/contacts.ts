import type { Lang } from "../../labels/labels.ts";
import type { Missing, Text } from "./local-text.ts";
import { mailLink, phoneLink, webLink } from "./safe-link.ts";

export type ContactsInput = {
  contactPhone?: Text;
  email?: Text;
  kakaoLink?: Text;
  snsInstagramUrl?: Text;
  snsYoutubeUrl?: Text;
  presentation?: { lineLink?: Text } | Missing;
};

export type Channel = "phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube";

/** A contact link. `href` has one of the schemes https, http, tel, sms, mailto. */
export type ContactLink = { channel: Channel; href: string; external: boolean };

/** Channel order by language: those that reach the agent directly first. */
const channelOrder: Record<Lang, readonly Channel[]> = {
  ko: ["kakao", "line", "phone", "text", "email", "instagram", "youtube"],
  en: ["phone", "text", "email", "kakao", "line", "instagram", "youtube"],
  ja: ["line", "kakao", "phone", "text", "email", "instagram", "youtube"],
};

/** The valid contact links, in the order of the page's language. */
export function readContacts(profile: ContactsInput, lang: Lang): ContactLink[] {
  const addresses: Record<Channel, string | null> = {
    kakao: webLink(profile.kakaoLink),
    line: webLink(profile.presentation?.lineLink),
    instagram: webLink(profile.snsInstagramUrl),
    youtube: webLink(profile.snsYoutubeUrl),
    phone: phoneLink(profile.contactPhone),
    text: phoneLink(profile.contactPhone, "sms"),
    email: mailLink(profile.email),
  };
  return channelOrder[lang].flatMap((channel) => {
    const href = addresses[channel];
    return href ? [{ channel, href, external: href.startsWith("http") }] : [];
  });
}
