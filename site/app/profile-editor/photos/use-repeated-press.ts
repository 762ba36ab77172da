import { type MouseEvent, useRef } from "react";

/** How long a second press at the same place belongs to the first. */
const repeatMs = 800;
const samePlacePx = 12;

/**
 * Recognizes the second press of a double click, under which the next photo has moved. A press by keyboard
 * is never a repeated one: the focus moves instead.
 */
export function useRepeatedPress(): (click: MouseEvent) => boolean {
  const last = useRef<{ at: number; x: number; y: number } | null>(null);
  return ({ timeStamp: at, clientX: x, clientY: y, detail }) => {
    if (detail === 0) return false;
    const before = last.current;
    last.current = { at, x, y };
    return (
      before !== null &&
      at - before.at < repeatMs &&
      Math.hypot(x - before.x, y - before.y) < samePlacePx
    );
  };
}
