import { classNames } from "../../private/class-names.ts";
import * as css from "./seal.css.ts";

export interface SealProps {
  /** First character of the name: 김, 佐, C. */
  character: string;
  /** Language of the character, for its glyph. */
  lang?: "ko" | "en" | "ja";
  /** 44 px beside a name, 240 px in place of a photograph. */
  size?: "small" | "large";
  /** `fill` in the agent's colour; `plate` on the plane. */
  tone?: "fill" | "plate";
}

/** A nameplate by a door: a square in the agent's colour. Decorative, always beside the name. */
export function Seal({ character, lang, size = "small", tone = "fill" }: SealProps) {
  return (
    <span
      className={classNames(css.seal, css.size[size], css.tone[tone])}
      lang={lang}
      aria-hidden="true"
    >
      {character}
    </span>
  );
}
