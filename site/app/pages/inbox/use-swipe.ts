import { type HTMLAttributes, type PointerEvent, useRef } from "react";

/** Where a row is moved to: right is done, left is spam. */
type SwipeDirection = "right" | "left";

interface Movement {
  x: number;
  y: number;
}

/** Pixels after which a movement is a swipe, or scrolls the list. */
const slack = 12;

/** Pixels after which a swipe acts when the finger is lifted. */
const swipeDistance = 96;

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

interface Gesture {
  pointer: number;
  x: number;
  y: number;
  row: HTMLElement;
  swiping: boolean;
}

type SwipeHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  | "onPointerDownCapture"
  | "onPointerMoveCapture"
  | "onPointerUpCapture"
  | "onPointerCancelCapture"
  | "onClickCapture"
>;

/**
 * Handlers, before those of the rows, for an element with rows (`data-entry` is the id) that are swiped by touch. The row has
 * `data-swipe` while it moves.
 */
export function useSwipe(onSwipe: (id: string, direction: SwipeDirection) => void): SwipeHandlers {
  const gesture = useRef<Gesture | null>(null);
  /** The click after a swipe would open the row. */
  const ignoresClick = useRef(false);

  function finish() {
    const row = gesture.current?.row;
    if (row) {
      row.style.translate = "";
      delete row.dataset["swipe"];
    }
    gesture.current = null;
  }

  return {
    onPointerDownCapture(event) {
      ignoresClick.current = false;
      const row = event.pointerType === "touch" ? rowOf(event) : null;
      if (!row || !event.isPrimary) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      gesture.current = { pointer, x, y, row, swiping: false };
    },
    onPointerMoveCapture({ pointerId, clientX, clientY }) {
      const now = gesture.current;
      if (!now || now.pointer !== pointerId) return;
      const x = clientX - now.x;
      if (!now.swiping) {
        const kind = movementKind({ x, y: clientY - now.y });
        if (kind === "scroll") finish();
        if (kind !== "swipe") return;
        now.swiping = true;
      }
      now.row.style.translate = `${x}px 0`;
      now.row.dataset["swipe"] = x > 0 ? "right" : "left";
    },
    onPointerUpCapture({ pointerId, clientX }) {
      const now = gesture.current;
      if (!now || now.pointer !== pointerId) return;
      const direction = now.swiping ? swipeDirection(clientX - now.x) : undefined;
      ignoresClick.current = now.swiping;
      finish();
      const id = now.row.dataset["entry"];
      if (direction && id !== undefined) onSwipe(id, direction);
    },
    onPointerCancelCapture: finish,
    onClickCapture(event) {
      if (!ignoresClick.current) return;
      ignoresClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function rowOf({ target }: PointerEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest('[role="row"]');
  return row?.querySelector<HTMLElement>("[data-entry]") ?? null;
}
