import type { PhotoTileProps } from "@realtor/ui/photo-tile";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type GalleryDrag, startGalleryDrag } from "./gallery-drag.ts";

/** What a drag looks like just now. */
export interface DragState {
  /** Key of the lifted photo. */
  key: string;
  /** Index it would take. */
  to: number;
}

interface Press {
  pointer: number;
  key: string;
  start: { x: number; y: number };
  /** Null until the pointer left the spot: a press alone lifts nothing. */
  drag: GalleryDrag | null;
}

/** px that a pointer may tremble. */
const tremble = 4;

/**
 * Dragging photos by their handles, with mouse, pen or finger. Esc, a lost pointer and a photo that is
 * gone put everything back. `onDrop` is told a photo's key and its new index.
 */
export function useGalleryDrag(
  list: RefObject<HTMLUListElement | null>,
  keys: readonly string[],
  onDrop: (key: string, to: number) => void,
): { drag: DragState | null; handleFor: (key: string) => PhotoTileProps["handle"] } {
  const [drag, setDrag] = useState<DragState | null>(null);
  const press = useRef<Press | null>(null);

  const finish = (drops: boolean) => {
    const ended = press.current;
    press.current = null;
    if (!ended?.drag) return;
    const to = ended.drag.end();
    setDrag(null);
    if (drops && keys.indexOf(ended.key) !== to) onDrop(ended.key, to);
  };

  const lifted = drag !== null;
  const isGone = drag !== null && !keys.includes(drag.key);
  useEffect(() => {
    if (!lifted) return undefined;
    const cancel = () => {
      press.current?.drag?.end();
      press.current = null;
      setDrag(null);
    };
    if (isGone) cancel();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The drag alone ends, and not a dialog or a panel around it.
      event.stopPropagation();
      event.preventDefault();
      cancel();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [lifted, isGone]);
  useEffect(() => () => void press.current?.drag?.end(), []);

  const handleFor = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || press.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Safari gives a pressed button no focus.
      event.currentTarget.focus({ preventScroll: true });
      const start = { x: event.clientX, y: event.clientY };
      press.current = { pointer: event.pointerId, key, start, drag: null };
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const now = press.current;
      if (!now || now.pointer !== event.pointerId || now.key !== key) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!now.drag) {
        if (Math.hypot(at.x - now.start.x, at.y - now.start.y) < tremble) return;
        const from = keys.indexOf(key);
        if (!list.current || from < 0) return;
        // Uploads stand in the same list and show no picture.
        const tiles = [...list.current.children].filter(
          (tile): tile is HTMLElement =>
            tile instanceof HTMLElement && tile.querySelector("img") !== null,
        );
        const onTarget = (to: number) => setDrag({ key, to });
        now.drag = startGalleryDrag({
          list: list.current,
          tiles,
          from,
          start: now.start,
          onTarget,
        });
        setDrag({ key, to: from });
      }
      now.drag.move(at);
    },
    onPointerUp: (event: PointerEvent) => {
      if (press.current?.pointer === event.pointerId) finish(true);
    },
    onLostPointerCapture: (event: PointerEvent) => {
      if (press.current?.pointer === event.pointerId) finish(false);
    },
  });
  return { drag, handleFor };
}
