import { useCallback, useRef } from "react";

/** A page in a frame, as soon as it is rendered. */
type PageWindow = Window & typeof globalThis;

export interface LinkedScroll {
  /** Adds a page; returns a function that removes it. */
  add: (page: Window) => () => void;
  /** Scrolls all pages, as keys do. */
  scrollBy: (part: "line" | "screen" | "page", direction: 1 | -1) => void;
}

/** px that a key scrolls, of pages at their own size. */
const linePx = 120;

/** Pages that scroll together: each shows the part of the page that the other one shows. */
export function useLinkedScroll(): LinkedScroll {
  const pages = useRef(new Set<PageWindow>());
  /** Positions that this hook has set: their events change nothing. */
  const expected = useRef(new Map<PageWindow, number>());

  const add = useCallback((added: Window) => {
    // The frames are of this origin, so their windows have the same types.
    const page = added as PageWindow;
    pages.current.add(page);
    // Its photos and fonts change its height while it loads.
    const observer = new page.ResizeObserver(() => {
      const other = [...pages.current].find((one) => one !== page);
      if (other) expected.current.set(page, align(page, other));
    });
    observer.observe(page.document.documentElement);
    const onScroll = () => {
      const set = expected.current.get(page);
      if (set !== undefined && Math.abs(set - page.scrollY) < 2) return;
      expected.current.delete(page);
      for (const one of pages.current)
        if (one !== page) expected.current.set(one, align(one, page));
    };
    page.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      page.removeEventListener("scroll", onScroll);
      pages.current.delete(page);
      expected.current.delete(page);
    };
  }, []);

  const scrollBy = useCallback<LinkedScroll["scrollBy"]>((part, direction) => {
    const [first] = pages.current;
    if (!first) return;
    const px = { line: linePx, screen: first.innerHeight * 0.9, page: findStops(first).end }[part];
    expected.current.delete(first);
    first.scrollBy({ top: direction * px, behavior: "instant" });
  }, []);

  return { add, scrollBy };
}

/** Scrolls a page to the part that the other one shows; returns the position. */
function align(page: PageWindow, other: PageWindow): number {
  const top = Math.round(mapScroll(other.scrollY, findStops(other), findStops(page)));
  page.scrollTo({ top, behavior: "instant" });
  return top;
}

function findStops({ document, innerHeight, scrollY }: PageWindow): ScrollStops {
  const parts = new Map<string, number>();
  for (const section of document.querySelectorAll("section")) {
    const id = section.id || section.getAttribute("aria-labelledby");
    if (id) parts.set(id, section.getBoundingClientRect().top + scrollY);
  }
  return { parts, end: Math.max(1, document.documentElement.scrollHeight - innerHeight) };
}

/** Positions of the parts of a page, in px from its start, by id; and how far it scrolls. */
export interface ScrollStops {
  parts: ReadonlyMap<string, number>;
  end: number;
}

/**
 * The scroll position of another page that shows the same part: `top` is that of the first page. Between
 * parts that both pages have, the position is proportional.
 */
export function mapScroll(top: number, from: ScrollStops, to: ScrollStops): number {
  const stops: [from: number, to: number][] = [[0, 0]];
  for (const [id, start] of [...from.parts].toSorted(([, one], [, other]) => one - other)) {
    const target = to.parts.get(id);
    const [lastFrom, lastTo] = stops.at(-1) ?? [0, 0];
    // Templates order their parts differently.
    if (target === undefined || start <= lastFrom || target <= lastTo) continue;
    if (start < from.end && target < to.end) stops.push([start, target]);
  }
  stops.push([from.end, to.end]);
  const next = stops.findIndex(([start]) => start > top);
  if (next === -1) return to.end;
  const [startFrom, startTo] = stops[next - 1] ?? [0, 0];
  const [endFrom, endTo] = stops[next] ?? [from.end, to.end];
  return startTo + ((top - startFrom) / (endFrom - startFrom)) * (endTo - startTo);
}
