import { type ShownTextId, shownTextIds } from "@realtor/profile/fields";
import type { Profile } from "@realtor/profile/read";
import type { LocalText } from "@realtor/profile/text";
import type { Locale } from "../../labels/labels.ts";
import {
  type TextSectionId,
  textSectionIds,
  textSectionTitle,
} from "../../labels/text-sections.ts";

/** A section with one text of the agent. */
export type TextSection = {
  /** Element id of the section: `about`. */
  id: TextSectionId;
  title: string;
  text: LocalText;
};

/** Each text in the page's language or a fallback. */
export type TextsContent = { [Id in ShownTextId]: LocalText | null } & {
  /** The texts with a section of their own, in the order of the page. */
  texts: TextSection[];
};

type Page = { locale: Locale; template: string };

export function composeTexts(
  { texts }: Pick<Profile, "texts">,
  { locale, template }: Page,
): TextsContent {
  const shown = shownTextIds.map((id) => [id, texts[id]]);
  return {
    // Object.fromEntries widens the keys, which are those of the type.
    ...(Object.fromEntries(shown) as Pick<TextsContent, ShownTextId>),
    texts: textSectionIds.flatMap((id) => {
      const text = texts[id];
      return text ? [{ id, title: textSectionTitle(id, template, locale), text }] : [];
    }),
  };
}
