import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { PhotoFit } from "../focal-points.ts";
import { dragFit, type FitShapes, moveFit, zoomFit } from "./photo-fit.ts";

interface FitGestures {
  frame: RefObject<HTMLElement | null>;
  shapes: FitShapes;
  /** Receives a function, since several events can arrive between two renderings. */
  onChange: (update: (fit: PhotoFit) => PhotoFit) => void;
  /** Called when a drag ends, and after each key. */
  onChangeEnd: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zoomFactors: Readonly<Record<string, number>> = { "+": 1.1, "=": 1.1, "-": 1 / 1.1 };

/** Handlers of the area around a frame: drag with one pointer, pinch with two, arrows, plus and minus. */
export function useFitGestures({ frame, shapes, onChange, onChangeEnd }: FitGestures) {
  const pointers = useRef(new Map<number, Point>());

  const handlePointerEnd = ({ pointerId }: PointerEvent) => {
    if (pointers.current.delete(pointerId) && pointers.current.size === 0) onChangeEnd();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || pointers.current.size === 2) return;
      // A drag would select text and take the focus away from the frame.
      event.preventDefault();
      frame.current?.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, toPoint(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const box = frame.current?.getBoundingClientRect();
      if (!pointers.current.has(event.pointerId) || !box) return;
      const before = measure([...pointers.current.values()]);
      pointers.current.set(event.pointerId, toPoint(event));
      const after = measure([...pointers.current.values()]);
      const [dx, dy] = [(after.x - before.x) / box.width, (after.y - before.y) / box.height];
      const factor = before.distance > 0 ? after.distance / before.distance : 1;
      onChange((fit) => dragFit(zoomFit(fit, shapes, fit.zoom * factor), shapes, dx, dy));
    },
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const [x, y] = directions[event.key] ?? [];
      const factor = zoomFactors[event.key];
      const step = event.shiftKey ? 10 : 1;
      if (x !== undefined && y !== undefined) onChange((fit) => moveFit(fit, x * step, y * step));
      else if (factor !== undefined) onChange((fit) => zoomFit(fit, shapes, fit.zoom * factor));
      else return;
      event.preventDefault();
      onChangeEnd();
    },
  };
}

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Center and distance of one or two pointers. */
function measure([first = { x: 0, y: 0 }, second = first]: readonly Point[]) {
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
