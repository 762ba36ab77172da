import type { LayoutProps } from "../../styles/sprinkles.css.ts";
import { Box, type BoxRootProps } from "../box/box.tsx";

export interface InlineProps extends BoxRootProps {
  /** Space between the children, and between lines, in px; one value, or another one on a phone. */
  gap?: LayoutProps["gap"];
  /** Space between lines in px, if it differs from `gap`. */
  rowGap?: LayoutProps["rowGap"];
  /** Position of children of different height. */
  align?: LayoutProps["alignItems"];
  /** Position of the children in a line; they start at its start without it. */
  justify?: LayoutProps["justifyContent"];
}

/** Children next to each other, in as many lines as needed. Renders a `<div>` element, or that of `as`. */
export function Inline({ gap = 12, rowGap, align = "center", justify, ...root }: InlineProps) {
  return (
    <Box
      {...root}
      display="flex"
      flexWrap="wrap"
      gap={gap}
      rowGap={rowGap}
      alignItems={align}
      justifyContent={justify}
    />
  );
}
