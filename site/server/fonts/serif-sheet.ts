import { createInlineFaces, type SlicedFamily } from "./font-slices.ts";

/** The weights in use. */
const weight = "360 600";

/** The weight of Korean and Japanese headings. With the weights around it a file is twice as large. */
const cjkAxes = { wght: 500 };

const sourceSerif: SlicedFamily = {
  family: "Page Serif",
  stylesheet: "@fontsource-variable/source-serif-4/opsz.css",
  axes: { wght: { min: 360, max: 600, default: 400 }, opsz: { min: 20, max: 60, default: 20 } },
  weight,
};
const notoSerifKr: SlicedFamily = {
  family: "Page Serif",
  stylesheet: "@fontsource-variable/noto-serif-kr/wght.css",
  axes: cjkAxes,
  weight,
};
const notoSerifJp: SlicedFamily = {
  family: "Page Serif JP",
  stylesheet: "@fontsource-variable/noto-serif-jp/wght.css",
  axes: cjkAxes,
  weight,
};

const korean = /[\p{Script=Hangul}\p{Script=Han}]/u;

/** The distinct characters of `text` for which `belongs` is true, sorted. */
function select(text: string, belongs: (character: string) => boolean): string {
  return [...new Set(text)]
    .filter((character) => character >= " " && belongs(character))
    .toSorted()
    .join("");
}

/**
 * The characters of each serif family for texts by language. Japanese text has its Latin glyphs from
 * the Japanese family, Korean text from the Latin one.
 */
export function getSerifCharacters(
  texts: Readonly<Record<string, string>>,
): [SlicedFamily, string][] {
  const { ja = "", ...others } = texts;
  const other = Object.values(others).join("");
  const characters: [SlicedFamily, string][] = [
    [notoSerifJp, select(ja, () => true)],
    [sourceSerif, select(other, (character) => !korean.test(character))],
    [notoSerifKr, select(other, (character) => korean.test(character))],
  ];
  return characters.filter(([, text]) => text !== "");
}

/** A stylesheet that contains the serif fonts of a page. */
export async function createSerifSheet(
  characters: readonly [SlicedFamily, string][],
): Promise<string> {
  const rules: string[] = [];
  for (const [family, text] of characters) rules.push(...(await createInlineFaces(family, text)));
  return rules.join("\n");
}
