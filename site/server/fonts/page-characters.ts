import type { Lang } from "@realtor/ui/labels";

/** The families of the user interface: Korean and Latin, and Japanese. */
export type Family = "ui" | "uiJa";

/** Always there, so that a new price or address makes no new font. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const korean = /\p{Script=Hangul}/u;

/**
 * The characters of a document's body, each in the family of its script; what scripts share is drawn as
 * in the page's language, whose family comes first.
 */
export function charactersByFamily(
  body: string,
  lang: Lang,
): { family: Family; characters: string }[] {
  const own = lang === "ja" ? "uiJa" : "ui";
  const other = lang === "ja" ? "ui" : "uiJa";
  const foreign = lang === "ja" ? korean : japanese;
  const shown = new Set(body.replaceAll(/<[^>]*>/g, ""));
  const others = [...shown].filter((character) => foreign.test(character));
  const owns = [...shown].filter((character) => character >= " " && !foreign.test(character));
  const sorted = (characters: Iterable<string>) => [...characters].toSorted().join("");
  return [
    { family: own, characters: sorted(new Set([...ascii, ...owns])) },
    ...(others.length > 0 ? [{ family: other, characters: sorted(others) } as const] : []),
  ];
}
