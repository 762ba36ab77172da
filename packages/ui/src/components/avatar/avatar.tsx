import type { ComponentProps } from "react";
import { checkText } from "../../developer-errors.ts";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { getMonogram } from "../monogram/get-monogram.ts";
import { size as squares } from "../monogram/monogram.css.ts";
import { Monogram } from "../monogram/monogram.tsx";
import * as css from "./avatar.css.ts";

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** Name of the person, which is also the alternative text. */
  label: string;
  /** URL of a photo. Without it, the first letter of the name is shown. */
  src?: string | undefined;
  /** Language of the name: Korean and Japanese glyphs differ. */
  lang?: "ko" | "en" | "ja" | undefined;
  /** `small` is 44 px (40 on a phone), `large` 240 px. */
  size?: "small" | "large" | undefined;
  /** Hides it from assistive technology: the name is next to it. */
  decorative?: boolean | undefined;
}

/** Photo of a person, or the first letter of the name, in a square. Renders a `<span>` element. */
export function Avatar(props: AvatarProps) {
  const { label, src, lang, size = "small", decorative = false, className, ...root } = props;
  if (process.env.NODE_ENV !== "production") checkText(label, "Avatar", "label");
  return (
    <span {...root} className={classNames(css.avatar, className)}>
      {src ? (
        <img
          className={classNames(css.photo, squares[size])}
          src={src}
          alt={decorative ? "" : label}
          lang={lang}
        />
      ) : (
        <>
          <Monogram character={getMonogram(label)} lang={lang} size={size} />
          {!decorative && (
            <span className={visuallyHidden} lang={lang}>
              {label}
            </span>
          )}
        </>
      )}
    </span>
  );
}
