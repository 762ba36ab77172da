import type { Template } from "@realtor/ui/templates";
import type { Lang } from "@realtor/api/locales";
import { useEffect } from "react";
import { measured } from "./preview.css.ts";

/**
 * Lets own sections out of sight be skipped once each was drawn, in this design and language and at this
 * width: then none of them moves the page as it comes into sight.
 */
export function useMeasuredSections(template: Template | null, lang: Lang): void {
  useEffect(() => {
    if (!template) return undefined;
    const root = document.documentElement;
    let frame = 0;
    // A frame that draws them, and one after it that knows what they take.
    const measure = () => {
      cancelAnimationFrame(frame);
      root.removeAttribute(measured);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => root.setAttribute(measured, lang));
      });
    };
    measure();
    addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", measure);
      root.removeAttribute(measured);
    };
  }, [template, lang]);
}
