"use client";

import { useRef, type PointerEvent } from "react";
import { panImage, getZoom, zoomTo, type CropState } from "./crop-area.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pan {
  readonly pointer: number;
  readonly start: Point;
  readonly from: CropState;
  /** Natural image pixels per CSS pixel. */
  readonly scale: number;
}

interface Pinch {
  readonly from: CropState;
  readonly distance: number;
}

const toPoint = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

function getDistance(touchPoints: ReadonlyMap<number, Point>): number {
  const [a = { x: 0, y: 0 }, b = a] = [...touchPoints.values()];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Pans the image by dragging and zooms with two fingers. Spread `image` on the image and `stage` on
 * its container. Ignore changes of the frame while `isPinching()`.
 */
export function usePinch(
  state: CropState | undefined,
  onChange: (next: CropState) => void,
  onChangeEnd: (next: CropState) => void,
) {
  const pan = useRef<Pan | null>(null);
  const pinch = useRef<Pinch | null>(null);
  const touchPoints = useRef(new Map<number, Point>());

  const handlePointerEnd = (event: PointerEvent) => {
    touchPoints.current.delete(event.pointerId);
    if (touchPoints.current.size > 1 || !pinch.current) return;
    pinch.current = null;
    if (state) onChangeEnd(state);
  };

  const stage = {
    onPointerDownCapture: (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      touchPoints.current.set(event.pointerId, toPoint(event));
      if (touchPoints.current.size !== 2 || !state) return;
      pan.current = null;
      pinch.current = { from: state, distance: getDistance(touchPoints.current) };
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      if (!touchPoints.current.has(event.pointerId)) return;
      touchPoints.current.set(event.pointerId, toPoint(event));
      if (!pinch.current) return;
      const { from, distance } = pinch.current;
      onChange(
        zoomTo(from, (getZoom(from) * getDistance(touchPoints.current)) / Math.max(distance, 1)),
      );
    },
    onPointerUpCapture: handlePointerEnd,
    onPointerCancelCapture: handlePointerEnd,
  };

  const image = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!state || pinch.current || event.button !== 0) return;
      // Prevents native image dragging and moving the focus out of the frame.
      event.preventDefault();
      const target = event.currentTarget;
      target.setPointerCapture(event.pointerId);
      const scale = state.image.width / (target.getBoundingClientRect().width || state.image.width);
      pan.current = { pointer: event.pointerId, start: toPoint(event), from: state, scale };
    },
    onPointerMove: (event: PointerEvent) => {
      if (pan.current?.pointer !== event.pointerId) return;
      const { start, from, scale } = pan.current;
      const { x, y } = toPoint(event);
      onChange(panImage(from, (x - start.x) * scale, (y - start.y) * scale));
    },
    onLostPointerCapture: () => {
      if (pan.current && state) onChangeEnd(state);
      pan.current = null;
    },
  };

  return { stage, image, isPinching: () => pinch.current !== null };
}
