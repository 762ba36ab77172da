import type { Lang } from "../labels/labels.ts";
import { cleanText } from "./clean-text.ts";
import type { LocalText } from "./homepage-content.ts";
import { pickText } from "./pick-text.ts";
import type { ProfileInput } from "./profile-input.ts";

/** Returns the text of an `etcInfo` entry: `docs/spec/profile.md#etc-info`. */
export function readEtc(profile: ProfileInput, type: string): string | null {
  return cleanText(profile.etcInfo?.find((entry) => entry.contentType === type)?.content);
}

/** The name on the license, in Latin script. */
export function readLatinName(profile: ProfileInput): string | null {
  return cleanText(profile.userName) ?? cleanText(profile.desiredUrl);
}

/** The name in the page's language. */
export function readNameText(profile: ProfileInput, lang: Lang): LocalText | null {
  return pickText(lang, {
    ko: readEtc(profile, "korea_name"),
    en: readLatinName(profile),
    ja: profile.presentation?.nameJa,
  });
}
