/** CSS custom properties of the gallery list that position the dragged tile. */
export const draggedTileVars = {
  x: "--gallery-dragged-x",
  y: "--gallery-dragged-y",
  width: "--gallery-dragged-width",
} as const;
