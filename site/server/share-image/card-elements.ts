import { readFile } from "node:fs/promises";
import type { Font } from "satori";
import subsetFont from "subset-font";
import type { Lang } from "@realtor/ui/labels";
import type { CSSProperties } from "react";
import { resolvePackage } from "../fonts/font-subset.ts";

export const families = { ko: "Pretendard", ja: "Pretendard JP" } as const;

const faces = [
  { name: families.ko, weight: 500, file: "pretendard/dist/public/static/Pretendard-Medium.otf" },
  { name: families.ko, weight: 600, file: "pretendard/dist/public/static/Pretendard-SemiBold.otf" },
  {
    name: families.ja,
    weight: 500,
    file: "pretendard-jp/dist/public/static/PretendardJP-Medium.otf",
  },
  {
    name: families.ja,
    weight: 600,
    file: "pretendard-jp/dist/public/static/PretendardJP-SemiBold.otf",
  },
] as const;

/** Loads the site's families as subsets for one card: parsing a complete one takes megabytes. */
export function cardFonts(content: string): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: "normal" as const,
      data: await subsetFont(await readFile(resolvePackage(file)), `${content} …`, {
        targetFormat: "sfnt",
      }),
    })),
  );
}

type Child = CardElement | string | null;

/** Element in the shape of React's, for satori. */
export interface CardElement {
  type: string;
  key: null;
  props: { [name: string]: unknown; style?: CSSProperties; children?: readonly Child[] };
}

/** A flex container; children are in a row unless `style` sets another direction. */
export function box(style: CSSProperties, ...children: readonly Child[]): CardElement {
  return {
    type: "div",
    key: null,
    props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
  };
}

/** Text with its language, which selects glyphs and line breaks. */
export function text(content: string, lang: string, style: CSSProperties): CardElement {
  return { type: "div", key: null, props: { lang, style, children: [content] } };
}

export function image(src: string, style: CSSProperties): CardElement {
  return { type: "img", key: null, props: { src, style } };
}

export const getFontFamily = (lang: Lang) =>
  lang === "ja" ? `${families.ja}, ${families.ko}` : `${families.ko}, ${families.ja}`;

/** Estimated width in em: a Latin character is a little over half as wide as a CJK one. */
export function widthInEms(name: string): number {
  let width = 0;
  for (const character of name) width += character < "\u0250" ? 0.56 : 0.98;
  return width;
}

export const toDataUrl = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** The logo of Equal Housing Opportunity. */
export function equalHousing(color: string): CardElement {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${color}" stroke-width="2.6"><path d="M4 13.5 16 4.5l12 9M6.5 12v15.2h19V12M11 17.3h10M11 22h10"/></svg>`;
  return image(toDataUrl(svg), { width: 38, height: 38 });
}
