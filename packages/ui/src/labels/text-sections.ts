import { isFirm } from "./firm/is-firm.ts";
import type { Locale } from "./locales.ts";

interface Headings {
  title: Record<Locale, string>;
  /** On the homepage of a firm, if it differs. */
  firmTitle?: Record<Locale, string>;
}

/**
 * The sections with one text of the agent, in the order of the page, by id: the element id, with which the
 * keys of the text in the profile begin too.
 */
const textSections = {
  about: {
    title: { ko: "소개", en: "About", "ja-JP": "プロフィール" },
    firmTitle: { ko: "회사 소개", en: "About us", "ja-JP": "会社紹介" },
  },
} satisfies Record<string, Headings>;

export type TextSectionId = keyof typeof textSections;

const headings: Readonly<Record<TextSectionId, Headings>> = textSections;

// Object.keys returns string[].
export const textSectionIds = Object.keys(textSections) as TextSectionId[];

/** Returns the heading of a section in a template: a brokerage is a firm. */
export function textSectionTitle(id: TextSectionId, template: string, locale: Locale): string {
  const { title, firmTitle = title } = headings[id];
  return (isFirm(template) ? firmTitle : title)[locale];
}
