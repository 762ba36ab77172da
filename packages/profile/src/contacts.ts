import { mailLink, phoneLink, webLink } from "./links.ts";
import { textAt, type Wire } from "./wire.ts";

export type Channel = "phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube";

/** The `href` of each channel, with one of the schemes https, http, tel, sms, mailto; null without a valid one. */
export type Contacts = Readonly<Record<Channel, string | null>>;

const phone = textAt("contactPhone");
const email = textAt("email");
const kakao = textAt("kakaoLink");
const line = textAt("presentation", "lineLink");
const instagram = textAt("snsInstagramUrl");
const youtube = textAt("snsYoutubeUrl");

export function readContacts(profile: Wire): Contacts {
  return {
    kakao: webLink(kakao.get(profile)),
    line: webLink(line.get(profile)),
    instagram: webLink(instagram.get(profile)),
    youtube: webLink(youtube.get(profile)),
    phone: phoneLink(phone.get(profile)),
    text: phoneLink(phone.get(profile), "sms"),
    email: mailLink(email.get(profile)),
  };
}
