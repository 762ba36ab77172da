import type { EtcInfoInput } from "@realtor/profile/stored";
import {
  cleanText,
  type LocalText,
  type Missing,
  pickText,
  type Text,
} from "@realtor/profile/text";
import { infoAt } from "@realtor/profile/wire";
import { getMonogram } from "../../components/monogram/get-monogram.ts";
import type { Lang } from "../../labels/labels.ts";
import { isLongName, isVerticalName } from "../name-layout.ts";

/** The names of an agent: `docs/spec/profile.md#names`. */
export type NameInput = EtcInfoInput & {
  userName?: Text;
  desiredUrl?: Text;
  presentation?: { nameJa?: Text } | Missing;
};

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

/** The name on the license, in Latin script. */
export function readLatinName(profile: NameInput): string | null {
  return cleanText(profile.userName) ?? cleanText(profile.desiredUrl);
}

/** The name in the page's language. */
export function readNameText(profile: NameInput, lang: Lang): LocalText | null {
  return pickText(lang, {
    ko: infoAt("korea_name").get(profile),
    en: readLatinName(profile),
    ja: profile.presentation?.nameJa,
  });
}

export function readName(profile: NameInput, lang: Lang): Name {
  const latin = readLatinName(profile);
  const displayName: LocalText = readNameText(profile, lang) ?? { text: "", lang };
  return {
    displayName,
    latinName: latin && displayName.text !== latin ? { text: latin, lang: "en" } : null,
    monogram: getMonogram(displayName.text),
    isLong: isLongName(displayName.text, displayName.lang),
    isVertical: lang === "ja" && isVerticalName(displayName.text, displayName.lang),
  };
}
