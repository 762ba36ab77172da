import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

export const alert = pageStyle({ marginBlockStart: 20 });

export const tiles = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  gap: "20px 12px",
  marginBlockStart: 20,
  listStyle: "none",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** CSS custom properties of the gallery list that position the dragged tile. */
export const draggedTileVars = {
  x: "--gallery-dragged-x",
  y: "--gallery-dragged-y",
  width: "--gallery-dragged-width",
} as const;

// Out of the grid while dragged: a placeholder tile shows the target.
templateGlobal(`.${tiles} > [data-dragging]`, {
  position: "absolute",
  zIndex: 6,
  insetBlockStart: `var(${draggedTileVars.y})`,
  insetInlineStart: `var(${draggedTileVars.x})`,
  width: `var(${draggedTileVars.width})`,
});
