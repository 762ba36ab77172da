import { classNames } from "../../format.ts";
import type { BoxRootProps } from "../box/box.tsx";
import { text } from "./text.css.ts";

export interface TextProps extends BoxRootProps {
  /** Role of the type scale: `fine` 13 px, `caption` 14, `small` 15, `base` 16, `body` 17, `lead` 17 to 20. */
  size?: "fine" | "caption" | "small" | "base" | "body" | "lead" | undefined;
  /** Color; that of the parent element without it. */
  tone?: "primary" | "secondary" | "accent" | "error" | undefined;
  /** Weight: 400, 500 or 600. */
  weight?: "regular" | "medium" | "semibold" | undefined;
}

/** Text in a size of the type scale. Renders a `<p>` element, or that of `as`. */
export function Text(props: TextProps) {
  const { as = "p", size = "body", tone, weight = "regular", className, ...root } = props;
  // Its attributes are those of every BoxElement.
  const Element = as as "section";
  return <Element {...root} className={classNames(text({ size, tone, weight }), className)} />;
}
