import type { Photo } from "@realtor/profile/photos";
import type { FieldMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./brokerage-logo.css.ts";

export type BrokerageLogoProps = FieldMark & {
  logo: Photo;
  /** Width and height in px. */
  size: number;
  resolveImage: TemplateProps["resolveImage"];
};

/** Returns `url("…")` with all characters escaped that could end the string. */
const toCssUrl = (address: string) =>
  `url("${address.replaceAll(/["'()\\\s]/g, (character) => encodeURIComponent(character).replace(/['()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`))}")`;

/** Decorative brokerage logo. An SVG is rendered in the text color; other images are unchanged. */
export function BrokerageLogo({ logo, size, resolveImage, ...mark }: BrokerageLogoProps) {
  const { src, srcSet } = resolveImage(logo.url, [160, 320]);
  if (/\.svg(?:$|\?)/i.test(logo.url)) {
    return (
      <span
        {...mark}
        aria-hidden="true"
        className={styles.masked}
        style={{ width: size, height: size, maskImage: toCssUrl(src) }}
      />
    );
  }
  return (
    <img
      {...mark}
      className={styles.image}
      src={src}
      srcSet={srcSet}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
    />
  );
}
