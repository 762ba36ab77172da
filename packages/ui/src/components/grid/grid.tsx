import type { LayoutProps } from "../../styles/sprinkles.css.ts";
import { Box, type BoxRootProps } from "../box/box.tsx";

export interface GridProps extends BoxRootProps {
  /** Number of columns of equal width; one value, or another one on a phone. */
  columns: NonNullable<LayoutProps["columns"]>;
  /** Space between rows and columns in px; one value, or another one on a phone. */
  gap?: LayoutProps["gap"];
  /** Space between rows in px, if it differs from `gap`. */
  rowGap?: LayoutProps["rowGap"];
}

/** Children in columns of equal width. Renders a `<div>` element, or that of `as`. */
export function Grid({ columns, gap = 24, rowGap, ...root }: GridProps) {
  return <Box {...root} display="grid" columns={columns} gap={gap} rowGap={rowGap} />;
}
