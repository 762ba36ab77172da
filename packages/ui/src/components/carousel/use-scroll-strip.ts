import { useCallback, useEffect, useEffectEvent, type RefObject } from "react";
import { slide } from "./carousel.css.ts";

/** Distance in px from the start of one slide to the start of the next. */
function getSlideStep(viewport: HTMLElement): number {
  const [first, second] = viewport.querySelectorAll<HTMLElement>(`.${slide}`);
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** Index of the slide at a scroll offset; the last index at the end of the scroll range. All in px. */
export function getSlideIndex(
  scrolled: number,
  step: number,
  furthest: number,
  total: number,
): number {
  if (step <= 0) return 0;
  if (furthest > 0 && scrolled >= furthest - 1) return total - 1;
  return Math.min(total - 1, Math.max(0, Math.round(scrolled / step)));
}

/** Reports the slide at the scroll position of a natively scrolled list. Returns a function that scrolls to a slide. */
export function useScrollStrip(
  viewport: RefObject<HTMLElement | null>,
  total: number,
  active: boolean,
  onSelect: (index: number) => void,
): (index: number) => void {
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    const strip = viewport.current;
    if (!strip || !active) return undefined;
    const updateIndex = () =>
      select(
        getSlideIndex(
          strip.scrollLeft,
          getSlideStep(strip),
          strip.scrollWidth - strip.clientWidth,
          total,
        ),
      );
    strip.addEventListener("scroll", updateIndex, { passive: true });
    return () => strip.removeEventListener("scroll", updateIndex);
  }, [viewport, total, active]);
  return useCallback(
    (target: number) => {
      const strip = viewport.current;
      const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      strip?.scrollTo({
        left: target * getSlideStep(strip),
        behavior: reducedMotion ? "instant" : "smooth",
      });
    },
    [viewport],
  );
}
