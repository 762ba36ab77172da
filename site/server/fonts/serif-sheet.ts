import { type Axes, fontFaceRule } from "./font-subset.ts";
import { createSliceSubsets } from "./font-slices.ts";

interface SerifFamily {
  family: "Page Serif" | "Page Serif JP";
  stylesheet: string;
  axes: Axes;
}

/** One descriptor for all faces: faces of a family with different ones are not combined. */
const weights = "360 600";

/** The weight of Korean and Japanese headings. With the weights around it a file is twice as large. */
const cjkAxes = { wght: 500 };

const sourceSerif: SerifFamily = {
  family: "Page Serif",
  stylesheet: "@fontsource-variable/source-serif-4/opsz.css",
  axes: { wght: { min: 360, max: 600, default: 400 }, opsz: { min: 20, max: 60, default: 20 } },
};
const notoSerifKr: SerifFamily = {
  family: "Page Serif",
  stylesheet: "@fontsource-variable/noto-serif-kr/wght.css",
  axes: cjkAxes,
};
const notoSerifJp: SerifFamily = {
  family: "Page Serif JP",
  stylesheet: "@fontsource-variable/noto-serif-jp/wght.css",
  axes: cjkAxes,
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
): [SerifFamily, string][] {
  const { ja = "", ...others } = texts;
  const other = Object.values(others).join("");
  const characters: [SerifFamily, string][] = [
    [notoSerifJp, select(ja, () => true)],
    [sourceSerif, select(other, (character) => !korean.test(character))],
    [notoSerifKr, select(other, (character) => korean.test(character))],
  ];
  return characters.filter(([, text]) => text !== "");
}

/**
 * A stylesheet that contains the serif fonts of a page. The families are published in slices: as
 * files of their own, those of one page would be about ten requests.
 */
export async function createSerifSheet(
  characters: readonly [SerifFamily, string][],
): Promise<string> {
  const rules: string[] = [];
  for (const [{ family, stylesheet, axes }, text] of characters)
    for (const slice of await createSliceSubsets(stylesheet, text, axes))
      rules.push(
        fontFaceRule({
          family,
          weight: weights,
          src: `url(data:font/woff2;base64,${slice.font.toString("base64")}) format("woff2")`,
          characters: slice.characters,
        }),
      );
  return rules.join("\n");
}
