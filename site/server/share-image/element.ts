import type { CSSProperties } from "react";

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
