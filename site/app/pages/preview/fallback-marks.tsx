import { dequal } from "dequal/lite";
import { useEffect, useEffectEvent, useState } from "react";
import type { HomepageContent } from "@realtor/ui/templates";
import * as css from "./fallback-marks.css.ts";
import { findFallbackElement } from "./find-fallback-element.ts";
import type { FallbackMark } from "./preview-protocol.ts";

interface Place {
  label: string;
  box: { left: number; top: number; width: number; height: number };
}

interface FallbackMarksProps {
  marks: readonly FallbackMark[];
  /** What the page shows. A change renders the marks, which places them again. */
  content: HomepageContent;
}

/** Outlines the texts of the page that are in another language, with their names. */
export function FallbackMarks({ marks }: FallbackMarksProps) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const place = useEffectEvent(() =>
    setPlaces((before) => {
      const next = placeMarks(marks);
      return dequal(before, next) ? before : next;
    }),
  );
  // After each render of the page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => place());
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    // Fonts, photos and the width of the page move the texts.
    const observer = new ResizeObserver(() => place());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return places.map(({ label, box }) => (
    <div key={`${label} ${box.top} ${box.left}`} className={css.mark} style={box}>
      <span className={css.label}>{label}</span>
    </div>
  ));
}

/** One mark for each section and label, around all its texts. */
function placeMarks(marks: readonly FallbackMark[]): Place[] {
  const groups = new Map<string, { label: string; rects: DOMRect[] }>();
  for (const mark of marks) {
    const element = findFallbackElement(document, mark);
    const rect = element?.getBoundingClientRect();
    // The answer to a closed question has no size.
    if (!element || !rect || rect.width === 0 || rect.height === 0) continue;
    const key = `${mark.label} ${element.closest("section, footer")?.id}`;
    const group = groups.get(key) ?? { label: mark.label, rects: [] };
    groups.set(key, group);
    group.rects.push(rect);
  }
  return [...groups.values()].map(({ label, rects }) => {
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const width = Math.max(...rects.map((rect) => rect.right)) - left;
    const height = Math.max(...rects.map((rect) => rect.bottom)) - top;
    return { label, box: { left: left + scrollX, top: top + scrollY, width, height } };
  });
}
