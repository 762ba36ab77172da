import { requiresRule } from "../../legal/advertising-rules.ts";
import type { Profile } from "@realtor/profile/read";
import type { LocalText } from "@realtor/profile/text";
import { getMonogram } from "../../components/monogram/get-monogram.ts";
import { estimateLine, isLongName, isVerticalName } from "../name-layout.ts";

export type Name = {
  displayName: LocalText;
  /** The Latin name on the license; null if it equals `displayName`. */
  latinName: LocalText | null;
  /** The firm, where it must be as large as the name and stand wherever that stands; otherwise null. */
  firm: LocalText | null;
  monogram: string;
  /** Set in a smaller size: more than 7 Korean or Japanese characters, or an English word of more than 11. */
  isLong: boolean;
  /** Can be set vertically: Japanese page, 2 to 6 characters, none of them Latin, and no firm next to it. */
  isVertical: boolean;
};

type NamedProfile = Pick<Profile, "lang" | "texts" | "latinName" | "isBrokerage" | "states">;

/** Whether a page must show the firm like the agent; not the firm's own page. */
export function hasEqualFirm(
  { isBrokerage, states }: Pick<Profile, "isBrokerage" | "states">,
  hasHomes: boolean,
): boolean {
  const page = hasHomes ? "withHomes" : "withoutHomes";
  return !isBrokerage && requiresRule(states, ({ equalFirm }) => equalFirm[page]);
}

/** The names of an agent: `docs/spec/profile.md#names`. */
export function composeName(profile: NamedProfile, hasHomes = false): Name {
  const { lang, texts, latinName: latin } = profile;
  const firm = hasEqualFirm(profile, hasHomes) ? texts.agency : null;
  const displayName: LocalText = texts.name ?? { text: "", lang };
  return {
    displayName,
    latinName: latin && displayName.text !== latin ? { text: latin, lang: "en" } : null,
    firm,
    monogram: getMonogram(displayName.text),
    isLong: isLongName(displayName.text, displayName.lang),
    isVertical:
      firm === null && lang === "ja" && isVerticalName(displayName.text, displayName.lang),
  };
}

/** Of the agent's name and that of the firm as large as it, the one that limits their size. */
export function longestName({ displayName, firm }: Pick<Name, "displayName" | "firm">): string {
  if (!firm || estimateLine(firm.text) < estimateLine(displayName.text)) return displayName.text;
  return firm.text;
}
