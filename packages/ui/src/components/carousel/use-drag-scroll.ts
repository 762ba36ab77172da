import { useEffect, useEffectEvent, type RefObject } from "react";

/** Pointer travel in px below which a press is still a click. */
const dragThreshold = 5;

/**
 * Lets a mouse drag a natively scrolled list; touch and pen scroll it already. `onRelease` receives the
 * element at the end of a drag. `data-dragging` is set meanwhile: scroll snapping must be off then.
 */
export function useDragScroll(
  viewport: RefObject<HTMLElement | null>,
  onRelease: (viewport: HTMLElement) => void,
): void {
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    const strip = viewport.current;
    if (!strip) return undefined;
    const abortController = new AbortController();
    const { signal } = abortController;
    let start: { x: number; scrolled: number } | null = null;
    const isDragging = () => strip.dataset["dragging"] === "true";

    const press = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      start = { x: event.clientX, scrolled: strip.scrollLeft };
    };
    const drag = (event: PointerEvent) => {
      if (!start) return;
      const moved = event.clientX - start.x;
      if (!isDragging() && Math.abs(moved) < dragThreshold) return;
      strip.dataset["dragging"] = "true";
      strip.setPointerCapture?.(event.pointerId);
      strip.scrollLeft = start.scrolled - moved;
    };
    const finish = () => {
      start = null;
      if (!isDragging()) return;
      // The click of a drag follows its pointerup event.
      strip.addEventListener(
        "click",
        (event) => {
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true, once: true, signal },
      );
      release(strip);
      setTimeout(() => delete strip.dataset["dragging"], 450);
    };

    strip.addEventListener("pointerdown", press, { signal });
    strip.addEventListener("pointermove", drag, { signal });
    strip.addEventListener("pointerup", finish, { signal });
    strip.addEventListener("pointercancel", finish, { signal });
    strip.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => abortController.abort();
  }, [viewport]);
}
