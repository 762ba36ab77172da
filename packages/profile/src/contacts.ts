import { mailLink, phoneLink, webLink } from "./links.ts";
import type { Missing, Text } from "./text.ts";

export type ContactsInput = {
  contactPhone?: Text;
  email?: Text;
  kakaoLink?: Text;
  snsInstagramUrl?: Text;
  snsYoutubeUrl?: Text;
  presentation?: { lineLink?: Text } | Missing;
};

export type Channel = "phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube";

/** The `href` of each channel, with one of the schemes https, http, tel, sms, mailto; null without a valid one. */
export type Contacts = Readonly<Record<Channel, string | null>>;

export function readContacts(profile: ContactsInput): Contacts {
  return {
    kakao: webLink(profile.kakaoLink),
    line: webLink(profile.presentation?.lineLink),
    instagram: webLink(profile.snsInstagramUrl),
    youtube: webLink(profile.snsYoutubeUrl),
    phone: phoneLink(profile.contactPhone),
    text: phoneLink(profile.contactPhone, "sms"),
    email: mailLink(profile.email),
  };
}
