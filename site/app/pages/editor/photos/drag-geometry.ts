export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place of the list, in px from its top left corner. */
export interface Slot extends Point {
  readonly width: number;
  readonly height: number;
}

const middle = ({ x, y, width, height }: Slot): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The place whose middle is nearest to that of what is dragged; -1 where there is none. */
export function nearestSlot(slots: readonly Slot[], dragged: Slot): number {
  const { x, y } = middle(dragged);
  const distances = slots.map((slot) => Math.hypot(middle(slot).x - x, middle(slot).y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Height in px of the edges in which the list scrolls by itself. */
const edge = 72;
/** px in one frame, at the very edge. */
const fastest = 16;

/** px to scroll in this frame: more the nearer the pointer is to an edge, none between them. */
export function scrollStep(y: number, view: { top: number; bottom: number }): number {
  const up = view.top + edge - y;
  const down = y - (view.bottom - edge);
  const speed = (depth: number) => Math.round(Math.min(1, depth / edge) * fastest);
  if (up > 0) return -speed(up);
  return down > 0 ? speed(down) : 0;
}
