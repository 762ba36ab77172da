import { vars } from "../theme/contract.css.ts";

/** Inline start padding that aligns a full-width scroll strip with the content column. */
export const contentEdge = `max(${vars.layout.margin}, calc((100vw - ${vars.layout.max}) / 2))`;

/** Body text size in the design, px. */
const designBodySize = 17;

/** A font size that scales with the agent's body size; `designPx` is the size at a body size of 17 px. */
export function bodyRelativeSize(designPx: number): string {
  return `calc(${vars.bodySize} * ${designPx} / ${designBodySize})`;
}
