import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { formatTemplate } from "../../format.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { useDragScroll } from "./use-drag-scroll.ts";
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
