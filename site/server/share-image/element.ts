import type { CSSProperties } from "react";

type Child = CardElement | string | null;

/** What satori draws: React's shape of an element, without React. */
export interface CardElement {
  type: string;
  key: null;
  props: { [name: string]: unknown; style?: CSSProperties; children?: readonly Child[] };
}

/** A box whose children stand in a row unless `style` says otherwise. */
export function box(style: CSSProperties, ...children: readonly Child[]): CardElement {
  return {
    type: "div",
    key: null,
    props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
  };
}

/** Text in a language, for its glyphs and line breaks. */
export function words(text: string, lang: string, style: CSSProperties): CardElement {
  return { type: "div", key: null, props: { lang, style, children: [text] } };
}

/** A picture given as a data address. */
export function picture(src: string, style: CSSProperties): CardElement {
  return { type: "img", key: null, props: { src, style } };
}
