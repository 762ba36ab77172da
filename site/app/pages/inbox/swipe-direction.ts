/** Where a row is moved to: right is done, left is spam. */
export type SwipeDirection = "right" | "left";

interface Movement {
  x: number;
  y: number;
}

/** Pixels after which a movement is a swipe, or scrolls the list. */
const slack = 12;

/** Pixels after which a swipe acts when the finger is lifted. */
export const swipeDistance = 96;

/** Whether a movement swipes the row or scrolls the list; undefined while it may be both. */
export function movementKind({ x, y }: Movement): "swipe" | "scroll" | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < slack) return undefined;
  return Math.abs(x) > 1.5 * Math.abs(y) ? "swipe" : "scroll";
}

/** The action of a swipe that ends here; undefined if it was too short. */
export function swipeDirection(x: number): SwipeDirection | undefined {
  if (Math.abs(x) < swipeDistance) return undefined;
  return x > 0 ? "right" : "left";
}
