import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** Distances in px from the start of the first slide to the start of each. */
function getOffsets(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])].filter(
    (slide) => slide instanceof HTMLElement,
  );
  return slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
}

const getFurthest = (viewport: HTMLElement) => viewport.scrollWidth - viewport.clientWidth;

/** Index of the slide nearest to a scroll offset; the last index at the end of the scroll range. All in px. */
export function getSlideIndex(
  scrolled: number,
  offsets: readonly number[],
  furthest: number,
): number {
  const last = Math.max(0, offsets.length - 1);
  if (furthest > 0 && scrolled >= furthest - 1) return last;
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Index of the next slide in the direction that is at another scroll position. The last slides can share
 * one, since the list ends at the end of the last slide.
 */
export function getNextIndex(
  index: number,
  by: 1 | -1,
  offsets: readonly number[],
  furthest: number,
): number {
  const last = Math.max(0, offsets.length - 1);
  const position = (at: number) => Math.min(offsets[at] ?? 0, furthest);
  let next = Math.min(last, Math.max(0, index + by));
  if (furthest <= 0) return next;
  while (next > 0 && next < last && position(next) === position(index)) next += by;
  return next;
}

/**
 * Reports the slide at the scroll position of a natively scrolled list, whose first child contains the
 * slides. Returns functions that scroll to a slide, and that find the slide in a direction.
 */
export function useScrollStrip(
  viewport: RefObject<HTMLElement | null>,
  active: boolean,
  onSelect: (index: number) => void,
) {
  const select = useEffectEvent(onSelect);
  /** Scroll position of a smooth scroll in progress, whose intermediate slides are not reported. */
  const target = useRef<number | null>(null);
  useEffect(() => {
    const strip = viewport.current;
    if (!strip || !active) return undefined;
    const abortController = new AbortController();
    const options = { passive: true, signal: abortController.signal };
    const updateIndex = () => {
      const furthest = getFurthest(strip);
      if (target.current !== null && Math.abs(strip.scrollLeft - target.current) > 1) return;
      target.current = null;
      select(getSlideIndex(strip.scrollLeft, getOffsets(strip), furthest));
    };
    const endScrolling = () => {
      target.current = null;
    };
    // Before hydration, the list is scrolled natively.
    if (strip.scrollLeft !== 0) updateIndex();
    strip.addEventListener("scroll", updateIndex, options);
    for (const end of ["scrollend", "pointerdown", "wheel", "touchstart"])
      strip.addEventListener(end, endScrolling, options);
    return () => abortController.abort();
  }, [viewport, active]);
  const goTo = useCallback(
    (index: number) => {
      const strip = viewport.current;
      if (!strip) return;
      const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      const left = getOffsets(strip)[index] ?? 0;
      target.current = reducedMotion ? null : Math.min(left, Math.max(0, getFurthest(strip)));
      strip.scrollTo({ left, behavior: reducedMotion ? "instant" : "smooth" });
    },
    [viewport],
  );
  const findNext = useCallback(
    (index: number, by: 1 | -1) => {
      const strip = viewport.current;
      return strip ? getNextIndex(index, by, getOffsets(strip), getFurthest(strip)) : index;
    },
    [viewport],
  );
  return { goTo, findNext };
}
