import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

/** Rows of 8 + 4 and 4 + 8 columns; a single last item fills its row. On a phone every second row is a pair. */
export const mosaic = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: 12,
  "@media": { [media.mobile]: { gap: 8 } },
});

componentGlobal(`.${mosaic} > li`, {
  gridColumn: "span 8",
  height: "clamp(240px, 39vw, 560px)",
});
componentGlobal(`.${mosaic} > li:is(:nth-child(4n + 2), :nth-child(4n + 3))`, {
  gridColumn: "span 4",
});
componentGlobal(`.${mosaic} > li:is(:nth-child(4n + 3), :nth-child(4n))`, {
  height: "clamp(200px, 28vw, 400px)",
});
componentGlobal(`.${mosaic} > li:nth-child(odd):last-child`, { gridColumn: "span 12" });
componentGlobal(`.${mosaic} > li:nth-child(n)`, {
  "@media": { [media.mobile]: { gridColumn: "span 12", height: 240 } },
});
componentGlobal(`.${mosaic} > li:is(:nth-child(4n + 2):not(:last-child), :nth-child(4n + 3))`, {
  "@media": { [media.mobile]: { gridColumn: "span 6", height: 200 } },
});

export const frame = componentStyle({
  position: "relative",
  display: "block",
  height: "100%",
  background: vars.scheme.surface2,
});

export const image = componentStyle({ width: "100%", height: "100%", objectFit: "cover" });
