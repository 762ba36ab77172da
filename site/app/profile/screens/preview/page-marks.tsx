import { dequal } from "dequal/lite";
import { useEffect, useEffectEvent, useState } from "react";
import * as css from "./page-marks.css.ts";

/** An outline around elements of the page, with a name. */
export interface PageMark {
  kind: "fallback" | "focused" | "hovered";
  label: string;
  elements: readonly Element[];
}

interface Place extends Omit<PageMark, "elements"> {
  /** CSS px in the document. */
  box: { left: number; top: number; width: number; height: number };
  /** Reaches the edges of the window. */
  isWide: boolean;
}

interface PageMarksProps {
  /** Returns the marks; called after each render and each change of the size of the page. */
  findMarks: () => readonly PageMark[];
  /** What the page shows. A change renders the marks, which places them again. */
  content: unknown;
}

/** Outlines parts of the page. */
export function PageMarks({ findMarks }: PageMarksProps) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const place = useEffectEvent(() =>
    setPlaces((before) => {
      const next = findMarks().flatMap(placeMark);
      return dequal(before, next) ? before : next;
    }),
  );
  // After each render of the page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => place());
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    // Fonts, photos and the width of the page move the elements.
    const observer = new ResizeObserver(() => place());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return places.map(({ kind, label, box, isWide }) => (
    <div
      key={`${kind} ${label} ${box.top} ${box.left}`}
      className={css.mark}
      data-kind={kind}
      data-wide={isWide || undefined}
      style={box}
    >
      <span className={css.label}>{label}</span>
    </div>
  ));
}

/** Room for the outline around an element, CSS px. */
const minRoom = 8;

/** A box around all elements; none if they have no size, as the answer to a closed question. */
function placeMark({ kind, label, elements }: PageMark): Place[] {
  const rects = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return [];
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const width = Math.max(...rects.map((rect) => rect.right)) - left;
  const height = Math.max(...rects.map((rect) => rect.bottom)) - top;
  const isWide = left < minRoom && left + width > document.documentElement.clientWidth - minRoom;
  return [
    { kind, label, isWide, box: { left: left + scrollX, top: top + scrollY, width, height } },
  ];
}
