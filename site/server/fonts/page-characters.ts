import type { Lang } from "@realtor/ui/labels";
import { printableAscii } from "./font-subset.ts";

/** UI font families: Korean and Latin, and Japanese. */
export type Family = "ui" | "uiJa";

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const korean = /\p{Script=Hangul}/u;

/**
 * The characters of an HTML body by font family. Characters shared by scripts belong to the family
 * of the page's language, which comes first.
 */
export function getCharactersByFamily(
  body: string,
  lang: Lang,
): { family: Family; characters: string }[] {
  const own = lang === "ja" ? "uiJa" : "ui";
  const other = lang === "ja" ? "ui" : "uiJa";
  const otherScript = lang === "ja" ? korean : japanese;
  const visible = new Set(body.replaceAll(/<[^>]*>/g, ""));
  const otherCharacters = [...visible].filter((character) => otherScript.test(character));
  const ownCharacters = [...visible].filter(
    (character) => character >= " " && !otherScript.test(character),
  );
  const sorted = (characters: Iterable<string>) => [...characters].toSorted().join("");
  return [
    { family: own, characters: sorted(new Set(printableAscii + ownCharacters.join(""))) },
    ...(otherCharacters.length > 0
      ? [{ family: other, characters: sorted(otherCharacters) } as const]
      : []),
  ];
}
