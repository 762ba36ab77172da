export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A position in the list, in px from its top left corner. */
export interface Slot extends Point {
  readonly width: number;
  readonly height: number;
}

const getCenter = ({ x, y, width, height }: Slot): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Index of the slot whose center is nearest to that of the dragged rectangle; -1 without slots. */
export function findNearestSlot(slots: readonly Slot[], dragged: Slot): number {
  const { x, y } = getCenter(dragged);
  const distances = slots.map((slot) => Math.hypot(getCenter(slot).x - x, getCenter(slot).y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Height (px) of the edges in which dragging scrolls. */
const edgeHeight = 72;
/** Maximum px per frame. */
const maxStep = 16;

/** px to scroll in this frame: more the nearer the pointer is to an edge, 0 between the edges. */
export function getScrollStep(y: number, view: { top: number; bottom: number }): number {
  const up = view.top + edgeHeight - y;
  const down = y - (view.bottom - edgeHeight);
  const speed = (depth: number) => Math.round(Math.min(1, depth / edgeHeight) * maxStep);
  if (up > 0) return -speed(up);
  return down > 0 ? speed(down) : 0;
}
