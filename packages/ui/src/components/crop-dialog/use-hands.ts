"use client";

import { useRef, type PointerEvent } from "react";
import { movePicture, zoomOf, zoomTo, type Cropping } from "./crop-area.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pan {
  readonly pointer: number;
  readonly start: Point;
  readonly from: Cropping;
  /** Pixels of the picture in one of the screen. */
  readonly scale: number;
}

interface Pinch {
  readonly from: Cropping;
  readonly distance: number;
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

function distanceIn(touches: ReadonlyMap<number, Point>): number {
  const [a = { x: 0, y: 0 }, b = a] = [...touches.values()];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Moving the picture under the frame by dragging it, and zooming with two fingers. Give `picture` to
 * the picture and `stage` to what holds it; while `isPinching()` the frame must not follow a finger.
 */
export function useHands(
  now: Cropping | undefined,
  onChange: (next: Cropping) => void,
  onSettle: (next: Cropping) => void,
) {
  const pan = useRef<Pan | null>(null);
  const pinch = useRef<Pinch | null>(null);
  const touches = useRef(new Map<number, Point>());

  const lift = (event: PointerEvent) => {
    touches.current.delete(event.pointerId);
    if (touches.current.size > 1 || !pinch.current) return;
    pinch.current = null;
    if (now) onSettle(now);
  };

  const stage = {
    onPointerDownCapture: (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      touches.current.set(event.pointerId, pointOf(event));
      if (touches.current.size !== 2 || !now) return;
      pan.current = null;
      pinch.current = { from: now, distance: distanceIn(touches.current) };
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      if (!touches.current.has(event.pointerId)) return;
      touches.current.set(event.pointerId, pointOf(event));
      if (!pinch.current) return;
      const { from, distance } = pinch.current;
      onChange(zoomTo(from, (zoomOf(from) * distanceIn(touches.current)) / Math.max(distance, 1)));
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
  };

  const picture = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!now || pinch.current || event.button !== 0) return;
      // Else the browser drags the image, and takes the focus from the frame.
      event.preventDefault();
      const target = event.currentTarget;
      target.setPointerCapture(event.pointerId);
      const scale = now.picture.width / (target.getBoundingClientRect().width || now.picture.width);
      pan.current = { pointer: event.pointerId, start: pointOf(event), from: now, scale };
    },
    onPointerMove: (event: PointerEvent) => {
      if (pan.current?.pointer !== event.pointerId) return;
      const { start, from, scale } = pan.current;
      const { x, y } = pointOf(event);
      onChange(movePicture(from, (x - start.x) * scale, (y - start.y) * scale));
    },
    onLostPointerCapture: () => {
      if (pan.current && now) onSettle(now);
      pan.current = null;
    },
  };

  return { stage, picture, isPinching: () => pinch.current !== null };
}
