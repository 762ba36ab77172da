import { classNames } from "../../format.ts";
import type { BoxRootProps } from "../box/box.tsx";
import { card } from "./card.css.ts";

export interface CardProps extends BoxRootProps {
  /** `outlined` has a border, `subtle` a background. */
  tone?: "outlined" | "subtle" | undefined;
}

/** A surface around one thing, such as an account or a result. Renders a `<div>` element, or that of `as`. */
export function Card({ as = "div", tone = "outlined", className, ...root }: CardProps) {
  // Its attributes are those of every BoxElement.
  const Element = as as "section";
  return <Element {...root} className={classNames(card({ tone }), className)} />;
}
