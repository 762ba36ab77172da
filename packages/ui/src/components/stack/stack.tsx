import type { LayoutProps } from "../../styles/sprinkles.css.ts";
import { Box, type BoxRootProps } from "../box/box.tsx";

export interface StackProps extends BoxRootProps {
  /** Space between the children in px; one value, or another one on a phone. */
  gap?: LayoutProps["gap"];
  /** Position of the children in the inline direction. They are as wide as the stack without it. */
  align?: "start" | "center" | "end" | undefined;
}

/** Children below each other with equal space between them. Renders a `<div>` element, or that of `as`. */
export function Stack({ gap = 16, align, ...root }: StackProps) {
  return <Box {...root} display="flex" flexDirection="column" gap={gap} alignItems={align} />;
}
