import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import * as css from "./monogram.css.ts";

export interface MonogramProps extends Omit<ComponentProps<"span">, "children"> {
  /** First character of the name: 김, 佐, C. */
  character: string;
  /** Language of the character: Korean and Japanese glyphs differ. */
  lang?: "ko" | "en" | "ja" | undefined;
  /** `small` is 44 px (40 on a phone), `large` 240 px. */
  size?: "small" | "large";
  /** `fill` has the main color as background, `plate` the surface color. */
  tone?: "fill" | "plate";
}

/** First character of a name in a square. Decorative: use it next to the name. Renders a `<span>` element. */
export function Monogram(props: MonogramProps) {
  const { character, size = "small", tone = "fill", ...root } = props;
  return (
    <span
      aria-hidden="true"
      {...root}
      className={classNames(css.monogram, css.size[size], css.tone[tone], root.className)}
    >
      {character}
    </span>
  );
}
