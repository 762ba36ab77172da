import type { Lang } from "../../labels/labels.ts";
import type { LocalText } from "../../legal/legal-facts.ts";
import { type Missing, pickText, type Text } from "./local-text.ts";

/** Texts in three languages. */
export type TextsInput = {
  aboutMeKr?: Text;
  aboutMeEn?: Text;
  presentation?:
    | {
        taglineKr?: Text;
        taglineEn?: Text;
        taglineJa?: Text;
        aboutMeJa?: Text;
      }
    | Missing;
};

/** Each text in the page's language or a fallback. */
export type TextsContent = {
  tagline: LocalText | null;
  about: LocalText | null;
};

export function readTexts(profile: TextsInput, lang: Lang): TextsContent {
  const { presentation } = profile;
  return {
    tagline: pickText(lang, {
      ko: presentation?.taglineKr,
      en: presentation?.taglineEn,
      ja: presentation?.taglineJa,
    }),
    about: pickText(lang, {
      ko: profile.aboutMeKr,
      en: profile.aboutMeEn,
      ja: presentation?.aboutMeJa,
    }),
  };
}
