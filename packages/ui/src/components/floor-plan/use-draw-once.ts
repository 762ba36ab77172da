import { useEffect, type RefObject } from "react";

/**
 * Starts the drawing animation once, when the element first enters the viewport. Without JavaScript, or
 * if it is visible on hydration, the drawing is complete from the start.
 */
export function useDrawOnce(ref: RefObject<SVGSVGElement | null>, enabled: boolean): void {
  useEffect(() => {
    const drawing = ref.current;
    if (!enabled || !drawing || typeof IntersectionObserver === "undefined") return undefined;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) {
          if (!first) drawing.dataset["drawing"] = "started";
          observer.disconnect();
        } else if (first) {
          drawing.dataset["drawing"] = "waiting";
        }
        first = false;
      },
      { threshold: 0.25 },
    );
    observer.observe(drawing);
    return () => {
      observer.disconnect();
      delete drawing.dataset["drawing"];
    };
  }, [ref, enabled]);
}
