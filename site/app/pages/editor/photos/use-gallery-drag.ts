import type { PhotoTileProps } from "@realtor/ui/photo-tile";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type GalleryDrag, startGalleryDrag } from "./gallery-drag.ts";

export interface DragState {
  /** Key of the dragged photo. */
  key: string;
  /** Target index. */
  to: number;
}

interface Press {
  pointer: number;
  key: string;
  start: { x: number; y: number };
  /** Null until the pointer has moved by `dragThreshold`. */
  drag: GalleryDrag | null;
}

/** px of movement until a press becomes a drag. */
const dragThreshold = 4;

/**
 * Drag and drop of photos by their handles with mouse, pen or touch. Escape, a lost pointer or a
 * removed photo cancels the drag. `onDrop` receives the key of the photo and its new index.
 */
export function useGalleryDrag(
  list: RefObject<HTMLUListElement | null>,
  keys: readonly string[],
  onDrop: (key: string, to: number) => void,
): { drag: DragState | null; getHandleProps: (key: string) => PhotoTileProps["handleProps"] } {
  const [drag, setDrag] = useState<DragState | null>(null);
  const activePress = useRef<Press | null>(null);

  const finishDrag = (isDrop: boolean) => {
    const finished = activePress.current;
    activePress.current = null;
    if (!finished?.drag) return;
    const to = finished.drag.end();
    setDrag(null);
    if (isDrop && keys.indexOf(finished.key) !== to) onDrop(finished.key, to);
  };

  const isDragging = drag !== null;
  const isGone = drag !== null && !keys.includes(drag.key);
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = () => {
      activePress.current?.drag?.end();
      activePress.current = null;
      setDrag(null);
    };
    if (isGone) cancel();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Cancels only the drag, not a surrounding dialog.
      event.stopPropagation();
      event.preventDefault();
      cancel();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [isDragging, isGone]);
  useEffect(() => () => void activePress.current?.drag?.end(), []);

  const getHandleProps = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || activePress.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Safari does not focus a pressed button.
      event.currentTarget.focus({ preventScroll: true });
      const start = { x: event.clientX, y: event.clientY };
      activePress.current = { pointer: event.pointerId, key, start, drag: null };
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const current = activePress.current;
      if (!current || current.pointer !== event.pointerId || current.key !== key) return;
      const point = { x: event.clientX, y: event.clientY };
      if (!current.drag) {
        if (Math.hypot(point.x - current.start.x, point.y - current.start.y) < dragThreshold)
          return;
        const from = keys.indexOf(key);
        if (!list.current || from < 0) return;
        // Upload tiles of the same list contain no image.
        const tiles = [...list.current.children].filter(
          (tile): tile is HTMLElement =>
            tile instanceof HTMLElement && tile.querySelector("img") !== null,
        );
        const onTarget = (to: number) => setDrag({ key, to });
        current.drag = startGalleryDrag({
          list: list.current,
          tiles,
          from,
          start: current.start,
          onTarget,
        });
        setDrag({ key, to: from });
      }
      current.drag.move(point);
    },
    onPointerUp: (event: PointerEvent) => {
      if (activePress.current?.pointer === event.pointerId) finishDrag(true);
    },
    onLostPointerCapture: (event: PointerEvent) => {
      if (activePress.current?.pointer === event.pointerId) finishDrag(false);
    },
  });
  return { drag, getHandleProps };
}
