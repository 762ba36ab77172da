import type { Lang } from "../../labels/labels.ts";
import { type Dictionary, translate } from "../../homepage/content/translate.ts";

/**
 * Korean and Japanese of the notes that an agent chooses for an open house. Texts of a feed are shown as entered, in
 * English.
 */
const noteNames: Dictionary = {
  "refreshments are served.": ["다과를 준비합니다.", "軽食をご用意しています。"],
  "park on the street.": ["길에 주차하실 수 있습니다.", "路上に駐車できます。"],
  "park in the driveway.": ["진입로에 주차하실 수 있습니다.", "ドライブウェイに駐車できます。"],
  "ask the agent for the gate code.": [
    "출입문 번호는 에이전트에게 물어보세요.",
    "ゲートの番号はエージェントにお尋ねください。",
  ],
  "sign in at the door.": ["입구에서 성함을 적어 주세요.", "入口でお名前をご記入ください。"],
  "by appointment only.": ["예약하신 분만 보실 수 있습니다.", "ご予約の方のみご覧いただけます。"],
  "an agent who speaks korean is there.": [
    "한국어를 하는 에이전트가 있습니다.",
    "韓国語を話すエージェントがいます。",
  ],
  "an agent who speaks japanese is there.": [
    "일본어를 하는 에이전트가 있습니다.",
    "日本語を話すエージェントがいます。",
  ],
};

/** A note in a language; null for a text of a feed. */
export function openHouseNote(english: string, lang: Lang): string | null {
  if (!Object.hasOwn(noteNames, english.toLowerCase())) return null;
  return translate(english, lang, noteNames).text;
}
