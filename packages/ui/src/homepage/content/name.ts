import type { Profile } from "@realtor/profile/read";
import type { LocalText } from "@realtor/profile/text";
import { getMonogram } from "../../components/monogram/get-monogram.ts";
import { isLongName, isVerticalName } from "../name-layout.ts";

export type Name = {
  displayName: LocalText;
  /** The Latin name on the license; null if it equals `displayName`. */
  latinName: LocalText | null;
  monogram: string;
  /** Set in a smaller size: more than 7 Korean or Japanese characters, or an English word of more than 11. */
  isLong: boolean;
  /** Can be set vertically: Japanese page, 2 to 6 characters, none of them Latin. */
  isVertical: boolean;
};

/** The names of an agent: `docs/spec/profile.md#names`. */
export function composeName({
  lang,
  texts,
  latinName: latin,
}: Pick<Profile, "lang" | "texts" | "latinName">): Name {
  const displayName: LocalText = texts.name ?? { text: "", lang };
  return {
    displayName,
    latinName: latin && displayName.text !== latin ? { text: latin, lang: "en" } : null,
    monogram: getMonogram(displayName.text),
    isLong: isLongName(displayName.text, displayName.lang),
    isVertical: lang === "ja" && isVerticalName(displayName.text, displayName.lang),
  };
}
