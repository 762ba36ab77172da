import { useCallback, useEffect, useState, type RefObject } from "react";

/** Number of px from one slide to the next, as laid out. */
function stepOf(viewport: HTMLElement): number {
  const [first, second] = viewport.querySelectorAll<HTMLElement>("[data-slide]");
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** The slide at the start of a strip scrolled to where it is; the last one when it can go no further. */
export function indexAt(scrolled: number, step: number, furthest: number, total: number): number {
  if (step <= 0) return 0;
  if (furthest > 0 && scrolled >= furthest - 1) return total - 1;
  return Math.min(total - 1, Math.max(0, Math.round(scrolled / step)));
}

/** The strip as the browser scrolls it: where it stands, and how to move it. */
export function useStrip(viewport: RefObject<HTMLElement | null>, total: number, active: boolean) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const strip = viewport.current;
    if (!strip || !active) return undefined;
    const read = () =>
      setIndex(
        indexAt(strip.scrollLeft, stepOf(strip), strip.scrollWidth - strip.clientWidth, total),
      );
    strip.addEventListener("scroll", read, { passive: true });
    return () => strip.removeEventListener("scroll", read);
  }, [viewport, total, active]);
  const goTo = useCallback(
    (target: number) => {
      const strip = viewport.current;
      const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      strip?.scrollTo({ left: target * stepOf(strip), behavior: calm ? "instant" : "smooth" });
    },
    [viewport],
  );
  return { index, setIndex, goTo };
}
