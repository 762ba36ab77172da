import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { heading } from "./heading.css.ts";

export interface HeadingProps extends ComponentProps<"h2"> {
  /** Level in the outline of the page: `1` renders an `<h1>` element. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Role of the type scale, independent of the level; `lead` is the smallest. */
  size?: "lead" | "card" | "heading" | "title" | "section" | "banner" | "display" | undefined;
}

/** Heading of a page, section or card. Renders an `<h1>` to `<h6>` element. */
export function Heading({ level, size = "title", className, ...root }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...root} className={classNames(heading({ size }), className)} />;
}
