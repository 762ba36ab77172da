import { media } from "../styles/media.ts";
import { componentStyle } from "../styles/layer-style.ts";
import { vars } from "../theme/contract.css.ts";

/** Cards as a homepage sets them: as many beside each other as fit. */
export const cards = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: "56px 24px",
  padding: 24,
  "@media": { [media.mobile]: { padding: 20 } },
});

/** Swatches in a row, edge to edge. */
export const joinedRow = componentStyle({ display: "flex", flexWrap: "wrap" });

/** Photo tiles as the editor sets them. */
export const tiles = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, 207px)",
  gap: "20px 12px",
  padding: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** One under the other. */
export const stack = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 64,
  paddingBlock: 24,
});

/** As far from the edges as the cards. */
export const inset = componentStyle({ padding: 24, "@media": { [media.mobile]: { padding: 20 } } });

/** Many small things, each with its name. */
export const named = componentStyle({
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
