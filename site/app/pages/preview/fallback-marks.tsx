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
      const next = marks.flatMap(placeMark);
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

function placeMark(mark: FallbackMark): Place[] {
  const element = findFallbackElement(document, mark);
  if (!element) return [];
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return [];
  const box = { left: left + scrollX, top: top + scrollY, width, height };
  return [{ label: mark.label, box }];
}
