import type { Photo } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./brokerage-mark.css.ts";

export type BrokerageMarkProps = {
  logo: Photo;
  /** Edge in px. */
  size: number;
  resolveImage: TemplateProps["resolveImage"];
};

/** An address inside `url("…")`: nothing can end the string. */
const cssAddress = (address: string) =>
  `url("${address.replaceAll(/["'()\\\s]/g, (character) => encodeURIComponent(character).replace(/['()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`))}")`;

/** The brokerage's mark, always beside its name. A drawing is dyed to the text; a photo is left alone. */
export function BrokerageMark({ logo, size, resolveImage }: BrokerageMarkProps) {
  const { src, srcSet } = resolveImage(logo.url, [160, 320]);
  if (/\.svg(?:$|\?)/i.test(logo.url)) {
    return (
      <span
        aria-hidden="true"
        className={styles.drawn}
        style={{ width: size, height: size, maskImage: cssAddress(src) }}
      />
    );
  }
  return (
    <img
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
