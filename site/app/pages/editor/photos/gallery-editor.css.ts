import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { draggedTileVars } from "./dragged-tile-vars.ts";

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

// Out of the grid while dragged: a placeholder tile shows the target.
templateGlobal(`.${tiles} > [data-dragging]`, {
  position: "absolute",
  zIndex: 6,
  insetBlockStart: `var(${draggedTileVars.y})`,
  insetInlineStart: `var(${draggedTileVars.x})`,
  width: `var(${draggedTileVars.width})`,
});
