import type { Template } from "@realtor/ui/templates";
import type { Lang } from "@realtor/api/locales";
import { useEffect } from "react";
import { measured } from "./preview.css.ts";

/**
 * Enables `content-visibility` for custom sections once each has been rendered in this template,
 * language and width, so that their known heights prevent layout shifts.
 */
export function useMeasuredSections(template: Template | null, lang: Lang): void {
  useEffect(() => {
    if (!template) return undefined;
    const root = document.documentElement;
    let frame = 0;
    // The first frame renders the sections, the second knows their heights.
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
