import type { PhotoTileProps } from "@realtor/ui/photo-tile";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { draggedTileVars } from "./gallery-editor.css.ts";

interface DragState {
  key: string;
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
interface GalleryDrag {
  move: (pointer: Point) => void;
  /** Ends the drag; returns the target index. */
  end: () => number;
}

interface DragOptions {
  /** The list; the dragged tile is positioned absolutely in it. */
  list: HTMLElement;
  tiles: readonly HTMLElement[];
  from: number;
  start: Point;
  onTarget: (index: number) => void;
}

/**
 * Starts a drag. Slots are measured once and relative to the list, so that scrolling and the gap do
 * not change them. Scrolls near the edges of the scroll container.
 */
function startGalleryDrag(options: DragOptions): GalleryDrag {
  const { list, tiles, from, start, onTarget } = options;
  const origin = list.getBoundingClientRect();
  const slots = tiles.map((tile): Slot => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  });
  const draggedSlot = slots[from] ?? { x: 0, y: 0, width: 0, height: 0 };
  const grabOffset = {
    x: start.x - origin.left - draggedSlot.x,
    y: start.y - origin.top - draggedSlot.y,
  };
  const scrollContainer = findScrollContainer(list);
  let pointer = start;
  let target = from;
  let frame = 0;

  function updatePosition(): void {
    const { left, top } = list.getBoundingClientRect();
    const x = pointer.x - left - grabOffset.x;
    const y = pointer.y - top - grabOffset.y;
    list.style.setProperty(draggedTileVars.x, `${x}px`);
    list.style.setProperty(draggedTileVars.y, `${y}px`);
    const nearest = findNearestSlot(slots, { ...draggedSlot, x, y });
    if (nearest === target || nearest < 0) return;
    target = nearest;
    onTarget(nearest);
  }

  function autoScroll(): void {
    const step = getScrollStep(pointer.y, getVisibleRange(scrollContainer));
    if (step !== 0) {
      scrollContainer.scrollBy({ top: step, behavior: "instant" });
      updatePosition();
    }
    frame = requestAnimationFrame(autoScroll);
  }

  list.style.setProperty(draggedTileVars.width, `${draggedSlot.width}px`);
  updatePosition();
  frame = requestAnimationFrame(autoScroll);
  return {
    move(next) {
      pointer = next;
      updatePosition();
    },
    end() {
      cancelAnimationFrame(frame);
      for (const name of Object.values(draggedTileVars)) list.style.removeProperty(name);
      return target;
    },
  };
}

/** The scrollable ancestor of the list, or the page. */
function findScrollContainer(list: HTMLElement): Element {
  for (let parent = list.parentElement; parent; parent = parent.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowY);
    if (scrolls && parent.scrollHeight > parent.clientHeight && parent !== document.body)
      return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

function getVisibleRange(scrollContainer: Element): { top: number; bottom: number } {
  if (scrollContainer === document.scrollingElement || scrollContainer === document.documentElement)
    return { top: 0, bottom: innerHeight };
  const { top, bottom } = scrollContainer.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A position in the list, in px from its top left corner. */
interface Slot extends Point {
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
