import { media } from "../styles/media.ts";
import { componentStyle } from "../styles/layer-style.ts";
import { vars } from "../theme/contract.css.ts";

/** Listing cards in a grid with as many columns as fit. */
export const cards = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: "56px 24px",
  padding: 24,
  "@media": { [media.mobile]: { padding: 20 } },
});

export const joinedRow = componentStyle({ display: "flex", flexWrap: "wrap" });

/** Photo tiles in the grid of the editor. */
export const tiles = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, 207px)",
  gap: "20px 12px",
  padding: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const stack = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 64,
  paddingBlock: 24,
});

export const inset = componentStyle({ padding: 24, "@media": { [media.mobile]: { padding: 20 } } });

/** Small items with a caption each. */
export const captionedGrid = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: "32px 12px",
  padding: 24,
});

export const name = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: 10,
  fontSize: 13,
  lineHeight: "18px",
  color: vars.scheme.text2,
  overflowWrap: "anywhere",
});

export const glyph = componentStyle({ color: vars.scheme.text });
