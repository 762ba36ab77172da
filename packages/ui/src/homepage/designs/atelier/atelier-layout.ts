import { rem } from "../../../styles/rem.ts";

/** Width of the color column up to 1440 px, and from 761 to 1100 px. */
export const columnWidth = { wide: 352, tablet: 248 } as const;

/** A text size that grows from 1100 to 1440 px; above that only the column grows. */
export function grow(from: number, to: number): string {
  return `calc(${rem(from)} + (100vw - ${rem(1100)}) * ${((to - from) / 340).toFixed(4)})`;
}
