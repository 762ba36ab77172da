import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { formatTemplate } from "../../format.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { useScrollStrip } from "./use-scroll-strip.ts";

export interface ScrollStripControlsProps {
  /** A list with native horizontal scrolling, whose first child contains the slides. */
  viewport: RefObject<HTMLElement | null>;
  /** `count` has `{n}` and `{total}`. */
  labels: { previous: string; next: string; count: string };
  total: number;
}

/**
 * Counter, buttons, arrow keys and dragging for a list rendered without them. Load it on demand. Renders
 * nothing while all slides are visible.
 */
export function ScrollStripControls({ viewport, labels, total }: ScrollStripControlsProps) {
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const { goTo, findNext } = useScrollStrip(viewport, true, setIndex);
  const isScrollable = useIsScrollable(viewport);

  const move = (by: 1 | -1) => {
    const next = findNext(index, by);
    if (next === index) return;
    setIndex(next);
    setAnnouncement(formatTemplate(labels.count, { n: next + 1, total }));
    goTo(next);
  };
  useArrowKeys(viewport, move);
  useDragScroll(viewport, () => goTo(index));

  if (!isScrollable) return null;
  return <CarouselControls {...{ labels, index, total, announcement }} hydrated onMove={move} />;
}

function useArrowKeys(viewport: RefObject<HTMLElement | null>, onMove: (by: 1 | -1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(event.key === "ArrowRight" ? 1 : -1);
  });
  useEffect(() => {
    const strip = viewport.current;
    const listener = (event: KeyboardEvent) => press(event);
    strip?.addEventListener("keydown", listener);
    return () => strip?.removeEventListener("keydown", listener);
  }, [viewport]);
}

/** Whether the list is wider than the window. True until measured. */
function useIsScrollable(viewport: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(true);
  useEffect(() => {
    const measure = () => {
      const strip = viewport.current;
      if (strip && strip.clientWidth > 0)
        setIsScrollable(strip.scrollWidth > strip.clientWidth + 1);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [viewport]);
  return isScrollable;
}

/** Pointer travel in px below which a press is still a click. */
const dragThreshold = 5;

/**
 * Lets a mouse drag a natively scrolled list; touch and pen scroll it already. `onRelease` receives the
 * element at the end of a drag. `data-dragging` is set meanwhile: scroll snapping must be off then.
 */
function useDragScroll(
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
