import type { Locale } from "@realtor/api/locales";

import en from "./texts/en.json" with { type: "json" };
import ja from "./texts/ja-JP.json" with { type: "json" };
import ko from "./texts/ko.json" with { type: "json" };

/** Texts of the mails about contact requests. Tokens are in braces. */
export type MailTexts = typeof en;

const texts: Record<Locale, MailTexts> = { ko, en, "ja-JP": ja };

export function mailTexts(locale: Locale): MailTexts {
  return texts[locale];
}

/** Replaces the tokens of a text. A token without a value stays. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token);
}
