import { type LocalText, type Missing, pickText, type Text } from "@realtor/profile/text";
import type { Lang, Locale } from "../../labels/labels.ts";
import {
  type TextSectionId,
  textSectionIds,
  textSectionTitle,
} from "../../labels/text-sections.ts";

/** Texts that are stored in three languages under their name: `taglineKr`, `taglineEn`, `taglineJa`. */
type TextName = Exclude<"tagline" | TextSectionId, "about">;

/** Texts in three languages. */
export type TextsInput = {
  aboutMeKr?: Text;
  aboutMeEn?: Text;
  presentation?:
    | ({ [Key in `${TextName}${"Kr" | "En" | "Ja"}`]?: Text } & { aboutMeJa?: Text })
    | Missing;
};

/** A section with one text of the agent. */
export type TextSection = {
  /** Element id of the section: `about`. */
  id: string;
  title: string;
  text: LocalText;
};

/** Each text in the page's language or a fallback. */
export type TextsContent = {
  tagline: LocalText | null;
  /** The texts with a section of their own, in the order of the page. */
  texts: TextSection[];
};

type Page = { lang: Lang; locale: Locale; template: string };

export function readTexts(profile: TextsInput, { lang, locale, template }: Page): TextsContent {
  const { presentation } = profile;
  const read = (name: TextName) =>
    pickText(lang, {
      ko: presentation?.[`${name}Kr`],
      en: presentation?.[`${name}En`],
      ja: presentation?.[`${name}Ja`],
    });
  const about = pickText(lang, {
    ko: profile.aboutMeKr,
    en: profile.aboutMeEn,
    ja: presentation?.aboutMeJa,
  });
  return {
    tagline: read("tagline"),
    texts: textSectionIds.flatMap((id) => {
      const text = id === "about" ? about : read(id);
      return text ? [{ id, title: textSectionTitle(id, template, locale), text }] : [];
    }),
  };
}
