"use client";

import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/** How long a handle is pressed before its item is lifted. */
const liftMs = 250;
/** A finger that moves further before that does not lift the item. */
const slackPx = 10;
/** Near an edge of the window the page scrolls. */
const scrollEdgePx = 72;
const scrollStepPx = 14;

export interface TouchDrag {
  readonly key: string;
  readonly target: { readonly key: string; readonly dropPosition: "before" | "after" } | null;
}

interface TouchReorderOptions {
  root: RefObject<HTMLElement | null>;
  layout: "list" | "grid";
  /** Undefined if the order is fixed. */
  onDrop: ((drag: { key: string; target: NonNullable<TouchDrag["target"]> }) => void) | undefined;
}

/**
 * Dragging an item by its handle with a finger, which browsers only do after half a second and not
 * everywhere. Returns the item that is lifted and where it would be dropped.
 */
export function useTouchReorder({ root, layout, onDrop }: TouchReorderOptions): TouchDrag | null {
  const [drag, setDrag] = useState<TouchDrag | null>(null);
  const drop = useEffectEvent((dropped: TouchDrag | null) => {
    setDrag(null);
    if (dropped?.target) onDrop?.({ key: dropped.key, target: dropped.target });
  });
  const isReorderable = onDrop !== undefined;
  useEffect(() => {
    const element = root.current;
    if (!element || !isReorderable) return undefined;
    let lifted: TouchDrag | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const update = (next: TouchDrag | null) => {
      lifted = next;
      setDrag(next);
    };
    const onTouchStart = (event: TouchEvent) => {
      clearTimeout(timer);
      const [touch] = event.touches;
      const row = touch && event.touches.length === 1 ? findHandleRow(element, touch) : null;
      if (!touch || !row) return update(null);
      // The page would scroll, and a long press would start the browser's own drag.
      event.preventDefault();
      start = { x: touch.clientX, y: touch.clientY };
      timer = setTimeout(() => update({ key: row.dataset["key"] ?? "", target: null }), liftMs);
    };
    const onTouchMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!touch) return;
      if (!lifted) {
        if (Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > slackPx)
          clearTimeout(timer);
        return;
      }
      event.preventDefault();
      scrollNearEdge(element, touch.clientY);
      update({ ...lifted, target: findTarget(element, touch, layout, lifted.key) });
    };
    const onTouchEnd = () => {
      clearTimeout(timer);
      if (lifted) drop(lifted);
      lifted = null;
    };
    const onTouchCancel = () => {
      clearTimeout(timer);
      update(null);
    };
    const options = { passive: false };
    element.addEventListener("touchstart", onTouchStart, options);
    element.addEventListener("touchmove", onTouchMove, options);
    element.addEventListener("touchend", onTouchEnd);
    element.addEventListener("touchcancel", onTouchCancel);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("touchstart", onTouchStart);
      element.removeEventListener("touchmove", onTouchMove);
      element.removeEventListener("touchend", onTouchEnd);
      element.removeEventListener("touchcancel", onTouchCancel);
    };
  }, [root, layout, isReorderable]);
  return drag;
}

/** The item whose handle is at a point: the handle itself lets pointer events through. */
function findHandleRow(root: HTMLElement, { clientX, clientY }: Touch): HTMLElement | null {
  const rows = root.querySelectorAll<HTMLElement>("[role=row]");
  for (const row of rows) {
    const box = row.querySelector("[slot=drag]")?.getBoundingClientRect();
    if (!box) continue;
    const isInside =
      clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    if (isInside) return row;
  }
  return null;
}

/** The half of the item at a point, unless it is the lifted one. */
function findTarget(
  root: HTMLElement,
  { clientX, clientY }: Touch,
  layout: "list" | "grid",
  key: string,
): TouchDrag["target"] {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[role=row]");
  const over = row?.dataset["key"];
  if (!row || !root.contains(row) || over === undefined || over === key) return null;
  const box = row.getBoundingClientRect();
  const isAfter =
    layout === "grid" ? clientX > box.left + box.width / 2 : clientY > box.top + box.height / 2;
  return { key: over, dropPosition: isAfter ? "after" : "before" };
}

function scrollNearEdge(root: HTMLElement, y: number): void {
  const direction = y < scrollEdgePx ? -1 : y > innerHeight - scrollEdgePx ? 1 : 0;
  if (direction === 0) return;
  let scroller: Element | null = root;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight)
    scroller = scroller.parentElement;
  (scroller ?? document.documentElement).scrollBy(0, direction * scrollStepPx);
}
