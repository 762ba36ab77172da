import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { divider } from "./divider.css.ts";

export interface DividerProps extends Omit<ComponentProps<"hr">, "children"> {
  /** `vertical` is a line between children of a flex row, as high as the row. */
  orientation?: "horizontal" | "vertical" | undefined;
  /** `strong` has the color of the text. */
  tone?: "subtle" | "strong" | undefined;
}

/** A line between groups, 1 px. Renders an `<hr>` element. */
export function Divider(props: DividerProps) {
  const { orientation = "horizontal", tone = "subtle", className, ...root } = props;
  return (
    <hr
      aria-orientation={orientation === "vertical" ? orientation : undefined}
      {...root}
      className={classNames(divider({ orientation, tone }), className)}
    />
  );
}
