import type { MessageKey } from "#app/i18n/messages.ts";
import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import type { ListOption } from "@realtor/ui/select";

/** Ways to give an agent the link, in the order of the dialog. */
export const channels = ["mail", "text", "kakao", "link"] as const;

export type Channel = (typeof channels)[number];

/** The main button, by channel. */
export const actionMessages = {
  mail: "website.invite.doMail",
  text: "website.invite.doText",
  kakao: "website.invite.doKakao",
  link: "website.invite.doLink",
} satisfies Record<Channel, MessageKey>;

/** The languages of an invitation, each named in itself. */
export function localeOptions(locale: Locale): (ListOption & { value: Locale })[] {
  const { names } = labelsFor(locale).language;
  return locales.map((one) => ({ value: one, label: names[one], lang: htmlLang(one) }));
}
