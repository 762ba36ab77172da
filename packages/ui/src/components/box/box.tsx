import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { type LayoutProps, sprinkles } from "../../styles/sprinkles.css.ts";

/** Elements that take only the attributes that all elements have. */
export type BoxElement =
  | "div"
  | "section"
  | "article"
  | "aside"
  | "header"
  | "footer"
  | "main"
  | "nav"
  | "figure"
  | "ul"
  | "ol"
  | "li"
  | "dl"
  | "dt"
  | "dd"
  | "p"
  | "span";

/** The attributes of an element without style properties. */
export interface BoxRootProps extends Omit<ComponentProps<"section">, keyof LayoutProps> {
  /** The element. */
  as?: BoxElement | undefined;
}

export interface BoxProps extends BoxRootProps, LayoutProps {}

/**
 * An element with layout properties from the scale of the design: `padding`, `gap`, `display`, `color`.
 * Spaces and columns take one value, or another one on a phone: `{ default: 24, mobile: 16 }`. Renders a
 * `<div>` element, or that of `as`.
 */
export function Box({ as = "div", className, ...props }: BoxProps) {
  // Its attributes are those of every BoxElement.
  const Element = as as "section";
  // A set accepts only its members.
  const isStyle = ([name]: [string, unknown]) =>
    (sprinkles.properties as ReadonlySet<string>).has(name);
  const entries = Object.entries(props);
  // Object.fromEntries loses the types of `props`.
  const styles = Object.fromEntries(entries.filter(isStyle)) as LayoutProps;
  const root = Object.fromEntries(entries.filter((entry) => !isStyle(entry)));
  return <Element {...root} className={classNames(sprinkles(styles), className)} />;
}
