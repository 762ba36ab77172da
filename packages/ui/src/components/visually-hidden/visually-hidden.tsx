import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { BoxRootProps } from "../box/box.tsx";

export type VisuallyHiddenProps = BoxRootProps;

/** Content for screen readers only. Renders a `<span>` element, or that of `as`. */
export function VisuallyHidden({ as = "span", className, ...root }: VisuallyHiddenProps) {
  // Its attributes are those of every BoxElement.
  const Element = as as "section";
  return <Element {...root} className={classNames(visuallyHidden, className)} />;
}
